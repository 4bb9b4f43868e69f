import ConstraintKit
import TestSupport
import Testing

@Suite("Exact cases")
struct SolverCaseTests {
  /// The scaled cases are the same systems once more: soaks run them in all forms.
  private static let formsOfScaled: [SolverForm] =
    Soak.factor > 1 ? [.automatic, .dense, .grouped] : [.automatic]

  /// Each case in the form the solver chooses, and in one of the others in turn; soaks run all.
  private static func exactCases() throws -> [(SolverCase, SolverForm)] {
    let forced: [SolverForm] = [.dense, .grouped]
    let cases = try Fixtures.jsonLines("solver.jsonl", as: SolverCase.self)
    return cases.enumerated().flatMap { index, solverCase in
      let others = Soak.factor > 1 ? forced : [forced[index % forced.count]]
      return ([.automatic] + others).map { (solverCase, $0) }
    }
  }

  @Test(arguments: try exactCases())
  func solves(_ solverCase: SolverCase, form: SolverForm) throws {
    var runner = CaseRunner(solverCase, form: form)
    try runner.run()
  }

  @Test(
    arguments: try Fixtures.jsonLines("solver-scaled-rows.jsonl", as: SolverCase.self),
    formsOfScaled)
  func solvesScaledRows(_ solverCase: SolverCase, form: SolverForm) throws {
    var runner = CaseRunner(solverCase, form: form)
    try runner.run()
  }

  @Test(
    arguments: try Fixtures.jsonLines("solver-scaled-columns.jsonl", as: SolverCase.self),
    formsOfScaled)
  func solvesScaledColumns(_ solverCase: SolverCase, form: SolverForm) throws {
    var runner = CaseRunner(solverCase, form: form)
    try runner.run()
  }

  /// Facts of the test suites of kiwi, casso and Cassowary, and of the paper.
  @Test(
    arguments: try Fixtures.jsonLines("solver-published.jsonl", as: SolverCase.self),
    SolverForm.allCases)
  func solvesPublished(_ solverCase: SolverCase, form: SolverForm) throws {
    var runner = CaseRunner(solverCase, form: form)
    try runner.run()
  }
}
