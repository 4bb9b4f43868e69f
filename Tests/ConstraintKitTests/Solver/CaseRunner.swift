import ConstraintKit
import TestSupport
import Testing

/// Runs a case of the solver's case files, and holds each step against what is expected.
struct CaseRunner {
  let solverCase: SolverCase
  var solver: Solver
  var variables: [Variable] = []
  var ids: [String: ConstraintID] = [:]

  init(_ solverCase: SolverCase, form: SolverForm) {
    self.solverCase = solverCase
    solver = Solver(form: form)
    variables = (0..<solverCase.variables).map { _ in solver.makeVariable() }
  }

  mutating func run() throws {
    for (number, step) in solverCase.steps.enumerated() {
      try run(step, "\(solverCase.name) step \(number + 1) \(step.op) \(step.id)")
    }
  }

  private mutating func run(_ step: SolverCase.Step, _ label: String) throws {
    let before = Snapshot(solver, variables)
    do {
      try apply(step)
    } catch SolverError.unsatisfiable(let conflict) {
      #expect(step.expect?.status == .unsatisfiable, "\(label): refused")
      checkRefusal(conflict, step, before, label)
      return
    }
    guard let expected = step.expect else { return }
    #expect(expected.status == .solved, "\(label): accepted")
    guard expected.status == .solved else { return }
    checkErrors(expected, label)
    checkRanges(expected, label)
  }

  private mutating func apply(_ step: SolverCase.Step) throws {
    switch step.op {
    case .add:
      ids[step.id] = try solver.add(constraint(step))
    case .remove:
      let id = ids.removeValue(forKey: step.id)
      try solver.remove(#require(id))
    case .constant:
      let value = try #require(step.value)
      try solver.setConstant(value, of: #require(ids[step.id]))
    case .priority:
      let value = try #require(step.value)
      let priority = try #require(Priority(value))
      try solver.setPriority(priority, of: #require(ids[step.id]))
    }
  }

  private func constraint(_ step: SolverCase.Step) throws -> LinearConstraint {
    let terms = try #require(step.terms).map {
      LinearExpression.Term(variables[$0.variable].id, $0.coefficient)
    }
    let relation = try #require(Relation.allCases.first { $0.description == step.relation })
    let level = try #require(step.priority)
    let priority = try #require(Priority(level))
    return try LinearConstraint(terms, relation, #require(step.constant), priority: priority)
  }

  private func checkErrors(_ expected: SolverCase.Expectation, _ label: String) {
    var errors: [Double: Double] = [:]
    for level in solver.errors { errors[level.priority.value] = level.error }
    for (priority, error) in (expected.errors ?? [:]).sorted(by: { $0.key < $1.key }) {
      let actual = Double(priority).flatMap { errors[$0] } ?? 0
      #expect(isClose(actual, to: error), "\(label): error at \(priority)")
    }
  }

  private func checkRanges(_ expected: SolverCase.Expectation, _ label: String) {
    for (index, range) in (expected.ranges ?? []).enumerated() {
      let low = range[0] ?? -.infinity
      let high = range[1] ?? .infinity
      let variable = variables[index]
      let value = solver.value(of: variable)
      let slack = 1e-6 * max(1, abs(value))
      #expect(value >= low - slack && value <= high + slack, "\(label): value of \(index)")
      let actual = solver.range(of: variable)
      #expect(isClose(actual.lowerBound, to: low), "\(label): low end of \(index)")
      #expect(isClose(actual.upperBound, to: high), "\(label): high end of \(index)")
      #expect(solver.isDetermined(variable) == (low == high), "\(label): ambiguity of \(index)")
    }
  }

  private func checkRefusal(
    _ conflict: Conflict, _ step: SolverCase.Step, _ before: Snapshot, _ label: String
  ) {
    #expect(Snapshot(solver, variables) == before, "\(label): changed by a refusal")
    if let core = step.expect?.core {
      let members = conflict.members.map { member in
        member.id.flatMap { id in ids.first { $0.value == id }?.key } ?? step.id
      }
      #expect(members.sorted() == core.sorted(), "\(label): core")
    } else {
      #expect(conflict.isIrreducible, "\(label): core")
    }
  }
}
