/// The inverse of the basis in full and in double-double arithmetic, for small systems whose
/// coefficients are too far apart for doubles.
///
/// As in `DenseInverse`, there's a row for each variable, and a column for each member of the basis:
/// column v belongs to the row that defines variable v, or to its pin.
struct PreciseInverse: ~Copyable {
  /// The number of variables.
  private(set) var count = 0
  var cells = Buffer<DoubleDouble>()
  /// The row that each column belongs to, or -1 for a pin.
  var members = Buffer<Int32>()
  /// How often it was updated since it was made.
  var updates = 0

  /// The values that the basis gives the variables, and how far rounding in the system's numbers may
  /// have moved them.
  var values = Buffer<DoubleDouble>()
  var errors = Buffer<Double>()
  var hasValues = false
  /// The column that was asked for last, and how far rounding may have moved its entries.
  var column = Buffer<DoubleDouble>()
  var columnErrors = Buffer<Double>()

  /// A combination of rows that is being collected, by variable, with its uncertainties.
  var work = Buffer<DoubleDouble>()
  var workErrors = Buffer<Double>()
  /// The combination times the inverse, by column, and its uncertainties.
  var combination = Buffer<DoubleDouble>()
  var bounds = Buffer<Double>()

  /// Makes room for a number of variables, and forgets everything.
  mutating func reset(count: Int) {
    self.count = count
    updates = 0
    Self.fill(&cells, count * count, .zero)
    Self.fill(&members, count, -1)
    resetWork()
  }

  private mutating func resetWork() {
    hasValues = false
    Self.fill(&values, count, .zero)
    Self.fill(&errors, count, 0)
    Self.fill(&column, count, .zero)
    Self.fill(&columnErrors, count, 0)
    Self.fill(&combination, count, .zero)
    Self.fill(&bounds, count, 0)
    clearWork()
  }

  /// Takes new variables in, which are pinned.
  mutating func grow(to newCount: Int) {
    let old = cells.copy()
    Self.fill(&cells, newCount * newCount, .zero)
    for variable in 0..<count {
      for column in 0..<count {
        cells[variable * newCount + column] = old[variable * count + column]
      }
    }
    for variable in count..<newCount { cells[variable * newCount + variable] = .one }
    members.extend(to: newCount, with: -1)
    count = newCount
    resetWork()
  }

  /// Forgets everything.
  mutating func invalidate() { reset(count: 0) }

  private static func fill<Element>(
    _ buffer: inout Buffer<Element>, _ count: Int, _ value: Element
  ) {
    buffer.removeAll()
    buffer.extend(to: count, with: value)
  }

  @inline(__always)
  func cell(_ variable: Int, _ column: Int) -> DoubleDouble { cells[variable * count + column] }

  func clearCollected() {
    work.fill(0..<count, with: .zero)
    workErrors.fill(0..<count, with: 0)
  }

  mutating func clearWork() {
    Self.fill(&work, count, .zero)
    Self.fill(&workErrors, count, 0)
  }

  /// Multiplies the collected combination with the inverse.
  func multiply() {
    combination.fill(0..<count, with: .zero)
    addProduct()
  }

  /// Adds the product of what is collected to the combination.
  func addProduct() {
    for variable in 0..<count where work[variable].high != 0 {
      let factor = work[variable]
      let start = variable * count
      for column in 0..<count where cells[start + column].high != 0 {
        combination[column] += factor * cells[start + column]
      }
    }
  }

  /// How far uncertainties by variable may have moved the product.
  func spreadErrors() {
    bounds.fill(0..<count, with: 0)
    for variable in 0..<count where workErrors[variable] != 0 {
      let error = workErrors[variable]
      let start = variable * count
      for column in 0..<count { bounds[column] += error * cells[start + column].size }
    }
  }

  /// Puts a new member at a column's place, whose product with the inverse is in `combination`;
  /// false if its pivot is too small for that.
  mutating func replace(_ column: Int, by member: Int32) -> Bool {
    let pivot = combination[column]
    guard pivot.size >= Tolerances.precisePivot, updates < Tolerances.preciseUpdates else {
      return false
    }
    combination[column] = pivot - .one
    for variable in 0..<count where cell(variable, column).high != 0 {
      let factor = -(cell(variable, column) / pivot)
      let start = variable * count
      for other in 0..<count where combination[other].high != 0 {
        cells[start + other] += factor * combination[other]
      }
    }
    members[column] = member
    updates += 1
    return true
  }
}
