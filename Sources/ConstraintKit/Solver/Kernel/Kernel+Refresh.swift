/// Fresh numbers for a given basis, and a fresh basis when numbers are beyond repair.
extension Kernel {
  /// Factors, values, residuals and dual values anew.
  mutating func refresh() {
    statistics.refreshes += 1
    hot.releaseAll()
    logEverything()
    factorize()
    recomputeValues()
    refreshDuals()
  }

  /// Values from the constants and pins, along the definitions; nothing is accumulated.
  mutating func recomputeValues() {
    if isPrecise { return recomputePreciseValues() }
    if isDense { recomputeDenseValues() } else { recomputeSparseValues() }
    recomputeSingles()
    for row in 0..<Int32(rows.count) where rows[row].status == .inactive { evaluate(row) }
  }

  private func recomputeDenseValues() {
    for variable in 0..<Int32(variables.count) {
      let sum = denseSum(variable)
      variables[variable].value = sum.value
      variables[variable].magnitude = sum.magnitude
    }
  }

  private mutating func recomputeSparseValues() {
    var order = Buffer<Int64>(capacity: variables.count)
    for variable in 0..<Int32(variables.count) { order.append(fallingKey(variable)) }
    order.sort()
    for index in 0..<order.count { recompute(Int32(truncatingIfNeeded: order[index])) }
  }

  private mutating func recompute(_ variable: Int32) {
    let row = variables[variable].definition
    guard row >= 0 else {
      variables[variable].value = variables[variable].pinned
      variables[variable].magnitude = abs(variables[variable].pinned)
      return
    }
    let sum = definitionSum(row)
    variables[variable].value = sum.value / rows[row].pivot
    variables[variable].magnitude = sum.magnitude / abs(rows[row].pivot)
  }

  struct Sum {
    var value = 0.0
    var magnitude = 0.0

    @inline(__always)
    mutating func add(_ factor: Double, _ value: Double, _ magnitude: Double) {
      self.value += factor * value
      self.magnitude = max(self.magnitude, abs(factor) * magnitude)
    }
  }

  /// What the slot's row leaves to its variable, now or when all hot constants are zero.
  func definitionSum(_ row: Int32, atZero: Bool = false) -> Sum {
    rows[row].status == .raw ? rawSum(row, atZero) : modifiedSum(row, atZero)
  }

  private func rawSum(_ row: Int32, _ atZero: Bool) -> Sum {
    let constant = rows[row].constant
    var sum = Sum(value: constant, magnitude: abs(constant))
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount {
      let variable = entries[index].variable
      guard variable != rows[row].variable else { continue }
      add(variable, times: -entries[index].coefficient, to: &sum, atZero)
    }
    return sum
  }

  private func modifiedSum(_ row: Int32, _ atZero: Bool) -> Sum {
    var sum = Sum()
    var index = rows[row].firstLower
    while index >= 0 {
      let constant = rows[factors[index].index].constant
      sum.add(factors[index].value, constant, abs(constant))
      index = factors[index].nextInRow
    }
    index = rows[row].firstUpper
    while index >= 0 {
      let variable = factors[index].index
      if variable != rows[row].variable {
        add(variable, times: -factors[index].value, to: &sum, atZero)
      }
      index = factors[index].nextInRow
    }
    return sum
  }

  @inline(__always)
  private func add(_ variable: Int32, times factor: Double, to sum: inout Sum, _ atZero: Bool) {
    if atZero {
      sum.add(factor, zeroValue(of: variable), zeroMagnitude(of: variable))
    } else {
      sum.add(factor, variables[variable].value, variables[variable].magnitude)
    }
  }

  /// An active row of one variable fixes it exactly, whatever the factors made of it.
  private mutating func recomputeSingles() {
    for row in 0..<Int32(rows.count) where rows[row].isActive { settleSingle(row) }
  }

  @inline(__always)
  mutating func settleSingle(_ row: Int32) {
    guard rows[row].entryCount == 1 else { return }
    let entry = entries[rows[row].firstEntry]
    variables[entry.variable].value = rows[row].constant / entry.coefficient
  }

  /// Dual values from the sides of the inactive rows.
  mutating func refreshDuals() {
    if isPrecise { return recomputePreciseDuals() }
    if hasGroups { dualGroups.fill(0..<dualGroups.count, with: 0) }
    for index in 0..<liveLevels.count {
      let level = liveLevels[index]
      beginTransform()
      for row in 0..<Int32(rows.count) where rows[row].status == .inactive && rows[row].side != 0 {
        let gradient = gradient(of: row, at: level)
        if gradient != 0 { addToTransfer(row, times: -gradient) }
      }
      finishTransform()
      let base = dualBase(level)
      duals.fill(base..<base + keyCapacity, with: 0)
      addTransform(1, to: level)
    }
  }

  /// Queues the inactive rows that need another side, and the active keys with dual values out of
  /// bounds.
  mutating func queueEverythingWrong() {
    for row in 0..<Int32(rows.count) {
      if rows[row].status == .inactive { enqueue(row) }
      if rows[row].isActive { suspect(.row(row)) }
    }
    for variable in 0..<Int32(variables.count) where variables[variable].definition < 0 {
      suspect(.pin(variable))
    }
  }

  /// The last resort: from all variables pinned where they are, row by row in order.
  mutating func rebuild() throws(KernelFailure) {
    statistics.rebuilds += 1
    hot.releaseAll()
    clearQueues()
    clearWork()
    removeAllFactors()
    hasLostRows = false
    pivotsSinceRefresh = 0
    for variable in 0..<variables.count {
      variables[variable].definition = -1
      variables[variable].order = 0
      variables[variable].pinned = variables[variable].value
      variables[variable].magnitude = abs(variables[variable].value)
    }
    duals.fill(0..<duals.count, with: 0)
    dualGroups.fill(0..<dualGroups.count, with: 0)
    let waiting = detachAll()
    if isPrecise { factorize() }
    usesBlandsRule = true
    defer { usesBlandsRule = false }
    var next = 0
    defer { readmit(waiting, from: next) }
    while next < waiting.count {
      let row = waiting[next]
      next += 1
      rows[row].status = .inactive
      evaluate(row)
      enqueue(row)
      try settle()
    }
  }

  /// What is left of the rows when a rebuild ends early, with their residuals as they are.
  private mutating func readmit(_ waiting: borrowing Buffer<Int32>, from start: Int) {
    for index in start..<waiting.count {
      rows[waiting[index]].status = .inactive
      evaluate(waiting[index])
    }
  }

  /// Takes all rows of the system out of the basis; only those marked inactive count from now on.
  private mutating func detachAll() -> Buffer<Int32> {
    var waiting = Buffer<Int32>()
    for row in 0..<Int32(rows.count) where rows[row].status >= .inactive {
      rows[row].status = .detached
      rows[row].side = 0
      waiting.append(row)
    }
    return waiting
  }

  /// Runs both methods until nothing is wrong.
  mutating func settle() throws(KernelFailure) {
    if isPrecise { return try settlePrecisely() }
    let limit = Tolerances.stepLimit(size: variables.count + rows.count)
    var rounds = 0
    while !violated.isEmpty || !suspects.isEmpty {
      rounds += 1
      if rounds > Tolerances.settleRounds { throw .stalled }
      try runDual(limit: limit)
      try runPrimal(limit: limit)
    }
  }
}
