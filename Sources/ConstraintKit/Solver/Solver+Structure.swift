extension Solver {
  /// Changes the left-hand side. The constraint keeps its identity, and its place among ties.
  /// - Throws: `unsatisfiable`, `notFinite`, `overflow`, `unknownVariable`, `unknownConstraint`.
  /// - Complexity: a copy of the system, a removal and an addition.
  public mutating func setTerms(
    _ value: [LinearExpression.Term], of id: ConstraintID
  ) throws(SolverError) {
    let slot = try slot(of: id)
    var constraint = constraint(in: slot)
    constraint.terms = value
    try beginChange()
    let numbers = try stage(constraint)
    defer { checkInvariants() }
    let backup = kernel.clone()
    forgetEdit(slot)
    let isPart = isActive(slot)
    kernel.replaceRow(slot, by: numbers)
    guard isPart else { return }
    kernel.scaleAnewIfWanted(for: slot)
    do {
      try kernel.insert(slot)
    } catch {
      let conflict = makeConflict(changed: slot) { $0.terms = value }
      kernel = backup
      throw .unsatisfiable(conflict)
    }
  }

  /// Takes a constraint out of the system, or puts it back, with its identity kept.
  /// - Throws: `unsatisfiable` if it can't be put back, `unknownConstraint`.
  public mutating func setActive(_ value: Bool, of id: ConstraintID) throws(SolverError) {
    let slot = try slot(of: id)
    try beginChange()
    guard value != isActive(slot) else { return }
    defer { checkInvariants() }
    guard value else { return kernel.remove(slot) }
    do {
      try kernel.insert(slot)
    } catch {
      throw .unsatisfiable(makeConflict(changed: slot) { _ in })
    }
  }

  /// Whether a constraint takes part; false also if it's not in the solver.
  public func isActive(_ id: ConstraintID) -> Bool {
    guard let slot = try? slot(of: id) else { return false }
    return isActive(slot)
  }

  private func isActive(_ slot: Int32) -> Bool {
    kernel.rows[slot].status >= .inactive
  }
}
