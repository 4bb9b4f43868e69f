/// The kernel with a precise inverse: for small systems with coefficients so far apart within a row
/// that no scaling helps, where entries that matter are as small as what rounding leaves of zeros.
///
/// Factors, values, residuals and dual values are computed in double-double arithmetic after each
/// step, from the system's own numbers, and then rounded. With each comes a bound of what rounding
/// in the system's numbers may have done to it; what lies within is zero. So all decisions are those
/// of the exact numbers, unless these themselves are in doubt. Nothing is accumulated.
///
/// `isDense` holds too, for pairing rows and variables is the same; `dense` itself isn't used.
extension Kernel {
  /// Goes over to the precise inverse.
  mutating func beginPrecision() {
    endPlans()
    hot.releaseAll()
    clearWork()
    isPrecise = true
    for level in 0..<levels.count { levels[level].isExact = true }
    factorize()
  }

  /// Goes back to sparse factors; the values stay as they are.
  mutating func endPrecision() {
    isPrecise = false
    precise.invalidate()
    for level in 0..<levels.count { levels[level].isExact = false }
    factorize()
    refreshDuals()
    for row in 0..<Int32(rows.count) where rows[row].status == .inactive { evaluate(row) }
  }

  /// How far a number may be from what is meant: one of few digits is exact, one with all its digits
  /// was rounded.
  @inline(__always)
  static func uncertainty(_ value: Double) -> Double {
    let isShort = value.significandBitPattern & 0xFF_FFFF == 0
    return abs(value) * (isShort ? Tolerances.shortNumber : Tolerances.longNumber)
  }

  /// The factors of the present basis; rows and variables are paired anew.
  mutating func factorizePrecisely() {
    pivotsSinceRefresh = 0
    if !isDense { removeAllFactors() }
    isDense = true
    var members = Buffer<Int32>()
    let elimination = eliminate(&members)
    precise.reset(count: variables.count)
    for variable in 0..<variables.count {
      let place = Int(elimination.rowOfVariable[variable])
      pair(Int32(variable), with: members[place])
      for other in 0..<variables.count {
        let column = Int(elimination.variableOfRow[other])
        precise.cells[variable * variables.count + column] = elimination.inverse(variable, other)
      }
    }
  }

  private mutating func pair(_ variable: Int32, with row: Int32) {
    precise.members[variable] = row
    variables[variable].definition = row
    guard row >= 0 else { return }
    rows[row].status = .raw
    rows[row].variable = variable
  }

  /// Rows that depend on others leave the basis.
  private mutating func eliminate(_ members: inout Buffer<Int32>) -> PreciseElimination {
    var elimination = startElimination(&members)
    while !elimination.isComplete {
      var lost = Buffer<Int32>()
      var free = Buffer<Int32>()
      for place in 0..<members.count where elimination.variableOfRow[place] < 0 {
        lost.append(members[place])
      }
      for variable in 0..<variables.count where elimination.rowOfVariable[variable] < 0 {
        free.append(Int32(variable))
      }
      lose(lost, free)
      elimination = startElimination(&members)
    }
    return elimination
  }

  private mutating func startElimination(_ members: inout Buffer<Int32>) -> PreciseElimination {
    members.removeAll()
    for variable in 0..<variables.count where variables[variable].definition < 0 {
      members.append(-1)
    }
    let pinned = members.count
    for row in 0..<Int32(rows.count) where rows[row].isActive { members.append(row) }
    var elimination = PreciseElimination(rows: members.count, variables: variables.count)
    var place = 0
    for variable in 0..<variables.count where variables[variable].definition < 0 {
      elimination.setPin(place, variable)
      place += 1
    }
    for place in pinned..<members.count {
      let first = rows[members[place]].firstEntry
      for index in first..<first + rows[members[place]].entryCount {
        elimination.setCoefficient(
          place, Int(entries[index].variable), entries[index].coefficient)
      }
    }
    elimination.run()
    return elimination
  }

  /// Brings the inverse up to the present basis.
  mutating func ensurePreciseInverse() {
    guard isDense, precise.count > 0 else { return factorizePrecisely() }
    if precise.count < variables.count { precise.grow(to: variables.count) }
    var changed = -1
    for variable in 0..<variables.count
    where precise.members[variable] != variables[variable].definition {
      guard changed < 0 else { return factorizePrecisely() }
      changed = variable
    }
    if changed >= 0, !updatePrecisely(changed) { factorizePrecisely() }
  }

  private mutating func updatePrecisely(_ column: Int) -> Bool {
    let row = variables[column].definition
    precise.clearWork()
    if row < 0 { precise.work[column] = .one } else { collect(row) }
    precise.multiply()
    return precise.replace(column, by: row)
  }

  /// Makes the combination a row of the system.
  func collect(_ row: Int32) {
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount {
      addPreciseTransfer(entries[index].variable, entries[index].coefficient)
    }
  }

  func addPreciseTransfer(_ variable: Int32, _ amount: Double) {
    precise.work[variable] += DoubleDouble(amount)
    precise.workErrors[variable] += Self.uncertainty(amount)
  }

  /// Makes everything anew.
  mutating func renewPrecisely() {
    ensurePreciseInverse()
    recomputePreciseValues()
    recomputePreciseDuals()
    pivotsSinceRefresh = 0
    renewedSteps = statistics.steps
  }

  /// Between steps.
  mutating func renewIfStepped() {
    if isPrecise, statistics.steps != renewedSteps { renewPrecisely() }
  }

  /// Runs both methods until a test of everything finds nothing wrong.
  mutating func settlePrecisely() throws(KernelFailure) {
    logEverything()
    let limit = Tolerances.stepLimit(size: variables.count + rows.count)
    for _ in 0..<Tolerances.settleRounds {
      renewPrecisely()
      if hasLostRows { throw .stalled }
      let steps = statistics.steps
      queueEverythingWrong()
      try runDual(limit: limit)
      try runPrimal(limit: limit)
      if statistics.steps == steps, violated.isEmpty { return }
    }
    throw .stalled
  }
}
