extension Lexer {
  /// Punctuation, operators, comments, colours and priorities.
  mutating func scanMark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): open(.leftBrace)
    case UInt8(ascii: "("): open(.leftParenthesis)
    case UInt8(ascii: "["): open(.leftBracket)
    case UInt8(ascii: "}"): close(.rightBrace)
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "]"): close(.rightBracket)
    case UInt8(ascii: ","): emitMark(.comma, 1)
    case UInt8(ascii: ":"): scanColon()
    case UInt8(ascii: ";"): emitMark(.semicolon, 1)
    case UInt8(ascii: "."): scanDots()
    case UInt8(ascii: "?"): scanPair(.question, UInt8(ascii: "?"), .coalesce)
    case UInt8(ascii: "/"): scanSlash()
    case UInt8(ascii: "+"): scanPlus()
    case UInt8(ascii: "-") where beginsDashComment: skipForeignComment(mark: "--")
    case UInt8(ascii: "-"): emitMark(.minus, 1)
    case UInt8(ascii: "*"): scanStar()
    case UInt8(ascii: "%"): emitMark(.percent, 1)
    case UInt8(ascii: "="): scanEqual()
    case UInt8(ascii: "<"): scanPair(.less, UInt8(ascii: "="), .lessOrEqual)
    case UInt8(ascii: ">"): scanPair(.greater, UInt8(ascii: "="), .greaterOrEqual)
    case UInt8(ascii: "!"): scanPair(.not, UInt8(ascii: "="), .notEqual)
    case UInt8(ascii: "&"): scanDoubled(.and)
    case UInt8(ascii: "|"): scanDoubled(.or)
    case UInt8(ascii: "@"): scanPriority()
    case UInt8(ascii: "#"): scanColor()
    case UInt8(ascii: "'"): scanSingleQuoted()
    default: scanUnknown()
    }
  }

  // MARK: Brackets

  private mutating func open(_ kind: TokenKind) {
    emitMark(kind, 1)
    brackets.open(kind, index: tokens.count - 1)
  }

  private mutating func close(_ kind: TokenKind) {
    emitMark(kind, 1)
    matchLast(kind)
  }

  /// Matches the closing bracket that was emitted last; one that closes nothing is dropped.
  mutating func matchLast(_ kind: TokenKind) {
    if !brackets.close(kind, tokens: &tokens) {
      pendingFlags.formUnion(tokens.removeLast().flags)
    }
  }

  private mutating func closeParenthesis() {
    if let open = openStrings.last, brackets.depth == open.bracketDepth + 1 {
      emitMark(.interpolationEnd, 1)
      matchLast(.interpolationEnd)
      openStrings.removeLast()
      scanStringBody(start: open.start, isContinued: true)
    } else {
      close(.rightParenthesis)
    }
  }

  // MARK: Operators

  private mutating func scanPair(_ single: TokenKind, _ second: UInt8, _ pair: TokenKind) {
    if peek(1) == second { emitMark(pair, 2) } else { emitMark(single, 1) }
  }

  private mutating func scanColon() {
    if peek(1) == UInt8(ascii: "="), peek(2) != UInt8(ascii: "=") {
      reportMark(length: 2, use: "=")
      emitMark(.assign, 2)
    } else {
      emitMark(.colon, 1)
    }
  }

  private mutating func scanDots() {
    guard peek(1) == UInt8(ascii: ".") else {
      if isDigit(peek(1)), !followsOperand { return scanBareFraction() }
      return emitMark(.dot, 1)
    }
    switch peek(2) {
    case UInt8(ascii: "<"): emitMark(.halfOpenRange, 3)
    case UInt8(ascii: "."): emitMark(.closedRange, 3)
    default:
      reportMark(length: 2, use: "..<", or: "...")
      emitMark(.halfOpenRange, 2)
    }
  }

  /// Whether the last token, directly before, may be the object of a member access.
  private var followsOperand: Bool {
    guard pendingFlags.isEmpty, let kind = tokens.last?.kind else { return false }
    switch kind {
    case .identifier, .keyword, .rightParenthesis, .rightBracket, .number: return true
    default: return false
    }
  }

  /// `.5`
  private mutating func scanBareFraction() {
    let start = position
    position += 1
    while isDigit(peek(0)) { position += 1 }
    report(
      .unexpected(
        "a number begins with a digit", at: span(start, position),
        help: "write `0\(text(start, position))`"))
    emit(.invalid, from: start)
  }

  private mutating func scanSlash() {
    switch peek(1) {
    case UInt8(ascii: "/"): skipLineComment()
    case UInt8(ascii: "*"): skipBlockComment()
    default: emitMark(.slash, 1)
    }
  }

  private mutating func scanPlus() {
    if peek(1) == UInt8(ascii: "/"), peek(2) == UInt8(ascii: "-") {
      emitMark(.plusMinus, 3)
    } else {
      emitMark(.plus, 1)
    }
  }

  private mutating func scanStar() {
    let closesComment =
      peek(1) == UInt8(ascii: "/") && peek(2) != UInt8(ascii: "/") && peek(2) != UInt8(ascii: "*")
    guard closesComment else { return emitMark(.star, 1) }
    report(.unexpected("`*/` closes no comment", at: span(position, position + 2)))
    position += 2
  }

  private mutating func scanEqual() {
    switch (peek(1), peek(2)) {
    case (UInt8(ascii: "="), UInt8(ascii: "=")):
      reportMark(length: 3, use: "==")
      emitMark(.equal, 3)
    case (UInt8(ascii: "="), _):
      emitMark(.equal, 2)
    case (UInt8(ascii: "<"), _):
      reportMark(length: 2, use: "<=")
      emitMark(.lessOrEqual, 2)
    case (UInt8(ascii: ">"), _):
      reportMark(length: 2, use: ">=")
      emitMark(.greaterOrEqual, 2)
    default:
      emitMark(.assign, 1)
    }
  }

  /// `&&` or `||`, of which a single one is a slip.
  private mutating func scanDoubled(_ kind: TokenKind) {
    guard peek(1) == peek(0) else {
      if kind == .or, isOfVisualFormat {
        reportVisualFormat()
      } else {
        reportMark(length: 1, use: isInAttributes ? "," : kind.mark ?? "")
      }
      return emitMark(kind, 1)
    }
    emitMark(kind, 2)
  }

  /// Whether an attribute that begins a statement is before a mark, as in `left & top == super`.
  private var isInAttributes: Bool {
    guard let last = tokens.last, last.word == .attribute else { return false }
    guard tokens.count > 1, !last.flags.contains(.newlineBefore) else { return true }
    return [.leftBrace, .semicolon, .comma, .and].contains(tokens[tokens.count - 2].kind)
  }

  /// Whether a single `|` stands as in `H:|-20-[a]-20-|`.
  private var isOfVisualFormat: Bool {
    guard pendingFlags.isEmpty, let before = tokens.last?.kind else { return false }
    return [.colon, .minus, .rightBracket].contains(before)
  }

  /// What stands behind the `vfl` of the line; an example if it has none.
  private var writtenFormat: String {
    let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: ";") }
    let start = bytes[..<position].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = bytes[position...].firstIndex(where: isEnd) ?? bytes.count
    let words = text(start, end).split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0] == "vfl", !words[1].contains("\"") else {
      return "H:|-20-[a]-20-|"
    }
    return words[1].split(separator: " ").joined(separator: " ")
  }

  /// Reports a visual format without quotes, once a line.
  private mutating func reportVisualFormat() {
    let line = tokens.reversed().prefix { !$0.flags.contains(.newlineBefore) }
    if !line.contains(where: { $0.kind == .or && $0.flags.contains(.isReported) }) {
      report(
        .unexpected(
          "unexpected `|`", at: span(position, position + 1),
          help: "a visual format stands in quotes: `vfl \"\(writtenFormat)\"`"))
    }
    pendingFlags.insert(.isReported)
  }

  /// Reports that the next `length` bytes are no mark of the language.
  private mutating func reportMark(length: Int, use mark: String, or other: String? = nil) {
    let wanted = other.map { "`\(mark)` or `\($0)`" } ?? "`\(mark)`"
    report(
      .unexpected(
        "unexpected `\(text(position, position + length))`",
        at: span(position, position + length), help: "write \(wanted)",
        replacement: other == nil ? mark : nil))
    pendingFlags.insert(.isReported)
  }

  // MARK: Rest

  private mutating func scanColor() {
    if beginsForeignComment { return skipForeignComment() }
    let start = position
    position += 1
    var isHex = true
    while isWordByte(peek(0)) {
      isHex = isHex && isHexDigit(peek(0))
      position += 1
    }
    let digits = position - start - 1
    if !isHex || ![3, 4, 6, 8].contains(digits) {
      report(.badColor(text(start, position), at: span(start, position)))
      return emit(.invalid, from: start)
    }
    emit(.color, from: start)
  }

  /// Whether a `#` stands where a comment of other languages does: at a line's start with what is
  /// no colour, or with a space after it.
  private var beginsForeignComment: Bool {
    let isValue = tokens.last.map { [.colon, .assign, .comma].contains($0.kind) } ?? false
    if peek(1) == UInt8(ascii: " ") { return !isValue }
    guard pendingFlags.contains(.newlineBefore), !isValue else { return false }
    return !isHexDigit(peek(1))
  }

  /// Whether `-- ` begins a line.
  private var beginsDashComment: Bool {
    peek(1) == UInt8(ascii: "-") && peek(2) == UInt8(ascii: " ")
      && (tokens.isEmpty || pendingFlags.contains(.newlineBefore))
  }

  private mutating func skipForeignComment(mark: String = "#") {
    let place = span(position, position + mark.utf8.count)
    report(
      .unexpected(
        "`\(mark)` begins no comment", at: place, help: "a comment begins with `//`",
        replacement: "//"))
    skipLineComment()
  }

  private mutating func scanUnknown() {
    let start = position
    while position < bytes.count, isUnknown(bytes[position]) { position += 1 }
    let shown = text(start, position)
    report(
      .unexpected(
        shown.contains("`") ? "unexpected backquote" : "unexpected character `\(shown)`",
        at: span(start, position)))
    emit(.invalid, from: start)
  }

  private func isUnknown(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "`"),
      UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}

func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
}

func isLetter(_ byte: UInt8) -> Bool {
  byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
}

/// Whether an ASCII byte may be within a word.
@inline(__always)
func isWordByte(_ byte: UInt8) -> Bool {
  // A bit for each byte from `0` to `o`: digits, letters and `_`.
  let place = byte &- UInt8(ascii: "0")
  return place < 64
    ? (0xFFFE_87FF_FFFE_03FF as UInt64) &>> UInt64(place) & 1 == 1
    : byte >= 0x70 && byte <= UInt8(ascii: "z")
}
