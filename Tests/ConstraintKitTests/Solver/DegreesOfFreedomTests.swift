import ConstraintKit
import Testing

/// Held against the exact oracle in every random session; here are the ones to read.
@Suite("Degrees of freedom")
struct DegreesOfFreedomTests {
  @Test("What shares a sum moves together, what's elsewhere moves on its own")
  func groups() throws {
    var solver = Solver()
    let shared = (0..<3).map { solver.makeVariable("w\($0)") }
    let (settled, alone) = (solver.makeVariable("settled"), solver.makeVariable("alone"))
    try solver.add(shared[0] + shared[1] + shared[2] == 300)
    for variable in shared { try solver.add(variable >= 0) }
    try solver.add(settled == 7)
    try solver.add(alone <= 10)
    let freedom = solver.degreesOfFreedom()
    #expect(freedom.count == 3)
    #expect(freedom.groups.map(\.degrees) == [2, 1])
    #expect(freedom.groups.map(\.variables) == [shared.map(\.id), [alone.id]])
    try solver.add(shared[0] == shared[1])
    #expect(solver.degreesOfFreedom().groups.map(\.degrees) == [1, 1])
    try solver.add(shared[2] == 100 ~ .low)
    #expect(solver.degreesOfFreedom().groups.map(\.variables) == [[alone.id]])
  }

  @Test("Inequalities that meet leave nothing")
  func implicitEqualities() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(x <= y)
    try solver.add(y <= z)
    try solver.add(z <= x)
    let freedom = solver.degreesOfFreedom()
    #expect(freedom.groups.map(\.variables) == [[x.id, y.id, z.id]])
    #expect(freedom.count == 1)
    try solver.add(x + y + z >= 3)
    try solver.add(2 * x + y <= 3)
    #expect(solver.degreesOfFreedom().count == 0)
  }

  @Test("Ties are a degree of freedom unless they count as broken")
  func ties() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y == 300)
    try solver.add(x == 50 ~ .low)
    try solver.add(y == 50 ~ .low)
    #expect(solver.degreesOfFreedom().groups.map(\.degrees) == [1])
    #expect(solver.degreesOfFreedom(breakingTies: true).groups.isEmpty)
    #expect(solver.ranges(of: [x, y]) == [50...250, 50...250])
    #expect(solver.ranges(of: [x, y], breakingTies: true) == [50...50, 250...250])
  }

  @Test("Ranges of expressions at once")
  func ranges() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x >= 0)
    try solver.add(y >= 0)
    try solver.add(x + y <= 10)
    #expect(
      solver.ranges(of: [x + y + 1, x - y, 2 * x, x - x]) == [1...11, -10...10, 0...20, 0...0])
    var other = Solver()
    let stranger = other.makeVariable()
    #expect(solver.ranges(of: [stranger + 0, x + 0]) == [-.infinity ... .infinity, 0...10])
  }
}
