import ConstraintKit
import Testing

@Suite("Templates")
struct TemplateTests {
  /// A label that wants its text's width and may take up to the screen's less 24.
  private struct Row {
    var solver = Solver()
    let width, label: Variable
    let parameters: [ConstraintID]

    init(text value: Double = 120) throws {
      width = solver.makeVariable("width")
      label = solver.makeVariable("label")
      let screen = try solver.add(width == 390)
      let text = try solver.add(label == value ~ .high)
      try solver.add(label <= width - 24)
      try solver.add(label >= 44)
      parameters = [screen, text]
    }

    func template(regionLimit: Int = 8) throws -> SolvedTemplate {
      try SolvedTemplate(
        solver, parameters: parameters,
        outputs: [label.linearExpression, width - label, 2 * width - width - 0.5],
        regionLimit: regionLimit)
    }
  }

  @Test("answer inside and outside of the first region")
  func regions() throws {
    let template = try Row().template()
    #expect(try template.values(at: [390, 120]) == [120, 270, 389.5])
    #expect(try template.values(at: [320, 80]) == [80, 240, 319.5])
    #expect(try template.values(at: [320, 500]) == [296, 24, 319.5])
    #expect(try template.values(at: [320, 10]) == [44, 276, 319.5])
  }

  @Test("don't miss regions that they have learned")
  func alternating() throws {
    var template = try Row().template()
    let batch = TemplateBatch(itemCount: 600, parameterCount: 2) { item, parameter in
      parameter == 0 ? 390 : [100, 500, 10][item % 3]
    }
    var results = TemplateResults()
    try template.solve(batch, into: &results)
    #expect(results.liveItemCount == 400)
    try template.learn(from: batch)
    #expect(template.regionCount == 3)
    try template.solve(batch, into: &results)
    #expect(results.liveItemCount == 0)
    #expect((0..<3).map { results[597 + $0, 0] } == [100, 366, 44])
    var session = TemplateSession(try Row().template(regionLimit: 1))
    try session.solve(batch, into: &results)
    #expect(results.liveItemCount == 2)
    #expect(session.learnedRegionCount == 2)
  }

  @Test("keep few regions", arguments: [0, 1, 2])
  func bounded(limit: Int) throws {
    var template = try Row().template(regionLimit: limit)
    let batch = TemplateBatch(itemCount: 30, parameterCount: 2) { item, parameter in
      parameter == 0 ? 390 : [100, 500, 10][item % 3]
    }
    try template.learn(from: batch)
    #expect(template.regionCount == limit)
    var session = TemplateSession(template, regionLimit: 1)
    var results = TemplateResults()
    for _ in 0..<2 {
      try session.solve(batch, into: &results)
      #expect((0..<3).map { results[27 + $0, 0] } == [100, 366, 44])
      #expect(session.learnedRegionCount == min(1, 3 - limit))
    }
  }

  /// At a border several bases are optimal; one that holds nothing else would be of no use.
  @Test("look for a region with an inside", arguments: [366.0, 44])
  func degenerateBase(text: Double) throws {
    let template = try Row(text: text).template()
    let beside = [text - 1, text + 1].filter { template.regionIndex(at: [390, $0]) != nil }
    #expect(!beside.isEmpty)
    #expect(try template.values(at: [390, text]) == [text, 390 - text, 389.5])
  }

  @Test("compute only what varies")
  func constants() throws {
    var row = try Row()
    let fixed = row.solver.makeVariable("fixed")
    try row.solver.add(fixed == 7)
    let template = try SolvedTemplate(
      row.solver, parameters: row.parameters,
      outputs: [fixed.linearExpression, row.label.linearExpression])
    var results = TemplateResults()
    try template.solve(TemplateBatch(columns: [[390, 380], [100, 90]]), into: &results)
    #expect(results.constant(0) == 7)
    #expect(results.constant(1) == nil)
    #expect(results.columnCount == 1)
    #expect([results[0, 0], results[1, 0], results[0, 1], results[1, 1]] == [7, 7, 100, 90])
  }

  /// An output that is constant in the template's region gets a column when an item deviates.
  @Test("give an output a column when it turns out to vary")
  func lateColumns() throws {
    var row = try Row()
    let extra = row.solver.makeVariable("extra")
    try row.solver.add(extra == 0 ~ .low)
    try row.solver.add(extra >= row.label - 200)
    let template = try SolvedTemplate(
      row.solver, parameters: row.parameters, outputs: [extra.linearExpression])
    var results = TemplateResults()
    try template.solve(TemplateBatch(columns: [[390, 390], [100, 90]]), into: &results)
    #expect(results.constant(0) == 0)
    try template.solve(TemplateBatch(columns: [[390, 390], [100, 250]]), into: &results)
    #expect(results.constant(0) == nil)
    #expect([results[0, 0], results[1, 0]] == [0, 50])
  }

  @Test("break ties by the order of the constraints, as a solver does")
  func ties() throws {
    var solver = Solver()
    let first = solver.makeVariable("first")
    let second = solver.makeVariable("second")
    let total = try solver.add(first + second == 300)
    let wanted = try solver.add(first == 50 ~ .low)
    try solver.add(second == 50 ~ .low)
    let template = try SolvedTemplate(
      solver, parameters: [total, wanted],
      outputs: [first.linearExpression, second.linearExpression])
    #expect(template.regionCount == 1)
    #expect(try template.values(at: [300, 50]) == [50, 250])
    #expect(try template.values(at: [200, 60]) == [60, 140])
  }

  @Test("solve afresh what the constraints leave open")
  func undetermined() throws {
    var solver = Solver()
    let open = solver.makeVariable("open")
    let floor = try solver.add(open >= 10)
    _ = try solver.edit(open, priority: .low)
    try solver.suggest(25, for: open)
    try solver.remove(solver.add(open == 40 ~ .high))
    var bare = Solver()
    let lone = bare.makeVariable("lone")
    let least = try bare.add(lone >= 10)
    try bare.remove(bare.add(lone == 40))
    #expect(bare.value(of: lone) == 40)
    let held = try SolvedTemplate(
      solver, parameters: [floor], outputs: [open.linearExpression])
    #expect(try held.values(at: [12]) == [25])
    let template = try SolvedTemplate(
      bare, parameters: [least], outputs: [lone.linearExpression])
    #expect(template.regionCount == 0)
    #expect(try template.values(at: [30]) == [30])
    #expect(try template.values(at: [-5]) == [0])
  }

  /// Each constant alone would contradict the others; together they don't.
  @Test("change constants together")
  func together() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let low = try solver.add(x >= 0)
    let high = try solver.add(x <= 10)
    try solver.add(x == 5 ~ .high)
    let template = try SolvedTemplate(
      solver, parameters: [low, high], outputs: [x.linearExpression])
    #expect(try template.values(at: [100, 110]) == [100])
    #expect(try template.values(at: [-110, -100]) == [-100])
  }

  @Test("don't look at constraints that take no part")
  func inactive() throws {
    var row = try Row()
    try row.solver.setActive(false, of: row.parameters[1])
    try row.solver.add(row.label == 60 ~ .low)
    let template = try row.template()
    #expect(try template.values(at: [390, 5]) == [60, 330, 389.5])
  }
}
