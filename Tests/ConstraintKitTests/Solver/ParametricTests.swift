import ConstraintKit
import TestSupport
import Testing

@Suite("Parametric solutions")
struct ParametricTests {
  @Test("A label shrinks when its neighbour has no more room")
  func label() throws {
    var solver = Solver()
    let (room, text, gap) = (
      solver.makeVariable("room"), solver.makeVariable("text"), solver.makeVariable("gap")
    )
    let width = try solver.add(room == 300)
    try solver.add(text + gap == room)
    try solver.add(gap >= 10)
    try solver.add(text >= 0)
    try solver.add(text == 100 ~ .high)
    let solution = try solver.parametric(width, over: 0...500)
    #expect(solution.range == 10...500)
    #expect(solution.upperConflict == nil)
    #expect(solution.lowerConflict?.members.count == 4)
    let pieces = solution.pieces(of: text)
    #expect(pieces.map(\.range) == [10...110, 110...500])
    #expect(pieces.map(\.value) == [0, 100])
    #expect(pieces.map(\.slope) == [1, 0])
    #expect(pieces.map(\.isDetermined) == [true, true])
    #expect(solution.value(of: gap, at: 250) == 150)
    #expect(solution.value(of: text + gap, at: 60) == 60)
    #expect(solution.value(of: text, at: 5) == nil)
    #expect(solver.value(of: room) == 300)
  }

  @Test("A range that the present constant lies outside of", arguments: [0.0, 1000])
  func outside(present: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let id = try solver.add(x == present)
    try solver.add(y >= x)
    try solver.add(y >= 200)
    try solver.add(y == 0 ~ .low)
    let pieces = try solver.parametric(id, over: 100...300).pieces(of: y)
    #expect(pieces.map(\.range) == [100...200, 200...300])
    #expect(pieces.map(\.slope) == [0, 1])
  }

  @Test("An impossible range has no segments")
  func impossible() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 0)
    try solver.add(x <= 10)
    let solution = try solver.parametric(id, over: 20...30)
    #expect(solution.segments.isEmpty)
    #expect(solution.range == nil)
    #expect(solution.upperConflict?.members.count == 2)
  }

  @Test("Points of random systems equal fresh solves", arguments: 0..<UInt64(20 * Soak.factor))
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var solver = Solver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    let parameter = try solver.add(variables[0] == 100)
    for _ in 0..<14 {
      let terms = variables.shuffled(using: &generator).prefix(2).map {
        LinearExpression.Term($0.id, Double(Int.random(in: -2...3, using: &generator)))
      }
      let relation = Relation.allCases[Int.random(in: 0..<3, using: &generator)]
      let constant = Double(Int.random(in: -100...200, using: &generator))
      let priority = Priority(
        clamping: [1000, 750, 500, 250][Int.random(in: 0..<4, using: &generator)])
      _ = try? solver.add(LinearConstraint(terms, relation, constant, priority: priority))
    }
    let solution = try solver.parametric(parameter, over: -200...600)
    let range = try #require(solution.range, "seed \(seed)")
    for step in 0...16 {
      let constant = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 16
      var fresh = solver
      do {
        try fresh.setConstant(constant, of: parameter)
      } catch {
        // The ends of the range may be refused by a rounding error.
        #expect(step == 0 || step == 16, "seed \(seed) constant \(constant)")
        continue
      }
      for variable in variables where fresh.isDetermined(variable) {
        let value = try #require(solution.value(of: variable, at: constant))
        #expect(
          isClose(value, to: fresh.value(of: variable)),
          "seed \(seed) constant \(constant) variable \(variable.id)")
      }
    }
  }
}
