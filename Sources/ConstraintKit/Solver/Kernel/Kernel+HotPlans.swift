/// Hot constants that move while nothing else changes.
extension Kernel {
  /// Sets a row's constant if that has no consequences but for values and residuals. O(1), and the
  /// rows that depend on several hot constants.
  @inline(__always)
  mutating func moveByPlan(_ row: Int32, to constant: Double) -> Bool {
    guard hot.plans.valid != 0, let column = hot.index(of: row) else { return false }
    let bit: UInt8 = 1 << UInt8(column)
    guard hot.plans.valid & bit != 0, constant >= hot.columns[column].plan.lowest,
      constant <= hot.columns[column].plan.highest
    else { return false }
    let old = hot.constants[column]
    hot.constants[column] = constant
    guard sharedRowsAreSettled(column) else {
      hot.constants[column] = old
      return false
    }
    rows[row].constant = constant
    hot.plans.stale |= bit
    hot.noteUse(of: column)
    return true
  }

  @inline(__always)
  private func sharedRowsAreSettled(_ column: Int) -> Bool {
    for position in 0..<hot.columns[column].plan.sharedRows.count {
      let row = hot.columns[column].plan.sharedRows[position]
      if rows[row].need(at: hot.residual(of: row)) != 0 { return false }
    }
    return true
  }

  /// Writes the values and residuals that depend on constants that have moved.
  @inline(__always)
  mutating func catchUp() {
    if hot.plans.stale != 0 { writeHotValues() }
  }

  /// Before a change of the system that isn't a hot constant's alone.
  @inline(__always)
  mutating func endPlans() {
    catchUp()
    hot.plans = HotPlans()
  }

  private mutating func writeHotValues() {
    var rest = hot.plans.stale
    while rest != 0 {
      let column = rest.trailingZeroBitCount
      hot.notePeak(hot.constants[column], of: column)
      setHotValues(column)
      setHotResiduals(column, enqueues: false)
      rest &= rest - 1
    }
    hot.plans.stale = 0
  }

  /// After a hot constant has moved without consequences: the second time in a row, prepares for more
  /// of that.
  mutating func noteCalm(_ column: Int) {
    let bit: UInt8 = 1 << UInt8(column)
    if hot.plans.calm & bit != 0, hot.plans.valid & bit == 0 { makePlan(column) }
    hot.plans.calm |= bit
  }

  private mutating func makePlan(_ column: Int) {
    let row = hot.rows[column]
    // A single variable's value is the constant divided by the coefficient, to the last bit.
    guard rows[row].entryCount != 1 || isPowerOfTwo(entries[rows[row].firstEntry].coefficient)
    else {
      return
    }
    hot.columns[column].plan.begin(
      at: hot.constants[column], least: hot.columns[column].peak / Tolerances.excursion)
    for position in 0..<hot.columns[column].rows.count {
      planRow(hot.columns[column].rows[position], column)
    }
    if !hot.plans.hasSums { planValues(column) }
    hot.plans.valid |= 1 << UInt8(column)
  }

  private mutating func planValues(_ column: Int) {
    let count = hot.columns[column].variables.count
    if count * Self.partForSums >= variables.count { return makeSums() }
    for position in 0..<count { planVariable(hot.columns[column].variables[position], column) }
  }

  /// A column pays for sums of all values if it moves one in so many.
  private static let partForSums = 8

  private mutating func makeSums() {
    hot.extend(variables: variables.count, rows: rows.count)
    hot.sums.removeAll()
    var hasUnits = false
    for variable in 0..<Int32(variables.count) {
      hot.sums.bases.append(zeroValue(of: variable))
      hasUnits = hasUnits || variables[variable].scale != 1
    }
    if hasUnits {
      for index in 0..<variables.count { hot.sums.scales.append(variables[index].scale) }
    }
    hot.plans.hasSums = true
  }

  private func isPowerOfTwo(_ number: Double) -> Bool { number.significandBitPattern == 0 }

  private mutating func planRow(_ row: Int32, _ column: Int) {
    let bit: UInt8 = 1 << UInt8(column)
    guard hot.rowMasks[row] & bit != 0 else { return }
    guard hot.rowMasks[row] == bit else { return hot.columns[column].plan.sharedRows.append(row) }
    let (base, slope) = (hot.rowBases[row], hot.columns[column].slopes[row])
    guard slope != 0 else { return }
    let state = rows[row]
    if state.side < state.highestSide {
      hot.columns[column].plan.limit(base, slope, to: state.tolerance)
    }
    if state.side > state.lowestSide {
      hot.columns[column].plan.limit(-base, -slope, to: state.tolerance)
    }
  }

  private mutating func planVariable(_ variable: Int32, _ column: Int) {
    let bit: UInt8 = 1 << UInt8(column)
    let mask = hot.variableMasks[variable]
    guard mask & bit != 0 else { return }
    guard mask == bit else {
      return hot.columns[column].plan.sharedVariables.append(variable)
    }
    hot.columns[column].plan.values.append(
      HotPlan.Value(
        base: hot.variableBases[variable].value,
        direction: hot.columns[column].directions[variable],
        scale: variables[variable].scale, variable: variable))
  }
}

/// Reading, which writes nothing: a solver's copies may be read at the same time.
extension Kernel {
  /// The value of a variable now, in units of its scale.
  @inline(__always)
  func presentValue(of variable: Int32) -> Double {
    hot.isStale(variable) ? hot.value(of: variable).value : variables[variable].value
  }

  /// The largest of the numbers of which the value is made.
  @inline(__always)
  func presentMagnitude(of variable: Int32) -> Double {
    hot.isStale(variable) ? hot.value(of: variable).magnitude : variables[variable].magnitude
  }

  /// Makes a copy, which has no hot columns, catch up.
  func writePresentValues(to copy: inout Kernel) {
    for variable in 0..<Int32(hot.variableMasks.count) where hot.isStale(variable) {
      (copy.variables[variable].value, copy.variables[variable].magnitude) =
        hot.value(of: variable)
    }
    for row in 0..<Int32(hot.rowMasks.count) where hot.rowMasks[row] & hot.plans.stale != 0 {
      copy.rows[row].residual = hot.residual(of: row)
    }
  }

  /// The value of a variable for the user.
  @inline(__always)
  func userValue(of variable: Int32) -> Double {
    presentValue(of: variable) * variables[variable].scale
  }

  /// Writes all values for the user; there's room for them.
  func readValues(into values: inout MutableSpan<Double>) {
    let states = variables.view
    let usesSums = hot.plans.hasSums && hot.plans.stale != 0
    for index in (usesSums ? hot.sums.bases.count : 0)..<variables.count {
      values[index] = states[index].value * states[index].scale
    }
    if usesSums { return readSums(into: &values) }
    var rest = hot.plans.stale
    while rest != 0 {
      readStaleValues(rest.trailingZeroBitCount, into: &values)
      rest &= rest - 1
    }
  }

  private func readStaleValues(_ column: Int, into values: inout MutableSpan<Double>) {
    let constant = hot.constants[column]
    let planned = hot.columns[column].plan.values.view
    for index in 0..<hot.columns[column].plan.values.count {
      let value = planned[index].base + constant * planned[index].direction
      values[Int(planned[index].variable)] = value * planned[index].scale
    }
    for position in 0..<hot.columns[column].plan.sharedVariables.count {
      let variable = hot.columns[column].plan.sharedVariables[position]
      let stale = hot.variableMasks[variable] & hot.plans.stale
      guard stale.trailingZeroBitCount == column else { continue }
      values[Int(variable)] = hot.sum(of: variable) * variables[variable].scale
    }
  }
}

extension Kernel {
  /// Writes the prepared sums, in units of the user. A direction is zero where a value doesn't depend
  /// on the constant.
  private func readSums(into values: inout MutableSpan<Double>) {
    values.withUnsafeMutableBufferPointer { values in
      var isFirst = true
      for column in 0..<hot.rows.count where hot.rows[column] >= 0 {
        let constant = hot.constants[column]
        if isFirst {
          hot.sums.bases.write(plus: constant, times: hot.columns[column].directions, to: values)
          isFirst = false
        } else {
          hot.columns[column].directions.addMultiple(constant, to: values, hot.sums.bases.count)
        }
      }
      hot.sums.scales.multiply(values)
    }
    if hot.plans.stale != hot.liveColumns { readSettledValues(into: &values) }
  }

  /// Writes the values of which no hot constant has moved: to the last bit they needn't be the sums.
  private func readSettledValues(into values: inout MutableSpan<Double>) {
    let (masks, states) = (hot.variableMasks.view, variables.view)
    for index in 0..<hot.sums.bases.count
    where masks[index] != 0 && masks[index] & hot.plans.stale == 0 {
      values[index] = states[index].value * states[index].scale
    }
  }
}
