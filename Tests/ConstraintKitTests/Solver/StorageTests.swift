import ConstraintKit
import TestSupport
import Testing

@Suite("Storage")
struct StorageTests {
  @Test("Adding and removing over and over doesn't grow")
  func addAndRemove() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x >= 0)
    for round in 0..<Soak.length(short: 5_000, full: 100_000) {
      let id = try solver.add(x == Double(round) ~ .low)
      guard solver.value(of: x) == Double(round) else {
        Issue.record("\(solver.value(of: x)) in round \(round)")
        return
      }
      try solver.remove(id)
    }
    #expect(solver.errors.isEmpty)
    #expect(solver.statistics.rowSlots <= 2)
  }

  /// At most nine constraints of at most four terms, with any number of priorities one after the
  /// other.
  @Test("Rows, entries and levels are used again", arguments: SolverForm.allCases)
  func stays(form: SolverForm) throws {
    var solver = Solver(form: form)
    let variables = (0..<5).map { _ in solver.makeVariable() }
    var ids: [ConstraintID] = []
    var generator = SeededGenerator(seed: 1)
    let length = Soak.length(short: 5_000, full: 100_000)
    for round in 0..<length {
      if ids.count >= 8 {
        try solver.remove(ids.remove(at: Int.random(in: 0..<ids.count, using: &generator)))
      }
      let count = Int.random(in: 1...4, using: &generator)
      let terms = variables.shuffled(using: &generator).prefix(count).map {
        LinearExpression.Term($0.id, Double.random(in: 1...3, using: &generator))
      }
      let priority = Priority(clamping: 1 + Double(round * 7 % 9973) / 10)
      let constraint = LinearConstraint(
        terms, .greaterThanOrEqual, Double(round % 100), priority: priority)
      ids.append(try solver.add(constraint))
    }
    let late = solver.statistics
    #expect(late.rowSlots <= 9)
    #expect(late.levelSlots <= 12)
    #expect(late.entrySlots <= 80)
    #expect(late.factorCount < 100)
    #expect(solver.verify().holds)
  }
}
