/// Solves constraint systems level by level in rational arithmetic: the slow, obvious answer beside
/// the solver's fast one.
public struct ExactSolver {
  public struct Row: Sendable {
    public var terms: [(variable: Int, coefficient: Double)]
    /// Whether the left side may not be less, and not be more, than the constant.
    public var hasLower: Bool
    public var hasUpper: Bool
    public var constant: Double
    /// 1000 is required.
    public var priority: Double
    public var weight: Double

    public init(
      terms: [(variable: Int, coefficient: Double)], hasLower: Bool, hasUpper: Bool,
      constant: Double, priority: Double, weight: Double
    ) {
      self.terms = terms
      self.hasLower = hasLower
      self.hasUpper = hasUpper
      self.constant = constant
      self.priority = priority
      self.weight = weight
    }
  }

  public struct Solution: Sendable {
    /// The smallest error by priority.
    public var errors: [Double: Double]
    /// Per variable its smallest and largest value over all optima.
    public var ranges: [(low: Double, high: Double)]
    /// The dimension of the set of all optima, if asked for.
    public var dimension: Int?
  }

  private let variableCount: Int
  private var columnCount: Int
  private var equations: [[Int: Rational]] = []
  private var constants: [Rational] = []
  /// Costs by priority.
  private var costs: [Double: [Int: Rational]] = [:]

  /// - Throws: `Rational.Overflow` if the exact numbers grow too long.
  /// - Returns: nil if the required rows contradict each other.
  public static func solve(
    variables: Int, rows: [Row], countsDimension: Bool = false
  ) throws -> Solution? {
    var solver = ExactSolver(variableCount: variables)
    for row in rows { try solver.add(row) }
    return try solver.solve(countsDimension ? rows : nil)
  }

  private init(variableCount: Int) {
    self.variableCount = variableCount
    columnCount = 2 * variableCount
  }

  /// Each variable is a difference of two columns; each side that may be exceeded has one more.
  private mutating func add(_ row: Row) throws {
    var equation: [Int: Rational] = [:]
    for term in row.terms {
      let coefficient = try Rational(exactly: term.coefficient)
      equation[2 * term.variable] = try (equation[2 * term.variable] ?? .zero) + coefficient
      equation[2 * term.variable + 1] = equation[2 * term.variable]?.negated
    }
    let isOptional = row.priority < 1000
    if !row.hasUpper { equation[makeColumn()] = .one.negated }
    if !row.hasLower { equation[makeColumn()] = .one }
    if isOptional, row.hasUpper { equation[try makeError(row)] = .one.negated }
    if isOptional, row.hasLower { equation[try makeError(row)] = .one }
    equations.append(equation)
    constants.append(try Rational(exactly: row.constant))
  }

  private mutating func makeColumn() -> Int {
    columnCount += 1
    return columnCount - 1
  }

  private mutating func makeError(_ row: Row) throws -> Int {
    let column = makeColumn()
    costs[row.priority, default: [:]][column] = try Rational(exactly: row.weight)
    return column
  }

  private func dense(_ sparse: [Int: Rational]) -> [Rational] {
    (0..<columnCount).map { sparse[$0] ?? .zero }
  }

  private func solve(_ counted: [Row]?) throws -> Solution? {
    let rows = zip(equations, constants).map { dense($0) + [$1] }
    guard var tableau = try ExactTableau(rows, columnCount: columnCount) else { return nil }
    var errors: [Double: Double] = [:]
    for priority in costs.keys.sorted(by: >) {
      let cost = dense(costs[priority] ?? [:])
      errors[priority] = try tableau.minimize(cost).doubleValue
      try tableau.keepOptima(of: cost)
    }
    let ranges = try (0..<variableCount).map { try range(of: [(variable: $0, 1)], tableau) }
    let freedom = try counted.map { try dimension($0, tableau) }
    return Solution(errors: errors, ranges: ranges, dimension: freedom)
  }

  /// The number of variables less the rank of the rows that have one value in all optima: the optima
  /// are cut out of the others' planes by rows alone, so that nothing else can hold them together.
  private func dimension(_ rows: [Row], _ tableau: ExactTableau) throws -> Int {
    var fixed: [[Rational]] = []
    for row in rows {
      let range = try range(of: row.terms, tableau)
      guard range.low == range.high else { continue }
      var coefficients = [Rational](repeating: .zero, count: variableCount)
      for term in row.terms {
        coefficients[term.variable] =
          try coefficients[term.variable] + Rational(exactly: term.coefficient)
      }
      fixed.append(coefficients)
    }
    return try variableCount - Self.rank(fixed)
  }

  private static func rank(_ matrix: [[Rational]]) throws -> Int {
    var rows = matrix
    var rank = 0
    for column in rows.first?.indices ?? 0..<0 {
      guard let pivot = (rank..<rows.count).first(where: { !rows[$0][column].isZero }) else {
        continue
      }
      rows.swapAt(rank, pivot)
      for other in rank + 1..<rows.count where !rows[other][column].isZero {
        let factor = try rows[other][column] / rows[rank][column]
        for index in rows[other].indices {
          rows[other][index] = try rows[other][index] - factor * rows[rank][index]
        }
      }
      rank += 1
      if rank == rows.count { break }
    }
    return rank
  }

  private func range(
    of terms: [(variable: Int, coefficient: Double)], _ tableau: ExactTableau
  ) throws -> (low: Double, high: Double) {
    (
      low: try extreme(of: terms, sign: 1, tableau),
      high: try -extreme(of: terms, sign: -1, tableau)
    )
  }

  private func extreme(
    of terms: [(variable: Int, coefficient: Double)], sign: Int, _ tableau: ExactTableau
  ) throws -> Double {
    var copy = tableau
    var cost: [Int: Rational] = [:]
    for term in terms {
      let coefficient = try Rational(sign) * Rational(exactly: term.coefficient)
      let (plus, minus) = (2 * term.variable, 2 * term.variable + 1)
      cost[plus] = try (cost[plus] ?? .zero) + coefficient
      cost[minus] = cost[plus]?.negated
    }
    do {
      return try copy.minimize(dense(cost)).doubleValue
    } catch is ExactTableau.Unbounded {
      return -.infinity
    }
  }
}
