/// A position or a length some points further on.
public func + <Operand: LayoutExpressionConvertible>(
  lhs: Operand, rhs: some ScalarOperand
) -> LayoutExpression<Operand.Quantity> {
  lhs.layoutExpression.adding(rhs.scalarValue)
}

/// A position or a length some points further on.
public func + <Operand: LayoutExpressionConvertible>(
  lhs: some ScalarOperand, rhs: Operand
) -> LayoutExpression<Operand.Quantity> {
  rhs.layoutExpression.adding(lhs.scalarValue)
}

/// A position or a length some points before.
public func - <Operand: LayoutExpressionConvertible>(
  lhs: Operand, rhs: some ScalarOperand
) -> LayoutExpression<Operand.Quantity> {
  lhs.layoutExpression.adding(-rhs.scalarValue)
}

/// A multiple; positions are multiplied as they are measured, see ``LayoutConstraint``.
public func * <Operand: LayoutExpressionConvertible>(
  lhs: Operand, rhs: some ScalarOperand
) -> LayoutExpression<Operand.Quantity> {
  lhs.layoutExpression.scaled(by: rhs.scalarValue)
}

/// A multiple; positions are multiplied as they are measured, see ``LayoutConstraint``.
public func * <Operand: LayoutExpressionConvertible>(
  lhs: some ScalarOperand, rhs: Operand
) -> LayoutExpression<Operand.Quantity> {
  rhs.layoutExpression.scaled(by: lhs.scalarValue)
}

/// Dividing by zero is an error when the tree is solved.
public func / <Operand: LayoutExpressionConvertible>(
  lhs: Operand, rhs: some ScalarOperand
) -> LayoutExpression<Operand.Quantity> {
  lhs.layoutExpression.scaled(by: 1 / rhs.scalarValue)
}

/// A sum of positions makes sense divided again, as in a middle: `(a.left + b.right) / 2`.
public func + <Left: LayoutExpressionConvertible>(
  lhs: Left, rhs: some LayoutExpressionConvertible<Left.Quantity>
) -> LayoutExpression<Left.Quantity> {
  lhs.layoutExpression.adding(rhs.layoutExpression, times: 1)
}

/// A position some width or height further on.
public func + <Left: LayoutExpressionConvertible>(
  lhs: Left, rhs: some LayoutExpressionConvertible<LayoutLength>
) -> LayoutExpression<Left.Quantity> where Left.Quantity: LayoutPosition {
  lhs.layoutExpression.adding(rhs.layoutExpression, times: 1)
}

/// The distance of two positions.
public func - <Left: LayoutExpressionConvertible>(
  lhs: Left, rhs: some LayoutExpressionConvertible<Left.Quantity>
) -> LayoutExpression<LayoutLength> {
  LayoutExpression(terms: ConstraintTerms(), constant: 0)
    .adding(lhs.layoutExpression, times: 1)
    .adding(rhs.layoutExpression, times: -1)
}

/// A position some width or height before.
public func - <Left: LayoutExpressionConvertible>(
  lhs: Left, rhs: some LayoutExpressionConvertible<LayoutLength>
) -> LayoutExpression<Left.Quantity> where Left.Quantity: LayoutPosition {
  lhs.layoutExpression.adding(rhs.layoutExpression, times: -1)
}

/// A quantity that is a position.
public protocol LayoutPosition: LayoutQuantity {}
extension HorizontalPosition: LayoutPosition {}
extension VerticalPosition: LayoutPosition {}
