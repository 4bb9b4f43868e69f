internal import ConstraintKit

/// Reads the text of a `vfl` string; what's wrong has its place in the file.
struct VisualFormatParser {
  private let bytes: [UInt8]
  /// Where the text begins in the file.
  private let base: SourceSpan
  private let hasEscapes: Bool
  private var position = 0
  private(set) var diagnostics: [Diagnostic] = []

  /// Thrown when a fault is reported: one is enough for so short a text.
  private struct Fault: Error {}

  init(_ string: StringSyntax) {
    guard case .text(let text, let span)? = string.pieces.first, string.pieces.count == 1 else {
      bytes = []
      hasEscapes = false
      base = SourceSpan(
        file: string.span.file, start: min(string.span.start + 1, string.span.end),
        end: string.span.end)
      return
    }
    bytes = Array(text.utf8)
    // An escape is longer than what it stands for.
    hasEscapes = bytes.count != Int(span.end - span.start)
    base = span
  }

  mutating func parse() -> VisualFormatSyntax? {
    guard !hasEscapes else {
      diagnostics = [.unexpected("a format has no escapes", at: base)]
      return nil
    }
    do {
      return try parseFormat()
    } catch {
      return nil
    }
  }

  // MARK: Grammar

  /// `[ ("H"|"V") ":" ] [ "|" conn ] vview { conn vview } [ conn "|" ]`
  private mutating func parseFormat() throws(Fault) -> VisualFormatSyntax {
    let axis = try parseAxis()
    var format = VisualFormatSyntax(
      axis: axis, leading: nil, views: [], gaps: [], trailing: nil)
    if accept("|") { format.leading = try parseConnection() }
    format.views.append(try parseView())
    while !isAtEnd {
      let connection = try parseConnection()
      if accept("|") {
        format.trailing = connection
        break
      }
      format.views.append(try parseView())
      format.gaps.append(connection)
    }
    if !isAtEnd { throw fail("the end of the format") }
    return format
  }

  private mutating func parseAxis() throws(Fault) -> VisualFormatSyntax.Axis {
    let isVertical = at("V")
    guard isVertical || at("H") else { return .horizontal }
    position += 1
    try expect(":")
    return isVertical ? .vertical : .horizontal
  }

  /// `[ "-" [ preds "-" ] ]`
  private mutating func parseConnection() throws(Fault) -> VisualFormatSyntax.Connection {
    let start = position
    guard accept("-") else { return .flush }
    if at("[") || at("|") { return .standard(span(from: start)) }
    let predicates = at("(") ? try parsePredicates() : [try parsePredicate(isSimple: true)]
    try expect("-")
    return .predicates(predicates)
  }

  /// `"[" NAME [ "(" pred { "," pred } ")" ] "]"`
  private mutating func parseView() throws(Fault) -> VisualFormatSyntax.View {
    skipSpaces()
    let start = position
    guard accept("[") else { throw fail("`[`") }
    let name = try parseName("a view's name")
    let predicates = at("(") ? try parsePredicates() : []
    try expect("]")
    return VisualFormatSyntax.View(name: name, predicates: predicates, span: span(from: start))
  }

  private mutating func parsePredicates() throws(Fault) -> [VisualFormatSyntax.Predicate] {
    try expect("(")
    var predicates = [try parsePredicate(isSimple: false)]
    while accept(",") { predicates.append(try parsePredicate(isSimple: false)) }
    try expect(")")
    return predicates
  }

  /// `[ relop ] ( NUMBER | NAME ) [ "@" ( NUMBER | LEVEL ) ]`
  private mutating func parsePredicate(
    isSimple: Bool
  ) throws(Fault) -> VisualFormatSyntax.Predicate {
    skipSpaces()
    let start = position
    let relation = isSimple ? .equal : parseRelation()
    let value: VisualFormatSyntax.Predicate.Value
    if isDigit(currentByte) {
      value = .number(try parseNumber())
    } else {
      value = .name(try parseName("a number or a name").text)
    }
    let priority = !isSimple && at("@") ? try parsePriority() : nil
    return VisualFormatSyntax.Predicate(
      relation: relation, value: value, priority: priority, span: span(from: start))
  }

  private mutating func parseRelation() -> Relation {
    for (mark, relation): (String, Relation) in [
      ("==", .equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
    ] where bytes[position...].starts(with: mark.utf8) {
      position += 2
      return relation
    }
    return .equal
  }

  private mutating func parsePriority() throws(Fault) -> PrioritySyntax {
    skipSpaces()
    let start = position
    position += 1
    while !isAtEnd, isWordByte(currentByte) || currentByte == UInt8(ascii: ".") { position += 1 }
    let spelling = Array(bytes[(start + 1)..<position])
    let result = PriorityText.parse(spelling, span: span(from: start))
    switch result {
    case .success(let priority): return priority
    case .failure(let fault):
      diagnostics.append(fault.diagnostic)
      throw Fault()
    }
  }

  // MARK: Words

  private mutating func parseName(_ expected: String) throws(Fault) -> NameSyntax {
    skipSpaces()
    let start = position
    while position < bytes.count, let (scalar, length) = UTF8Scalar.decode(bytes, at: position),
      scalar == "_" || scalar.properties.isXIDStart
        || (position > start && scalar.properties.isXIDContinue)
    {
      position += length
    }
    guard position > start else { throw fail(expected) }
    return NameSyntax(
      String(decoding: bytes[start..<position], as: UTF8.self), span(from: start))
  }

  private mutating func parseNumber() throws(Fault) -> Double {
    let start = position
    while !isAtEnd, isDigit(currentByte) || currentByte == UInt8(ascii: ".") { position += 1 }
    guard bytes[start..<position].count(where: { $0 == UInt8(ascii: ".") }) <= 1 else {
      position = start
      throw fail("a number")
    }
    let value = NumberText.value(bytes, start..<position)
    if value > NumberText.limit {
      diagnostics.append(
        .numberOutOfRange(
          String(decoding: bytes[start..<position], as: UTF8.self), at: span(from: start)))
      throw Fault()
    }
    return value
  }

  // MARK: Bytes

  private var isAtEnd: Bool { position >= bytes.count }

  private var currentByte: UInt8 { isAtEnd ? 0 : bytes[position] }

  private mutating func skipSpaces() {
    while currentByte == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func at(_ mark: Unicode.Scalar) -> Bool {
    skipSpaces()
    return !isAtEnd && UInt32(currentByte) == mark.value
  }

  private mutating func accept(_ mark: Unicode.Scalar) -> Bool {
    guard at(mark) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(Fault) {
    if !accept(mark) { throw fail("`\(mark)`") }
  }

  private mutating func fail(_ expected: String) -> Fault {
    skipSpaces()
    let found: String
    var length = 0
    if !isAtEnd, let (scalar, count) = UTF8Scalar.decode(bytes, at: position) {
      found = "`\(scalar)`"
      length = count
    } else {
      found = "the end of the format"
    }
    let start = position
    position += length
    diagnostics.append(
      .unexpected("expected \(expected), found \(found)", at: span(from: start)))
    return Fault()
  }

  private func span(from start: Int) -> SourceSpan {
    SourceSpan(
      file: base.file, start: base.start + Int32(start), end: base.start + Int32(position))
  }
}
