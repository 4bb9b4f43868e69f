import ConstraintKit
import Testing

/// Facts from the test suites of Cassowary's and its successors' distributions.
@Suite("Published facts")
struct PublishedTests {
  @Test("Limits come and go (add/delete)")
  func addDelete() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 100 ~ .low)
    #expect(solver.value(of: x) == 100)
    let ten = try solver.add(x <= 10)
    let twenty = try solver.add(x <= 20)
    #expect(solver.value(of: x) == 10)
    try solver.remove(ten)
    #expect(solver.value(of: x) == 20)
    try solver.remove(twenty)
    #expect(solver.value(of: x) == 100)
    let again = try solver.add(x <= 10)
    let twice = try solver.add(x <= 10)
    #expect(solver.value(of: x) == 10)
    try solver.remove(twice)
    #expect(solver.value(of: x) == 10)
    try solver.remove(again)
    #expect(solver.value(of: x) == 100)
  }

  @Test("Limits of two variables come and go (add/delete 2)")
  func addDeleteTwo() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x == 100 ~ .low)
    try solver.add(y == 120 ~ .medium)
    let ten = try solver.add(x <= 10)
    let twenty = try solver.add(x <= 20)
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 120)
    try solver.remove(ten)
    #expect(solver.value(of: x) == 20)
    let product = try solver.add(x * 2 == y)
    #expect(solver.value(of: x) == 20)
    #expect(solver.value(of: y) == 40)
    try solver.remove(twenty)
    #expect(solver.value(of: x) == 60)
    #expect(solver.value(of: y) == 120)
    try solver.remove(product)
    #expect(solver.value(of: x) == 100)
    #expect(solver.value(of: y) == 120)
  }

  @Test("Contradictions are found (inconsistent 1–4)")
  func inconsistent() throws {
    var first = Solver()
    let a = first.makeVariable()
    try first.add(a == 10)
    #expect(throws: SolverError.self) { try first.add(a == 5) }
    var second = Solver()
    let b = second.makeVariable()
    try second.add(b >= 10)
    #expect(throws: SolverError.self) { try second.add(b <= 5) }
    var third = Solver()
    let (w, x, y, z) = (
      third.makeVariable(), third.makeVariable(), third.makeVariable(), third.makeVariable()
    )
    try third.add(w >= 10)
    try third.add(x >= w)
    try third.add(y >= x)
    try third.add(z >= y)
    try third.add(z >= 8)
    #expect(throws: SolverError.self) { try third.add(z <= 4) }
    var fourth = Solver()
    let (p, q) = (fourth.makeVariable(), fourth.makeVariable())
    try fourth.add(p == 10)
    try fourth.add(p == q)
    #expect(throws: SolverError.self) { try fourth.add(q == 5) }
    #expect(fourth.value(of: q) == 10)
  }

  @Test("Either of two stays yields to an equality (casso)")
  func casso() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x <= y)
    try solver.add(y == x + 3)
    try solver.add(x == 10 ~ .low)
    try solver.add(y == 10 ~ .low)
    let values = (solver.value(of: x), solver.value(of: y))
    #expect(values == (10, 13) || values == (7, 10))
    #expect(values.0 == 10, "the earlier wish is kept")
  }

  @Test("A quadrilateral's midpoints follow its corners")
  func quadrilateral() throws {
    var shape = try Quadrilateral()
    #expect(shape.corners == [[10, 10], [10, 200], [200, 200], [200, 10]])
    #expect(shape.midpoints == [[10, 105], [105, 200], [200, 105], [105, 10]])
    try shape.drag(corner: 0, to: [5, 50])
    #expect(shape.corners[0] == [5, 50])
    #expect(shape.midpoints[0] == [7.5, 125])
    #expect(shape.midpoints[3] == [102.5, 30])
    // Corner 0 must stay 10 left of corners 2 and 3, and 10 above corners 1 and 2.
    try shape.drag(corner: 0, to: [300, 300])
    #expect(shape.corners[0] == [300, 300])
    #expect(shape.corners[2][0] >= 310)
    #expect(shape.corners[2][1] >= 310)
  }
}

/// The drawing of Badros and Borning's demonstration: four corners that stay where they are put,
/// midpoints between them, and an order of the corners that is required.
private struct Quadrilateral {
  private var solver = Solver()
  private let points: [[Variable]]
  private let middles: [[Variable]]
  private var edits: [Int: [ConstraintID]] = [:]

  init() throws {
    var solver = Solver()
    points = (0..<4).map { _ in [solver.makeVariable(), solver.makeVariable()] }
    middles = (0..<4).map { _ in [solver.makeVariable(), solver.makeVariable()] }
    let start: [[Double]] = [[10, 10], [10, 200], [200, 200], [200, 10]]
    for corner in 0..<4 {
      for axis in 0..<2 {
        let next = points[(corner + 1) % 4][axis]
        try solver.add(2 * middles[corner][axis] == points[corner][axis] + next)
        let place = points[corner][axis] == start[corner][axis]
        try solver.add(place ~ .low + Double(corner))
      }
    }
    for (left, right) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
      try solver.add(points[left][0] + 10 <= points[right][0])
    }
    for (upper, lower) in [(0, 1), (0, 2), (3, 1), (3, 2)] {
      try solver.add(points[upper][1] + 10 <= points[lower][1])
    }
    for point in points.joined() {
      try solver.add(point >= 0)
      try solver.add(point <= 500)
    }
    self.solver = solver
  }

  var corners: [[Double]] { points.map { $0.map { solver.value(of: $0) } } }
  var midpoints: [[Double]] { middles.map { $0.map { solver.value(of: $0) } } }

  mutating func drag(corner: Int, to place: [Double]) throws {
    for axis in 0..<2 where edits[corner, default: []].count < 2 {
      edits[corner, default: []].append(try solver.edit(points[corner][axis], priority: .high))
    }
    for axis in 0..<2 { try solver.suggest(place[axis], for: points[corner][axis]) }
  }
}
