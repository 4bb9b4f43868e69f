/// Finds each bracket's partner, and which have none.
///
/// Since statements' braces never stand in parentheses, a `}` closes what's open inside its block,
/// and a `)` closes an object within.
struct BracketMatcher {
  enum Fault {
    /// Indices of the tokens of brackets within each other, the outermost first.
    case unclosed([Int])
    case mismatched(open: Int, close: Int)
    /// The closing bracket's own bytes.
    case stray(TokenKind, start: Int32, end: Int32)

    /// Where a bracket stands that closes nothing.
    var strayStart: Int32? {
      if case .stray(_, let start, _) = self { start } else { nil }
    }

    var isStrayBrace: Bool {
      if case .stray(.rightBrace, _, _) = self { true } else { false }
    }
  }

  /// The open brackets: their kinds and the indices of their tokens.
  private var open: [(kind: TokenKind, index: Int)] = []
  /// The depths of the open braces and interpolations.
  private var braces: [Int] = []
  private(set) var faults: [Fault] = []

  var depth: Int { open.count }

  mutating func open(_ kind: TokenKind, index: Int) {
    if kind == .leftBrace || kind == .interpolationStart { braces.append(open.count) }
    open.append((kind, index))
  }

  /// Matches the last token, which closes a bracket; false if it closes nothing.
  mutating func close(_ kind: TokenKind, tokens: inout ContiguousArray<Token>) -> Bool {
    let close = tokens.count - 1
    guard let depth = opening(for: kind) else {
      faults.append(.stray(kind, start: tokens[close].start, end: tokens[close].end))
      return false
    }
    if depth < open.count - 1 {
      faults.append(.unclosed(open[(depth + 1)...].map(\.index)))
    }
    let entry = open[depth]
    if Self.closing(entry.kind) != kind {
      faults.append(.mismatched(open: entry.index, close: close))
      tokens[close].kind = Self.closing(entry.kind)
    }
    truncate(to: depth)
    tokens[entry.index].partner = Int32(close)
    tokens[close].partner = Int32(entry.index)
    return true
  }

  /// Forgets all but the first `depth` open brackets, without a fault.
  mutating func truncate(to depth: Int) {
    while open.count > depth { open.removeLast() }
    while let last = braces.last, last >= open.count { braces.removeLast() }
  }

  /// Reports what's still open.
  mutating func finish(tokens: inout ContiguousArray<Token>) {
    guard !open.isEmpty else { return }
    faults.append(.unclosed(open.map(\.index)))
    truncate(to: 0)
  }

  /// The depth of the bracket that a closing one belongs to.
  private func opening(for kind: TokenKind) -> Int? {
    guard let top = open.last else { return nil }
    switch kind {
    case .rightBrace:
      return braces.last.flatMap { open[$0].kind == .leftBrace ? $0 : nil }
    case .interpolationEnd:
      return top.kind == .interpolationStart ? open.count - 1 : nil
    default:
      if Self.closing(top.kind) == kind { return open.count - 1 }
      // What isn't closed in an argument or an element.
      let outer = open.count - 2
      if outer >= 0, Self.closing(open[outer].kind) == kind { return outer }
      return top.kind == .leftParenthesis || top.kind == .leftBracket ? open.count - 1 : nil
    }
  }

  private static func closing(_ kind: TokenKind) -> TokenKind {
    switch kind {
    case .leftBrace: .rightBrace
    case .leftBracket: .rightBracket
    case .interpolationStart: .interpolationEnd
    default: .rightParenthesis
    }
  }
}
