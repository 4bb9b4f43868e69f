internal import FeedLayouts

/// The parts of a file that errors are about, beside which the rest can be looked at.
///
/// They are each error's places and what lies between, the statements that these are in up to their
/// blocks, and what the parser skipped; where there is no such statement, and of what is never
/// closed, whole lines.
struct BrokenText {
  /// Sorted by where they begin, and disjoint.
  private let ranges: [Range<Int>]
  /// The words in the broken parts and elsewhere in the lines of errors, any of which may be a name
  /// that was to be declared there.
  let words: Set<String>

  /// - Parameter errors: Of this file.
  init(_ source: SourceFile, _ tree: SyntaxFile, _ errors: [Diagnostic]) {
    // A level that there isn't breaks nothing.
    let faults = errors.filter { $0.code != .badPriority }
    let places = faults.compactMap { Self.extent(of: $0, in: tree) }
    var statements = StatementFinder(places: places)
    statements.visit(tree.items)
    let lines = places.map { Self.lines(of: $0, in: source) }
    let unfound = zip(faults, zip(places, lines)).filter { fault, place in
      fault.code == .unterminated || !statements.found.contains(place.0.start)
    }.map(\.1.1)
    let extents = places.map { Int($0.start)..<Int(max($0.start, $0.end)) }
    ranges = Self.merged(unfound + statements.ranges + extents)
    words = Self.merged(ranges + lines).reduce(into: []) { words, range in
      words.formUnion(source.bytes[range].words)
    }
  }

  /// From the first to the last of an error's places in its file; a comment that isn't closed goes to
  /// the end of that.
  private static func extent(of error: Diagnostic, in tree: SyntaxFile) -> SourceSpan? {
    guard let primary = error.primary?.span else { return nil }
    if error.code == .unterminated,
      let comment = tree.comments.last, comment.span.start == primary.start
    {
      return comment.span
    }
    return error.secondary.map(\.span).filter { $0.file == primary.file }
      .reduce(primary) { $0.union($1) }
  }

  private static func lines(of span: SourceSpan, in source: SourceFile) -> Range<Int> {
    let first = source.lineRange(source.lineIndex(at: Int(span.start)))
    let last = source.lineRange(source.lineIndex(at: Int(max(span.start, span.end - 1))))
    return first.lowerBound..<max(first.lowerBound, last.upperBound)
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Whether a place is in a broken part.
  ///
  /// - Complexity: O(log n) in the number of parts.
  func contains(_ place: Int32) -> Bool {
    let index = ranges.indices.partitioningIndex { ranges[$0].upperBound > Int(place) }
    return index < ranges.count && ranges[index].lowerBound <= Int(place)
  }
}

/// Finds the statements whose heads, without their blocks, errors are in.
private struct StatementFinder {
  /// Sorted.
  private let starts: [Int32]
  private(set) var ranges: [Range<Int>] = []
  /// The places that are in statements.
  private(set) var found: Set<Int32> = []

  init(places: [SourceSpan]) {
    starts = places.map(\.start).sorted()
  }

  mutating func visit(_ statements: [StatementSyntax]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: StatementSyntax) {
    let blocks = statement.blocks
    let (start, end) = (statement.span.start, blocks.first?.span.start ?? statement.span.end)
    let first = starts.indices.partitioningIndex { starts[$0] >= start }
    let inside = starts[first...].prefix { $0 <= end }
    found.formUnion(inside)
    if !inside.isEmpty || statement.isError { ranges.append(Int(start)..<Int(max(start, end))) }
    for block in blocks { visit(block.statements) }
  }
}

extension StatementSyntax {
  fileprivate var isError: Bool {
    if case .error = kind { true } else { false }
  }

  /// The blocks of the statement, in order.
  fileprivate var blocks: [BlockSyntax] {
    switch kind {
    case .component(_, _, let body), .test(_, _, let body), .extend(_, let body): [body]
    case .declaration(let declaration): declaration.body.map { [$0] } ?? []
    case .conditional(let conditional):
      [conditional.then] + (conditional.otherwise.map { [$0] } ?? [])
    case .loop(let loop): [loop.body]
    default: []
    }
  }
}

extension ArraySlice<UInt8> {
  /// The names and numbers in a text, also within its strings and comments.
  var words: Set<String> {
    var words: Set<String> = []
    var start: Int?
    for index in indices {
      let isWord = isWordByte(self[index]) || self[index] >= 0x80
      if isWord {
        start = start ?? index
      } else if let first = start {
        words.insert(String(decoding: self[first..<index], as: UTF8.self))
        start = nil
      }
    }
    if let start { words.insert(String(decoding: self[start...], as: UTF8.self)) }
    return words
  }
}
