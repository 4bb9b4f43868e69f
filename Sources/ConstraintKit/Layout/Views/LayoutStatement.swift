/// A relation of anchors, before it is made a constraint: `avatar.left == cell.left + 20`, or, of
/// several attributes, `image.edges == card.edges`.
public struct LayoutStatement {
  enum Body {
    /// `Σ terms  relation  number`.
    case linear(ConstraintTerms, number: Double)
    case group(LayoutAnchorGroup, ConstraintTarget)
  }

  let body: Body
  let relation: Relation
  /// A priority, or a number that has yet to be checked.
  var priority = 1000.0
  var label: String?

  /// Names the constraint for messages.
  public func labeled(_ label: String) -> LayoutStatement {
    var copy = self
    copy.label = label
    return copy
  }
}

extension LayoutStatement {
  init<Quantity>(
    _ lhs: LayoutExpression<Quantity>, _ relation: Relation, _ rhs: LayoutExpression<Quantity>
  ) {
    var terms = lhs.terms
    terms.append(rhs.terms, times: -1)
    self.init(body: .linear(terms, number: rhs.constant - lhs.constant), relation: relation)
  }

  init(
    _ lhs: LayoutExpression<LayoutLength>, _ relation: Relation, _ rhs: some ScalarOperand
  ) {
    let number = rhs.scalarValue - lhs.constant
    self.init(body: .linear(lhs.terms, number: number), relation: relation)
  }

  init(_ lhs: LayoutAnchorGroup, _ relation: Relation, _ rhs: ConstraintTarget) {
    self.init(body: .group(lhs, rhs), relation: relation)
  }
}

extension LayoutStatement {
  /// The statement as a constraint of the view that it names first, not active yet; what is wrong
  /// with it is noted in it. Nil for a statement that names no view.
  func constraint(at origin: ConstraintOrigin) -> Constraint? {
    let constraint: Constraint
    switch body {
    case .linear(let terms, let number):
      guard let first = terms.first else { return nil }
      constraint = Constraint(owner: first.item, names: [first.name], origin: origin)
      constraint.relate(relation, as: terms, number: number)
    case .group(let group, let target):
      constraint = Constraint(owner: group.item, names: group.names, origin: origin)
      constraint.relate(relation, to: target, origin: origin)
    }
    constraint.setPriority(priority)
    constraint.label = label
    return constraint
  }
}
