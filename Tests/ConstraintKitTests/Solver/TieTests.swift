import ConstraintKit
import Testing

@Suite("Ties")
struct TieTests {
  @Test("Of two labels that hug equally the earlier keeps its width", arguments: [false, true])
  func earlierIsKept(isReversed: Bool) throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable("a"), solver.makeVariable("b"))
    let (first, second) = isReversed ? (b, a) : (a, b)
    try solver.add(a + b == 300)
    try solver.add(first == 50 ~ .low)
    try solver.add(second == 50 ~ .low)
    #expect(solver.value(of: first) == 50)
    #expect(solver.value(of: second) == 250)
    #expect(!solver.isDetermined(first))
    #expect(solver.range(of: first) == 50...250)
    #expect(solver.isDetermined(first, breakingTies: true))
    #expect(solver.range(of: second, breakingTies: true) == 250...250)
    #expect(solver.errors.map(\.error) == [200])
  }

  @Test("Of three the last yields, wherever the sum comes in", arguments: 0...3)
  func threeTied(position: Int) throws {
    var solver = Solver()
    let parts = (0..<3).map { _ in solver.makeVariable() }
    for index in 0...3 {
      if index == position { try solver.add(parts[0] + parts[1] + parts[2] == 400) }
      if index < 3 { try solver.add(parts[index] == 100 ~ .low) }
    }
    #expect(parts.map { solver.value(of: $0) } == [100, 100, 200])
  }

  /// Giving up the first and the third by one each costs as much as the second by two.
  @Test("Of three in a row the first is kept, not the middle one", arguments: [0, 1, 100, 10_000])
  func middleYields(before: Int) throws {
    var solver = Solver()
    let spare = solver.makeVariable("spare")
    for _ in 0..<before { try solver.add(spare >= 0 ~ .high) }
    let parts = (0..<3).map { solver.makeVariable("part \($0)") }
    try solver.add(parts[0] == parts[2])
    try solver.add(parts[0] + parts[1] + parts[2] == 300)
    for part in parts { try solver.add(part <= 50 ~ .low) }
    #expect(parts.map { solver.value(of: $0) } == [50, 200, 50])
    #expect(parts.allSatisfy { solver.isDetermined($0, breakingTies: true) })
    #expect(!solver.isDetermined(parts[1]))
  }

  @Test("A weight counts before the order")
  func weights() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(a + b == 300)
    try solver.add(a == 50 ~ .low)
    let heavy = try solver.add(
      LinearConstraint([.init(b.id, 1)], .equal, 50, priority: .low, weight: 2))
    #expect(solver.value(of: b) == 50)
    #expect(solver.isDetermined(b))
    try solver.setWeight(0.5, of: heavy)
    #expect(solver.value(of: a) == 50)
    #expect(solver.constraint(heavy)?.weight == 0.5)
  }
}
