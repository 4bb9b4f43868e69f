/// Why a value is what it is: the constraints that hold exactly and fix it.
public struct Explanation: Sendable {
  /// A constraint that takes part.
  public struct Reason: Sendable, Hashable {
    /// The constraint.
    public let id: ConstraintID
    /// By how much the value changes when the constraint's constant grows by 1, as long as the
    /// same constraints stay active.
    public let sensitivity: Double
  }

  /// In the order in which they were added.
  public let reasons: [Reason]
  /// Whether nothing but the reasons fixes the value; otherwise some variables have no reason to
  /// be where they are.
  public let isComplete: Bool
}
