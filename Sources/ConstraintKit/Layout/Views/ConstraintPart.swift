/// One relation of a constraint, `factor · name + targetFactor · targetName  relation  number +
/// constant`, as it is kept until the tree is solved. The constrained attribute is one of the
/// constraint's own view; the operator spelling may bring more terms, which the constraint keeps.
struct ConstraintPart {
  /// The view with which the attribute is compared; nil where that is a number.
  private(set) var target: LayoutItem?
  /// All but the view. To copy it retains nothing.
  var comparison = Comparison()

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
  }

  /// Compares with another target; the factor and the constant stay.
  @inline(__always)
  mutating func compare(with side: ConstraintTarget.Side) {
    target = side.item
    comparison.targetName = side.name
    comparison.number = side.number
  }

  /// Replaces the constant, and the number that was compared with.
  mutating func replaceConstants(with constant: ConstraintConstant) {
    comparison.number = ConstraintConstant()
    comparison.constant = constant
  }

  /// Whether both relate the same attributes of the same views with the same factors.
  func relatesTheSame(as other: ConstraintPart) -> Bool {
    let (own, other, isSameTarget) = (comparison, other.comparison, target === other.target)
    return own.name == other.name && own.factor == other.factor && isSameTarget
      && (target == nil
        || own.targetName == other.targetName && own.targetFactor == other.targetFactor)
  }
}

/// The parts of a constraint in order, the first without an allocation: many have no more.
struct ConstraintParts {
  /// The first part; means nothing while there is none. It isn't optional, and where it counts it is
  /// read and written property by property: a part is large enough to be copied by a call.
  private(set) var head = ConstraintPart()
  private(set) var isEmpty = true
  private(set) var rest: [ConstraintPart] = []

  init() {}

  var count: Int { isEmpty ? 0 : 1 + rest.count }

  mutating func append(_ part: ConstraintPart) {
    if isEmpty {
      head = part
      isEmpty = false
    } else {
      rest.append(part)
    }
  }

  /// Adds a part that compares an attribute.
  @inline(__always)
  mutating func append(_ name: GuideAttribute, _ side: ConstraintTarget.Side) {
    if isEmpty {
      head.comparison.name = name
      head.compare(with: side)
      isEmpty = false
    } else {
      var part = ConstraintPart()
      part.comparison.name = name
      part.compare(with: side)
      rest.append(part)
    }
  }

  /// Changes each part in place, in order.
  @inline(__always)
  mutating func change(_ body: (inout ConstraintPart) -> Void) {
    guard !isEmpty else { return }
    body(&head)
    for index in rest.indices { body(&rest[index]) }
  }

  /// Changes the first part for which `body` returns true; false if there is none.
  mutating func changeFirst(_ body: (inout ConstraintPart) -> Bool) -> Bool {
    var isDone = false
    change { part in
      if !isDone { isDone = body(&part) }
    }
    return isDone
  }
}

extension ConstraintParts: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate let parts: ConstraintParts
    fileprivate var position = 0

    mutating func next() -> ConstraintPart? {
      guard position < parts.count else { return nil }
      defer { position += 1 }
      return position == 0 ? parts.head : parts.rest[position - 1]
    }
  }

  func makeIterator() -> Iterator { Iterator(parts: self) }
}
