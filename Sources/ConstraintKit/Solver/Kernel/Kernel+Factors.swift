/// Modified rows: combinations of original rows, with the variables that are left in them.
extension Kernel {
  /// Adds a multiple of what a row's slot holds to the work vectors.
  mutating func load(_ row: Int32, times factor: Double) {
    guard rows[row].status == .modified else {
      let first = rows[row].firstEntry
      for index in first..<first + rows[row].entryCount {
        addUpper(entries[index].variable, factor * entries[index].coefficient)
      }
      addLower(row, factor)
      return
    }
    var index = rows[row].firstUpper
    while index >= 0 {
      addUpper(factors[index].index, factor * factors[index].value)
      index = factors[index].nextInRow
    }
    index = rows[row].firstLower
    while index >= 0 {
      addLower(factors[index].index, factor * factors[index].value)
      index = factors[index].nextInRow
    }
  }

  @inline(__always)
  private mutating func addUpper(_ variable: Int32, _ amount: Double) {
    if !variables[variable].isInWork {
      variables[variable].isInWork = true
      variables[variable].work = 0
      upperWork.append(variable)
    }
    variables[variable].work += amount
  }

  @inline(__always)
  private mutating func addLower(_ row: Int32, _ amount: Double) {
    if !rows[row].isInWork {
      rows[row].isInWork = true
      rows[row].work = 0
      lowerWork.append(row)
    }
    rows[row].work += amount
  }

  /// Empties the work vectors.
  mutating func clearWork() {
    for index in 0..<upperWork.count { variables[upperWork[index]].isInWork = false }
    for index in 0..<lowerWork.count { rows[lowerWork[index]].isInWork = false }
    upperWork.removeAll()
    lowerWork.removeAll()
  }

  /// Makes the work vectors the modified row of a slot, which defines a variable.
  mutating func store(_ row: Int32, defining variable: Int32) {
    freeFactors(of: row)
    rows[row].status = .modified
    rows[row].variable = variable
    for index in 0..<upperWork.count {
      let column = upperWork[index]
      let value = variables[column].work
      if column == variable { rows[row].pivot = value }
      if abs(value) < Tolerances.drop { continue }
      let factor = makeFactor(
        Factor(
          value: value, index: column, row: row, nextInRow: rows[row].firstUpper,
          next: variables[column].firstFactor))
      rows[row].firstUpper = factor
      variables[column].firstFactor = factor
    }
    for index in 0..<lowerWork.count {
      let source = lowerWork[index]
      let value = rows[source].work
      if abs(value) < Tolerances.drop { continue }
      let factor = makeFactor(
        Factor(
          value: value, index: source, row: row, nextInRow: rows[row].firstLower,
          next: rows[source].firstFactor))
      rows[row].firstLower = factor
      rows[source].firstFactor = factor
    }
    clearWork()
  }

  @inline(__always)
  private mutating func makeFactor(_ factor: Factor) -> Int32 {
    let slot: Int32
    if freeFactor >= 0 {
      slot = freeFactor
      freeFactor = factors[slot].nextInRow
      factors[slot] = factor
    } else {
      slot = Int32(factors.count)
      factors.append(factor)
    }
    if factor.next >= 0 { factors[factor.next].previous = slot }
    return slot
  }

  mutating func freeFactors(of row: Int32) {
    freeChain(rows[row].firstUpper, isUpper: true)
    freeChain(rows[row].firstLower, isUpper: false)
    rows[row].firstUpper = -1
    rows[row].firstLower = -1
  }

  private mutating func freeChain(_ first: Int32, isUpper: Bool) {
    var index = first
    while index >= 0 {
      let factor = factors[index]
      if factor.next >= 0 { factors[factor.next].previous = factor.previous }
      if factor.previous >= 0 {
        factors[factor.previous].next = factor.next
      } else if isUpper {
        variables[factor.index].firstFactor = factor.next
      } else {
        rows[factor.index].firstFactor = factor.next
      }
      factors[index].nextInRow = freeFactor
      freeFactor = index
      index = factor.nextInRow
    }
  }

  /// Forgets all modified rows at once, and the dense inverse.
  mutating func removeAllFactors() {
    isDense = false
    factors.removeAll()
    freeFactor = -1
    for index in 0..<variables.count { variables[index].firstFactor = -1 }
    for index in 0..<rows.count {
      rows[index].firstFactor = -1
      rows[index].firstUpper = -1
      rows[index].firstLower = -1
    }
  }
}
