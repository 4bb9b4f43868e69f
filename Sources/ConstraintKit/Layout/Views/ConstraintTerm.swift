/// An attribute of a view times a number.
struct ConstraintTerm {
  let item: LayoutItem
  let name: GuideAttribute
  var coefficient: Double

  init(_ coefficient: Double, _ name: GuideAttribute, of item: LayoutItem) {
    self.item = item
    self.name = name
    self.coefficient = coefficient
  }
}

extension ConstraintTerm: Equatable {
  /// Whether both are the same multiple of the same attribute of the same view.
  static func == (lhs: ConstraintTerm, rhs: ConstraintTerm) -> Bool {
    lhs.item === rhs.item && lhs.name == rhs.name && lhs.coefficient == rhs.coefficient
  }
}

/// Terms in order, the first two without an allocation: most constraints have no more.
struct ConstraintTerms {
  private(set) var first: ConstraintTerm?
  private(set) var second: ConstraintTerm?
  private(set) var others: [ConstraintTerm] = []

  init(_ first: ConstraintTerm? = nil) {
    self.first = first
  }

  mutating func append(_ term: ConstraintTerm) {
    if first == nil {
      first = term
    } else if second == nil {
      second = term
    } else {
      others.append(term)
    }
  }

  /// Adds `factor` times each of `terms`.
  mutating func append(_ terms: ConstraintTerms, times factor: Double) {
    for var term in terms {
      term.coefficient *= factor
      append(term)
    }
  }

  mutating func scale(by factor: Double) {
    first?.coefficient *= factor
    second?.coefficient *= factor
    for index in others.indices { others[index].coefficient *= factor }
  }
}

extension ConstraintTerms: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate let terms: ConstraintTerms
    fileprivate var position = 0

    mutating func next() -> ConstraintTerm? {
      defer { position += 1 }
      switch position {
      case 0: return terms.first
      case 1: return terms.second
      default:
        let index = position - 2
        return index < terms.others.count ? terms.others[index] : nil
      }
    }
  }

  func makeIterator() -> Iterator { Iterator(terms: self) }
}
