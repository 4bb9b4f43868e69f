/// Constraints of a model, written as one, that say nothing new.
public struct ImpliedConstraints: Sendable, Hashable {
  /// Indices into ``LayoutModel/constraints``.
  public let constraints: [Int]
  /// Required constraints from which they follow, none of which can be spared, in the order in which
  /// the solver took them. Empty for what holds whatever the frames are.
  public let causes: [ConstraintSource]
}
