/// What tells a constraint from the others in a ``Solver`` and its copies. It is never used again.
public struct ConstraintID: Hashable, Sendable {
  /// The line of copies in which the constraint was added.
  let lineage: UInt32
  /// The place in the solver.
  let slot: Int32
  /// How often the place had been used before.
  let generation: UInt32
}

extension ConstraintID: CustomStringConvertible {
  /// The place in the solver, for messages.
  public var description: String { "c\(slot)" }
}
