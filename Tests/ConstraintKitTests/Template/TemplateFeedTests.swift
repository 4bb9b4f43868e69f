import ConstraintKit
import TestSupport
import Testing

/// A cell of a moments feed: avatar, name, text, a grid of pictures and a time, whose height follows
/// from what is in it.
@Suite("Templates of a feed's cell")
struct TemplateFeedTests {
  private struct Cell {
    var solver = Solver()
    private(set) var variables: [Variable] = []
    private(set) var parameters: [ConstraintID] = []

    init() throws {
      let width = make("width")
      let (nameWidth, nameHeight) = (make("name.width"), make("name.height"))
      let (textTop, textHeight) = (make("text.top"), make("text.height"))
      let (gridTop, gridHeight, side) = (make("grid.top"), make("grid.height"), make("side"))
      let (timeLeft, timeWidth, bottom) = (make("time.left"), make("time.width"), make("bottom"))
      parameters = [
        try solver.add(width == 390), try solver.add(nameHeight == 18),
        try solver.add(nameWidth == 120 ~ .high), try solver.add(textHeight == 60),
        try solver.add(gridHeight == 0 ~ .medium), try solver.add(timeWidth == 40 ~ .high + 1),
      ]
      try add([
        nameWidth >= 40, timeLeft >= 60 + nameWidth + 8, timeLeft + timeWidth == width - 12,
        textTop == 12 + nameHeight + 4, gridTop == textTop + textHeight + 8,
        3 * side + 8 == width - 72, gridHeight >= 0, gridHeight <= 3 * side + 8,
        bottom >= gridTop + gridHeight + 12, bottom >= 64, bottom == 0 ~ .low,
      ])
    }

    private mutating func add(_ constraints: [LinearConstraint]) throws {
      for constraint in constraints { try solver.add(constraint) }
    }

    private mutating func make(_ name: String) -> Variable {
      let variable = solver.makeVariable(name)
      variables.append(variable)
      return variable
    }

    func template() throws -> SolvedTemplate {
      try SolvedTemplate(
        solver, parameters: parameters, outputs: variables.map(\.linearExpression))
    }
  }

  private static func items(_ count: Int) -> [[Double]] {
    var generator = SeededGenerator(seed: 11)
    func whole(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator))
    }
    return (0..<count).map { item in
      [
        item % 9 == 0 ? 320 : 390, 18 + 4 * whole(0...1), whole(20...330), 20 * whole(0...12),
        whole(0...5) * 60, whole(20...60),
      ]
    }
  }

  @Test("equal the solver, cell by cell")
  func equalsSolver() throws {
    let cell = try Cell()
    var template = try cell.template()
    let items = Self.items(400)
    let batch = try TemplateBatch(columns: RandomTemplateSystem.columns(items))
    try template.learn(from: batch)
    var results = TemplateResults()
    try template.solve(batch, into: &results)
    #expect(results.liveItemCount == 0)
    #expect(results.failures.isEmpty)
    var live = cell.solver
    for (index, item) in items.enumerated() {
      try live.batch { live throws(SolverError) in
        for (id, value) in zip(cell.parameters, item) { try live.setConstant(value, of: id) }
      }
      for (output, variable) in cell.variables.enumerated() {
        let wanted = live.value(of: variable)
        #expect(isClose(results[index, output], to: wanted, within: 1e-9), "\(item) \(output)")
      }
    }
  }

  @Test("are the same on any number of threads", arguments: [1, 3, 8])
  func parallel(threads: Int) async throws {
    let template = try Cell().template()
    let items = Self.items(900)
    var serial = TemplateResults()
    try template.solve(
      TemplateBatch(columns: RandomTemplateSystem.columns(items)), into: &serial)
    let size = (items.count + threads - 1) / threads
    try await withThrowingTaskGroup(of: (Int, TemplateResults).self) { group in
      for start in stride(from: 0, to: items.count, by: size) {
        let part = Array(items[start..<min(start + size, items.count)])
        group.addTask {
          var session = TemplateSession(template, regionLimit: 4)
          var results = TemplateResults()
          try session.solve(
            TemplateBatch(columns: RandomTemplateSystem.columns(part)), into: &results)
          return (start, results)
        }
      }
      for try await (start, results) in group {
        for item in 0..<results.itemCount {
          for output in 0..<results.outputCount {
            let expected = serial[start + item, output]
            #expect(results[item, output].bitPattern == expected.bitPattern)
          }
        }
      }
    }
  }
}
