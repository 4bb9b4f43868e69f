/// An optional constraint that doesn't hold.
public struct Violation: Sendable, Hashable {
  /// The constraint.
  public let id: ConstraintID
  /// By how much the sides differ against the relation, before any weight; positive.
  public let error: Double
}

/// How well a level of priority is met.
public struct LevelError: Sendable, Hashable {
  /// The level.
  public let priority: Priority
  /// The sum of weight · error over the level's constraints.
  public let error: Double
}
