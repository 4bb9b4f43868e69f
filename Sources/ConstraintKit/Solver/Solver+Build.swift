/// A whole system at once, in a solver that is thrown away if it can't be: a batch without a way back.
extension Solver {
  /// Adds a constraint to a system that isn't solved before ``finishBuild()``. The solver has no
  /// constraints but those that were added so, and isn't shared.
  /// - Throws: As ``add(_:origin:)``, but that nothing is unsatisfiable yet.
  mutating func addRow(
    _ terms: borrowing Buffer<LinearExpression.Term>, _ conditions: RowConditions,
    origin: ConstraintOrigin
  ) throws(SolverError) -> ConstraintID {
    var numbers = try stage(terms, conditions)
    kernel.tieSequence += 1
    numbers.tie = -kernel.tieSequence
    let slot = kernel.makeRow(numbers, priority: conditions.priority.value)
    return record(conditions, origin, in: slot, sequence: UInt64(kernel.tieSequence))
  }

  /// Makes all constraints part of the system, in an order that keeps the work local.
  mutating func finishBuild() throws(SolverError) {
    pending = (0..<kernel.rows.count).map { Int32(truncatingIfNeeded: $0) }
    try insertPending()
    pending = nil
  }
}
