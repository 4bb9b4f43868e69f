/// How values and residuals depend on the constants that change most: a part of the inverse, kept up
/// through changes of the basis.
///
/// For a variable v that depends on a hot constant, `v = base + Σ constant · direction` over the hot
/// rows; residuals likewise. `base` is what is left when every hot constant is zero, so that a new
/// constant replaces the old one in the sum instead of being added to it: after 1e12, 12.1 is 12.1.
///
/// Invariant: where a mask has a bit, the direction (slope) is the one of that column; where it has
/// none, the value (residual) doesn't depend on that constant. A base means something only where the
/// mask isn't zero.
struct HotColumns: ~Copyable {
  @inline(__always) static var capacity: Int { 8 }

  /// Made with the first column. An `InlineArray` is copied for each access by a changing index.
  var columns = Shelf<HotColumn>()
  /// The rows of the columns made so far; a free one has none (-1).
  var rows = Buffer<Int32>()
  var constants = Buffer<Double>()
  var lastUses = Buffer<Int>()
  /// How many columns are in use.
  var liveCount = 0
  /// Counts uses, to find the column that has waited longest.
  var clock = 0

  var variableMasks = Buffer<UInt8>()
  var variableBases = Buffer<HotBase>()
  var rowMasks = Buffer<UInt8>()
  var rowBases = Buffer<Double>()

  var plans = HotPlans()
  var sums = HotSums()

  mutating func extend(variables: Int, rows: Int) {
    guard variableMasks.count < variables || rowMasks.count < rows else { return }
    variableMasks.extend(to: variables, with: 0)
    variableBases.extend(to: variables, with: HotBase())
    rowMasks.extend(to: rows, with: 0)
    rowBases.extend(to: rows, with: 0)
    for index in 0..<self.rows.count { columns[index].extend(variables: variables, rows: rows) }
  }
}

/// What a variable's value is when every hot constant is zero.
struct HotBase: BitwiseCopyable {
  var value = 0.0
  /// The largest of the numbers of which it was made.
  var magnitude = 0.0

  @inline(__always)
  mutating func move(by change: Double) {
    value += change
    magnitude = max(magnitude, abs(change))
  }
}

/// What depends on a hot constant.
struct HotColumn: ~Copyable {
  /// The constant's largest size since the tolerances of the rows were made.
  var peak = 0.0
  /// May hold what has lost its bit in the mask since, and the same twice.
  var variables = Buffer<Int32>()
  var rows = Buffer<Int32>()
  /// By variable, and by row; zero where the mask has no bit.
  var directions = Buffer<Double>()
  var slopes = Buffer<Double>()
  var plan = HotPlan()

  mutating func extend(variables: Int, rows: Int) {
    directions.extend(to: variables, with: 0)
    slopes.extend(to: rows, with: 0)
  }
}

extension HotColumns {
  /// The column of a row.
  func index(of row: Int32) -> Int? {
    guard liveCount > 0 else { return nil }
    for index in 0..<rows.count where rows[index] == row { return index }
    return nil
  }

  /// The columns in use, by bits.
  var liveColumns: UInt8 {
    var bits: UInt8 = 0
    for index in 0..<rows.count where rows[index] >= 0 { bits |= 1 << UInt8(index) }
    return bits
  }

  @inline(__always)
  func contains(variable: Int32) -> Bool {
    liveCount > 0 && Int(variable) < variableMasks.count && variableMasks[variable] != 0
  }

  @inline(__always)
  func contains(row: Int32) -> Bool {
    liveCount > 0 && Int(row) < rowMasks.count && rowMasks[row] != 0
  }

  /// Whether a variable's value was written before a hot constant moved.
  @inline(__always)
  func isStale(_ variable: Int32) -> Bool {
    plans.stale != 0 && Int(variable) < variableMasks.count
      && variableMasks[variable] & plans.stale != 0
  }

  @inline(__always)
  mutating func noteUse(of column: Int) {
    clock += 1
    lastUses[column] = clock
  }

  @inline(__always)
  mutating func notePeak(_ constant: Double, of column: Int) {
    columns[column].peak = max(columns[column].peak, abs(constant))
  }

  /// A column for a row: a free one, a new one, or the one that has waited longest.
  mutating func take(for row: Int32, constant: Double) -> Int {
    let index = takeSlot()
    rows[index] = row
    constants[index] = constant
    columns[index].peak = abs(constant)
    liveCount += 1
    return index
  }

  private mutating func takeSlot() -> Int {
    for index in 0..<rows.count where rows[index] < 0 { return index }
    guard rows.count == Self.capacity else {
      if rows.isEmpty { columns = Shelf(count: Self.capacity) { HotColumn() } }
      rows.append(-1)
      constants.append(0)
      lastUses.append(0)
      columns[rows.count - 1].extend(variables: variableMasks.count, rows: rowMasks.count)
      return rows.count - 1
    }
    let index = oldest()
    release(index)
    return index
  }

  private func oldest() -> Int {
    var best = 0
    for index in 1..<lastUses.count where lastUses[index] < lastUses[best] {
      best = index
    }
    return best
  }

  /// Forgets what a row depended on, and gives it a base.
  mutating func setRow(_ row: Int32, base: Double) {
    forget(row: row)
    rowBases[row] = base
  }

  /// The value that a variable has now.
  func value(of variable: Int32) -> (value: Double, magnitude: Double) {
    var sum = variableBases[variable].value
    var magnitude = variableBases[variable].magnitude
    var rest = variableMasks[variable]
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      let part = constants[index] * columns[index].directions[variable]
      sum += part
      magnitude = max(magnitude, abs(part))
      rest &= rest - 1
    }
    return (sum, magnitude)
  }

  @inline(__always)
  func sum(of variable: Int32) -> Double {
    var sum = variableBases[variable].value
    var rest = variableMasks[variable]
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      sum += constants[index] * columns[index].directions[variable]
      rest &= rest - 1
    }
    return sum
  }

  /// The residual that a row has now.
  @inline(__always)
  func residual(of row: Int32) -> Double {
    var sum = rowBases[row]
    var rest = rowMasks[row]
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      sum += constants[index] * columns[index].slopes[row]
      rest &= rest - 1
    }
    return sum
  }

  @inline(__always)
  mutating func addDirection(_ amount: Double, variable: Int32, column: Int) {
    let bit: UInt8 = 1 << UInt8(column)
    if variableMasks[variable] & bit == 0 {
      variableMasks[variable] |= bit
      columns[column].variables.append(variable)
    }
    columns[column].directions[variable] += amount
  }

  @inline(__always)
  mutating func addSlope(_ amount: Double, row: Int32, column: Int) {
    let bit: UInt8 = 1 << UInt8(column)
    if rowMasks[row] & bit == 0 {
      rowMasks[row] |= bit
      columns[column].rows.append(row)
    }
    columns[column].slopes[row] += amount
  }

  /// Gives a column up: its constant becomes part of the bases.
  mutating func release(_ index: Int) {
    assert(plans.stale == 0, "released before it was caught up")
    plans = HotPlans()
    let bit: UInt8 = 1 << UInt8(index)
    for position in 0..<columns[index].variables.count {
      let variable = columns[index].variables[position]
      guard variableMasks[variable] & bit != 0 else { continue }
      variableBases[variable].move(by: constants[index] * columns[index].directions[variable])
      variableMasks[variable] &= ~bit
      columns[index].directions[variable] = 0
    }
    for position in 0..<columns[index].rows.count {
      let row = columns[index].rows[position]
      guard rowMasks[row] & bit != 0 else { continue }
      rowBases[row] += constants[index] * columns[index].slopes[row]
      rowMasks[row] &= ~bit
      columns[index].slopes[row] = 0
    }
    columns[index].variables.removeAll()
    columns[index].rows.removeAll()
    rows[index] = -1
    liveCount -= 1
  }

  mutating func releaseAll() {
    guard liveCount > 0 else { return }
    for index in 0..<rows.count where rows[index] >= 0 { release(index) }
  }

  /// Forgets a row that leaves the system.
  mutating func forget(row: Int32) {
    guard liveCount > 0, Int(row) < rowMasks.count else { return }
    rowMasks[row] = 0
    for index in 0..<rows.count { columns[index].slopes[row] = 0 }
  }
}
