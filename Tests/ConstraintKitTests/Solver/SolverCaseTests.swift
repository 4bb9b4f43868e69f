import ConstraintKit
import TestSupport
import Testing

@Suite("Exact cases")
struct SolverCaseTests {
  private static let forms: [SolverForm] = [.automatic, .dense, .grouped]

  /// Each case in the form the solver chooses, and every second in one of the others in turn; soaks
  /// run all in all forms.
  private static func exactCases() throws -> [(SolverCase, SolverForm)] {
    let cases = try Fixtures.jsonLines("solver.jsonl", as: SolverCase.self)
    return cases.enumerated().flatMap { index, solverCase in
      let short = index % 2 == 0 ? [.automatic, forms[1 + index / 2 % 2]] : [forms[0]]
      return (Soak.factor > 1 ? forms : short).map { (solverCase, $0) }
    }
  }

  /// The same systems once more: every third in one form, and all in all forms in soaks.
  private static func scaledCases(_ file: String) throws -> [(SolverCase, SolverForm)] {
    let cases = try Fixtures.jsonLines(file, as: SolverCase.self)
    return cases.enumerated().flatMap { index, solverCase in
      let short = index % 3 == 0 ? [forms[index / 3 % 3]] : []
      return (Soak.factor > 1 ? forms : short).map { (solverCase, $0) }
    }
  }

  @Test(arguments: try exactCases())
  func solves(_ solverCase: SolverCase, form: SolverForm) throws {
    var runner = CaseRunner(solverCase, form: form)
    try runner.run()
  }

  @Test(arguments: try scaledCases("solver-scaled-rows.jsonl"))
  func solvesScaledRows(_ solverCase: SolverCase, form: SolverForm) throws {
    var runner = CaseRunner(solverCase, form: form)
    try runner.run()
  }

  @Test(arguments: try scaledCases("solver-scaled-columns.jsonl"))
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
