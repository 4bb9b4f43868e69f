/// Required constraints that contradict each other, none of which could be left out: without any
/// one of them the others can be met.
public struct Conflict: Sendable {
  /// A constraint that takes part.
  public struct Member: Sendable {
    /// Nil for a constraint that was refused just now, and so has no identity.
    public let id: ConstraintID?
    /// As it was to be: with the value that was refused, where it was a change.
    public let constraint: LinearConstraint
    /// Where it was written.
    public let origin: ConstraintOrigin
  }

  /// The refused constraint first, then the others in the order in which they were added.
  public let members: [Member]
}
