/// Factors of the present basis, made anew: rows with one open variable are peeled off until none is
/// left, then a variable is torn out and its row inserted at the end with an elimination.
extension Kernel {
  mutating func factorize() {
    statistics.factorizations += 1
    if isPrecise { return factorizePrecisely() }
    pivotsSinceRefresh = 0
    removeAllFactors()
    var active = Buffer<Int32>()
    for row in 0..<Int32(rows.count) where rows[row].isActive {
      rows[row].status = .unplaced
      active.append(row)
    }
    var pinned = Buffer<Int32>()
    for variable in 0..<Int32(variables.count) {
      let isPinned = variables[variable].definition < 0
      if isPinned { pinned.append(variable) }
      variables[variable].isAssigned = isPinned
      variables[variable].definition = -1
      variables[variable].order = 0
    }
    peel(active)
    insertTorn(active, pinned: pinned)
  }

  private mutating func peel(_ active: borrowing Buffer<Int32>) {
    var ready = Buffer<Int32>()
    for index in 0..<active.count {
      let row = active[index]
      rows[row].openCount = countOpen(row)
      if rows[row].openCount == 1 { ready.append(row) }
    }
    var scanned = 0
    while true {
      while !ready.isEmpty {
        let row = ready.removeLast()
        if rows[row].status == .unplaced, rows[row].openCount == 1 { place(row, &ready) }
      }
      while scanned < active.count, !isTearable(active[scanned]) { scanned += 1 }
      guard scanned < active.count, let torn = openEntry(of: active[scanned]) else { return }
      assign(entries[torn].variable, &ready)
    }
  }

  private func isTearable(_ row: Int32) -> Bool {
    rows[row].status == .unplaced && rows[row].openCount > 0
  }

  private func countOpen(_ row: Int32) -> Int32 {
    let first = rows[row].firstEntry
    var count: Int32 = 0
    for index in first..<first + rows[row].entryCount
    where !variables[entries[index].variable].isAssigned {
      count += 1
    }
    return count
  }

  private func openEntry(of row: Int32) -> Int32? {
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount
    where !variables[entries[index].variable].isAssigned {
      return index
    }
    return nil
  }

  /// Lets a row define its only open variable.
  private mutating func place(_ row: Int32, _ ready: inout Buffer<Int32>) {
    guard let pivot = openEntry(of: row) else { return }
    let first = rows[row].firstEntry
    var order: Int32 = 0
    for index in first..<first + rows[row].entryCount where index != pivot {
      order = max(order, variables[entries[index].variable].order)
    }
    let variable = entries[pivot].variable
    rows[row].status = .raw
    rows[row].variable = variable
    rows[row].pivot = entries[pivot].coefficient
    variables[variable].definition = row
    variables[variable].order = order + 1
    assign(variable, &ready)
  }

  private mutating func assign(_ variable: Int32, _ ready: inout Buffer<Int32>) {
    variables[variable].isAssigned = true
    var index = variables[variable].firstEntry
    while index >= 0 {
      let row = entries[index].row
      if rows[row].status == .unplaced {
        rows[row].openCount -= 1
        if rows[row].openCount == 1 { ready.append(row) }
      }
      index = entries[index].next
    }
  }

  /// Inserts the rows without a place; each defines one of the torn variables.
  private mutating func insertTorn(
    _ active: borrowing Buffer<Int32>, pinned: borrowing Buffer<Int32>
  ) {
    for variable in 0..<variables.count { variables[variable].isAssigned = false }
    for index in 0..<pinned.count { variables[pinned[index]].isAssigned = true }
    var lost = Buffer<Int32>()
    for index in 0..<active.count where rows[active[index]].status == .unplaced {
      let row = active[index]
      transformRow(row)
      guard let torn = largestTorn() else {
        lost.append(row)
        continue
      }
      transformColumn(.pin(torn))
      replace(.pin(torn), by: row)
    }
    pivotsSinceRefresh = 0
    if !lost.isEmpty { lose(lost) }
  }

  /// The torn variable with the largest entry in the transformed row.
  private func largestTorn() -> Int32? {
    var best: Int32?
    var largest = Tolerances.pivot
    for index in 0..<transformed.count {
      let key = Key(code: transformed[index])
      let amount = abs(transform[key.code])
      if key.isPin, !variables[key.index].isAssigned, amount > largest {
        largest = amount
        best = key.index
      }
    }
    return best
  }

  /// Numerically dependent rows leave the basis; the variables left over are pinned where they are.
  /// The basis isn't optimal then, and has to be built anew.
  private mutating func lose(_ lost: borrowing Buffer<Int32>) {
    var free = Buffer<Int32>()
    for variable in 0..<Int32(variables.count)
    where variables[variable].definition < 0 && !variables[variable].isAssigned {
      free.append(variable)
    }
    lose(lost, free)
  }

  /// Takes rows out of the basis, and pins as many variables.
  mutating func lose(_ lost: borrowing Buffer<Int32>, _ free: borrowing Buffer<Int32>) {
    hasLostRows = true
    for index in 0..<lost.count {
      if index < free.count { logLoss(of: lost[index], pinning: free[index]) }
      rows[lost[index]].status = .inactive
      rows[lost[index]].side = 0
    }
    for index in 0..<free.count {
      variables[free[index]].definition = -1
      variables[free[index]].pinned = variables[free[index]].value
    }
  }
}
