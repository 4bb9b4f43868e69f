/// A simplex tableau in exact arithmetic, with Bland's rule (1977, doi:10.1287/moor.2.2.103): slow,
/// and right. All columns are non-negative unknowns.
struct ExactTableau {
  /// Each row: a coefficient per column, then the right-hand side.
  private var rows: [[Rational]]
  private var basis: [Int]
  private let columnCount: Int
  /// Columns that must stay zero.
  private var isFixed: [Bool]

  struct Unbounded: Error {}

  /// Returns nil if the equations have no non-negative solution.
  init?(_ equations: [[Rational]], columnCount: Int) throws {
    self.columnCount = columnCount
    isFixed = Array(repeating: false, count: columnCount + equations.count)
    basis = equations.indices.map { columnCount + $0 }
    rows = equations.enumerated().map { index, equation in
      let sign = equation[columnCount].isNegative
      let signed = sign ? equation.map(\.negated) : equation
      let artificial = equations.indices.map { $0 == index ? Rational.one : .zero }
      return signed[..<columnCount] + artificial + [signed[columnCount]]
    }
    var cost = [Rational](repeating: .zero, count: columnCount + equations.count)
    for index in equations.indices { cost[columnCount + index] = .one }
    guard try minimize(cost).isZero else { return nil }
    for index in equations.indices { isFixed[columnCount + index] = true }
    try removeArtificials()
  }

  /// Artificial columns that are still in the basis, at zero, leave it; a row in which nothing else
  /// is left says nothing.
  private mutating func removeArtificials() throws {
    for row in rows.indices.reversed() where basis[row] >= columnCount {
      if let column = (0..<columnCount).first(where: { !rows[row][$0].isZero }) {
        try pivot(row, column)
      } else {
        rows.remove(at: row)
        basis.remove(at: row)
      }
    }
  }

  /// Minimises a cost, and returns its value.
  @discardableResult
  mutating func minimize(_ cost: [Rational]) throws -> Rational {
    let cost = cost + Array(repeating: .zero, count: isFixed.count - cost.count)
    while true {
      let reduced = try reducedCosts(cost)
      guard let entering = reduced.indices.first(where: { !isFixed[$0] && reduced[$0].isNegative })
      else { break }
      try pivot(leavingRow(entering), entering)
    }
    var value = Rational.zero
    for row in rows.indices { value = try value + cost[basis[row]] * right(row) }
    return value
  }

  /// Keeps to the optima of the cost that was minimised last.
  mutating func keepOptima(of cost: [Rational]) throws {
    let cost = cost + Array(repeating: .zero, count: isFixed.count - cost.count)
    let reduced = try reducedCosts(cost)
    for column in reduced.indices where reduced[column].isPositive { isFixed[column] = true }
  }

  private func right(_ row: Int) -> Rational { rows[row][rows[row].count - 1] }

  private func reducedCosts(_ cost: [Rational]) throws -> [Rational] {
    var reduced = cost
    for row in rows.indices where !cost[basis[row]].isZero {
      for column in reduced.indices where !rows[row][column].isZero {
        reduced[column] = try reduced[column] - cost[basis[row]] * rows[row][column]
      }
    }
    return reduced
  }

  private func leavingRow(_ entering: Int) throws -> Int {
    var best: (row: Int, ratio: Rational)?
    for row in rows.indices where rows[row][entering].isPositive {
      let ratio = try right(row) / rows[row][entering]
      guard let current = best else {
        best = (row, ratio)
        continue
      }
      let isNearer = try Rational.isLess(ratio, than: current.ratio)
      if isNearer || ratio == current.ratio && basis[row] < basis[current.row] {
        best = (row, ratio)
      }
    }
    guard let best else { throw Unbounded() }
    return best.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) throws {
    let pivot = rows[row][column]
    for index in rows[row].indices where !rows[row][index].isZero {
      rows[row][index] = try rows[row][index] / pivot
    }
    for other in rows.indices where other != row && !rows[other][column].isZero {
      let factor = rows[other][column]
      for index in rows[other].indices where !rows[row][index].isZero {
        rows[other][index] = try rows[other][index] - factor * rows[row][index]
      }
    }
    basis[row] = column
  }
}
