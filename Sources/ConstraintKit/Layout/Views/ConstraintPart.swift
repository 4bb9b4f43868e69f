/// One relation of a constraint, `factor · name + targetFactor · targetName  relation  number +
/// constant`, as it is kept until the tree is solved. The constrained attribute is one of the
/// constraint's own view; the operator spelling may bring more terms, which the constraint keeps.
struct ConstraintPart {
  /// The constrained attribute.
  var name: GuideAttribute
  var factor = 1.0
  /// The view with which it is compared; nil where that is a number.
  private(set) var target: LayoutItem?
  private(set) var targetName: GuideAttribute
  var targetFactor: Double
  /// What was compared with: `equalTo(40)`.
  var number = ConstraintConstant()
  /// What `offset` or `inset` gave.
  var constant = ConstraintConstant()

  init(_ name: GuideAttribute, _ side: ConstraintTarget.Side) {
    self.name = name
    target = side.item
    targetName = side.name
    targetFactor = -1
    number = side.number
  }

  /// Compares with another target; the factor and the constant stay.
  mutating func compare(with side: ConstraintTarget.Side) {
    target = side.item
    targetName = side.name
    number = side.number
  }

  /// Replaces the constant, and the number that was compared with.
  mutating func replaceConstants(with constant: ConstraintConstant) {
    number = ConstraintConstant()
    self.constant = constant
  }

  /// Whether both relate the same attributes of the same views with the same factors.
  func relatesTheSame(as other: ConstraintPart) -> Bool {
    name == other.name && factor == other.factor && target === other.target
      && (target == nil || targetName == other.targetName && targetFactor == other.targetFactor)
  }
}

/// The parts of a constraint in order, the first without an allocation: many have no more.
struct ConstraintParts {
  private(set) var first: ConstraintPart?
  private(set) var rest: [ConstraintPart] = []

  init() {}

  var count: Int { first == nil ? 0 : 1 + rest.count }
  var isEmpty: Bool { first == nil }

  mutating func append(_ part: ConstraintPart) {
    if first == nil {
      first = part
    } else {
      rest.append(part)
    }
  }

  /// Changes each part in place, in order.
  @inline(__always)
  mutating func change(_ body: (inout ConstraintPart) -> Void) {
    guard first != nil else { return }
    first.changeInPlace(body)
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

extension Optional {
  /// Changes the value in place, where there is one.
  @inline(__always)
  fileprivate mutating func changeInPlace(_ body: (inout Wrapped) -> Void) {
    switch consume self {
    case .none: self = .none
    case .some(var value):
      body(&value)
      self = .some(value)
    }
  }
}

extension ConstraintParts: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate let parts: ConstraintParts
    fileprivate var position = 0

    mutating func next() -> ConstraintPart? {
      defer { position += 1 }
      if position == 0 { return parts.first }
      return position <= parts.rest.count ? parts.rest[position - 1] : nil
    }
  }

  func makeIterator() -> Iterator { Iterator(parts: self) }
}
