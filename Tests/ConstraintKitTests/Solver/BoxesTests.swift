import ConstraintKit
import TestSupport
import Testing

/// Rows of boxes whose constraints are removed and added again at random: what made other solvers
/// call a bounded system unbounded, or stop on an assertion.
@Suite("Boxes that change")
struct BoxesTests {
  @Test(arguments: [5, 20, 40], 0..<UInt64(Soak.length(short: 1, full: 100)))
  func churn(count: Int, seed: UInt64) throws {
    var boxes = Boxes(count: count, seed: seed)
    try boxes.build()
    for round in 0..<8 {
      for _ in 0..<40 { try boxes.change() }
      let label: Comment = "\(count) boxes, seed \(seed), round \(round)"
      let verification = boxes.solver.verify()
      #expect(verification.holds, "\(label): \(verification)")
      try boxes.compareWithFresh(label)
    }
  }

  @Test(
    "Suggestions that pivot", arguments: [10, 40], 0..<UInt64(Soak.length(short: 1, full: 100)))
  func drag(count: Int, seed: UInt64) throws {
    var boxes = Boxes(count: count, seed: seed)
    try boxes.build()
    for round in 0..<100 {
      try boxes.suggestWidth()
      guard round % 20 == 19 else { continue }
      let label: Comment = "\(count) boxes, seed \(seed), round \(round)"
      #expect(boxes.solver.verify().holds, label)
      try boxes.compareWithFresh(label)
    }
  }
}

private struct Boxes {
  private(set) var solver = Solver()
  private var generator: SeededGenerator
  private let variables: [Variable]
  private let room: Variable
  private var present: [(id: ConstraintID, constraint: LinearConstraint)] = []
  private var absent: [LinearConstraint] = []
  private var width = 1000.0

  init(count: Int, seed: UInt64) {
    generator = SeededGenerator(seed: seed &* 1000 &+ UInt64(count))
    room = solver.makeVariable("room")
    var solver = solver
    variables = (0..<2 * count).map { _ in solver.makeVariable() }
    self.solver = solver
    absent = constraints(count)
  }

  /// Left edges and widths, gaps, limits, wishes and equal widths.
  private func constraints(_ count: Int) -> [LinearConstraint] {
    var all: [LinearConstraint] = []
    for box in 0..<count {
      let (left, width) = (variables[2 * box], variables[2 * box + 1])
      all.append(width >= 10)
      all.append(width <= 40 + Double(box))
      all.append(width == Double(30 + 7 * box % 50) ~ .low)
      all.append(left >= 0)
      all.append(left + width <= room ~ .high)
      guard box > 0 else { continue }
      let (before, size) = (variables[2 * box - 2], variables[2 * box - 1])
      all.append(left >= before + size + 4)
      all.append(left == before + size + 8 ~ .medium)
      if box % 5 == 0 { all.append(width == size ~ Priority.low + 1) }
    }
    return all
  }

  mutating func build() throws {
    try solver.edit(room, priority: .required - 1)
    try solver.suggest(width, for: room)
    while !absent.isEmpty { try addOne() }
  }

  mutating func change() throws {
    if absent.isEmpty || Int.random(in: 0..<3, using: &generator) > 0, !present.isEmpty {
      let index = Int.random(in: 0..<present.count, using: &generator)
      let removed = present.remove(at: index)
      try solver.remove(removed.id)
      absent.append(removed.constraint)
    } else {
      try addOne()
    }
  }

  private mutating func addOne() throws {
    let index = Int.random(in: 0..<absent.count, using: &generator)
    let constraint = absent.remove(at: index)
    present.append((try solver.add(constraint), constraint))
  }

  mutating func suggestWidth() throws {
    width = .random(in: 0...2500, using: &generator)
    try solver.suggest(width, for: room)
  }

  /// What is determined is the same in a solver that knows nothing of the changes.
  func compareWithFresh(_ label: Comment) throws {
    var fresh = Solver()
    let room = fresh.makeVariable()
    let copies = variables.map { _ in fresh.makeVariable() }
    let twins = Dictionary(
      uniqueKeysWithValues: zip(
        [self.room.id] + variables.map(\.id), [room.id] + copies.map(\.id)))
    try fresh.edit(room, priority: .required - 1)
    try fresh.suggest(width, for: room)
    for (_, constraint) in present {
      var copy = constraint
      copy.terms = constraint.terms.compactMap { term in
        twins[term.variable].map { LinearExpression.Term($0, term.coefficient) }
      }
      try fresh.add(copy)
    }
    for (error, expected) in zip(solver.errors, fresh.errors) {
      #expect(isClose(error.error, to: expected.error, within: 1e-8), label)
    }
    for (variable, twin) in zip(variables, copies).prefix(12) where fresh.isDetermined(twin) {
      #expect(
        isClose(solver.value(of: variable), to: fresh.value(of: twin), within: 1e-8), label)
    }
  }
}
