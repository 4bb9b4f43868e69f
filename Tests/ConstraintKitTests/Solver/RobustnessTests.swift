import ConstraintKit
import TestSupport
import Testing

/// What broke an early prototype.
@Suite("Robustness")
struct RobustnessTests {
  @Test("A duplicate of an active equality is redundant, also after many changes", arguments: 0..<4)
  func redundantAfterDrift(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var solver = Solver()
    let variables = (0..<10).map { _ in solver.makeVariable() }
    var equalities: [LinearConstraint] = []
    for index in 1..<10 {
      let factor = Double.random(in: 0.1...3, using: &generator)
      let gap = Double.random(in: -5...5, using: &generator)
      equalities.append(variables[index] == factor * variables[index - 1] + gap)
    }
    for equality in equalities { try solver.add(equality) }
    try solver.edit(variables[4], priority: .high)
    for _ in 0..<200 {
      try solver.suggest(.random(in: -1e3...1e3, using: &generator), for: variables[4])
      let limit = Double.random(in: -100...100, using: &generator)
      let id = try solver.add(variables[8] <= limit ~ .required - 1)
      try solver.remove(id)
    }
    for equality in equalities.shuffled(using: &generator) { try solver.add(equality) }
    #expect(solver.verify().holds)
  }

  @Test("Any number of levels")
  func manyLevels() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for level in 1...300 {
      try solver.add(x == Double(level) ~ Priority(clamping: Double(level) * 3.3))
    }
    try solver.add(y >= 2 * x ~ Priority(clamping: 999.75))
    try solver.add(y <= 500 ~ Priority(clamping: 1.5))
    #expect(solver.value(of: x) == 300)
    #expect(solver.value(of: y) == 600)
    #expect(solver.errors.count == 302)
    #expect(solver.errors.first.map(\.priority.value) == 999.75)
    #expect(solver.errors.filter { $0.error == 0 }.count == 2)
  }

  @Test("Weights far apart within a level", arguments: [1e-6, 1e-3, 1e3, 1e6])
  func weights(weight: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let term = LinearExpression.Term(x.id, 1)
    try solver.add(x == 10 ~ .low)
    try solver.add(LinearConstraint([term], .equal, 20, priority: .low, weight: weight))
    #expect(solver.value(of: x) == (weight > 1 ? 20 : 10))
    #expect(isClose(solver.errors[0].error, to: min(weight, 1) * 10, within: 1e-9))
  }

  @Test(
    "Equations that are nearly the same", arguments: [1e-3, 1e-5, 1e-6, 1e-7], SolverForm.allCases)
  func nearlyParallel(difference: Double, form: SolverForm) throws {
    var solver = Solver(form: form)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y == 10)
    let second = try solver.add(x + (1 + difference) * y == 10 + 3 * difference)
    for wanted in [3.0, 4, -2, 3] {
      try solver.setConstant(10 + wanted * difference, of: second)
      #expect(isClose(solver.value(of: y), to: wanted, within: 1e-14 / difference))
      #expect(isClose(solver.value(of: x), to: 10 - wanted, within: 1e-14 / difference))
    }
    #expect(solver.isDetermined(x))
    try solver.add(y >= 2 ~ .high)
    #expect(solver.violations.isEmpty)
    #expect(throws: SolverError.self) { try solver.add(y <= 2) }
    #expect(solver.verify().holds)
  }

  @Test("A long chain costs little")
  func chain() throws {
    var solver = Solver()
    let links = (0..<500).map { _ in solver.makeVariable() }
    try solver.add(links[0] == 0)
    for (left, right) in zip(links, links.dropFirst()) {
      try solver.add(right >= left + 10)
      try solver.add(right == left + 20 ~ .high)
    }
    #expect(solver.value(of: links[499]) == 9980)
    #expect(solver.statistics.dualPivots <= 500)
    #expect(solver.statistics.factorCount == 0)
  }
}
