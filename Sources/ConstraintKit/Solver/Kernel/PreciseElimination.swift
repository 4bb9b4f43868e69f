/// Inversion by Gauss–Jordan elimination with complete pivoting, in double-double arithmetic.
struct PreciseElimination: ~Copyable {
  private let rowCount: Int
  private let variableCount: Int
  /// Each row: the members' coefficients, then the inverse as far as it's made.
  private var cells: Buffer<DoubleDouble>
  private var width: Int { variableCount + rowCount }
  private var pins = Buffer<(row: Int32, variable: Int32)>()
  /// The row in which each variable was eliminated, and the other way round; -1 as long as none.
  private(set) var rowOfVariable = Buffer<Int32>()
  private(set) var variableOfRow = Buffer<Int32>()

  init(rows: Int, variables: Int) {
    rowCount = rows
    variableCount = variables
    cells = Buffer(capacity: rows * (rows + variables))
    cells.extend(to: rows * (rows + variables), with: .zero)
    rowOfVariable.extend(to: variables, with: -1)
    variableOfRow.extend(to: rows, with: -1)
    for row in 0..<rows { cells[row * (rows + variables) + variables + row] = .one }
  }

  /// Gives a row one variable only, which is eliminated first.
  mutating func setPin(_ row: Int, _ variable: Int) {
    setCoefficient(row, variable, 1)
    pins.append((Int32(row), Int32(variable)))
  }

  func setCoefficient(_ row: Int, _ variable: Int, _ value: Double) {
    cells[row * width + variable] = DoubleDouble(value)
  }

  /// Entry of the inverse: what a row's constant does to a variable.
  func inverse(_ variable: Int, _ row: Int) -> DoubleDouble {
    cells[Int(rowOfVariable[variable]) * width + variableCount + row]
  }

  /// Eliminates all that there is to speak of.
  func run() {
    for index in 0..<pins.count { eliminate(Int(pins[index].row), Int(pins[index].variable)) }
    while takeLargest() {}
  }

  /// Whether every row has its variable.
  var isComplete: Bool {
    guard rowCount == variableCount else { return false }
    for row in 0..<rowCount where variableOfRow[row] < 0 { return false }
    return true
  }

  private func takeLargest() -> Bool {
    var best = (row: -1, variable: -1, size: Tolerances.preciseSingular)
    for row in 0..<rowCount where variableOfRow[row] < 0 {
      for variable in 0..<variableCount where rowOfVariable[variable] < 0 {
        let size = cells[row * width + variable].size
        if size > best.size { best = (row, variable, size) }
      }
    }
    guard best.row >= 0 else { return false }
    eliminate(best.row, best.variable)
    return true
  }

  private func eliminate(_ row: Int, _ variable: Int) {
    rowOfVariable[variable] = Int32(row)
    variableOfRow[row] = Int32(variable)
    let pivot = cells[row * width + variable]
    for column in 0..<width where cells[row * width + column].high != 0 {
      cells[row * width + column] = cells[row * width + column] / pivot
    }
    for other in 0..<rowCount where other != row && cells[other * width + variable].high != 0 {
      subtract(row, times: cells[other * width + variable], from: other)
      cells[other * width + variable] = .zero
    }
  }

  private func subtract(_ row: Int, times factor: DoubleDouble, from other: Int) {
    for column in 0..<width where cells[row * width + column].high != 0 {
      cells[other * width + column] += -(factor * cells[row * width + column])
    }
  }
}
