import ConstraintKit
import TestSupport
import Testing

/// What went wrong for people with other solvers, as small inputs.
@Suite("Reports")
struct ReportTests {
  @Test("A refused constraint leaves nothing behind")
  func refusalLeavesNothing() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 10)
    #expect(throws: SolverError.self) { try solver.add(x <= 5) }
    try solver.add(x == 20 ~ .high)
    #expect(solver.value(of: x) == 20)
  }

  @Test("A refused constraint between two others leaves both")
  func refusalBetween() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(a >= 10)
    try solver.add(b <= 5)
    #expect(throws: SolverError.self) { try solver.add(b >= a) }
    try solver.add(a == 0 ~ .low)
    try solver.add(b == 100 ~ .low)
    #expect(solver.value(of: a) == 10)
    #expect(solver.value(of: b) == 5)
  }

  @Test("An edit goes on after a refusal and a removal")
  func editAfterRefusal() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.edit(x, priority: .medium)
    let least = try solver.add(x >= 2)
    #expect(throws: SolverError.self) { try solver.add(x <= 1) }
    try solver.remove(least)
    try solver.add(x >= 2)
    try solver.suggest(50, for: x)
    #expect(solver.value(of: x) == 50)
  }

  @Test("Any number of lower constraints yields to one higher")
  func votes() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<1001 { try solver.add(x == 20 ~ .low) }
    try solver.add(x == 10 ~ .medium)
    #expect(solver.value(of: x) == 10)
  }

  @Test("A large coefficient doesn't outweigh a higher priority")
  func largeCoefficient() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(2000 * x == 40000 ~ .low)
    try solver.add(x == 10 ~ .medium)
    #expect(solver.value(of: x) == 10)
  }

  @Test("Many identical constraints take few steps")
  func identical() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<400 { try solver.add(x == 7 ~ .low) }
    #expect(solver.value(of: x) == 7)
    #expect(solver.statistics.dualPivots <= 1)
  }

  @Test("Numbers that aren't finite are refused", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.edit(x, priority: .medium)
    try solver.suggest(3, for: x)
    #expect(throws: SolverError.self) { try solver.suggest(number, for: x) }
    #expect(throws: SolverError.self) { try solver.add(x == number) }
    #expect(throws: SolverError.self) { try solver.add(number * x == 1) }
    #expect(throws: SolverError.self) {
      try solver.add(LinearConstraint([.init(x.id, 1)], .equal, 1, weight: number))
    }
    #expect(solver.value(of: x) == 3)
    try solver.suggest(4, for: x)
    #expect(solver.value(of: x) == 4)
  }

  @Test("Extreme coefficients", arguments: [1e-9, 1e-12, 1e9, 1e12, 3e-7])
  func extremeCoefficient(coefficient: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(coefficient * x == 1)
    #expect(abs(solver.value(of: x) * coefficient - 1) < 1e-9)
  }

  @Test("A huge suggestion leaves no residue")
  func hugeSuggestion() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y == x + 100)
    try solver.edit(x, priority: .high)
    try solver.suggest(1e12, for: x)
    try solver.suggest(12.1, for: x)
    #expect(solver.value(of: x) == 12.1)
    #expect(solver.value(of: y) == 112.1)
  }

  @Test("Many suggestions leave no residue")
  func manySuggestions() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y == 2 * x)
    try solver.add(y <= 150)
    try solver.add(y >= 10 ~ .high)
    try solver.edit(x, priority: .medium)
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<Soak.length(short: 2000, full: 1_000_000) {
      try solver.suggest(.random(in: -50...100, using: &generator), for: x)
    }
    try solver.suggest(12.5, for: x)
    #expect(solver.value(of: x) == 12.5)
    #expect(solver.value(of: y) == 25)
  }

  @Test("An edited variable keeps its value until it's suggested another")
  func editKeeps() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let wish = try solver.add(x == 10 ~ .low)
    try solver.edit(x, priority: .medium)
    #expect(solver.value(of: x) == 10)
    try solver.setConstant(30, of: wish)
    #expect(solver.value(of: x) == 10)
    try solver.suggest(5, for: x)
    #expect(solver.value(of: x) == 5)
  }

  @Test("The same constraint twice is two constraints")
  func twice() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(x == 10)
    let second = try solver.add(x == 10)
    #expect(first != second)
    try solver.remove(first)
    #expect(throws: SolverError.self) { try solver.add(x == 11) }
    try solver.remove(second)
    try solver.add(x == 11)
    #expect(solver.value(of: x) == 11)
  }

  @Test("Removing what isn't there")
  func doubleRemoval() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 10)
    try solver.add(x >= 1)
    try solver.remove(id)
    #expect(throws: SolverError.self) { try solver.remove(id) }
    // The slot is used again, by another constraint.
    try solver.add(x == 12)
    #expect(throws: SolverError.self) { try solver.remove(id) }
    #expect(throws: SolverError.self) { try solver.setConstant(1, of: id) }
    #expect(solver.value(of: x) == 12)
    var other = Solver()
    #expect(throws: SolverError.self) { try other.remove(id) }
  }

  @Test("Terms that cancel")
  func cancelling() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x - x == 0)
    #expect(throws: SolverError.self) { try solver.add(x - x == 1) }
    #expect(throws: SolverError.self) { try solver.add(0 * x == 1) }
    try solver.add(0.1 * x + 0.2 * x - 0.3 * x == 0)
    #expect(!solver.isDetermined(x))
    try solver.add(x - x == 3 ~ .low)
    #expect(solver.errors.map(\.error) == [3])
    try solver.add(x == 4)
    #expect(solver.value(of: x) == 4)
  }

  @Test("A ratio holds after many changes of size")
  func aspectRatio() throws {
    var solver = Solver()
    let (width, height, room) = (
      solver.makeVariable("width"), solver.makeVariable("height"), solver.makeVariable("room")
    )
    try solver.add(width == 1.7777 * height)
    try solver.add(width <= room)
    try solver.add(height <= 400 ~ .high)
    try solver.add(width == room ~ .medium)
    try solver.edit(room, priority: .required - 1)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      try solver.suggest(.random(in: 10...2000, using: &generator), for: room)
      let difference = solver.value(of: width) - 1.7777 * solver.value(of: height)
      #expect(abs(difference) < 1e-9 * max(1, solver.value(of: width)))
    }
  }
}
