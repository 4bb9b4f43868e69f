extension Solver {
  /// Makes a variable editable: it keeps its value, at a priority, until it's suggested another.
  /// - Returns: the constraint that holds it; remove that to end the editing.
  /// - Throws: `alreadyEdited`, `unknownVariable`; `unsatisfiable` doesn't occur, as the present value
  ///   meets every required constraint.
  @discardableResult
  public mutating func edit(
    _ variable: Variable, priority: Priority
  ) throws(SolverError) -> ConstraintID {
    let slot = try slot(of: variable.id)
    let edit = kernel.variables[slot].edit
    guard edit < 0 else { throw .alreadyEdited(variable.id, by: id(ofRow: edit)) }
    let id = try addStay(variable, priority: priority)
    kernel.variables[slot].edit = id.slot
    kernel.rows[id.slot].isWarm = true
    return id
  }

  /// Asks an edited variable to take a value.
  /// - Throws: `notEdited`, `notFinite`, `unknownVariable`; `unsatisfiable` if the edit is required
  ///   and the value isn't possible.
  public mutating func suggest(
    _ value: Double, for variable: Variable
  ) throws(SolverError) {
    let slot = try slot(of: variable.id)
    let edit = kernel.variables[slot].edit
    guard edit >= 0 else { throw .notEdited(variable.id) }
    try setConstant(value, in: edit)
  }

  /// Asks a variable to stay at its present value.
  /// - Throws: `unknownVariable`.
  @discardableResult
  public mutating func addStay(
    _ variable: Variable, priority: Priority
  ) throws(SolverError) -> ConstraintID {
    try beginChange()
    let slot = try slot(of: variable.id)
    let value = kernel.userValue(of: slot)
    let stay = LinearConstraint(
      [LinearExpression.Term(variable.id, 1)], .equal, value, priority: priority)
    return try add(stay)
  }
}
