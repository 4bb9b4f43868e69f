/// Changes that lead far beyond all other values, or back.
///
/// What is computed beside 1e12 is off by 1e-4, and what counts as zero there is 10. Neither may
/// outlast the change that led there or back: values, tolerances and hot columns are made anew.
extension Kernel {
  /// What a constant says of the size that values have.
  @inline(__always)
  mutating func noteSize(ofConstant constant: Double) {
    let size = abs(constant)
    guard size > extent, extent == 0 || size <= Tolerances.excursion * extent else { return }
    extent = size
  }

  /// At the end of a change: makes numbers anew if it was an excursion. What falls from the largest
  /// value has moved by as much.
  @inline(__always)
  mutating func endMove() {
    if 1.01 * moved > extent { leaveExcursion() }
    moved = 0
  }

  private mutating func leaveExcursion() {
    let size = largestValue
    let isExcursion =
      moved > Tolerances.excursion * extent || Tolerances.excursion * size < extent
    guard isExcursion, !isPrecise else {
      extent = max(extent, size)
      return
    }
    makeValuesAnew()
    extent = largestValue
  }

  /// Until nothing has to move: what moves as far once more would leave its errors again.
  private mutating func makeValuesAnew() {
    var rounds = 0
    repeat {
      hot.releaseAll()
      recomputeValues()
      moved = 0
      queueEverythingWrong()
      settleOrRebuild()
      rounds += 1
    } while moved > 0 && rounds < Tolerances.settleRounds
  }

  private var largestValue: Double {
    let states = variables.view
    var largest = 0.0
    for variable in 0..<variables.count { largest = max(largest, abs(states[variable].value)) }
    return largest
  }

  /// Whether a hot constant is next to nothing against what the tolerances of its column's rows were
  /// made for.
  @inline(__always)
  func isFall(of column: Int, to constant: Double) -> Bool {
    Tolerances.excursion * abs(constant) < hot.columns[column].peak
  }

  /// Sets the values of a hot column, and then what counts as zero in its rows.
  mutating func fall(_ column: Int) {
    logHotValues(column)
    setHotValues(column)
    for position in 0..<hot.columns[column].rows.count {
      let row = hot.columns[column].rows[position]
      if hot.rowMasks[row] != 0 { evaluate(row) }
    }
    hot.columns[column].peak = 0
    moved = max(moved, extent)
  }
}
