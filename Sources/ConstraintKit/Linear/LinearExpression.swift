/// A sum of variables times numbers, plus a number: `2·x − y + 10`.
public struct LinearExpression: Sendable {
  /// A variable times a number.
  public struct Term: Sendable {
    public var variable: Variable.ID
    public var coefficient: Double

    @inlinable
    public init(_ variable: Variable.ID, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// In the order in which they were written; a variable may occur more than once.
  public var terms: [Term]
  public var constant: Double

  @inlinable
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}
