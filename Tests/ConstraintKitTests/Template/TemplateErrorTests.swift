import ConstraintKit
import Testing

@Suite("Bad input to templates")
struct TemplateErrorTests {
  private struct Bounded {
    var solver = Solver()
    let x: Variable
    let low, high: ConstraintID

    init() throws {
      x = solver.makeVariable("x")
      low = try solver.add(x >= 0)
      high = try solver.add(x <= 10)
      try solver.add(x == 5 ~ .high)
    }

    func template() throws -> SolvedTemplate {
      try SolvedTemplate(solver, parameters: [low, high], outputs: [x.linearExpression])
    }
  }

  @Test("items that contradict the constraints fail alone")
  func infeasible() throws {
    let bounded = try Bounded()
    let template = try bounded.template()
    let batch = TemplateBatch(itemCount: 300, parameterCount: 2) { item, parameter in
      parameter == 0 && item % 70 == 69 ? 20 : parameter == 0 ? 0 : 10
    }
    var results = TemplateResults()
    try template.solve(batch, into: &results)
    #expect(results.failures.map(\.item) == [69, 139, 209, 279])
    for item in 0..<300 {
      #expect(item % 70 == 69 ? results[item, 0].isNaN : results[item, 0] == 5)
    }
    for failure in results.failures {
      guard case .unsatisfiable(let conflict) = failure.error else {
        Issue.record("\(failure.error)")
        continue
      }
      #expect(Set(conflict.members.map(\.id)) == [bounded.low, bounded.high])
      #expect(conflict.members.map(\.constraint.constant).sorted() == [10, 20])
      #expect(conflict.members.allSatisfy { $0.constraint.terms.map(\.variable) == [bounded.x.id] })
    }
  }

  @Test("numbers that aren't finite are named", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(bad: Double) throws {
    let template = try Bounded().template()
    let batch = TemplateBatch(itemCount: 20, parameterCount: 2) { item, parameter in
      item == 13 && parameter == 1 ? bad : Double(parameter)
    }
    var results = TemplateResults()
    let error = #expect(throws: TemplateError.self) {
      try template.solve(batch, into: &results)
    }
    guard case .notFinite(item: 13, parameter: 1, let value) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(value.isNaN == bad.isNaN && (value == bad || bad.isNaN))
    #expect(results.itemCount == 0)
    #expect(throws: TemplateError.self) { try template.values(at: [bad, 1]) }
  }

  @Test("wrong counts are refused")
  func counts() throws {
    var template = try Bounded().template()
    #expect(throws: TemplateError.self) { try template.values(at: [1]) }
    #expect(throws: TemplateError.self) { try TemplateBatch(columns: [[1, 2], [3]]) }
    let batch = try TemplateBatch(columns: [[1, 2]])
    var results = TemplateResults()
    #expect(throws: TemplateError.self) { try template.solve(batch, into: &results) }
    #expect(throws: TemplateError.self) { try template.learn(from: batch) }
    try template.solve(TemplateBatch(columns: [[], []]), into: &results)
    #expect(results.itemCount == 0)
  }

  @Test("foreign constraints and variables are refused")
  func foreign() throws {
    let bounded = try Bounded()
    let other = try Bounded()
    #expect(throws: TemplateError.self) {
      try SolvedTemplate(bounded.solver, parameters: [other.low], outputs: [])
    }
    #expect(throws: TemplateError.self) {
      try SolvedTemplate(bounded.solver, parameters: [bounded.low, bounded.low], outputs: [])
    }
    #expect(throws: TemplateError.self) {
      try SolvedTemplate(bounded.solver, parameters: [], outputs: [other.x.linearExpression])
    }
    #expect(throws: TemplateError.self) {
      try SolvedTemplate(bounded.solver, parameters: [], outputs: [Double.nan * bounded.x])
    }
  }

  @Test(
    "huge constants overflow or are solved, one as in a batch", arguments: [1e99, 1e150, 1e307])
  func huge(size: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let fixed = try solver.add(x == 1)
    try solver.add(y == 64 * x)
    let template = try SolvedTemplate(
      solver, parameters: [fixed], outputs: [y.linearExpression])
    var results = TemplateResults()
    try template.solve(TemplateBatch(columns: [[1, size, 2]]), into: &results)
    #expect([results[0, 0], results[2, 0]] == [64, 128])
    if size < 1e307 {
      #expect(results[1, 0] == 64 * size)
      #expect(try template.values(at: [size]) == [64 * size])
    } else {
      #expect(results.failures.map(\.item) == [1])
      #expect(throws: TemplateError.self) { try template.values(at: [size]) }
    }
  }

  @Test("no parameters and no outputs are fine")
  func empty() throws {
    let bounded = try Bounded()
    let template = try SolvedTemplate(bounded.solver, parameters: [], outputs: [])
    #expect(try template.values(at: []).isEmpty)
    let batch = TemplateBatch(itemCount: 9, parameterCount: 0) { _, _ in 0 }
    var results = TemplateResults()
    try template.solve(batch, into: &results)
    #expect(results.itemCount == 9)
    #expect(results.outputCount == 0)
  }
}
