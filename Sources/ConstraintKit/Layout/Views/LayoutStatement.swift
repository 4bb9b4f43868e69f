/// A relation of anchors, before it is made a constraint: `avatar.left == cell.left + 20`.
public struct LayoutStatement {
  /// `Σ terms  relation  constant`.
  let terms: [AnchorTerm]
  let relation: Relation
  let constant: Double
  var priority = PriorityValue.checked(.required)
  var label: String?

  /// A priority, or a number that has yet to be checked.
  enum PriorityValue {
    case checked(Priority)
    case number(Double)
  }

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
    let difference = LayoutExpression<LayoutLength>(terms: [], constant: 0)
      .adding(lhs, times: 1).adding(rhs, times: -1)
    self.init(terms: difference.terms, relation: relation, constant: -difference.constant)
  }

  init(
    _ lhs: LayoutExpression<LayoutLength>, _ relation: Relation, _ rhs: some ScalarOperand
  ) {
    self.init(lhs, relation, LayoutExpression(terms: [], constant: rhs.scalarValue))
  }
}

/// A relation of several attributes: `image.edges == card.edges`.
public struct LayoutStatementGroup {
  let lhs: LayoutAnchorGroup
  let target: ConstraintTarget
  var priority = LayoutStatement.PriorityValue.checked(.required)
  var label: String?

  /// Names the constraints for messages.
  public func labeled(_ label: String) -> LayoutStatementGroup {
    var copy = self
    copy.label = label
    return copy
  }
}
