/// Reads a format byte by byte; the first fault ends it.
struct VisualFormatParser {
  private typealias Fault = VisualFormatError

  private let text: String
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  // MARK: Grammar

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat(
      dimension: try parseDimension(), leading: nil, views: [], gaps: [], trailing: nil)
    if accept("|") { format.leading = try parseGap() }
    format.views.append(try parseView())
    while !atEnd() {
      let gap = try parseGap()
      if accept("|") {
        format.trailing = gap
        break
      }
      format.views.append(try parseView())
      format.gaps.append(gap)
    }
    if !atEnd() { throw unexpected("the end of the format") }
    return format
  }

  private mutating func parseDimension() throws(Fault) -> LayoutDimension {
    let isVertical = at("V")
    guard isVertical || at("H") else { return .horizontal }
    position += 1
    try expect(":")
    return isVertical ? .vertical : .horizontal
  }

  /// `[ "-" [ ( number | name | list ) "-" ] ]`
  private mutating func parseGap() throws(Fault) -> VisualFormat.Gap {
    let start = position
    guard accept("-") else { return .flush }
    if at("[") || at("|") { return .standard(start..<position) }
    let predicates = at("(") ? try parseList() : [try parsePredicate(isInList: false)]
    try expect("-")
    return .predicates(predicates)
  }

  /// `"[" name [ list ] "]"`
  private mutating func parseView() throws(Fault) -> VisualFormat.View {
    skipSpaces()
    let start = position
    try expect("[")
    skipSpaces()
    let nameStart = position
    let name = try parseName("a view's name")
    let nameRange = nameStart..<position
    let predicates = at("(") ? try parseList() : []
    try expect("]")
    return VisualFormat.View(
      name: name, nameRange: nameRange, predicates: predicates, range: start..<position)
  }

  private mutating func parseList() throws(Fault) -> [VisualFormat.Predicate] {
    try expect("(")
    var predicates = [try parsePredicate(isInList: true)]
    while accept(",") { predicates.append(try parsePredicate(isInList: true)) }
    try expect(")")
    return predicates
  }

  /// Outside a list a predicate is a number or a name and nothing else.
  private mutating func parsePredicate(
    isInList: Bool
  ) throws(Fault) -> VisualFormat.Predicate {
    skipSpaces()
    let start = position
    let relation = isInList ? parseRelation() : .equal
    let value = try parseValue(canBeNegative: isInList)
    let priority = isInList && at("@") ? try parsePriority() : nil
    return VisualFormat.Predicate(
      relation: relation, value: value, priority: priority, range: start..<position)
  }

  private mutating func parseRelation() -> Relation {
    for relation in Relation.allCases
    where bytes[position...].starts(with: relation.description.utf8) {
      position += 2
      skipSpaces()
      return relation
    }
    return .equal
  }

  private mutating func parseValue(
    canBeNegative: Bool
  ) throws(Fault) -> VisualFormat.Predicate.Value {
    if canBeNegative, accept("-") {
      guard isAtDigit else { throw unexpected("a number") }
      return .number(0 - (try parseNumber()))
    }
    return isAtDigit ? .number(try parseNumber()) : .name(try parseName("a number or a name"))
  }

  /// `"@" ( number | name ) [ ("+"|"-") number ]`
  private mutating func parsePriority() throws(Fault) -> VisualFormat.PriorityTerm {
    let start = position
    position += 1
    let base: VisualFormat.PriorityTerm.Base =
      isAtDigit ? .number(try parseNumber()) : .name(try parseName("a priority"))
    var offset = 0.0
    if at("+") || at("-") {
      let isNegative = accept("-")
      if !isNegative { position += 1 }
      guard isAtDigit else { throw unexpected("a number") }
      offset = try parseNumber() * (isNegative ? -1 : 1)
    }
    let term = VisualFormat.PriorityTerm(base: base, offset: offset, range: start..<position)
    if let value = term.value(metrics: [:]), Priority(value) == nil {
      throw fault(.badPriority(value), term.range)
    }
    return term
  }
}

// MARK: Words

extension VisualFormatParser {
  private mutating func parseName(_ expected: String) throws(Fault) -> String {
    skipSpaces()
    let start = position
    while let scalar = scalar(at: position),
      scalar == "_" || scalar.properties.isXIDStart
        || (position > start && scalar.properties.isXIDContinue)
    {
      position += UTF8.width(scalar)
    }
    guard position > start else { throw unexpected(expected) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Digits, with at most one point among them.
  private mutating func parseNumber() throws(Fault) -> Double {
    let start = position
    while isAtDigit || currentByte == UInt8(ascii: ".") { position += 1 }
    let spelling = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(spelling) else {
      position = start
      throw unexpected("a number")
    }
    guard value <= LayoutMetrics.largestMagnitude else {
      throw fault(.numberTooLarge(spelling), start..<position)
    }
    return value
  }
}

// MARK: Bytes

extension VisualFormatParser {
  private var isAtEnd: Bool { position >= bytes.count }

  private var currentByte: UInt8 { isAtEnd ? 0 : bytes[position] }

  private var isAtDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(currentByte)
  }

  private func scalar(at position: Int) -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    var decoder = UTF8()
    var rest = bytes[position...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
    return scalar
  }

  private mutating func skipSpaces() {
    while currentByte == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func atEnd() -> Bool {
    skipSpaces()
    return isAtEnd
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
    if !accept(mark) { throw unexpected("`\(mark)`") }
  }

  private mutating func unexpected(_ expected: String) -> VisualFormatError {
    skipSpaces()
    guard let scalar = scalar(at: position) else {
      let found = VisualFormatError.Kind.unexpected(
        expected: expected, found: "the end of the format")
      return fault(found, position..<position)
    }
    return fault(
      .unexpected(expected: expected, found: "`\(scalar)`"),
      position..<position + UTF8.width(scalar))
  }

  private func fault(_ kind: VisualFormatError.Kind, _ range: Range<Int>) -> VisualFormatError {
    VisualFormatError(kind, format: text, range: range)
  }
}
