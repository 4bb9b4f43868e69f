import ConstraintKit
import TestSupport

/// A random system some of whose constants are parameters, and a solver made afresh for any of them.
struct RandomTemplateSystem {
  let seed: UInt64
  var generator: SeededGenerator
  private(set) var solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var constraints: [(id: ConstraintID, constraint: LinearConstraint)] = []
  private(set) var parameters: [Int] = []

  init(seed: UInt64) throws {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...6, using: &generator)
    for _ in 0..<count { variables.append(solver.makeVariable()) }
    for _ in 0..<Int.random(in: count...2 * count + 3, using: &generator) {
      try add(randomConstraint())
    }
    let wanted = Int.random(in: 1...min(5, constraints.count), using: &generator)
    parameters = Array(constraints.indices.shuffled(using: &generator).prefix(wanted))
  }

  private mutating func add(_ constraint: LinearConstraint) throws {
    do {
      let id = try solver.add(constraint)
      constraints.append((id, constraint))
    } catch SolverError.unsatisfiable {
      // Left out.
    }
  }

  var ids: [ConstraintID] { parameters.map { constraints[$0].id } }
  var outputs: [LinearExpression] {
    variables.map(\.linearExpression) + [2 * variables[0] - variables[1] + 10]
  }

  func template(regionLimit: Int = 8) throws -> SolvedTemplate {
    try SolvedTemplate(solver, parameters: ids, outputs: outputs, regionLimit: regionLimit)
  }

  private mutating func randomConstraint() -> LinearConstraint {
    let count = Int.random(in: 1...min(3, variables.count), using: &generator)
    let factors: [Double] = [1, 1, 1, -1, -1, 2, -2, 0.5, 3]
    let terms = variables.shuffled(using: &generator).prefix(count).map { variable in
      LinearExpression.Term(
        variable.id, factors[Int.random(in: 0..<factors.count, using: &generator)])
    }
    let priorities: [Double] = [1000, 1000, 999.5, 750, 250, 250, 1]
    let priority = priorities[Int.random(in: 0..<priorities.count, using: &generator)]
    let relation = Relation.allCases[Int.random(in: 0..<3, using: &generator)]
    return LinearConstraint(
      Array(terms), relation, randomConstant(), priority: Priority(clamping: priority),
      weight: Double(Int.random(in: 1...3, using: &generator)))
  }

  /// Whole numbers, so that ties and borders are met often.
  mutating func randomConstant() -> Double {
    Double(Int.random(in: -10...30, using: &generator))
  }

  mutating func randomItem() -> [Double] { parameters.map { _ in randomConstant() } }

  mutating func randomItems(_ count: Int) -> [[Double]] {
    (0..<count).map { _ in randomItem() }
  }

  /// An item with fractions that meet no border.
  mutating func randomInnerItem() -> [Double] {
    parameters.map { _ in Double.random(in: -10...30, using: &generator) }
  }

  /// A solver made afresh at some constants; nil if they contradict each other.
  func freshSolver(at constants: [Double]) throws -> (solver: Solver, variables: [Variable])? {
    var fresh = Solver()
    let own = variables.map { _ in fresh.makeVariable() }
    for constraint in system(at: constants, of: own) {
      guard try Self.add(constraint, to: &fresh) else { return nil }
    }
    return (fresh, own)
  }

  private func system(at constants: [Double], of own: [Variable]) -> [LinearConstraint] {
    constraints.enumerated().map { index, entry in
      var constraint = entry.constraint
      if let parameter = parameters.firstIndex(of: index) {
        constraint.constant = constants[parameter]
      }
      constraint.terms = constraint.terms.map { term in
        let variable = variables.firstIndex { $0.id == term.variable } ?? 0
        return .init(own[variable].id, term.coefficient)
      }
      return constraint
    }
  }

  /// Whether the constraint could be added.
  static func add(_ constraint: LinearConstraint, to solver: inout Solver) throws -> Bool {
    do {
      try solver.add(constraint)
      return true
    } catch SolverError.unsatisfiable {
      return false
    }
  }

  /// The outputs of a solver made afresh; nil if there's a contradiction.
  func freshValues(at constants: [Double]) throws -> [Double]? {
    guard let (fresh, own) = try freshSolver(at: constants) else { return nil }
    return own.map { fresh.value(of: $0) } + [fresh.value(of: 2 * own[0] - own[1] + 10)]
  }

  static func columns(_ items: [[Double]]) -> [[Double]] {
    guard let first = items.first else { return [] }
    return first.indices.map { parameter in items.map { $0[parameter] } }
  }
}
