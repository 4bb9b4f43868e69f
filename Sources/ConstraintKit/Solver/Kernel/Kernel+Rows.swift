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

  /// Room for a row's entries. Free blocks of a size are chained through their first entry.
  mutating func makeBlock(size: Int) -> Int32 {
    if size > 0, size < Self.blockSizes, freeBlocks[size] >= 0 {
      let first = freeBlocks[size]
      freeBlocks[size] = entries[first].next
      return first
    }
    let first = entries.count
    entries.extend(to: first + size, with: Entry(coefficient: 0, variable: 0, row: 0))
    return Int32(first)
  }

  mutating func freeBlock(first: Int32, size: Int) {
    guard size > 0, size < Self.blockSizes else { return }
    entries[first].next = freeBlocks[size]
    freeBlocks[size] = first
  }

  /// Puts a detached row's entries into their columns.
  mutating func link(_ row: Int32) {
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount {
      let variable = entries[index].variable
      let head = variables[variable].firstEntry
      entries[index].next = head
      entries[index].previous = -1
      if head >= 0 { entries[head].previous = index }
      variables[variable].firstEntry = index
    }
    rows[row].status = .inactive
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
    let (residual, magnitude) = exactResidual(row)
    rows[row].residual = residual
    rows[row].tolerance = Tolerances.residual * magnitude
  }
}

/// A coefficient on its way into a row.
struct KernelTerm: BitwiseCopyable {
  var variable: Int32
  var coefficient: Double
}

extension Kernel {
  /// Takes a slot for a row without entries; it's detached at first.
  mutating func makeRow(_ state: RowState, priority: Double) -> Int32 {
    var row = state
    row.status = .detached
    row.level = retainLevel(priority)
    guard freeRows.isEmpty else {
      let slot = freeRows.removeLast()
      rows[slot] = row
      return slot
    }
    rows.append(row)
    return Int32(rows.count - 1)
  }

  /// Makes room for a detached row's entries, and returns the first.
  mutating func makeEntries(of row: Int32, count: Int) -> Int32 {
    let first = makeBlock(size: count)
    rows[row].firstEntry = first
    rows[row].entryCount = Int32(count)
    return first
  }

  /// The coefficient isn't scaled by the row's scale yet.
  @inline(__always)
  func setEntry(_ index: Int32, of row: Int32, _ variable: Int32, _ coefficient: Double) {
    entries[index] = Entry(
      coefficient: coefficient * rows[row].scale, variable: variable, row: row)
  }

  mutating func setEntries(of row: Int32, _ terms: [KernelTerm]) {
    var index = makeEntries(of: row, count: terms.count)
    for term in terms {
      setEntry(index, of: row, term.variable, term.coefficient)
      index += 1
    }
  }
}
