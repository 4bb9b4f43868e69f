import ConstraintKit
import Testing

@Suite("Answers")
struct AnswerTests {
  @Test("The active constraints explain a value")
  func explanation() throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(a == 10)
    let second = try solver.add(b == 2 * a + 5)
    let third = try solver.add(c >= b ~ .high)
    let wish = try solver.add(c == 0 ~ .low)
    let explanation = solver.explanation(of: c)
    #expect(explanation.isComplete)
    #expect(explanation.reasons.map(\.id) == [first, second, third])
    #expect(explanation.reasons.map(\.sensitivity) == [2, 1, 1])
    #expect(solver.violations.map(\.id) == [wish])
    #expect(solver.violations.map(\.error) == [25])
    #expect(solver.explanation(of: 3 * b - c).reasons.map(\.sensitivity) == [4, 2, -1])
    try solver.setConstant(11, of: first)
    #expect(solver.value(of: c) == 27)
  }

  @Test("What nothing fixes has an incomplete explanation")
  func incompleteExplanation() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let sum = try solver.add(a + b == 10)
    let explanation = solver.explanation(of: a)
    #expect(!explanation.isComplete || !solver.isDetermined(a))
    #expect(solver.explanation(of: a + b).reasons.map(\.id) == [sum])
    #expect(solver.isDetermined(a + b))
    #expect(solver.range(of: a) == -.infinity ... .infinity)
    #expect(solver.range(of: a + b + 1) == 11...11)
  }

  @Test("A conflict names its members in order, with their origins")
  func conflict() throws {
    var solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(c == 3, origin: .tag(0))
    try solver.add(a >= 10, origin: .tag(1))
    try solver.add(b >= a + 5, origin: .tag(2))
    try solver.add(b <= 100 ~ .high, origin: .tag(3))
    do {
      try solver.add(b <= 12, origin: .tag(4))
      Issue.record("accepted")
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      #expect(conflict.members.map(\.origin) == [.tag(4), .tag(1), .tag(2)])
      #expect(conflict.members.map { $0.id == nil } == [true, false, false])
      #expect(solver.describe(conflict) == "v1 <= 12 (#4)\nv0 >= 10 (#1)\nv1 - v0 >= 5 (#2)")
    }
  }

  @Test("Making a constraint required can be refused")
  func requiring() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(x >= 10)
    let wish = try solver.add(x == 5 ~ .high)
    #expect(throws: SolverError.self) { try solver.setPriority(.required, of: wish) }
    #expect(solver.constraint(wish)?.priority == .high)
    #expect(solver.violations.map(\.error) == [5])
    #expect(throws: SolverError.self) { try solver.setConstant(.nan, of: wish) }
    try solver.setRelation(.greaterThanOrEqual, of: wish)
    #expect(solver.violations.isEmpty)
    try solver.setPriority(.required, of: wish)
    #expect(throws: SolverError.self) { try solver.setRelation(.lessThanOrEqual, of: wish) }
    #expect(solver.constraint(wish)?.relation == .greaterThanOrEqual)
  }

  @Test("A constraint can be put aside and back")
  func activation() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let high = try solver.add(x == 5 ~ .high)
    try solver.add(x == 7 ~ .low)
    try solver.setActive(false, of: high)
    #expect(!solver.isActive(high))
    #expect(solver.value(of: x) == 7)
    try solver.setConstant(6, of: high)
    try solver.setPriority(.required, of: high)
    #expect(solver.value(of: x) == 7)
    try solver.setActive(true, of: high)
    #expect(solver.value(of: x) == 6)
    try solver.setActive(false, of: high)
    try solver.add(x >= 9)
    #expect(throws: SolverError.self) { try solver.setActive(true, of: high) }
    #expect(!solver.isActive(high))
    #expect(solver.value(of: x) == 9)
    try solver.remove(high)
    #expect(throws: SolverError.self) { try solver.setActive(true, of: high) }
  }

  @Test("A stay holds the value that there was")
  func stay() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let wish = try solver.add(x == 8 ~ .low)
    let stay = try solver.addStay(x, priority: .medium)
    try solver.setConstant(20, of: wish)
    #expect(solver.value(of: x) == 8)
    try solver.setConstant(9, of: stay)
    #expect(solver.value(of: x) == 9)
  }

  @Test("What has changed since it was last asked")
  func changes() throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(b == a + 1)
    #expect(solver.takeChanged() == [b.id])
    #expect(solver.takeChanged().isEmpty)
    try solver.add(a == 4)
    #expect(solver.takeChanged() == [a.id, b.id])
  }

  @Test("The dump can be read")
  func dump() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
    try solver.add(left == 10)
    try solver.add(left + 2 * width <= 300, origin: .tag(7))
    let wish = try solver.add(width == 400.5 ~ .high)
    let aside = try solver.add(width - left >= 0)
    try solver.setActive(false, of: aside)
    #expect(
      solver.description == """
        left = 10
        width = 145
        left == 10, active
        left + 2 width <= 300, active (#7)
        width == 400.5 ~ high, off by 255.5
        width - left >= 0, not in force
        """)
    #expect(solver.constraint(wish).map(solver.describe) == "width == 400.5 ~ high")
  }
}
