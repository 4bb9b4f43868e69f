/// Products with the inverse of the basis.
extension Kernel {
  /// `a B⁻¹` for a row of the system: what a change of each key's residual does to the row's.
  ///
  /// Variables are replaced by their definitions in falling order; entries that cancel are dropped
  /// on the way, so that long chains cost only what remains of them.
  mutating func transformRow(_ row: Int32) {
    beginTransform()
    addToTransfer(row, times: 1)
    finishTransform()
  }

  mutating func beginTransform() {
    ensureKeys()
    for index in 0..<transformed.count { transform[transformed[index]] = 0 }
    transformed.removeAll()
    if isDense { beginDenseTransform() }
  }

  @inline(__always)
  mutating func addToTransfer(_ row: Int32, times factor: Double) {
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount {
      addTransfer(entries[index].variable, factor * entries[index].coefficient)
    }
  }

  mutating func addTransfer(_ variable: Int32, _ amount: Double) {
    if isDense {
      addDenseTransfer(variable, amount)
    } else {
      addSparseTransfer(variable, amount)
    }
  }

  @inline(__always)
  private mutating func addSparseTransfer(_ variable: Int32, _ amount: Double) {
    variables[variable].transfer += amount
    guard !variables[variable].isInHeap else { return }
    variables[variable].isInHeap = true
    push(fallingKey(variable))
  }

  @inline(__always)
  private mutating func addTransform(_ key: Key, _ amount: Double) {
    if transform[key.code] == 0 {
      transformed.append(key.code)
      transform[key.code] = amount
    } else {
      transform[key.code] += amount
    }
    // A sum that cancels stays in the list, so it must not look like an absent one.
    if transform[key.code] == 0 { transform[key.code] = .leastNormalMagnitude }
  }

  mutating func finishTransform() {
    if isDense { return finishDenseTransform() }
    while !heap.isEmpty {
      let variable = Int32(truncatingIfNeeded: popKey())
      let amount = variables[variable].transfer
      variables[variable].transfer = 0
      variables[variable].isInHeap = false
      if abs(amount) < Tolerances.drop { continue }
      let row = variables[variable].definition
      if row < 0 {
        addTransform(.pin(variable), amount)
      } else {
        substitute(variable, by: row, amount / rows[row].pivot)
      }
    }
  }

  @inline(__always)
  private mutating func substitute(_ variable: Int32, by row: Int32, _ factor: Double) {
    if rows[row].status == .raw {
      let first = rows[row].firstEntry
      for index in first..<first + rows[row].entryCount where entries[index].variable != variable {
        addSparseTransfer(entries[index].variable, -factor * entries[index].coefficient)
      }
      addTransform(.row(row), factor)
      return
    }
    var factorIndex = rows[row].firstUpper
    while factorIndex >= 0 {
      let entry = factors[factorIndex]
      if entry.index != variable { addSparseTransfer(entry.index, -factor * entry.value) }
      factorIndex = entry.nextInRow
    }
    factorIndex = rows[row].firstLower
    while factorIndex >= 0 {
      let entry = factors[factorIndex]
      addTransform(.row(entry.index), factor * entry.value)
      factorIndex = entry.nextInRow
    }
  }

  /// `B⁻¹ e` for an active key: how the values change with the key's residual, and how the
  /// residuals of the inactive rows change with them.
  ///
  /// Every variable that depends on the key is reached, also where its entry cancels to zero: the
  /// marks tell an elimination what depends on the variable that it frees.
  mutating func transformColumn(_ key: Key) {
    stamp &+= 1
    reached.removeAll()
    clearTouched()
    if isDense { return transformDenseColumn(key) }
    if key.isPin { addDirection(key.index, 1) } else { startColumn(key.index) }
    while !heap.isEmpty {
      propagate(Int32(truncatingIfNeeded: popKey() & 0xFFFF_FFFF))
    }
    for index in 0..<touched.count { rows[touched[index]].isTouched = false }
  }

  /// Forgets the slopes of the last column.
  @inline(__always)
  mutating func clearTouched() {
    for index in 0..<touched.count { rows[touched[index]].slope = 0 }
    touched.removeAll()
  }

  private mutating func startColumn(_ row: Int32) {
    if rows[row].status == .raw { addDirection(rows[row].variable, 1 / rows[row].pivot) }
    var index = rows[row].firstFactor
    while index >= 0 {
      let factor = factors[index]
      addDirection(rows[factor.row].variable, factor.value / rows[factor.row].pivot)
      index = factor.next
    }
  }

  @inline(__always)
  private mutating func addDirection(_ variable: Int32, _ amount: Double) {
    if variables[variable].mark == stamp {
      variables[variable].direction += amount
    } else {
      variables[variable].mark = stamp
      variables[variable].direction = amount
      push(risingKey(variable))
    }
  }

  @inline(__always)
  private mutating func propagate(_ variable: Int32) {
    let direction = variables[variable].direction
    reached.append(variable)
    var index = variables[variable].firstEntry
    while index >= 0 {
      let entry = entries[index]
      let row = entry.row
      if rows[row].status == .inactive {
        if direction != 0 { addSlope(row, entry.coefficient * direction) }
      } else if rows[row].status == .raw, rows[row].variable != variable {
        addDirection(rows[row].variable, -direction * entry.coefficient / rows[row].pivot)
      }
      index = entry.next
    }
    index = variables[variable].firstFactor
    while index >= 0 {
      let factor = factors[index]
      let row = factor.row
      if rows[row].variable != variable {
        addDirection(rows[row].variable, -direction * factor.value / rows[row].pivot)
      }
      index = factor.next
    }
  }

  @inline(__always)
  mutating func addSlope(_ row: Int32, _ amount: Double) {
    if !rows[row].isTouched {
      rows[row].isTouched = true
      rows[row].slope = 0
      touched.append(row)
    }
    rows[row].slope += amount
  }
}
