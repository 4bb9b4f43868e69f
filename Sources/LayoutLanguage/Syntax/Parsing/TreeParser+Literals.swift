extension TreeParser {
  // MARK: Numbers

  /// The value of a number token, or of the part of a token after `offset` bytes.
  func numberValue(_ token: Token, offset: Int = 0) -> Double {
    NumberText.value(bytes, Int(token.start) + offset..<Int(token.end))
  }

  /// The value of a number, which is reported if it's too large; then it is 0.
  mutating func checkedNumber(_ token: Token) -> Double {
    let value = numberValue(token)
    guard value <= NumberText.limit else {
      report(.numberOutOfRange(text(token), at: span(token)))
      return 0
    }
    return value
  }

  // MARK: Strings

  mutating func parseStringExpression() -> ExpressionSyntax {
    let string = parseString()
    return ExpressionSyntax(.string(string), string.span)
  }

  /// A string at the current place.
  private mutating func parseString() -> StringSyntax {
    let start = current
    if start.kind == .string {
      advance()
      let inner = SourceSpan(file: file, start: start.start + 1, end: start.end - 1)
      let text = cook(start, trimming: 1)
      return StringSyntax(text.isEmpty ? [] : [.text(text, inner)], span(start))
    }
    var pieces: [StringSyntax.Piece] = []
    var tallest = 0
    advance()
    while !isFailing, !accept(.stringEnd) {
      pieces.append(parsePiece())
      tallest = max(tallest, height)
    }
    height = tallest + 1
    return StringSyntax(pieces, span(from: start))
  }

  private mutating func parsePiece() -> StringSyntax.Piece {
    let token = current
    guard at(.interpolationStart) else {
      let piece = StringSyntax.Piece.text(cook(token, trimming: 0), span(token))
      if at(.stringText) { advance() } else { failSilently() }
      return piece
    }
    let open = index
    advance()
    let value = withNewlines(token.partner < 0) { $0.parseExpression() }
    close(open, expected: "`)`")
    return .interpolation(value)
  }

  /// A string without interpolation, where the grammar wants nothing else.
  mutating func parsePlainString(_ expected: String) -> StringSyntax {
    guard !isFailing, at(.string) || at(.stringStart), !startsLine else {
      failUnexpected(expected, help: quotesHelp)
      return StringSyntax([], SourceSpan(file: file, start: current.start, end: current.start))
    }
    let string = parseString()
    let hasInterpolation = string.pieces.contains {
      if case .interpolation = $0 { true } else { false }
    }
    if hasInterpolation {
      report(.unexpected("this string can't have `\\( )` in it", at: string.span))
      return StringSyntax([], string.span)
    }
    return string
  }

  /// The words up to the next space, in the quotes that they lack.
  private var quotesHelp: String? {
    guard at(.identifier), !startsLine else { return nil }
    let end = bytes[Int(current.start)...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ";") }
    let text = String(
      decoding: bytes[Int(current.start)..<(end ?? bytes.count)], as: UTF8.self)
    return "write `\"\(text)\"`"
  }

  /// The text of a token with its escapes resolved, without `margin` bytes at both ends.
  mutating func cook(_ token: Token, trimming margin: Int) -> String {
    let range = Int(token.start) + margin..<max(Int(token.end) - margin, Int(token.start) + margin)
    guard token.flags.contains(.hasEscapes) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var reader = EscapeReader(bytes: bytes, range: range, file: file)
    let text = reader.read()
    for diagnostic in reader.diagnostics { report(diagnostic) }
    return text
  }
}

/// Resolves the escapes of a string: `\n`, `\t`, `\r`, `\"`, `\\` and `\u{1F600}`.
struct EscapeReader {
  let bytes: [UInt8]
  let range: Range<Int>
  let file: Int32
  private(set) var diagnostics: [Diagnostic] = []

  init(bytes: [UInt8], range: Range<Int>, file: Int32) {
    self.bytes = bytes
    self.range = range
    self.file = file
  }

  mutating func read() -> String {
    var result = ""
    var index = range.lowerBound
    while let backslash = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "\\")) {
      result += String(decoding: bytes[index..<backslash], as: UTF8.self)
      index = readEscape(at: backslash, into: &result)
    }
    return result + String(decoding: bytes[index..<range.upperBound], as: UTF8.self)
  }

  /// Reads the escape at a backslash and returns the offset after it.
  private mutating func readEscape(at backslash: Int, into result: inout String) -> Int {
    let next = backslash + 1 < range.upperBound ? bytes[backslash + 1] : 0
    switch next {
    case UInt8(ascii: "n"): result += "\n"
    case UInt8(ascii: "t"): result += "\t"
    case UInt8(ascii: "r"): result += "\r"
    case UInt8(ascii: "\""): result += "\""
    case UInt8(ascii: "\\"): result += "\\"
    case UInt8(ascii: "u"): return readScalar(at: backslash, into: &result)
    default: return refuse(at: backslash)
    }
    return backslash + 2
  }

  private mutating func refuse(at backslash: Int) -> Int {
    let length =
      backslash + 1 < range.upperBound ? UTF8Scalar.decode(bytes, at: backslash + 1)?.1 ?? 1 : 0
    let end = min(backslash + 1 + length, range.upperBound)
    let text = String(decoding: bytes[backslash..<end], as: UTF8.self)
    report(
      "unknown escape `\(text)`", backslash, end,
      help: "the escapes are `\\n`, `\\t`, `\\r`, `\\\"`, `\\\\`, `\\u{…}` and `\\( )`")
    return end
  }

  private mutating func readScalar(at backslash: Int, into result: inout String) -> Int {
    let open = backslash + 2
    guard open < range.upperBound, bytes[open] == UInt8(ascii: "{") else {
      report("expected `{` after `\\u`", backslash, open, help: "write `\\u{1F600}`")
      return open
    }
    let digits = bytes[(open + 1)..<range.upperBound].prefix { isHexDigit($0) }
    let end = digits.endIndex
    guard end < range.upperBound, bytes[end] == UInt8(ascii: "}") else {
      report("`\\u{` is not closed", backslash, end, help: "write `\\u{1F600}`")
      return end
    }
    let text = String(decoding: digits, as: UTF8.self)
    if digits.count <= 8, let value = UInt32(text, radix: 16), value != 0,
      let scalar = Unicode.Scalar(value)
    {
      result.unicodeScalars.append(scalar)
    } else {
      report("`\\u{\(text.prefix(12))}` is no character", backslash, end + 1)
    }
    return end + 1
  }

  private mutating func report(_ message: String, _ start: Int, _ end: Int, help: String? = nil) {
    let span = SourceSpan(file: file, start: Int32(start), end: Int32(end))
    diagnostics.append(.unexpected(message, at: span, help: help))
  }
}
