/// Why a solver refused a change. Nothing has changed then.
public enum SolverError: Error, Sendable {
  /// The required constraints would contradict each other.
  case unsatisfiable(Conflict)
  /// A constant, a coefficient or a suggestion is infinite or not a number.
  case notFinite(Double)
  /// A weight isn't positive and finite.
  case badWeight(Double)
  /// Like terms of a constraint add up to more than a `Double` can hold, or its numbers are so far
  /// apart that they can't be scaled.
  case overflow
  /// The constraint has been removed, or belongs to another solver.
  case unknownConstraint(ConstraintID)
  /// The variable belongs to another solver, or was made in a copy after it went its own way.
  case unknownVariable(Variable.ID)
  /// The variable can't be suggested a value before ``Solver/edit(_:priority:)``.
  case notEdited(Variable.ID)
  /// The variable is being edited already, by the constraint that is named.
  case alreadyEdited(Variable.ID, by: ConstraintID)
}
