/// `Σ coefficient·variable  relation  constant`, with a priority and a weight.
///
/// The value says what is wanted; it has no identity until a solver takes it.
public struct LinearConstraint: Sendable {
  public var terms: [LinearExpression.Term]
  public var relation: Relation
  /// The right-hand side.
  public var constant: Double
  public var priority: Priority
  /// How much the error counts among constraints of the same priority; positive.
  public var weight: Double

  @inlinable
  public init(
    _ terms: [LinearExpression.Term], _ relation: Relation, _ constant: Double,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.weight = weight
  }
}
