/// A change of the basis, or of an inactive row's side.
struct BasisLogEntry: BitwiseCopyable {
  /// The row that entered; -1 - v for the pin of variable v, in place of a row that was lost.
  var entering: Int32
  /// The key that left; -1 if only the side changed.
  var leaving: Int32
  /// The row's side before.
  var side: Int8
}

/// A variable's value before it was changed.
struct ValueLogEntry: BitwiseCopyable {
  var variable: Int32
  var value: Double
  var magnitude: Double
}

/// What is written down during a change that may yet be refused.
///
/// A refusal restores the set of active keys, not the order of the swaps that led to it: the factors
/// are made anew from the set, the dual values from the factors, and the residuals from the values,
/// which are written back to the last bit.
extension Kernel {
  mutating func beginLog() {
    isLogging = true
    basisLog.removeAll()
    valueLog.removeAll()
  }

  mutating func endLog() {
    isLogging = false
  }

  @inline(__always)
  mutating func logFlip(_ row: Int32) {
    if isLogging {
      basisLog.append(BasisLogEntry(entering: row, leaving: -1, side: rows[row].side))
    }
  }

  mutating func logExchange(_ row: Int32, leaving key: Key) {
    guard isLogging else { return }
    basisLog.append(BasisLogEntry(entering: row, leaving: key.code, side: rows[row].side))
  }

  mutating func logLoss(of row: Int32, pinning variable: Int32) {
    guard isLogging else { return }
    basisLog.append(
      BasisLogEntry(entering: -1 - variable, leaving: Key.row(row).code, side: rows[row].side))
  }

  mutating func logPivot(_ row: Int32, leaving key: Key) {
    guard isLogging else { return }
    logExchange(row, leaving: key)
    logValues()
  }

  @inline(__always)
  mutating func logValue(_ variable: Int32) {
    if isLogging {
      valueLog.append(
        ValueLogEntry(
          variable: variable, value: variables[variable].value,
          magnitude: variables[variable].magnitude))
    }
  }

  /// Writes down everything that a step along the transformed column would change.
  mutating func logValues() {
    guard isLogging else { return }
    for index in 0..<reached.count {
      logValue(reached[index])
    }
  }

  /// Writes down all values, before a refresh changes them.
  mutating func logEverything() {
    guard isLogging else { return }
    for variable in 0..<Int32(variables.count) { logValue(variable) }
  }

  /// Takes back everything since `beginLog`.
  mutating func rollBack() {
    isLogging = false
    moved = 0
    statistics.rollbacks += 1
    clearQueues()
    let hasPivots = restoreBasis()
    if hasPivots {
      hasLostRows = false
      factorize()
    }
    if !basisLog.isEmpty { refreshDuals() }
    restoreValues()
    hot.releaseAll()
  }

  private mutating func restoreBasis() -> Bool {
    var hasPivots = false
    var index = basisLog.count - 1
    while index >= 0 {
      let entry = basisLog[index]
      if entry.leaving >= 0 {
        hasPivots = true
        restore(Key(code: entry.leaving), for: entry.entering)
      }
      if entry.entering >= 0 { rows[entry.entering].side = entry.side }
      index -= 1
    }
    return hasPivots
  }

  /// Which variable a row defines is settled by the factorisation, but the pins are given.
  private mutating func restore(_ key: Key, for entering: Int32) {
    if entering >= 0 {
      rows[entering].status = .inactive
    } else {
      variables[-1 - entering].definition = key.index
    }
    if key.isPin {
      variables[key.index].definition = -1
    } else {
      rows[key.index].status = .unplaced
      rows[key.index].side = 0
    }
  }

  private mutating func restoreValues() {
    if isPrecise { recomputePreciseValues() }
    var index = valueLog.count - 1
    while index >= 0 {
      let entry = valueLog[index]
      variables[entry.variable].value = entry.value
      variables[entry.variable].magnitude = entry.magnitude
      index -= 1
    }
    for row in 0..<Int32(rows.count) where rows[row].status == .inactive { evaluate(row) }
  }

  mutating func clearQueues() {
    for index in 0..<violated.count { rows[violated[index]].isQueued = false }
    violated.removeAll()
    for index in 0..<suspects.count {
      let key = Key(code: suspects[index])
      if key.isPin {
        variables[key.index].isSuspect = false
      } else {
        rows[key.index].isSuspect = false
      }
    }
    suspects.removeAll()
  }
}
