/// Words the faults of a ``BracketMatcher`` (E0105).
struct BracketDiagnostics {
  private let source: SourceFile
  private let tokens: ContiguousArray<Token>
  private let file: Int32

  init(bytes: [UInt8], tokens: ContiguousArray<Token>, file: Int32) {
    source = SourceFile(path: "", bytes: bytes)
    self.tokens = tokens
    self.file = file
  }

  func diagnostic(_ fault: BracketMatcher.Fault) -> Diagnostic {
    switch fault {
    case .stray(let kind, let start, let end):
      Diagnostic(
        .unmatchedBracket, "`\(kind.mark ?? "")` closes nothing",
        at: .init(SourceSpan(file: file, start: start, end: end), "no bracket is open here"))
    case .mismatched(let open, let close):
      Diagnostic(
        .unmatchedBracket, "`\(mark(open))` is closed by `\(text(close))`",
        at: .init(span(close), "expected `\(mark(close))`"),
        secondary: [.init(span(open), "opened here")])
    case .unclosed(let indices):
      unclosed(indices)
    }
  }

  private func unclosed(_ indices: [Int]) -> Diagnostic {
    let culprit = culprit(among: indices)
    let others = indices.count - 1
    var message = "`\(mark(culprit))` opened on line \(line(culprit) + 1) is not closed"
    var secondary: [Diagnostic.Label] = []
    if let end = suggestedEnd(of: culprit), line(end) != line(culprit) {
      message += "; the indentation suggests it should end on line \(line(end) + 1)"
      let place = SourceSpan(file: file, start: tokens[end].end, end: tokens[end].end)
      secondary = [.init(place, "after this")]
    }
    let note = "\(others) more \(others == 1 ? "bracket is" : "brackets are") not closed"
    return Diagnostic(
      .unmatchedBracket, message, at: .init(span(culprit), "opened here"),
      secondary: secondary, notes: others == 0 ? [] : [note])
  }

  /// The bracket to tell of: the first whose block, by the indentation, ends before the next one
  /// begins; else the innermost, or a block in it that has taken its `}`.
  private func culprit(among indices: [Int]) -> Int {
    for (index, next) in zip(indices, indices.dropFirst()).prefix(Self.mostCandidates) {
      if let end = suggestedEnd(of: index), end < next { return index }
    }
    let last = indices[indices.count - 1]
    return shiftedBlock(after: last) ?? last
  }

  /// Each candidate looks at the file from its place on.
  private static let mostCandidates = 8

  /// The first block in an unclosed one whose `}` stands further left than the line it was opened
  /// on: that `}` was meant for an outer block.
  private func shiftedBlock(after index: Int) -> Int? {
    guard tokens[index].kind == .leftBrace else { return nil }
    for close in tokens[index...] where close.kind == .rightBrace && close.partner >= 0 {
      let open = Int(close.partner)
      if open > index, startsLine(close), indentation(close) < lineIndentation(of: open) {
        return open
      }
    }
    return nil
  }

  /// The last token before the first line that isn't indented deeper than the block's own line.
  private func suggestedEnd(of index: Int) -> Int? {
    guard tokens[index].kind == .leftBrace else { return nil }
    let limit = lineIndentation(of: index)
    let next = tokens[(index + 1)...].firstIndex {
      $0.kind != .endOfFile && startsLine($0) && indentation($0) <= limit
    }
    return next.map { $0 - 1 }
  }

  private func startsLine(_ token: Token) -> Bool { token.flags.contains(.newlineBefore) }

  private func line(_ index: Int) -> Int { source.lineIndex(at: Int(tokens[index].start)) }

  private func indentation(_ token: Token) -> Int {
    Int(token.start) - source.lineRange(source.lineIndex(at: Int(token.start))).lowerBound
  }

  /// The indentation of the line that a token stands on.
  private func lineIndentation(of index: Int) -> Int {
    let range = source.lineRange(line(index))
    return source.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private func mark(_ index: Int) -> String { tokens[index].kind.mark ?? "" }

  private func text(_ index: Int) -> String { source.text(in: span(index)) }

  private func span(_ index: Int) -> SourceSpan {
    SourceSpan(file: file, start: tokens[index].start, end: tokens[index].end)
  }
}
