/// A sum of variables times numbers, plus a number: `2·x − y + 10`.
public struct LinearExpression: Sendable {
  /// A variable times a number.
  public struct Term: Sendable, BitwiseCopyable {
    /// The unknown.
    public var variable: Variable.ID
    /// What it's multiplied by.
    public var coefficient: Double

    /// Makes `coefficient · variable`.
    @inlinable
    public init(_ variable: Variable.ID, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// In the order in which they were written; a variable may occur more than once.
  public var terms: [Term]
  /// The number that is added.
  public var constant: Double

  /// Makes a sum; without arguments it's zero.
  @inlinable
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}
