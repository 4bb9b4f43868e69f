/// `Σ coefficient·variable  relation  constant`, with a priority and a weight.
///
/// The value says what is wanted; it has no identity until a solver takes it.
public struct LinearConstraint: Sendable {
  /// The left-hand side.
  public var terms: [LinearExpression.Term]
  /// How the sides compare.
  public var relation: Relation
  /// The right-hand side.
  public var constant: Double
  /// How strongly it's wanted; required unless given.
  public var priority: Priority
  /// How much the error counts among constraints of the same priority; positive.
  public var weight: Double

  /// Makes a constraint `Σ terms relation constant`.
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
