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
  }

  private let variableCount: Int
  private var columnCount: Int
  private var equations: [[Int: Rational]] = []
  private var constants: [Rational] = []
  /// Costs by priority.
  private var costs: [Double: [Int: Rational]] = [:]

  /// - Throws: `Rational.Overflow` if the exact numbers grow too long.
  /// - Returns: nil if the required rows contradict each other.
  public static func solve(variables: Int, rows: [Row]) throws -> Solution? {
    var solver = ExactSolver(variableCount: variables)
    for row in rows { try solver.add(row) }
    return try solver.solve()
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

  private func solve() throws -> Solution? {
    let rows = zip(equations, constants).map { dense($0) + [$1] }
    guard var tableau = try ExactTableau(rows, columnCount: columnCount) else { return nil }
    var errors: [Double: Double] = [:]
    for priority in costs.keys.sorted(by: >) {
      let cost = dense(costs[priority] ?? [:])
      errors[priority] = try tableau.minimize(cost).doubleValue
      try tableau.keepOptima(of: cost)
    }
    let ranges = try (0..<variableCount).map { variable in
      (
        low: try extreme(of: variable, sign: 1, tableau),
        high: try -extreme(of: variable, sign: -1, tableau)
      )
    }
    return Solution(errors: errors, ranges: ranges)
  }

  private func extreme(of variable: Int, sign: Int, _ tableau: ExactTableau) throws -> Double {
    var copy = tableau
    let cost = dense([2 * variable: Rational(sign), 2 * variable + 1: Rational(-sign)])
    do {
      return try copy.minimize(cost).doubleValue
    } catch is ExactTableau.Unbounded {
      return -.infinity
    }
  }
}
