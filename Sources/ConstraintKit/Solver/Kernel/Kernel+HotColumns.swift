/// Upkeep and use of the hot columns. By plans (`Kernel+HotPlans`) constants move ahead of values and
/// residuals; whoever comes here has caught up first.
extension Kernel {
  /// A variable's value when all hot constants are zero.
  @inline(__always)
  func zeroValue(of variable: Int32) -> Double {
    hot.contains(variable: variable) ? hot.variableBases[variable].value : variables[variable].value
  }

  /// What that was made of.
  @inline(__always)
  func zeroMagnitude(of variable: Int32) -> Double {
    hot.contains(variable: variable)
      ? hot.variableBases[variable].magnitude : variables[variable].magnitude
  }

  /// The column of an active row, made if need be.
  mutating func hotColumn(for row: Int32) -> Int {
    let index = hot.index(of: row) ?? makeHotColumn(for: row)
    hot.noteUse(of: index)
    return index
  }

  private mutating func makeHotColumn(for row: Int32) -> Int {
    endPlans()
    hot.extend(variables: variables.count, rows: rows.count)
    let index = hot.take(for: row, constant: rows[row].constant)
    transformColumn(.row(row))
    enterColumn(index)
    setHotRows(toZero: true)
    for position in 0..<reached.count { setZeroBase(reached[position]) }
    for position in 0..<touched.count { setZeroResidual(touched[position]) }
    setHotRows(toZero: false)
    settleSingleBase(row, column: index)
    return index
  }

  private mutating func setHotRows(toZero: Bool) {
    for column in 0..<hot.rows.count where hot.rows[column] >= 0 {
      rows[hot.rows[column]].constant = toZero ? 0 : hot.constants[column]
    }
  }

  /// Takes the transformed column over.
  private mutating func enterColumn(_ index: Int) {
    for position in 0..<reached.count {
      let variable = reached[position]
      guard variables[variable].direction != 0 else { continue }
      hot.addDirection(variables[variable].direction, variable: variable, column: index)
    }
    for position in 0..<touched.count {
      hot.addSlope(rows[touched[position]].slope, row: touched[position], column: index)
    }
  }

  /// The value at zero hot constants, from those of the variables before it.
  private mutating func setZeroBase(_ variable: Int32) {
    guard hot.contains(variable: variable) else { return }
    if isDense {
      return setBase(denseSum(variable), of: variable, pivot: 1)
    }
    let row = variables[variable].definition
    setBase(definitionSum(row, atZero: true), of: variable, pivot: rows[row].pivot)
  }

  private mutating func setBase(_ sum: Sum, of variable: Int32, pivot: Double) {
    hot.variableBases[variable] = HotBase(
      value: sum.value / pivot, magnitude: sum.magnitude / abs(pivot))
  }

  mutating func setZeroResidual(_ row: Int32) {
    hot.rowBases[row] = zeroResidual(row)
  }

  private func zeroResidual(_ row: Int32) -> Double {
    let first = rows[row].firstEntry
    var residual = -rows[row].constant
    for index in first..<first + rows[row].entryCount {
      residual += entries[index].coefficient * zeroValue(of: entries[index].variable)
    }
    return residual
  }

  /// A row of one variable fixes it exactly, whatever the factors made of it.
  private mutating func settleSingleBase(_ row: Int32, column: Int) {
    guard rows[row].entryCount == 1 else { return }
    let entry = entries[rows[row].firstEntry]
    hot.variableBases[entry.variable] = HotBase()
    hot.columns[column].directions[entry.variable] = 1 / entry.coefficient
    var others = hot.variableMasks[entry.variable] & ~(1 << UInt8(column))
    while others != 0 {
      hot.columns[others.trailingZeroBitCount].directions[entry.variable] = 0
      others &= others - 1
    }
  }

  /// Before the values move: the columns after a row has replaced a key, whose transformed column is
  /// current; `pivot` is the entering row's slope.
  mutating func exchangeHot(_ leaving: Key, for entering: Int32, pivot: Double) {
    if !leaving.isPin, let column = hot.index(of: leaving.index) {
      hot.release(column)
      guard hot.liveCount > 0 else { return }
    }
    hot.extend(variables: variables.count, rows: rows.count)
    let isKnown = hot.rowMasks[entering] != 0
    let length = -(isKnown ? hot.rowBases[entering] : rows[entering].residual) / pivot
    moveBases(length)
    let mask = hot.rowMasks[entering]
    if !leaving.isPin { hot.setRow(leaving.index, base: length) }
    for column in 0..<hot.rows.count where mask & (1 << UInt8(column)) != 0 {
      let factor = -hot.columns[column].slopes[entering] / pivot
      addToColumn(column, factor)
      if !leaving.isPin { hot.addSlope(factor, row: leaving.index, column: column) }
    }
    hot.forget(row: entering)
    settleSingleBases()
  }

  /// The same for a variable on which nothing depends, before its first row defines it.
  mutating func exchangeFreshHot(_ variable: Int32, for row: Int32, pivot: Double) {
    reached.removeAll()
    reached.append(variable)
    clearTouched()
    variables[variable].direction = 1
    exchangeHot(.pin(variable), for: row, pivot: pivot)
  }

  /// Moves the bases along the transformed column.
  mutating func moveBases(_ length: Double) {
    guard hot.liveCount > 0 else { return }
    for position in 0..<reached.count {
      let variable = reached[position]
      let change = length * variables[variable].direction
      guard Int(variable) < hot.variableBases.count else { continue }
      if !hot.contains(variable: variable) {
        hot.variableBases[variable] = HotBase(
          value: variables[variable].value, magnitude: variables[variable].magnitude)
      }
      hot.variableBases[variable].move(by: change)
    }
    for position in 0..<touched.count {
      let row = touched[position]
      guard Int(row) < hot.rowBases.count else { continue }
      let base = hot.rowMasks[row] != 0 ? hot.rowBases[row] : rows[row].residual
      hot.rowBases[row] = base + length * rows[row].slope
    }
  }

  private mutating func addToColumn(_ column: Int, _ factor: Double) {
    guard factor != 0 else { return }
    for position in 0..<reached.count {
      let variable = reached[position]
      hot.addDirection(factor * variables[variable].direction, variable: variable, column: column)
    }
    for position in 0..<touched.count {
      let row = touched[position]
      hot.addSlope(factor * rows[row].slope, row: row, column: column)
    }
  }

  private mutating func settleSingleBases() {
    for column in 0..<hot.rows.count where hot.rows[column] >= 0 {
      settleSingleBase(hot.rows[column], column: column)
    }
  }

  /// Enters a row that has just become part of the system.
  mutating func enterHot(_ row: Int32) {
    guard hot.liveCount > 0 else { return }
    hot.extend(variables: variables.count, rows: rows.count)
    hot.setRow(row, base: zeroResidual(row))
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount {
      let variable = entries[index].variable
      let mask = hot.variableMasks[variable]
      for column in 0..<hot.rows.count where mask & (1 << UInt8(column)) != 0 {
        let direction = hot.columns[column].directions[variable]
        hot.addSlope(entries[index].coefficient * direction, row: row, column: column)
      }
    }
  }

  /// Sets an active row's constant through its column. Values change only if no row needs another
  /// side; otherwise they are logged first.
  mutating func setHotConstant(_ row: Int32, from old: Double, to constant: Double) {
    let column = hotColumn(for: row)
    hot.notePeak(old, of: column)
    rows[row].constant = constant
    hot.constants[column] = constant
    let isFall = isFall(of: column, to: constant)
    if isFall { fall(column) }
    hot.notePeak(constant, of: column)
    setHotResiduals(column, enqueues: true)
    if violated.isEmpty {
      noteCalm(column)
    } else {
      hot.plans = HotPlans()
      if !isFall { logHotValues(column) }
    }
    if !isFall { setHotValues(column) }
  }

  mutating func logHotValues(_ column: Int) {
    for position in 0..<hot.columns[column].variables.count {
      logValue(hot.columns[column].variables[position])
    }
  }

  /// Most rows depend on one hot constant only. A row with a mask is inactive.
  mutating func setHotResiduals(_ column: Int, enqueues: Bool) {
    let constant = hot.constants[column]
    let alone: UInt8 = 1 << UInt8(column)
    let (masks, bases) = (hot.rowMasks.view, hot.rowBases.view)
    let (list, slopes) = (hot.columns[column].rows.view, hot.columns[column].slopes.view)
    let states = rows.view
    for position in 0..<Int32(truncatingIfNeeded: hot.columns[column].rows.count) {
      let row = list[position]
      let mask = masks[row]
      guard mask != 0 else { continue }
      let residual =
        mask == alone ? bases[row] + constant * slopes[row] : hot.residual(of: row)
      states[row].residual = residual
      if enqueues, abs(residual) > states[row].tolerance { enqueue(row) }
    }
  }

  func setHotValues(_ column: Int) {
    let constant = hot.constants[column]
    let alone: UInt8 = 1 << UInt8(column)
    let (masks, bases) = (hot.variableMasks.view, hot.variableBases.view)
    let (list, directions) = (
      hot.columns[column].variables.view, hot.columns[column].directions.view
    )
    let states = variables.view
    for position in 0..<Int32(truncatingIfNeeded: hot.columns[column].variables.count) {
      let variable = list[position]
      let mask = masks[variable]
      guard mask != 0 else { continue }
      guard mask == alone else {
        (states[variable].value, states[variable].magnitude) = hot.value(of: variable)
        continue
      }
      let part = constant * directions[variable]
      states[variable].value = bases[variable].value + part
      states[variable].magnitude = max(bases[variable].magnitude, abs(part))
    }
  }
}
