/// The terms of a constraint in order, the first two without an allocation: most have no more.
struct LayoutTerms: Sendable, Hashable, RandomAccessCollection {
  typealias Term = LayoutConstraint.Term

  private(set) var count = 0
  // Always the same from `count` on.
  private var first = Term(0, .variable(0))
  private var second = Term(0, .variable(0))
  private var others: [Term] = []

  init() {}

  @inline(__always)
  init(_ first: Term) {
    count = 1
    self.first = first
  }

  @inline(__always)
  init(_ first: Term, _ second: Term) {
    count = 2
    self.first = first
    self.second = second
  }

  init(_ terms: some Collection<Term>) {
    for term in terms { append(term) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Term {
    @inline(__always) get {
      switch index {
      case 0: first
      case 1: second
      default: others[index - 2]
      }
    }
  }

  /// Visits the terms in order. Inlined, unlike an iteration it doesn't retain the array of others
  /// that most sums don't have.
  @inline(__always)
  func visit(_ body: (Term) -> Void) {
    if count > 0 { body(first) }
    if count > 1 { body(second) }
    if count > 2 { visitOthers(body) }
  }

  private func visitOthers(_ body: (Term) -> Void) {
    for term in others { body(term) }
  }

  mutating func append(_ term: Term) {
    switch count {
    case 0: first = term
    case 1: second = term
    default: others.append(term)
    }
    count += 1
  }
}
