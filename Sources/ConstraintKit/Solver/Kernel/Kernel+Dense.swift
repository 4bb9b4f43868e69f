/// The kernel with a dense inverse in place of sparse factors: the same interface, taken for small
/// systems once they have shown that their factors fill up.
///
/// All rows of the basis are `raw` then, and `order` means nothing. Whatever makes factors ends it.
extension Kernel {
  /// Goes over to the dense inverse if there's reason to.
  @inline(__always)
  mutating func chooseForm() {
    if !isDense, density > 32 || form == .dense, wantsDense { makeDense() }
  }

  private var wantsDense: Bool {
    let count = variables.count
    guard count > 0, count <= Tolerances.largestDenseSystem else { return false }
    switch form {
    case .sparse: return false
    case .dense: return true
    case .automatic, .grouped: return density > 4 * max(8, count / 4)
    }
  }

  /// Whether sparse factors would do better by now.
  var wantsSparse: Bool {
    @inline(__always) get { isDense && density < 0 && form != .dense && !isPrecise }
  }

  /// Counts a pivot, for which a dense inverse may pay, up to twice what it takes; half if the
  /// transformed row and column say that it's a local one.
  @inline(__always)
  mutating func notePivot() {
    let isLocal = transformed.count + reached.count <= Tolerances.localPivot
    density = min(density + (isLocal ? 2 : 4), 8 * max(8, variables.count / 4))
  }

  /// Counts a change that touches little in sparse factors: a variable is pinned where it is.
  @inline(__always)
  mutating func notePin() {
    density = max(density - 1, -1)
  }

  /// Makes the inverse from the factors, along the definitions.
  private mutating func makeDense() {
    dense.reset(variables: variables.count)
    var order = Buffer<Int64>(capacity: variables.count)
    for variable in 0..<Int32(variables.count) { order.append(risingKey(variable)) }
    order.sort()
    var index = order.count - 1
    while index >= 0 {
      makeDenseRow(Int32(truncatingIfNeeded: order[index] & 0xFFFF_FFFF))
      index -= 1
    }
    removeAllFactors()
    for row in 0..<rows.count where rows[row].status == .modified { rows[row].status = .raw }
    isDense = true
  }

  private mutating func makeDenseRow(_ variable: Int32) {
    let row = variables[variable].definition
    guard row >= 0 else { return dense.setEntry(Int(variable), Int(variable), 1) }
    guard rows[row].status == .modified else {
      return makeDenseRow(variable, definedBy: row, pivot: rows[row].pivot)
    }
    let factor = 1 / rows[row].pivot
    var index = rows[row].firstUpper
    while index >= 0 {
      let other = factors[index].index
      if other != variable {
        dense.addRow(other, times: -factor * factors[index].value, to: variable)
      }
      index = factors[index].nextInRow
    }
    index = rows[row].firstLower
    while index >= 0 {
      let column = Int(rows[factors[index].index].variable)
      dense.addToEntry(Int(variable), column, factor * factors[index].value)
      index = factors[index].nextInRow
    }
  }

  private func makeDenseRow(_ variable: Int32, definedBy row: Int32, pivot: Double) {
    let factor = 1 / pivot
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount where entries[index].variable != variable {
      dense.addRow(
        entries[index].variable, times: -factor * entries[index].coefficient, to: variable)
    }
    dense.addToEntry(Int(variable), Int(variable), factor)
  }

  /// A new variable, which is pinned.
  mutating func addDenseVariable(_ variable: Int32) {
    if Int(variable) < dense.capacity, variables.count <= Tolerances.largestDenseSystem {
      dense.setEntry(Int(variable), Int(variable), 1)
    } else {
      factorize()
    }
  }

  /// A row defines a variable on which nothing depends.
  func defineDenseFresh(_ variable: Int32, by row: Int32, pivot: Double) {
    dense.clearRow(variable)
    makeDenseRow(variable, definedBy: row, pivot: pivot)
  }

  @inline(__always)
  private func denseColumn(of key: Key) -> Int32 {
    key.isPin ? key.index : rows[key.index].variable
  }

  mutating func beginDenseTransform() {
    if isPrecise { beginPreciseTransform() } else { dense.clearWork() }
  }

  @inline(__always)
  mutating func addDenseTransfer(_ variable: Int32, _ amount: Double) {
    if isPrecise {
      addPreciseTransfer(variable, amount)
    } else {
      dense.addToWork(variable, times: amount)
    }
  }

  /// Spreads the combination that has been collected over the keys.
  mutating func finishDenseTransform() {
    if isPrecise { return finishPreciseTransform() }
    let (combination, states, results) = (dense.combination, variables.view, transform.view)
    transformed.reserve(variables.count)
    for variable in 0..<Int32(truncatingIfNeeded: variables.count) {
      let amount = combination[variable]
      guard abs(amount) >= Tolerances.drop else { continue }
      let row = states[variable].definition
      let key = row < 0 ? Key.pin(variable) : Key.row(row)
      results[key.code] = amount
      transformed.appendReserved(key.code)
    }
  }

  /// See `transformColumn`; `touched` and `reached` are empty.
  mutating func transformDenseColumn(_ key: Key) {
    if isPrecise { return transformPreciseColumn(key) }
    let (inverse, capacity, states) = (dense.entries, dense.capacity, variables.view)
    reached.reserve(variables.count)
    var place = Int(denseColumn(of: key)) - capacity
    for variable in 0..<Int32(truncatingIfNeeded: variables.count) {
      place += capacity
      let direction = inverse[place]
      guard abs(direction) >= Tolerances.drop else { continue }
      states[variable].mark = stamp
      states[variable].direction = direction
      reached.appendReserved(variable)
      touchColumn(variable, direction)
    }
    for index in 0..<touched.count { rows[touched[index]].isTouched = false }
  }

  @inline(__always)
  private mutating func touchColumn(_ variable: Int32, _ direction: Double) {
    let (entries, states) = (entries.view, rows.view)
    var index = variables[variable].firstEntry
    while index >= 0 {
      let row = entries[index].row
      if states[row].status == .inactive {
        let amount = entries[index].coefficient * direction
        if !states[row].isTouched {
          states[row].isTouched = true
          states[row].slope = 0
          touched.append(row)
        }
        states[row].slope += amount
      }
      index = entries[index].next
    }
  }

  /// Takes a key out of the basis and a row in. Both transformations are current: the column of the
  /// key, and the row.
  mutating func replaceDense(_ leaving: Key, by entering: Int32) {
    let column = denseColumn(of: leaving)
    if !isPrecise { takeDenseStep(column) }
    if !leaving.isPin { rows[leaving.index].status = .inactive }
    rows[entering].status = .raw
    rows[entering].variable = column
    variables[column].definition = entering
  }

  /// The combination is the transformed row that enters, the transformed column the one that leaves.
  private mutating func takeDenseStep(_ column: Int32) {
    dense.prepareStep(Int(column))
    for index in 0..<reached.count {
      dense.takeStep(reached[index], variables[reached[index]].direction)
    }
  }

  /// Takes an active row out of the basis, and returns the variable that takes its place: the one
  /// that depends on it most.
  mutating func vacateDense(_ leaving: Int32) -> Int32 {
    let column = rows[leaving].variable
    var freed = column
    var largest = 0.0
    for index in 0..<reached.count where variables[reached[index]].definition >= 0 {
      let size = abs(variables[reached[index]].direction)
      if size > largest {
        largest = size
        freed = reached[index]
      }
    }
    if !isPrecise { pinDense(freed, insteadOf: column) }
    let other = variables[freed].definition
    if freed != column {
      rows[other].variable = column
      variables[column].definition = other
    }
    rows[leaving].status = .inactive
    variables[freed].definition = -1
    return freed
  }

  private mutating func pinDense(_ variable: Int32, insteadOf column: Int32) {
    dense.clearWork()
    dense.addToWork(variable, times: 1)
    takeDenseStep(column)
    if variable != column {
      dense.swapColumns(Int(variable), Int(column), variables: variables.count)
    }
    // Free of rounding errors.
    dense.clearRow(variable)
    dense.setEntry(Int(variable), Int(variable), 1)
  }

  /// A variable's value from the constants and pins.
  func denseSum(_ variable: Int32) -> Sum {
    var sum = Sum()
    for other in 0..<Int32(variables.count) {
      let entry = dense.entry(Int(variable), Int(other))
      guard abs(entry) >= Tolerances.drop else { continue }
      let row = variables[other].definition
      let value = row < 0 ? variables[other].pinned : rows[row].constant
      sum.add(entry, value, abs(value))
    }
    return sum
  }
}
