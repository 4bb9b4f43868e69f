extension Solver {
  /// Adds a constraint.
  ///
  /// Adding the same constraint twice makes two constraints, each with its own identity.
  /// - Parameter origin: where it was written, for messages.
  /// - Throws: `unsatisfiable` if it's required and contradicts others; `notFinite`, `badWeight`,
  ///   `overflow`, `unknownVariable` for bad input.
  /// - Complexity: O(terms) if it's met already, or defines a new variable; otherwise a few steps of
  ///   the simplex method, which touch what depends on it.
  @discardableResult
  public mutating func add(
    _ constraint: LinearConstraint, origin: ConstraintOrigin = .none
  ) throws(SolverError) -> ConstraintID {
    prepareToWrite()
    return try add(constraint, origin, sequence: kernel.tieSequence + 1)
  }

  /// Adds a constraint that has a place of its own among ties.
  mutating func add(
    _ constraint: LinearConstraint, _ origin: ConstraintOrigin, sequence: Double
  ) throws(SolverError) -> ConstraintID {
    let waits = pending == nil ? false : try waitsForBatch()
    var numbers = try stage(constraint)
    defer { checkInvariants() }
    kernel.tieSequence = max(kernel.tieSequence, sequence)
    numbers.tie = RowState.tie(sequence: sequence)
    let slot = kernel.makeRow(numbers, priority: constraint.priority.value)
    let id = record(constraint.conditions, origin, in: slot, sequence: UInt64(sequence))
    if waits {
      pending?.append(slot)
    } else {
      let wasPrecise = kernel.isPrecise
      if numbers.isUnbalanced { kernel.scaleAnewIfWanted(for: slot) }
      do {
        try insert(slot)
      } catch {
        if kernel.isPrecise, !wasPrecise { kernel.endPrecision() }
        throw error
      }
    }
    return id
  }

  /// Makes a new row part of the system, or gives its slot back.
  func insert(_ slot: Int32) throws(SolverError) {
    do {
      try kernel.insert(slot)
    } catch {
      let conflict = makeConflict(refused: slot)
      kernel.freeRow(slot)
      throw .unsatisfiable(conflict)
    }
  }

  func record(
    _ conditions: RowConditions, _ origin: ConstraintOrigin, in slot: Int32, sequence: UInt64
  ) -> ConstraintID {
    var record = ConstraintRecord(
      lineage: ledger.variables.lineage, generation: 0, priority: conditions.priority,
      weight: conditions.weight, origin: origin, sequence: sequence)
    if Int(slot) < ledger.records.count {
      record.generation = ledger.records[Int(slot)].generation &+ 1
      ledger.records[Int(slot)] = record
    } else {
      if ledger.records.isEmpty { ledger.records.reserve(3 * kernel.variables.count + 16) }
      ledger.records.append(record)
    }
    return ConstraintID(lineage: record.lineage, slot: slot, generation: record.generation)
  }

  /// Removes a constraint.
  /// - Throws: `unknownConstraint` if it has been removed before, or belongs to another solver.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    let slot = try slot(of: id)
    try beginChange()
    defer { checkInvariants() }
    if kernel.rows[slot].status >= .inactive {
      kernel.remove(slot)
    }
    forgetEdit(slot)
    kernel.freeRow(slot)
  }

  func forgetEdit(_ slot: Int32) {
    guard kernel.rows[slot].entryCount == 1 else { return }
    let entry = kernel.entries[kernel.rows[slot].firstEntry]
    if kernel.variables[entry.variable].edit == slot {
      kernel.variables[entry.variable].edit = -1
    }
  }

  /// Changes the right-hand side.
  /// - Throws: `unsatisfiable`, `notFinite`, `overflow`, `unknownConstraint`.
  public mutating func setConstant(_ value: Double, of id: ConstraintID) throws(SolverError) {
    let slot = try slot(of: id)
    try setConstant(value, in: slot)
  }

  mutating func setConstant(_ value: Double, in slot: Int32) throws(SolverError) {
    try beginChange()
    let constant = try RowNumbers.scaled(value, by: kernel.rows[slot].scale)
    defer { checkInvariants() }
    if kernel.moveByPlan(slot, to: constant) { return }
    do {
      try kernel.setConstant(slot, to: constant)
    } catch {
      throw .unsatisfiable(makeConflict(changed: slot) { $0.constant = value })
    }
  }

  /// Changes the priority, also to and from required.
  /// - Throws: `unsatisfiable`, `unknownConstraint`.
  public mutating func setPriority(_ value: Priority, of id: ConstraintID) throws(SolverError) {
    let slot = try slot(of: id)
    try setCost(slot) { $0.priority = value }
  }

  /// Changes how much the error counts within its level.
  /// - Throws: `badWeight` unless positive and finite; `overflow`, `unknownConstraint`.
  public mutating func setWeight(_ value: Double, of id: ConstraintID) throws(SolverError) {
    let slot = try slot(of: id)
    guard value > 0, value.isFinite else { throw .badWeight(value) }
    try setCost(slot) { $0.weight = value }
  }

  /// Changes how the sides compare.
  /// - Throws: `unsatisfiable`, `unknownConstraint`.
  public mutating func setRelation(_ value: Relation, of id: ConstraintID) throws(SolverError) {
    let slot = try slot(of: id)
    try setCost(slot) { $0.relation = value }
  }

  private mutating func setCost(
    _ slot: Int32, _ change: (inout LinearConstraint) -> Void
  ) throws(SolverError) {
    var constraint = constraint(in: slot)
    change(&constraint)
    try beginChange()
    let scale = kernel.rows[slot].scale
    let weight =
      constraint.priority.isRequired
      ? .infinity : try RowNumbers.scaledWeight(constraint.weight, by: scale)
    defer { checkInvariants() }
    let oldLevel = kernel.rows[slot].level
    let cost = Kernel.Cost(
      level: kernel.retainLevel(constraint.priority.value), weight: weight,
      hasLower: constraint.relation != .lessThanOrEqual,
      hasUpper: constraint.relation != .greaterThanOrEqual)
    do {
      try kernel.setCost(slot, to: cost)
    } catch {
      kernel.releaseLevel(cost.level)
      throw .unsatisfiable(makeConflict(changed: slot, change))
    }
    kernel.releaseLevel(oldLevel)
    ledger.records[Int(slot)].priority = constraint.priority
    ledger.records[Int(slot)].weight = constraint.weight
  }
}
