/// A whole system that is made at once: a batch without a way back, for a solver that is thrown away
/// if it can't be.
///
/// Rows are put together term by term where the kernel takes them from, and are told from the first
/// what decides the order in which they become part of the system. The solver has nothing but
/// variables, all made by itself and none scaled, and isn't used before ``finish()``.
struct SystemBuild: LinearSum, ~Copyable {
  private var solver: Solver
  private var order: WorkingOrder
  /// What is known of the terms of the row that is being made.
  private var sum = Solver.StagedSum()
  /// What the terms of the row that is being made add beside variables; for whoever adds them.
  var constant = 0.0

  /// - Parameter rows: About how many there will be.
  init(_ solver: Solver, rows: Int) {
    self.solver = solver
    order = WorkingOrder(capacity: rows)
    solver.kernel.staged.removeAll()
    solver.ledger.records.reserve(rows)
  }

  /// Adds a term to the row that is being made.
  @inline(__always)
  mutating func add(_ coefficient: Double, _ variable: Variable) {
    guard coefficient != 0 else { return }
    if !solver.kernel.stage(variable.id.index, coefficient) { sum.hasLikeTerms = true }
    sum.extremes.note(abs(coefficient))
  }

  /// Ends the row that is being made.
  /// - Parameter tag: Its origin.
  /// - Throws: As ``Solver/add(_:origin:)``, but that nothing is unsatisfiable yet.
  mutating func addRow(_ conditions: RowConditions, tag: Int) throws(SolverError) -> ConstraintID {
    let numbers = try solver.numbers(of: conditions, sum)
    return take(numbers, conditions, tag)
  }

  /// Adds a row about a variable alone: no term has been added for it.
  /// - Throws: As ``addRow(_:tag:)``.
  mutating func addBound(
    _ variable: Variable, _ conditions: RowConditions, tag: Int
  ) throws(SolverError) -> ConstraintID {
    let numbers = try RowNumbers(conditions, scale: 1)
    solver.kernel.staged.append(KernelTerm(variable: variable.id.index, coefficient: 1))
    return take(numbers, conditions, tag)
  }

  /// Keeps a place for a constraint that may be added later, behind those that there are.
  mutating func reservePlace() -> Solver.Place {
    solver.nextPlace()
  }

  private mutating func take(
    _ numbers: RowNumbers, _ conditions: RowConditions, _ tag: Int
  ) -> ConstraintID {
    var numbers = numbers
    solver.kernel.tieSequence += 1
    let sequence = solver.kernel.tieSequence
    numbers.tie = RowState.tie(sequence: sequence)
    let slot = solver.kernel.makeRow(numbers, priority: conditions.priority.value)
    var last: Int32 = 0
    for index in 0..<solver.kernel.staged.count {
      last = max(last, solver.kernel.staged[index].variable)
    }
    order.append(
      slot, lastVariable: last, isEquality: numbers.hasLower && numbers.hasUpper,
      priority: conditions.priority)
    solver.kernel.staged.removeAll()
    sum = Solver.StagedSum()
    constant = 0
    return solver.record(conditions, .tag(tag), in: slot, sequence: UInt64(sequence))
  }

  /// Makes all rows part of the system, in an order that keeps the work local.
  consuming func finish() throws(SolverError) {
    let ordered = order.ordered(variables: solver.kernel.variables.count)
    try solver.insert(ordered)
  }
}
