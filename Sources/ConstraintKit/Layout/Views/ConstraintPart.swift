/// One relation of a constraint, `factor · name + targetFactor · targetName  relation  number +
/// constant`, as it is kept until the tree is solved. The constrained attribute is one of the
/// constraint's own view; the operator spelling may bring more terms, which the constraint keeps.
struct ConstraintPart {
  /// The view with which the attribute is compared; nil where that is a number.
  fileprivate(set) var target: LayoutItem?
  /// All but the view. To copy it retains nothing.
  var comparison: Comparison

  struct Comparison {
    /// The constrained attribute.
    var name = GuideAttribute(.left)
    var factor = 1.0
    fileprivate(set) var targetName = GuideAttribute(.left)
    var targetFactor = -1.0
    /// What was compared with: `equalTo(40)`.
    var number = ConstraintConstant()
    /// What `offset` or `inset` gave.
    var constant = ConstraintConstant()

    /// Compares an attribute with a target; the factor and the constant stay.
    @inline(__always)
    fileprivate mutating func compare(_ name: GuideAttribute, with side: ConstraintTarget.Side) {
      self.name = name
      targetName = side.name
      number = side.number
    }

    /// Replaces the constant, and the number that was compared with.
    mutating func replaceConstants(with constant: ConstraintConstant) {
      number = ConstraintConstant()
      self.constant = constant
    }
  }

  /// Whether both relate the same attributes of the same views with the same factors.
  func relatesTheSame(as other: ConstraintPart) -> Bool {
    let (own, other, isSameTarget) = (comparison, other.comparison, target === other.target)
    return own.name == other.name && own.factor == other.factor && isSameTarget
      && (target == nil
        || own.targetName == other.targetName && own.targetFactor == other.targetFactor)
  }
}

extension ConstraintPart {
  /// Compares an attribute with a target.
  fileprivate init(_ name: GuideAttribute, _ side: ConstraintTarget.Side) {
    target = side.item
    comparison = Comparison()
    comparison.compare(name, with: side)
  }

  /// Compares with another target; the factor and the constant stay.
  mutating func compare(with side: ConstraintTarget.Side) {
    target = side.item
    comparison.compare(comparison.name, with: side)
  }
}

/// The parts of a constraint in order, the first without an allocation: many have no more.
struct ConstraintParts {
  // The first part's; they mean nothing while there is none. It is neither optional nor a part, so that
  // one of them can be read and written without a copy of all.
  private(set) var firstTarget: LayoutItem?
  private(set) var firstComparison = ConstraintPart.Comparison()
  private(set) var isEmpty = true
  private(set) var rest: [ConstraintPart] = []

  init() {}

  var count: Int { isEmpty ? 0 : 1 + rest.count }

  mutating func append(_ part: ConstraintPart) {
    guard isEmpty else { return rest.append(part) }
    firstTarget = part.target
    firstComparison = part.comparison
    isEmpty = false
  }

  /// Adds a part that compares an attribute.
  @inline(__always)
  mutating func append(_ name: GuideAttribute, _ side: ConstraintTarget.Side) {
    guard isEmpty else { return rest.append(ConstraintPart(name, side)) }
    firstTarget = side.item
    firstComparison.compare(name, with: side)
    isEmpty = false
  }

  /// Changes all but the view of each part in place, in order.
  @inline(__always)
  mutating func change(
    _ body: (inout ConstraintPart.Comparison, _ hasTarget: Bool) -> Void
  ) {
    guard !isEmpty else { return }
    body(&firstComparison, firstTarget != nil)
    for index in rest.indices { body(&rest[index].comparison, rest[index].target != nil) }
  }

  /// Changes all but the view of the first part that `isMeant`; false if there is none.
  mutating func changeFirst(
    where isMeant: (ConstraintPart) -> Bool, _ body: (inout ConstraintPart.Comparison) -> Void
  ) -> Bool {
    guard let place = enumerated().first(where: { isMeant($0.element) })?.offset else {
      return false
    }
    if place == 0 { body(&firstComparison) } else { body(&rest[place - 1].comparison) }
    return true
  }
}

extension ConstraintParts: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate let parts: ConstraintParts
    fileprivate var position = 0

    mutating func next() -> ConstraintPart? {
      guard position < parts.count else { return nil }
      defer { position += 1 }
      return position == 0
        ? ConstraintPart(target: parts.firstTarget, comparison: parts.firstComparison)
        : parts.rest[position - 1]
    }
  }

  func makeIterator() -> Iterator { Iterator(parts: self) }
}
