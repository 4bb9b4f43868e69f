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

/// Each attribute of a group equals that of the other in the same place; groups of different
/// lengths, or on different axes, are an error when the tree is solved.
public func == (lhs: LayoutAnchorGroup, rhs: LayoutAnchorGroup) -> LayoutStatementGroup {
  LayoutStatementGroup(lhs: lhs, target: rhs.constraintTarget)
}

/// Each attribute of a group equals the size, the insets or the number, as in
/// ``ConstraintMakerExtendable/equalTo(_:fileID:line:)``.
public func == (
  lhs: LayoutAnchorGroup, rhs: some ConstraintTargetConvertible
) -> LayoutStatementGroup {
  LayoutStatementGroup(lhs: lhs, target: rhs.constraintTarget)
}

precedencegroup LayoutPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
  associativity: left
}

/// Gives a constraint its priority: `a.left == b.left + 20 ~ .high - 1`.
infix operator ~ : LayoutPriorityPrecedence

/// The relation, wanted as strongly as `priority` says.
public func ~ (statement: LayoutStatement, priority: Priority) -> LayoutStatement {
  var copy = statement
  copy.priority = .checked(priority)
  return copy
}

/// A priority outside `0 < p ≤ 1000` is an error when the tree is solved.
public func ~ (statement: LayoutStatement, priority: Double) -> LayoutStatement {
  var copy = statement
  copy.priority = .number(priority)
  return copy
}

/// The relations, wanted as strongly as `priority` says.
public func ~ (group: LayoutStatementGroup, priority: Priority) -> LayoutStatementGroup {
  var copy = group
  copy.priority = .checked(priority)
  return copy
}

/// A priority outside `0 < p ≤ 1000` is an error when the tree is solved.
public func ~ (group: LayoutStatementGroup, priority: Double) -> LayoutStatementGroup {
  var copy = group
  copy.priority = .number(priority)
  return copy
}
