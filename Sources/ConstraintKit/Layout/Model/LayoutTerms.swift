/// Terms of a constraint that can be visited in order.
protocol TermVisiting {
  func visit(_ body: (LayoutConstraint.Term) -> Void)
}

/// The terms of a constraint in order, the first two without an allocation: most have no more.
struct LayoutTerms: Sendable, Hashable, RandomAccessCollection {
  typealias Term = LayoutConstraint.Term

  /// The first two, or fewer if there are no more. To copy them retains nothing.
  private(set) var pair = LayoutTermPair()
  private var others: [Term] = []

  init() {}

  @inline(__always)
  init(_ first: Term) {
    pair = LayoutTermPair(first)
  }

  @inline(__always)
  init(_ first: Term, _ second: Term) {
    pair = LayoutTermPair(first, second)
  }

  init(_ terms: some Collection<Term>) {
    for term in terms { append(term) }
  }

  /// Whether there are no more than the first two.
  var isShort: Bool { @inline(__always) get { others.isEmpty } }
  var count: Int { pair.count + others.count }
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Term {
    @inline(__always) get {
      switch index {
      case 0: pair.first
      case 1: pair.second
      default: others[index - 2]
      }
    }
  }

  mutating func append(_ term: Term) {
    if !pair.append(term) { others.append(term) }
  }
}

extension LayoutTerms: TermVisiting {
  func visit(_ body: (Term) -> Void) {
    pair.visit(body)
    for term in others { body(term) }
  }
}

/// Up to two terms.
struct LayoutTermPair: Sendable, Hashable, TermVisiting {
  private(set) var count = 0
  // Always the same from `count` on.
  fileprivate var first = LayoutConstraint.Term(0, .variable(0))
  fileprivate var second = LayoutConstraint.Term(0, .variable(0))

  fileprivate init() {}

  @inline(__always)
  fileprivate init(_ first: LayoutConstraint.Term) {
    count = 1
    self.first = first
  }

  @inline(__always)
  fileprivate init(_ first: LayoutConstraint.Term, _ second: LayoutConstraint.Term) {
    count = 2
    self.first = first
    self.second = second
  }

  /// False if there are two already.
  fileprivate mutating func append(_ term: LayoutConstraint.Term) -> Bool {
    switch count {
    case 0: first = term
    case 1: second = term
    default: return false
    }
    count += 1
    return true
  }

  @inline(__always)
  func visit(_ body: (LayoutConstraint.Term) -> Void) {
    if count > 0 { body(first) }
    if count > 1 { body(second) }
  }
}

extension Span<LayoutConstraint> {
  /// Visits the terms of a constraint.
  @inline(__always)
  func visitTerms(of index: Int, _ body: (LayoutConstraint.Term) -> Void) {
    // The whole sum would be copied.
    if self[index].sum.isShort {
      self[index].sum.pair.visit(body)
    } else {
      self[index].sum.visit(body)
    }
  }
}
