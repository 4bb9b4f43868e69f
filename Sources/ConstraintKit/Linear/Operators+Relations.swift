precedencegroup PriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
}

/// Gives a constraint a priority: `x == 10 ~ .high`.
infix operator ~ : PriorityPrecedence

/// Both sides are equal.
public func == (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// The left side is exactly a number.
public func == (lhs: some LinearOperand, rhs: some ScalarOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .equal)
}

/// The right side is exactly a number.
public func == (lhs: some ScalarOperand, rhs: some LinearOperand) -> LinearConstraint {
  rhs == lhs
}

/// The left side is at least the right one.
public func >= (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}

/// The left side is at least a number.
public func >= (lhs: some LinearOperand, rhs: some ScalarOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .greaterThanOrEqual)
}

/// The right side is at most a number.
public func >= (lhs: some ScalarOperand, rhs: some LinearOperand) -> LinearConstraint {
  rhs <= lhs
}

/// The left side is at most the right one.
public func <= (lhs: some LinearOperand, rhs: some LinearOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// The left side is at most a number.
public func <= (lhs: some LinearOperand, rhs: some ScalarOperand) -> LinearConstraint {
  LinearConstraint(lhs - rhs, .lessThanOrEqual)
}

/// The right side is at least a number.
public func <= (lhs: some ScalarOperand, rhs: some LinearOperand) -> LinearConstraint {
  rhs >= lhs
}

/// The constraint with another priority.
public func ~ (lhs: LinearConstraint, rhs: Priority) -> LinearConstraint {
  var constraint = lhs
  constraint.priority = rhs
  return constraint
}

extension LinearConstraint {
  /// `expression relation 0`, required.
  public init(_ expression: LinearExpression, _ relation: Relation) {
    self.init(expression.terms, relation, -expression.constant)
  }
}
