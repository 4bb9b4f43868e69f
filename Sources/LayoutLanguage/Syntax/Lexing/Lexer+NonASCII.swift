extension Lexer {
  /// A name in any script, `±`, or a character that isn't of the language.
  mutating func scanNonASCII() {
    guard let (scalar, length) = UTF8Scalar.decode(bytes, at: position) else {
      position += 1
      return
    }
    if scalar.properties.isXIDStart {
      let start = position
      position += length
      _ = skipUnicodeWord()
      emit(.identifier, from: start)
    } else if scalar == "±" {
      emitMark(.plusMinus, length)
    } else {
      scanForeign(scalar, length)
    }
  }

  private mutating func scanForeign(_ scalar: Unicode.Scalar, _ length: Int) {
    let start = position
    if Self.wideDigit(scalar) != nil {
      scanWideDigits()
    } else if scalar == "“" || scalar == "‘" {
      scanCurlyQuoted(closing: scalar == "“" ? "”" : "’")
    } else if let meant = LookAlike.mark(for: scalar) {
      position += length
      report(
        .unexpected(
          "unexpected character `\(scalar)` (\(codePoint(scalar)))", at: span(start, position),
          help: "write `\(meant)`", replacement: meant))
      emitLookAlike(meant, from: start)
    } else {
      scanUnreadable(scalar, length)
    }
  }

  /// A mark that's written with a character that looks like it.
  private mutating func emitLookAlike(_ meant: String, from start: Int) {
    switch meant {
    case "{": bracket(.leftBrace, from: start)
    case "(": bracket(.leftParenthesis, from: start)
    case "[": bracket(.leftBracket, from: start)
    case "}", ")", "]":
      emit(LookAlike.kind(of: meant), from: start)
      matchLast(LookAlike.kind(of: meant))
    default: emit(LookAlike.kind(of: meant), from: start)
    }
  }

  private mutating func bracket(_ kind: TokenKind, from start: Int) {
    emit(kind, from: start)
    brackets.open(kind, index: tokens.count - 1)
  }

  /// `１０`
  private mutating func scanWideDigits() {
    let start = position
    var digits = ""
    while position < bytes.count, let (scalar, length) = UTF8Scalar.decode(bytes, at: position),
      let digit = Self.wideDigit(scalar)
    {
      digits.append("\(digit)")
      position += length
    }
    report(
      .unexpected(
        "full-width digits `\(text(start, position))`", at: span(start, position),
        help: "use `\(digits)`", replacement: digits))
    emit(.invalid, from: start)
  }

  private static func wideDigit(_ scalar: Unicode.Scalar) -> UInt32? {
    scalar.value >= 0xFF10 && scalar.value <= 0xFF19 ? scalar.value - 0xFF10 : nil
  }

  private mutating func scanCurlyQuoted(closing: Unicode.Scalar) {
    let start = position
    var isClosed = false
    while !isClosed, position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D,
      let (scalar, length) = UTF8Scalar.decode(bytes, at: position)
    {
      position += length
      isClosed = scalar == closing
    }
    report(
      .unexpected(
        "strings stand in straight double quotes", at: span(start, position),
        help: "write `\"…\"`"))
    emit(.invalid, from: start)
  }

  /// What's no part of any name or mark: reported once for a run of it. Spaces separate.
  private mutating func scanUnreadable(_ first: Unicode.Scalar, _ length: Int) {
    let start = position
    position += length
    let isSpace = first.properties.isWhitespace
    while position < bytes.count, bytes[position] >= 0x80,
      let (scalar, length) = UTF8Scalar.decode(bytes, at: position),
      !scalar.properties.isXIDStart, scalar.properties.isWhitespace == isSpace,
      LookAlike.mark(for: scalar) == nil, Self.wideDigit(scalar) == nil, scalar != "±"
    {
      position += length
    }
    report(.unexpectedCharacter(first, text: text(start, position), at: span(start, position)))
    if first == "\u{2028}" || first == "\u{2029}" { pendingFlags.insert(.newlineBefore) }
    if isSpace || first.properties.generalCategory == .format {
      pendingFlags.insert(.spaceBefore)
    } else {
      emit(.invalid, from: start)
    }
  }
}

/// `U+202E`
func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
