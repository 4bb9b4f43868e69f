/// Both sides are equal.
public func == <Left: LayoutExpressionConvertible>(
  lhs: Left, rhs: some LayoutExpressionConvertible<Left.Quantity>
) -> LayoutStatement {
  LayoutStatement(lhs.layoutExpression, .equal, rhs.layoutExpression)
}

/// The left side is the right side or greater.
public func >= <Left: LayoutExpressionConvertible>(
  lhs: Left, rhs: some LayoutExpressionConvertible<Left.Quantity>
) -> LayoutStatement {
  LayoutStatement(lhs.layoutExpression, .greaterThanOrEqual, rhs.layoutExpression)
}

/// The left side is the right side or less.
public func <= <Left: LayoutExpressionConvertible>(
  lhs: Left, rhs: some LayoutExpressionConvertible<Left.Quantity>
) -> LayoutStatement {
  LayoutStatement(lhs.layoutExpression, .lessThanOrEqual, rhs.layoutExpression)
}

/// A length can be a number; a position is compared with another view's, `cell.left + 20`, so that
/// it is said from where it counts.
public func == (
  lhs: some LayoutExpressionConvertible<LayoutLength>, rhs: some ScalarOperand
) -> LayoutStatement {
  LayoutStatement(lhs.layoutExpression, .equal, rhs)
}

/// A length of at least some points.
public func >= (
  lhs: some LayoutExpressionConvertible<LayoutLength>, rhs: some ScalarOperand
) -> LayoutStatement {
  LayoutStatement(lhs.layoutExpression, .greaterThanOrEqual, rhs)
}

/// A length of at most some points.
public func <= (
  lhs: some LayoutExpressionConvertible<LayoutLength>, rhs: some ScalarOperand
) -> LayoutStatement {
  LayoutStatement(lhs.layoutExpression, .lessThanOrEqual, rhs)
}

/// Each attribute of a group equals that of another group in the same place, the size, the insets
/// or the number, as in ``ConstraintMakerExtendable/equalTo(_:fileID:line:)``.
public func == (
  lhs: LayoutAnchorGroup, rhs: some ConstraintTargetConvertible
) -> LayoutStatement {
  LayoutStatement(lhs, .equal, rhs.constraintTarget)
}

/// Each attribute of a group is the target's or greater.
public func >= (
  lhs: LayoutAnchorGroup, rhs: some ConstraintTargetConvertible
) -> LayoutStatement {
  LayoutStatement(lhs, .greaterThanOrEqual, rhs.constraintTarget)
}

/// Each attribute of a group is the target's or less.
public func <= (
  lhs: LayoutAnchorGroup, rhs: some ConstraintTargetConvertible
) -> LayoutStatement {
  LayoutStatement(lhs, .lessThanOrEqual, rhs.constraintTarget)
}

/// The relation, wanted as strongly as `priority` says: `a.left == b.left + 20 ~ .high - 1`.
public func ~ (statement: LayoutStatement, priority: Priority) -> LayoutStatement {
  var copy = statement
  copy.priority = priority.value
  return copy
}

/// A priority outside `0 < p ≤ 1000` is an error when the tree is solved.
public func ~ (statement: LayoutStatement, priority: Double) -> LayoutStatement {
  var copy = statement
  copy.priority = priority
  return copy
}
