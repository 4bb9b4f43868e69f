#if InternalChecks
extension Kernel {
  /// Stops the program if an invariant is broken. Called after each change under the trait
  /// `InternalChecks`; O(levels · size).
  func checkInvariants() {
    checkQueues()
    checkSlopes()
    checkBasis()
    for variable in 0..<Int32(variables.count) { checkDefinition(of: variable) }
    checkColumns()
    checkHotColumns()
    let verification = verify()
    precondition(verification.holds, "not optimal: \(verification)")
  }

  private func checkQueues() {
    precondition(violated.isEmpty && suspects.isEmpty && heap.isEmpty, "work left over")
    precondition(upperWork.isEmpty && lowerWork.isEmpty && !isLogging, "work left over")
    for row in 0..<rows.count {
      precondition(!rows[row].isQueued && !rows[row].isInWork && !rows[row].isSuspect)
    }
    for variable in 0..<variables.count {
      precondition(!variables[variable].isInHeap && variables[variable].transfer == 0)
      precondition(!variables[variable].isInWork && !variables[variable].isSuspect)
    }
  }

  private func checkSlopes() {
    let sloped = (0..<Int32(rows.count)).filter { rows[$0].slope != 0 }
    let reachable = Set((0..<touched.count).map { touched[$0] })
    precondition(sloped.allSatisfy(reachable.contains), "a slope that no column has")
  }

  private func checkBasis() {
    var defined = 0
    for row in 0..<Int32(rows.count) where rows[row].isActive {
      precondition(rows[row].status != .unplaced, "a row without a place")
      precondition(variables[rows[row].variable].definition == row, "a stray definition")
      precondition(isDense || rows[row].pivot != 0, "a zero pivot")
      defined += 1
    }
    for variable in 0..<variables.count where variables[variable].definition < 0 { defined += 1 }
    precondition(defined == variables.count, "the basis isn't square")
  }

  private func checkDefinition(of variable: Int32) {
    let row = variables[variable].definition
    guard row >= 0 else { return }
    precondition(rows[row].isActive && rows[row].variable == variable, "a stray definition")
    if isPrecise { return }
    if isDense { return checkInverse(of: variable) }
    if rows[row].status == .raw {
      let first = rows[row].firstEntry
      for index in first..<first + rows[row].entryCount {
        checkOrder(of: entries[index].variable, before: variable)
      }
      return
    }
    var index = rows[row].firstUpper
    while index >= 0 {
      checkOrder(of: factors[index].index, before: variable)
      index = factors[index].nextInRow
    }
  }

  /// An active row times the inverse is its unit vector.
  private func checkInverse(of variable: Int32) {
    let row = variables[variable].definition
    let first = rows[row].firstEntry
    for column in 0..<variables.count {
      var sum = 0.0
      for index in first..<first + rows[row].entryCount {
        sum += entries[index].coefficient * dense.entry(Int(entries[index].variable), column)
      }
      precondition(abs(sum - (column == variable ? 1 : 0)) < 1e-6, "a wrong inverse")
    }
  }

  private func checkOrder(of other: Int32, before variable: Int32) {
    precondition(
      other == variable || variables[other].order < variables[variable].order,
      "a definition out of order")
  }

  private func checkHotColumns() {
    guard hot.liveCount > 0 else { return }
    for variable in 0..<Int32(hot.variableMasks.count) where hot.variableMasks[variable] != 0 {
      guard !hot.isStale(variable) else { continue }
      let sum = hot.value(of: variable)
      let difference = abs(sum.value - variables[variable].value)
      precondition(
        difference <= 1e-9 * max(1, sum.magnitude, variables[variable].magnitude),
        "a hot value has drifted")
    }
    for row in 0..<Int32(hot.rowMasks.count) where hot.rowMasks[row] != 0 {
      guard hot.rowMasks[row] & hot.plans.stale == 0 else { continue }
      let residual = hot.residual(of: row)
      precondition(rows[row].status == .inactive, "a hot row that isn't inactive")
      let difference = abs(residual - rows[row].residual)
      let magnitude = max(exactResidual(row).magnitude, abs(rows[row].residual))
      precondition(
        difference <= 1e-9 * max(1, magnitude, abs(hot.rowBases[row])),
        "a hot residual has drifted")
    }
  }

  private func checkColumns() {
    var count = 0
    for variable in 0..<Int32(variables.count) {
      var index = variables[variable].firstEntry
      var previous: Int32 = -1
      while index >= 0 {
        precondition(entries[index].variable == variable && entries[index].previous == previous)
        precondition(rows[entries[index].row].status >= .inactive, "an entry of no row")
        previous = index
        index = entries[index].next
        count += 1
      }
    }
    for row in 0..<rows.count where rows[row].status >= .inactive {
      count -= Int(rows[row].entryCount)
    }
    precondition(count == 0, "an entry in no column")
  }
}
#endif
