import ConstraintKit
import TestSupport
import Testing

/// Coefficients far apart within the rows, in ways that no scaling helps.
@Suite("Mixed magnitudes")
struct MixedMagnitudesTests {
  static let ratios = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8]

  /// Two steps in a thousand may go wrong: some 0.05 % do.
  @Test("Random sessions agree with the exact oracle", arguments: ratios)
  func sessions(ratio: Double) throws {
    var faults: [String] = []
    var (steps, faultySteps, compared) = (0, 0, 0)
    for seed in 0..<UInt64(Soak.length(short: 2, full: 1500)) {
      var session = RandomSession(
        seed: seed, form: .automatic, coefficients: [1, -1, ratio, -ratio])
      try session.run(steps: 25)
      steps += 25
      faultySteps += session.faultySteps.count
      compared += session.compared
      faults += session.faults
    }
    #expect(faultySteps <= steps / 500, "\(faults)")
    #expect(compared > steps / 3)
  }

  @Test("A pivot that is a product of small ratios", arguments: ratios.dropLast())
  func smallPivot(ratio: Double) throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(ratio * x + y == ratio + 1)
    try solver.add(x + ratio * z == ratio + 1)
    // Twice the first but for the second's share: the determinant is 1 against ratio³.
    try solver.add(2 * ratio * x + 2 * y + z == 2 * ratio + 3)
    for variable in [x, y, z] {
      #expect(isClose(solver.value(of: variable), to: 1, within: 1e-9))
      #expect(solver.isDetermined(variable))
    }
    #expect(solver.verify().holds)
  }

  @Test("A contradiction in the last digits is one", arguments: ratios)
  func contradiction(ratio: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(ratio * x + y == ratio)
    try solver.add(x - ratio * y == 1)
    #expect(throws: SolverError.self) { try solver.add(x + y == 1.0009765625) }
    #expect(solver.value(of: x) == 1)
    #expect(solver.value(of: y) == 0)
  }

  @Test("Numbers that were rounded may be off by as much")
  func roundedNumbers() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(1e7 * x + y == 1e7 * 0.3)
    try solver.add(y == 0)
    try solver.add(x == 0.1 + 0.2)
    try solver.add(z == 3 * x)
    try solver.add(0.1 * z == 0.30000000000000004 * x)
    #expect(isClose(solver.value(of: z), to: 0.9, within: 1e-12))
  }

  @Test("A system that grows beyond the precise inverse goes on")
  func growth() throws {
    var solver = Solver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    try solver.add(1e6 * first - second == 5)
    try solver.add(first + 1e6 * second == 7 ~ .high)
    var last = second
    for _ in 0..<150 {
      let next = solver.makeVariable()
      try solver.add(next == last + 1)
      last = next
    }
    #expect(solver.verify().holds)
    #expect(isClose(solver.value(of: last), to: solver.value(of: second) + 150, within: 1e-12))
  }

  @Test("A refusal that brought the large ratio in leaves everything as it was")
  func refusal() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + 3 * y == 1)
    try solver.add(x - y == 0.1 ~ .high)
    try solver.add(x >= 0.7)
    let before = Snapshot(solver, [x, y])
    #expect(throws: SolverError.self) { try solver.add(1e7 * x + y <= 5) }
    #expect(Snapshot(solver, [x, y]) == before)
    try solver.edit(x, priority: .low)
    try solver.suggest(0.8, for: x)
    #expect(solver.verify().holds)
  }
}
