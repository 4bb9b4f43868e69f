/// The sum of two expressions.
public func + (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearExpression {
  var sum = lhs.linearExpression
  sum += rhs
  return sum
}

/// An expression shifted by a number.
public func + (lhs: some LinearOperand, rhs: some ScalarOperand) -> LinearExpression {
  var sum = lhs.linearExpression
  sum.constant += rhs.scalarValue
  return sum
}

/// An expression shifted by a number.
public func + (lhs: some ScalarOperand, rhs: some LinearOperand) -> LinearExpression {
  rhs + lhs
}

/// The difference of two expressions.
public func - (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearExpression {
  lhs + -rhs
}

/// An expression shifted by a number.
public func - (lhs: some LinearOperand, rhs: some ScalarOperand) -> LinearExpression {
  lhs + -rhs.scalarValue
}

/// A number minus an expression.
public func - (lhs: some ScalarOperand, rhs: some LinearOperand) -> LinearExpression {
  -rhs + lhs
}

/// An expression with every sign turned.
public prefix func - (operand: some LinearOperand) -> LinearExpression {
  operand * -1
}

/// A multiple of an expression.
public func * (lhs: some LinearOperand, rhs: some ScalarOperand) -> LinearExpression {
  let factor = rhs.scalarValue
  var product = lhs.linearExpression
  for index in product.terms.indices {
    product.terms[index].coefficient *= factor
  }
  product.constant *= factor
  return product
}

/// A multiple of an expression.
public func * (lhs: some ScalarOperand, rhs: some LinearOperand) -> LinearExpression {
  rhs * lhs
}

/// An expression divided by a number. A division by zero gives an expression that no solver takes:
/// its numbers aren't finite.
public func / (lhs: some LinearOperand, rhs: some ScalarOperand) -> LinearExpression {
  let divisor = rhs.scalarValue
  var quotient = lhs.linearExpression
  for index in quotient.terms.indices {
    quotient.terms[index].coefficient /= divisor
  }
  quotient.constant /= divisor
  return quotient
}

/// Adds an expression to a sum.
public func += (lhs: inout LinearExpression, rhs: some LinearOperand) {
  let other = rhs.linearExpression
  lhs.terms.append(contentsOf: other.terms)
  lhs.constant += other.constant
}

/// Takes an expression from a sum.
public func -= (lhs: inout LinearExpression, rhs: some LinearOperand) {
  lhs += -rhs
}
