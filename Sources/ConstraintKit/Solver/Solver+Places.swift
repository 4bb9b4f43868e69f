extension Solver {
  /// A place in the order of constraints, which decides ties.
  struct Place: Sendable {
    fileprivate let sequence: Double
  }

  /// Keeps a place for a constraint that may be added later, behind those that there are.
  mutating func reservePlace() -> Place {
    prepareToWrite()
    kernel.tieSequence += 1
    return Place(sequence: kernel.tieSequence)
  }

  /// Adds a constraint in a place that was kept for it.
  /// - Throws: as ``add(_:origin:)``.
  mutating func add(
    _ constraint: LinearConstraint, origin: ConstraintOrigin, in place: Place
  ) throws(SolverError) -> ConstraintID {
    prepareToWrite()
    return try add(constraint, origin, sequence: place.sequence)
  }

  /// Adds what the body adds, in an order that keeps the work local, to a solver that is thrown away
  /// if that fails: a batch without a way back.
  mutating func build(
    _ body: (inout Solver) throws(SolverError) -> Void
  ) throws(SolverError) {
    pending = []
    let batch = OpenBatch()
    openBatch = batch
    defer { batch.end() }
    try body(&self)
    try insertPending()
    pending = nil
    openBatch = nil
  }
}
