/// Recursive descent over the bytes of a JSON text.
struct JSONTreeParser {
  let bytes: [UInt8]
  let file: Int32
  let limits: ParserLimits
  var position: Int
  var depth = 0
  /// What leads to the value that's being read.
  private var path: [PathStep] = []
  var diagnostics = DiagnosticCollector()

  private enum PathStep {
    case key(String)
    case index(Int)
  }

  /// Thrown when the text is malformed, which is reported then.
  struct Malformed: Error {}

  init(bytes: [UInt8], file: Int32, start: Int, limits: ParserLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    position = start
  }

  /// The value; nil where the text is malformed.
  mutating func parse() -> ExpressionSyntax? {
    do {
      skipSpaces()
      let value = try parseValue("a value")
      skipSpaces()
      if position < bytes.count { throw fail("the end of the file") }
      return value
    } catch {
      return nil
    }
  }

  // MARK: Values

  private mutating func parseValue(_ expected: String) throws(Malformed) -> ExpressionSyntax {
    let start = position
    switch peek() {
    case UInt8(ascii: "{"):
      return try nested { parser throws(Malformed) in try parser.parseObject() }
    case UInt8(ascii: "["):
      return try nested { parser throws(Malformed) in try parser.parseArray() }
    case UInt8(ascii: "\""): return try parseString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
    case UInt8(ascii: "t") where accept("true"): return expression(.bool(true), from: start)
    case UInt8(ascii: "f") where accept("false"): return expression(.bool(false), from: start)
    case UInt8(ascii: "n") where accept("null"): return expression(.null, from: start)
    default: throw fail(expected)
    }
  }

  private mutating func nested(
    _ read: (inout JSONTreeParser) throws(Malformed) -> ExpressionSyntax
  ) throws(Malformed) -> ExpressionSyntax {
    guard depth < limits.expressionDepth else {
      diagnostics.append(
        .valuesTooDeep(limit: limits.expressionDepth, at: span(position, position + 1)))
      throw Malformed()
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func parseArray() throws(Malformed) -> ExpressionSyntax {
    let start = position
    position += 1
    var elements: [ExpressionSyntax] = []
    skipSpaces()
    if !accept(UInt8(ascii: "]")) {
      repeat {
        skipSpaces()
        path.append(.index(elements.count))
        elements.append(try parseValue(elements.isEmpty ? "a value or `]`" : "a value"))
        path.removeLast()
        skipSpaces()
      } while accept(UInt8(ascii: ","))
      guard accept(UInt8(ascii: "]")) else { throw fail("`,` or `]`") }
    }
    return expression(.list(elements), from: start)
  }

  private mutating func parseObject() throws(Malformed) -> ExpressionSyntax {
    let start = position
    position += 1
    var pairs: [(key: NameSyntax, value: ExpressionSyntax)] = []
    skipSpaces()
    if !accept(UInt8(ascii: "}")) {
      repeat {
        skipSpaces()
        pairs.append(try parsePair(isFirst: pairs.isEmpty))
        skipSpaces()
      } while accept(UInt8(ascii: ","))
      guard accept(UInt8(ascii: "}")) else { throw fail("`,` or `}`") }
    }
    return expression(.object(withoutRepetitions(pairs)), from: start)
  }

  private mutating func parsePair(
    isFirst: Bool
  ) throws(Malformed) -> (key: NameSyntax, value: ExpressionSyntax) {
    guard peek() == UInt8(ascii: "\"") else {
      throw fail(isFirst ? "a key in double quotes or `}`" : "a key in double quotes")
    }
    let start = position
    let key = NameSyntax(try parseStringText(), span(start, position))
    skipSpaces()
    guard accept(UInt8(ascii: ":")) else { throw fail("`:`") }
    skipSpaces()
    path.append(.key(key.text))
    defer { path.removeLast() }
    return (key, try parseValue("a value"))
  }

  // MARK: Keys

  private typealias Pair = (key: NameSyntax, value: ExpressionSyntax)

  /// Objects of more keys are searched by hash.
  private static let smallObject = 8

  /// Reports the keys that occur again and keeps the first of each.
  private mutating func withoutRepetitions(_ pairs: [Pair]) -> [Pair] {
    guard pairs.count > Self.smallObject || hasRepetition(pairs) else { return pairs }
    var places: [String: SourceSpan] = [:]
    places.reserveCapacity(pairs.count)
    return pairs.filter { pair in
      if let first = places[pair.key.text] {
        diagnostics.append(
          .duplicateKey(pair.key.text, in: pathText, at: pair.key.span, first: first))
        return false
      }
      places[pair.key.text] = pair.key.span
      return true
    }
  }

  private func hasRepetition(_ pairs: [Pair]) -> Bool {
    pairs.indices.contains { index in
      pairs[..<index].contains { $0.key.text == pairs[index].key.text }
    }
  }

  /// `posts[0].author`
  private var pathText: String {
    path.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  // MARK: Numbers

  /// `[ "-" ] ( "0" | digit1-9 { digit } ) [ "." digits ] [ exponent ]`
  private mutating func parseNumber() throws(Malformed) -> ExpressionSyntax {
    let start = position
    let isNegative = accept(UInt8(ascii: "-"))
    let digits = position
    guard isDigit(peek()) else { throw fail("a digit") }
    if accept(UInt8(ascii: "0")) {
      if isDigit(peek()) { throw failLeadingZero(digits) }
    } else {
      skipDigits()
    }
    if accept(UInt8(ascii: ".")) { try parseDigits() }
    if peek() | 0x20 == UInt8(ascii: "e") {
      position += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
      try parseDigits()
    }
    let value = NumberText.value(bytes, digits..<position)
    guard value.isFinite else {
      diagnostics.append(
        .numberNotFinite(text(start, position), at: span(start, position)))
      throw Malformed()
    }
    return expression(.number(isNegative ? -value : value), from: start)
  }

  private mutating func failLeadingZero(_ start: Int) -> Malformed {
    skipDigits()
    diagnostics.append(
      .malformedJSON("a number has no leading zeros", at: span(start, position)))
    return Malformed()
  }

  private mutating func parseDigits() throws(Malformed) {
    guard isDigit(peek()) else { throw fail("a digit") }
    skipDigits()
  }

  private mutating func skipDigits() {
    while isDigit(peek()) { position += 1 }
  }

  // MARK: Bytes

  /// The current byte; 0 at the end.
  func peek() -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func accept(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Consumes a word that no other letter or digit follows.
  private mutating func accept(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes[position...].prefix(count).elementsEqual("\(word)".utf8),
      position + count >= bytes.count || !isWordByte(bytes[position + count])
    else { return false }
    position += count
    return true
  }

  private mutating func skipSpaces() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(
      file: file, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  func expression(_ kind: ExpressionSyntax.Kind, from start: Int) -> ExpressionSyntax {
    ExpressionSyntax(kind, span(start, position))
  }
}
