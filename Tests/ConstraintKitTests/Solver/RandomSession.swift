import ConstraintKit
import TestSupport

/// A random run of changes to a small system, each held against the exact oracle.
struct RandomSession {
  let seed: UInt64
  private let coefficients: [Double]
  private var generator: SeededGenerator
  private var solver: Solver
  private var variables: [Variable] = []
  private var model: [(id: ConstraintID, row: ExactSolver.Row)] = []
  /// The edited variables' constraints.
  private var edits: [(variable: Int, id: ConstraintID)] = []
  /// How many states were compared, and how many were left out because exact numbers grew too long.
  private(set) var compared = 0
  private(set) var skipped = 0
  /// What was wrong, with seed and step.
  private(set) var faults: [String] = []
  /// The steps in which something was.
  private(set) var faultySteps: Set<Int> = []

  init(
    seed: UInt64, form: SolverForm,
    coefficients: [Double] = [1, 1, 1, -1, -1, 2, -2, 0.5, 3]
  ) {
    self.seed = seed
    self.coefficients = coefficients
    solver = Solver(form: form)
    generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...4, using: &generator)
    variables = (0..<count).map { _ in solver.makeVariable() }
  }

  mutating func run(steps: Int) throws {
    for step in 0..<steps {
      try change(step)
      let verification = solver.verify()
      expect(verification.holds, step, "\(verification)")
      try compare(step)
    }
  }

  private mutating func change(_ step: Int) throws {
    guard model.count > 2, Int.random(in: 0..<10, using: &generator) >= 4,
      model.count < 9 || Bool.random(using: &generator)
    else { return try add(step) }
    if Int.random(in: 0..<3, using: &generator) == 0 { return try suggest(step) }
    let index = Int.random(in: 0..<model.count, using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1:
      let id = model.remove(at: index).id
      edits.removeAll { $0.id == id }
      try solver.remove(id)
    case 2:
      let value = randomConstant()
      try attempt(step, index, { $0.constant = value }, { try $0.setConstant(value, of: $1) })
    case 3:
      let value = randomPriority()
      try attempt(
        step, index, { $0.priority = value },
        { try $0.setPriority(Priority(clamping: value), of: $1) })
    case 4:
      let value = randomWeight()
      try attempt(step, index, { $0.weight = value }, { try $0.setWeight(value, of: $1) })
    case 5:
      let value = randomRelation()
      try attempt(step, index, { $0.setRelation(value) }, { try $0.setRelation(value, of: $1) })
    default:
      let terms = randomTerms()
      guard !edits.contains(where: { $0.id == model[index].id }) else { return }
      let values = terms.map {
        LinearExpression.Term(variables[$0.variable].id, $0.coefficient)
      }
      try attempt(step, index, { $0.terms = terms }, { try $0.setTerms(values, of: $1) })
    }
  }

  private mutating func add(_ step: Int) throws {
    var row = ExactSolver.Row(
      terms: randomTerms(), hasLower: true, hasUpper: true, constant: randomConstant(),
      priority: randomPriority(), weight: randomWeight())
    let relation = randomRelation()
    row.setRelation(relation)
    let terms = row.terms.map { LinearExpression.Term(variables[$0.variable].id, $0.coefficient) }
    let constraint = LinearConstraint(
      terms, relation, row.constant, priority: Priority(clamping: row.priority),
      weight: row.weight)
    let before = Snapshot(solver, variables)
    do {
      let id = try solver.add(constraint)
      model.append((id, row))
    } catch {
      guard case .unsatisfiable = error else { throw error }
      try checkRefusal(step, model.map(\.row) + [row], before)
    }
  }

  /// Suggests values for a variable, which becomes an edited one if it isn't yet.
  private mutating func suggest(_ step: Int) throws {
    let variable = Int.random(in: 0..<variables.count, using: &generator)
    if !edits.contains(where: { $0.variable == variable }) {
      let priority = randomPriority()
      let id = try solver.edit(variables[variable], priority: Priority(clamping: priority))
      edits.append((variable, id))
      model.append(
        (
          id,
          ExactSolver.Row(
            terms: [(variable, 1)], hasLower: true, hasUpper: true,
            constant: solver.value(of: variables[variable]), priority: priority, weight: 1)
        ))
    }
    let id = edits.first { $0.variable == variable }?.id
    guard let index = model.firstIndex(where: { $0.id == id }) else { return }
    let edited = variables[variable]
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let value = randomConstant()
      try attempt(
        step, index, { $0.constant = value },
        { solver, _ in try solver.suggest(value, for: edited) })
    }
  }

  private mutating func attempt(
    _ step: Int, _ index: Int, _ edit: (inout ExactSolver.Row) -> Void,
    _ change: (inout Solver, ConstraintID) throws -> Void
  ) throws {
    let before = Snapshot(solver, variables)
    var rows = model.map(\.row)
    edit(&rows[index])
    do {
      try change(&solver, model[index].id)
      model[index].row = rows[index]
    } catch SolverError.unsatisfiable {
      try checkRefusal(step, rows, before)
    }
  }

  private mutating func checkRefusal(
    _ step: Int, _ rows: [ExactSolver.Row], _ before: Snapshot
  ) throws {
    expect(Snapshot(solver, variables) == before, step, "changed")
    do {
      let solution = try ExactSolver.solve(variables: variables.count, rows: rows)
      expect(solution == nil, step, "wrongly refused")
    } catch is Rational.Overflow {
      skipped += 1
    }
  }

  private mutating func compare(_ step: Int) throws {
    // An edit may have taken over a value that a double can't hold exactly.
    guard model.allSatisfy({ $0.row.constant == $0.row.constant.rounded() }) else {
      skipped += 1
      return
    }
    let exact: ExactSolver.Solution?
    do {
      exact = try ExactSolver.solve(
        variables: variables.count, rows: model.map(\.row), countsDimension: true)
    } catch is Rational.Overflow {
      skipped += 1
      return
    }
    compared += 1
    guard let solution = exact else {
      return expect(false, step, "accepted a contradiction")
    }
    for level in solver.errors {
      let expected = solution.errors[level.priority.value] ?? 0
      expect(isClose(level.error, to: expected), step, "error at \(level.priority)")
    }
    compareAmbiguity(step, solution)
  }

  private mutating func expect(_ condition: Bool, _ step: Int, _ fault: @autoclosure () -> String) {
    guard !condition else { return }
    faultySteps.insert(step)
    faults.append("seed \(seed) step \(step): \(fault())")
  }

  /// The ranges taken one by one, all at once, and the dimension of what they leave.
  private mutating func compareAmbiguity(_ step: Int, _ solution: ExactSolver.Solution) {
    let together = solver.ranges(of: variables)
    for (index, range) in solution.ranges.enumerated() {
      let variable = variables[index]
      let actual = solver.range(of: variable)
      expect(isClose(actual.lowerBound, to: range.low), step, "low end")
      expect(isClose(actual.upperBound, to: range.high), step, "high end")
      expect(isClose(together[index].lowerBound, to: range.low), step, "low end of many")
      expect(isClose(together[index].upperBound, to: range.high), step, "high end of many")
      let isSingle = range.low == range.high
      expect(solver.isDetermined(variable) == isSingle, step, "ambiguity")
    }
    let freedom = solver.degreesOfFreedom()
    expect(freedom.count == solution.dimension, step, "\(freedom.count) degrees of freedom")
    let open = Set(freedom.groups.flatMap(\.variables))
    expect(open == Set(solver.undetermined()), step, "the variables of the groups")
  }

  private mutating func randomTerms() -> [(variable: Int, coefficient: Double)] {
    let count = Int.random(in: 1...min(3, variables.count), using: &generator)
    let chosen = Array(variables.indices.shuffled(using: &generator).prefix(count))
    return chosen.map { variable in
      (variable, coefficients[Int.random(in: 0..<coefficients.count, using: &generator)])
    }
  }

  private mutating func randomConstant() -> Double {
    Double(Int.random(in: -10...30, using: &generator))
  }

  private mutating func randomPriority() -> Double {
    let choices: [Double] = [1000, 1000, 999.5, 750, 250, 250, 1]
    return choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  private mutating func randomWeight() -> Double {
    Int.random(in: 0..<4, using: &generator) > 0
      ? 1 : Double(Int.random(in: 2...5, using: &generator))
  }

  private mutating func randomRelation() -> Relation {
    Relation.allCases[Int.random(in: 0..<3, using: &generator)]
  }
}

extension ExactSolver.Row {
  mutating func setRelation(_ relation: Relation) {
    hasLower = relation != .lessThanOrEqual
    hasUpper = relation != .greaterThanOrEqual
  }
}
