/// Values, residuals and dual values by the precise inverse.
extension Kernel {
  /// The constant of a member of the basis.
  @inline(__always)
  private func preciseConstant(_ column: Int) -> Double {
    let row = precise.members[column]
    return row < 0 ? variables[column].pinned : rows[row].constant
  }

  /// Values from the constants and pins, and the residuals from them.
  mutating func recomputePreciseValues() {
    ensurePreciseInverse()
    setPreciseValues()
    refinePreciseValues()
    setValueErrors()
    for variable in 0..<variables.count {
      let value = precise.values[variable].high
      variables[variable].value = abs(value) <= preciseNoise(of: variable) ? 0 : value
      variables[variable].magnitude = abs(variables[variable].value)
    }
    for row in 0..<Int32(rows.count) where rows[row].isActive { settleSingle(row) }
    for row in 0..<Int32(rows.count) where rows[row].status == .inactive { evaluate(row) }
  }

  private mutating func setPreciseValues() {
    precise.hasValues = true
    for variable in 0..<variables.count {
      var sum = DoubleDouble.zero
      for column in 0..<variables.count where precise.cell(variable, column).high != 0 {
        sum += preciseConstant(column) * precise.cell(variable, column)
      }
      precise.values[variable] = sum
    }
  }

  /// One step of iterative refinement.
  private func refinePreciseValues() {
    precise.errors.fill(0..<variables.count, with: 0)
    for column in 0..<variables.count where precise.members[column] >= 0 {
      let rest = preciseSum(precise.members[column])
      guard rest.high != 0 else { continue }
      for variable in 0..<variables.count where precise.cell(variable, column).high != 0 {
        let change = rest * precise.cell(variable, column)
        precise.values[variable] += -change
        precise.errors[variable] += Tolerances.refinement * change.size
      }
    }
  }

  /// A row's residual.
  private func preciseSum(_ row: Int32) -> DoubleDouble {
    let first = rows[row].firstEntry
    var sum = DoubleDouble(-rows[row].constant)
    for index in first..<first + rows[row].entryCount {
      sum += entries[index].coefficient * precise.values[entries[index].variable]
    }
    return sum
  }

  /// By how much a row's numbers may be off, at the present values.
  private func ownUncertainty(of row: Int32) -> Double {
    let first = rows[row].firstEntry
    var error = Self.uncertainty(rows[row].constant)
    for index in first..<first + rows[row].entryCount {
      error +=
        Self.uncertainty(entries[index].coefficient)
        * precise.values[entries[index].variable].size
    }
    return error
  }

  private func columnUncertainty(_ column: Int) -> Double {
    let row = precise.members[column]
    return row < 0 ? Self.uncertainty(variables[column].pinned) : ownUncertainty(of: row)
  }

  private func setValueErrors() {
    for column in 0..<variables.count {
      let error = columnUncertainty(column)
      guard error != 0 else { continue }
      for variable in 0..<variables.count {
        precise.errors[variable] += error * precise.cell(variable, column).size
      }
    }
  }

  /// What the arithmetic leaves of a variable whose value is zero.
  private func preciseNoise(of variable: Int) -> Double {
    var magnitude = 0.0
    for column in 0..<variables.count {
      magnitude += precise.cell(variable, column).size * abs(preciseConstant(column))
    }
    return Tolerances.safety * Tolerances.shortNumber * magnitude
  }

  /// See `evaluate`.
  mutating func evaluatePrecisely(_ row: Int32) {
    rows[row].tolerance = 0
    guard rows[row].constant.isFinite else {
      rows[row].residual = -rows[row].constant
      return
    }
    if !precise.hasValues || precise.count < variables.count {
      ensurePreciseInverse()
      setPreciseValues()
      refinePreciseValues()
      setValueErrors()
    }
    let residual = preciseSum(row)
    rows[row].residual = isZero(residual, row) ? 0 : residual.high
  }

  private func isZero(_ residual: DoubleDouble, _ row: Int32) -> Bool {
    let own = ownUncertainty(of: row)
    var error = own
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount {
      error += abs(entries[index].coefficient) * precise.errors[entries[index].variable]
    }
    if residual.size > Tolerances.safety * error { return false }
    return residual.size <= Tolerances.safety * (own + errorOfMembers(in: row))
  }

  /// What the uncertainties of the basis do to a row's residual: a tighter bound than by way of the
  /// variables.
  private func errorOfMembers(in row: Int32) -> Double {
    precise.clearCollected()
    collect(row)
    precise.multiply()
    var error = 0.0
    for column in 0..<variables.count where precise.combination[column].high != 0 {
      error += precise.combination[column].size * columnUncertainty(column)
    }
    return error
  }

  /// See `refreshDuals`.
  mutating func recomputePreciseDuals() {
    ensurePreciseInverse()
    dualGroups.fill(0..<dualGroups.count, with: 0)
    for index in 0..<liveLevels.count { recomputePreciseDuals(at: liveLevels[index]) }
  }

  private mutating func recomputePreciseDuals(at level: Int32) {
    ensureKeys()
    precise.clearWork()
    for row in 0..<Int32(rows.count) where rows[row].status == .inactive && rows[row].side != 0 {
      let gradient = gradient(of: row, at: level)
      if gradient != 0 { collectGradient(-gradient, of: row) }
    }
    combinePrecisely()
    let base = dualBase(level)
    duals.fill(base..<base + keyCapacity, with: 0)
    for column in 0..<variables.count where precise.combination[column].high != 0 {
      let key = preciseKey(column)
      duals[base + Int(key.code)] = roundedDual(column, key, at: level)
      if hasGroups { dualGroups[key.code] |= groupBit(of: level) }
    }
  }

  private func collectGradient(_ gradient: Double, of row: Int32) {
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount {
      let coefficient = entries[index].coefficient
      precise.work[entries[index].variable] += gradient * DoubleDouble(coefficient)
      precise.workErrors[entries[index].variable] +=
        abs(gradient) * Self.uncertainty(coefficient)
        + abs(coefficient) * Self.uncertainty(gradient)
    }
  }

  /// A dual value that may be at one of its bounds is there.
  private func roundedDual(_ column: Int, _ key: Key, at level: Int32) -> Double {
    let value = precise.combination[column]
    guard !key.isPin, !rows[key.index].isRequired else { return value.high }
    for side in [Int8(-1), 1] {
      let limit = bound(of: key.index, side: side, at: level)
      let error = precise.bounds[column] + Self.uncertainty(limit)
      if (value - DoubleDouble(limit)).size <= Tolerances.safety * error { return limit }
    }
    return value.high
  }
}
