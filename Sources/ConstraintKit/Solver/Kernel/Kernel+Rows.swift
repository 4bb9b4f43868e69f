/// Storage of the constraints' rows.
extension Kernel {
  /// Blocks of entries are kept for reuse up to this size.
  static let blockSizes = 64

  /// Gives a detached row's slot, entries and level back.
  mutating func freeRow(_ row: Int32) {
    freeBlock(first: rows[row].firstEntry, size: Int(rows[row].entryCount))
    releaseLevel(rows[row].level)
    rows[row] = RowState()
    freeRows.append(row)
  }

  /// Free room for a row's entries. Free blocks of a size are chained through their first entry.
  private mutating func reuseBlock(size: Int) -> Int32? {
    guard size > 0, size < Self.blockSizes, freeBlocks[size] >= 0 else { return nil }
    let first = freeBlocks[size]
    freeBlocks[size] = entries[first].next
    return first
  }

  mutating func freeBlock(first: Int32, size: Int) {
    guard size > 0, size < Self.blockSizes else { return }
    entries[first].next = freeBlocks[size]
    freeBlocks[size] = first
  }

  /// Puts a detached row's entries into their columns, and evaluates it. Returns the entry of a
  /// variable that was in no row yet; the largest if there are several, then the first: what is
  /// written on the left is what a constraint is about.
  @discardableResult
  mutating func link(_ row: Int32) -> Int32? {
    let first = rows[row].firstEntry
    var sum = Sum(value: -rows[row].constant, magnitude: abs(rows[row].constant))
    var fresh: Int32?
    var largest = 0.0
    for index in first..<first &+ rows[row].entryCount {
      let coefficient = entries[index].coefficient
      let variable = entries[index].variable
      sum.add(coefficient, variables[variable].value, variables[variable].magnitude)
      let isFresh = linkEntry(index, variable) && variables[variable].definition < 0
      if isFresh, abs(coefficient) >= Tolerances.freshCoefficient, abs(coefficient) > largest {
        largest = abs(coefficient)
        fresh = index
      }
    }
    rows[row].residual = sum.value
    rows[row].tolerance = Tolerances.residual * sum.magnitude
    rows[row].status = .inactive
    return fresh
  }

  /// Whether it's the column's first.
  @inline(__always)
  private mutating func linkEntry(_ index: Int32, _ variable: Int32) -> Bool {
    let head = variables[variable].firstEntry
    entries[index].next = head
    entries[index].previous = -1
    variables[variable].firstEntry = index
    guard head >= 0 else { return true }
    entries[head].previous = index
    return false
  }

  /// Takes an inactive row's entries out of their columns.
  mutating func unlink(_ row: Int32) {
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount {
      let entry = entries[index]
      if entry.next >= 0 { entries[entry.next].previous = entry.previous }
      if entry.previous >= 0 {
        entries[entry.previous].next = entry.next
      } else {
        variables[entry.variable].firstEntry = entry.next
      }
    }
    rows[row].status = .detached
    rows[row].side = 0
    hot.forget(row: row)
  }

  /// Makes an inactive row's residual and tolerance exact.
  mutating func evaluate(_ row: Int32) {
    if isPrecise { return evaluatePrecisely(row) }
    let (residual, magnitude) = exactResidual(row)
    rows[row].residual = residual
    rows[row].tolerance = Tolerances.residual * magnitude
  }
}

extension Kernel {
  /// Takes a slot for a row of the staged terms, with its level; it's detached at first.
  mutating func makeRow(_ numbers: RowNumbers, priority: Double) -> Int32 {
    let slot = nextSlot()
    let row = RowState(
      numbers, tie: numbers.tie, level: retainLevel(priority), firstEntry: storeEntries(of: slot),
      entryCount: staged.count)
    if freeRows.isEmpty {
      rows.append(row)
    } else {
      _ = freeRows.removeLast()
      rows[slot] = row
    }
    noteWeight(of: slot)
    return slot
  }

  private mutating func nextSlot() -> Int32 {
    guard freeRows.isEmpty else { return freeRows[freeRows.count - 1] }
    if rows.isEmpty { reserveSystem() }
    return Int32(truncatingIfNeeded: rows.count)
  }

  /// Stores the staged terms for a row, and returns the place of the first.
  @inline(__always)
  private mutating func storeEntries(of row: Int32) -> Int32 {
    let first = reuseBlock(size: staged.count) ?? appendBlock(size: staged.count)
    let (terms, places) = (staged.view, entries.view)
    for index in 0..<terms.count {
      places[Int(first) &+ index] = Entry(
        coefficient: terms[index].coefficient, variable: terms[index].variable, row: row)
    }
    return first
  }

  @inline(__always)
  private mutating func appendBlock(size: Int) -> Int32 {
    defer { entries.extend(by: size) }
    return Int32(truncatingIfNeeded: entries.count)
  }

  /// Takes a row out of the system, if it's part of it, and gives it the staged terms and other
  /// numbers.
  mutating func replaceRow(_ row: Int32, by numbers: RowNumbers) {
    if rows[row].status >= .inactive { remove(row) }
    freeBlock(first: rows[row].firstEntry, size: Int(rows[row].entryCount))
    rows[row] = RowState(
      numbers, tie: rows[row].tie, level: rows[row].level, firstEntry: storeEntries(of: row),
      entryCount: staged.count)
    noteWeight(of: row)
  }
}

extension RowState {
  /// A detached row.
  @inline(__always)
  fileprivate init(
    _ numbers: RowNumbers, tie: Double, level: Int32, firstEntry: Int32, entryCount: Int
  ) {
    self.tie = tie
    self.level = level
    self.firstEntry = firstEntry
    self.entryCount = Int32(truncatingIfNeeded: entryCount)
    status = .detached
    constant = numbers.constant
    weight = numbers.weight
    scale = numbers.scale
    hasLower = numbers.hasLower
    hasUpper = numbers.hasUpper
  }
}
