extension Lexer {
  mutating func scanString() {
    let start = position
    position += 1
    scanStringBody(start: start, isContinued: false)
  }

  /// Reads a string's text from the current position up to its end or its next interpolation.
  ///
  /// - Parameter isContinued: Whether the string has begun as pieces.
  mutating func scanStringBody(start: Int, isContinued: Bool) {
    let textStart = position
    var flags: Token.Flags = []
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        return endString(start: start, textStart: textStart, isContinued, flags)
      case UInt8(ascii: "\\") where peek(1) == UInt8(ascii: "("):
        return beginInterpolation(start: start, textStart: textStart, isContinued, flags)
      case UInt8(ascii: "\\"):
        flags.insert(.hasEscapes)
        position += peek(1) == UInt8(ascii: "\"") || peek(1) == UInt8(ascii: "\\") ? 2 : 1
      case 0x0A, 0x0D:
        return endUnterminatedString(start: start, isContinued)
      case 0x80...0xFF:
        noteDirectionCharacter()
        position += 1
      default:
        skipPlainText()
      }
    }
    endUnterminatedString(start: start, isContinued)
  }

  /// Skips a byte of a string's text and the visible ASCII characters after it.
  private mutating func skipPlainText() {
    var index = position + 1
    while index < bytes.count, bytes[index] >= 0x20, bytes[index] < 0x7F,
      bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\")
    {
      index += 1
    }
    position = index
  }

  private mutating func endString(
    start: Int, textStart: Int, _ isContinued: Bool, _ flags: Token.Flags
  ) {
    if isContinued {
      emitText(from: textStart, flags)
      emitMark(.stringEnd, 1)
    } else {
      position += 1
      pendingFlags.formUnion(flags)
      emit(.string, from: start)
    }
  }

  private mutating func beginInterpolation(
    start: Int, textStart: Int, _ isContinued: Bool, _ flags: Token.Flags
  ) {
    let textEnd = position
    if !isContinued {
      position = start + 1
      emit(.stringStart, from: start)
      position = textEnd
    }
    emitText(from: textStart, flags)
    openStrings.append(
      OpenString(start: start, interpolation: textEnd, bracketDepth: brackets.depth))
    emitMark(.interpolationStart, 2)
    brackets.open(.interpolationStart, index: tokens.count - 1)
  }

  private mutating func emitText(from start: Int, _ flags: Token.Flags) {
    guard position > start else { return }
    pendingFlags.formUnion(flags)
    emit(.stringText, from: start)
  }

  /// `'…'`: read as what was meant.
  mutating func scanSingleQuoted() {
    let start = position
    position += 1
    while position < bytes.count, ![0x27, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    if peek(0) == 0x27 { position += 1 }
    report(
      .unexpected(
        "strings stand in double quotes", at: span(start, position), help: "write `\"…\"`"))
    emit(.invalid, from: start)
  }

  /// W1010 at a character that reorders the text around it (UAX #9), in a string or comment.
  mutating func noteDirectionCharacter() {
    guard let (scalar, length) = UTF8Scalar.decode(bytes, at: position),
      DirectionCharacter.contains(scalar)
    else { return }
    report(.hiddenDirection(scalar, at: span(position, position + length)))
  }
}

/// The invisible characters that change the direction of text (Unicode's `Bidi_Control`).
enum DirectionCharacter {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
