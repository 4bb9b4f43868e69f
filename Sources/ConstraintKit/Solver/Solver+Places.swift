extension Solver {
  /// A place in the order of constraints, which decides ties.
  struct Place: Sendable {
    fileprivate let sequence: Double
  }

  /// Keeps a place for a constraint that may be added later, behind those that there are.
  mutating func reservePlace() -> Place {
    prepareToWrite()
    return nextPlace()
  }

  /// The same in a storage that is the solver's own.
  func nextPlace() -> Place {
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
}
