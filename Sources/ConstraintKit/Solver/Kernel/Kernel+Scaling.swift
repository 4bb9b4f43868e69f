/// Scaling of rows and columns by powers of two, which is exact: the numbers change their exponents
/// only, and the basis stays what it is.
///
/// Each row is scaled when it's added, so that its largest coefficient lies in 1..<2. That's enough
/// unless variables have units far apart. When a row's coefficients differ by more than
/// `Tolerances.spread`, all rows and columns are scaled anew to geometric means (Curtis and Reid
/// 1972, doi:10.1093/imamat/10.1.118, in the simple form that alternates between rows and columns).
/// Scaling a variable once, by its first row, was tried and made matters worse.
extension Kernel {
  /// Scales everything anew if a row that has just been made calls for it; at most once in a while
  /// for systems that can't be balanced.
  mutating func scaleAnewIfWanted(for row: Int32) {
    guard spread(of: row) > Tolerances.spread else { return }
    if tieSequence >= nextScaling { scaleAnew() }
    if !isPrecise, variables.count <= Tolerances.largestPreciseSystem { beginPrecision() }
  }

  /// By what factor a row's coefficients differ.
  private func spread(of row: Int32) -> Double {
    var largest = 0.0
    var smallest = Double.infinity
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount {
      largest = max(largest, abs(entries[index].coefficient))
      smallest = min(smallest, abs(entries[index].coefficient))
    }
    return largest / smallest
  }

  private mutating func scaleAnew() {
    endPlans()
    nextScaling = tieSequence + Double(max(1, rows.count / 4))
    var columns = [Double](repeating: 1, count: variables.count)
    for _ in 0..<Tolerances.scalingRounds { balance(&columns) }
    for index in columns.indices { columns[index] = Self.powerOfTwo(near: columns[index]) }
    let factors = rowFactors(columns)
    guard isSafe(columns, factors) else { return }
    hot.releaseAll()
    apply(columns, factors)
    factorize()
    refreshDuals()
  }

  /// One round: each row, then each column, to the geometric mean of its extremes.
  private func balance(_ columns: inout [Double]) {
    var smallest = [Double](repeating: .infinity, count: variables.count)
    var largest = [Double](repeating: 0, count: variables.count)
    for row in 0..<rows.count where rows[row].status > .free {
      let extremes = extremes(of: row, columns)
      guard extremes.largest > 0 else { continue }
      let factor = 1 / (extremes.smallest * extremes.largest).squareRoot()
      forEachEntry(of: row) { entry in
        let size = abs(entry.coefficient) * factor
        let variable = Int(entry.variable)
        smallest[variable] = min(smallest[variable], size)
        largest[variable] = max(largest[variable], size)
      }
    }
    for index in columns.indices where largest[index] > 0 {
      columns[index] = 1 / (smallest[index] * largest[index]).squareRoot()
    }
  }

  private func extremes(
    of row: Int, _ columns: [Double]
  ) -> (smallest: Double, largest: Double) {
    var smallest = Double.infinity
    var largest = 0.0
    forEachEntry(of: row) { entry in
      let size = abs(entry.coefficient) * columns[Int(entry.variable)]
      smallest = min(smallest, size)
      largest = max(largest, size)
    }
    return (smallest, largest)
  }

  private func forEachEntry(of row: Int, _ body: (Entry) -> Void) {
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount { body(entries[index]) }
  }

  static func powerOfTwo(near value: Double) -> Double {
    guard value.isFinite, value > 0 else { return 1 }
    return Double(sign: .plus, exponent: Int(value.exponent), significand: 1)
  }

  private func rowFactors(_ columns: [Double]) -> [Double] {
    (0..<rows.count).map { row in
      let largest = extremes(of: row, columns).largest
      return largest > 0 ? 1 / Self.powerOfTwo(near: largest) : 1
    }
  }

  /// Whether all numbers keep all their bits.
  private func isSafe(_ columns: [Double], _ factors: [Double]) -> Bool {
    for row in 0..<rows.count where rows[row].status > .free {
      let constant = rows[row].constant * factors[row]
      let weight = rows[row].weight / factors[row]
      guard constant / factors[row] == rows[row].constant, weight > 0,
        weight * factors[row] == rows[row].weight,
        weight.isFinite || rows[row].isRequired
      else { return false }
    }
    return columns.indices.allSatisfy { index in
      let value = variables[index].value / columns[index]
      return value * columns[index] == variables[index].value
    }
  }

  private mutating func apply(_ columns: [Double], _ factors: [Double]) {
    for row in 0..<rows.count where rows[row].status > .free {
      let factor = factors[row]
      let first = rows[row].firstEntry
      for index in first..<first + rows[row].entryCount {
        entries[index].coefficient *= factor * columns[Int(entries[index].variable)]
      }
      rows[row].constant *= factor
      rows[row].residual *= factor
      rows[row].tolerance *= factor
      rows[row].weight /= factor
      rows[row].scale *= factor
    }
    for (index, column) in columns.enumerated() {
      variables[index].value /= column
      variables[index].pinned /= column
      variables[index].magnitude /= column
      variables[index].scale *= column
    }
    for level in 0..<levels.count { levels[level].forgetWeights() }
    for row in 0..<Int32(rows.count) where rows[row].status > .free {
      noteWeight(of: row)
    }
  }
}
