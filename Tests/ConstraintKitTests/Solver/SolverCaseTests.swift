import TestSupport
import Testing

@Suite("Exact cases")
struct SolverCaseTests {
  @Test(arguments: try Fixtures.jsonLines("solver.jsonl", as: SolverCase.self))
  func solves(_ solverCase: SolverCase) throws {
    var runner = CaseRunner(solverCase)
    try runner.run()
  }

  @Test(arguments: try Fixtures.jsonLines("solver-scaled-rows.jsonl", as: SolverCase.self))
  func solvesScaledRows(_ solverCase: SolverCase) throws {
    var runner = CaseRunner(solverCase)
    try runner.run()
  }

  @Test(arguments: try Fixtures.jsonLines("solver-scaled-columns.jsonl", as: SolverCase.self))
  func solvesScaledColumns(_ solverCase: SolverCase) throws {
    var runner = CaseRunner(solverCase)
    try runner.run()
  }
}
