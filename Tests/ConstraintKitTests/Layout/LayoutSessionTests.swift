import ConstraintKit
import TestSupport
import Testing

/// Cells with an avatar, a name, a time beside it on its baseline and a wrapping body, one below the
/// other.
private struct CellColumn {
  var model = LayoutModel(canvas: DimensionPair(horizontal: 320, vertical: nil))
  var texts: [Int] = []

  private typealias Term = LayoutConstraint.Term

  init(cells: Int) {
    var above: Int?
    for _ in 0..<cells { above = addCell(below: above) }
    if let above { pin(.bottom, above, to: .bottom, 0, by: -8) }
  }

  private mutating func addCell(below above: Int?) -> Int {
    let avatar = addNode("avatar", .size(width: 40, height: 40))
    let name = addNode("name", .text(TextContent("Ann")))
    let time = addNode("time", .text(TextContent("2 min")))
    let body = addNode("body", .text(TextContent("A few words", maxLines: 0)))
    texts += [name, time, body]
    model.nodes[time].compression.horizontal = .high + 1
    pin(.left, avatar, to: .left, 0, by: 8)
    pin(.top, avatar, to: above == nil ? .top : .bottom, above ?? 0, by: 8)
    pin(.left, name, to: .right, avatar, by: 8)
    pin(.top, name, to: .top, avatar, by: 0)
    pin(.right, time, to: .right, 0, by: -8)
    pin(.firstBaseline, time, to: .firstBaseline, name, by: 0)
    pin(.left, time, to: .right, name, by: 4, .greaterThanOrEqual)
    pin(.left, body, to: .left, name, by: 0)
    pin(.right, body, to: .right, 0, by: -8)
    pin(.top, body, to: .bottom, name, by: 4)
    pin(.height, body, to: .width, body, by: -1000, .greaterThanOrEqual)
    return body
  }

  private mutating func addNode(_ name: String, _ content: LayoutContent) -> Int {
    var node = LayoutNode(name: "\(name)\(model.nodes.count)", parent: 0)
    node.content = content
    model.nodes.append(node)
    return model.nodes.count - 1
  }

  private mutating func pin(
    _ attribute: LayoutAttribute, _ node: Int, to target: LayoutAttribute, _ other: Int,
    by constant: Double, _ relation: Relation = .equal
  ) {
    model.constraints.append(
      LayoutConstraint(
        [
          Term(1, .attribute(attribute, node: node)), Term(-1, .attribute(target, node: other)),
        ], relation, constant))
  }
}

private let words = ["a", "word", "longer", "characters", "我们", "brevity", "and so on", "x"]

private func randomText(_ random: inout SeededGenerator) -> String {
  (0..<Int.random(in: 0...12, using: &random)).map { _ in
    words[Int.random(in: words.indices, using: &random)]
  }.joined(separator: " ")
}

private func expectEqual(
  _ solution: LayoutSolution, _ expected: LayoutSolution, _ comment: Comment
) {
  for node in expected.model.nodes.indices {
    let (frame, wanted) = (solution.frame(of: node), expected.frame(of: node))
    #expect(
      isClose(frame.x, to: wanted.x, within: 1e-9) && isClose(frame.y, to: wanted.y, within: 1e-9)
        && isClose(frame.width, to: wanted.width, within: 1e-9)
        && isClose(frame.height, to: wanted.height, within: 1e-9),
      "\(comment): node \(node): \(frame), not \(wanted)")
    #expect(solution.text(of: node) == expected.text(of: node), comment)
  }
  #expect(solution.notes == expected.notes, comment)
}

@Suite struct LayoutSessionTests {
  /// Any change of a number, a text or of what is active: the frames of a new solve.
  @Test(arguments: 1...(5 * Soak.factor)) func equalsAFreshSolve(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let column = CellColumn(cells: Int.random(in: 1...4, using: &random))
    var session = LayoutSession(column.model)
    for step in 0..<30 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        change(&session, texts: column.texts, &random)
      }
      let comment = Comment(rawValue: "seed \(seed), step \(step)")
      let expected = Result { try LayoutEngine().solve(session.model) }
      switch (Result { try session.solve() }, expected) {
      case (.success(let solution), .success(let expected)):
        expectEqual(solution, expected, comment)
      case (.failure(let error), .failure(let expected)):
        #expect("\(error)" == "\(expected)", comment)
      default: Issue.record("one was refused and the other wasn't, \(comment)")
      }
    }
  }

  private func change(
    _ session: inout LayoutSession, texts: [Int], _ random: inout SeededGenerator
  ) {
    let constraint = Int.random(in: session.model.constraints.indices, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4:
      let node = texts[Int.random(in: texts.indices, using: &random)]
      guard case .text(var text) = session.model.nodes[node].content else { return }
      text.string = randomText(&random)
      if Int.random(in: 0..<8, using: &random) == 0 {
        text.font.size = Double(Int.random(in: 10...20, using: &random))
      }
      session.setContent(.text(text), ofNode: node)
    case 4..<6:
      session.setConstant(
        Double(Int.random(in: -10...20, using: &random)), ofConstraint: constraint)
    case 6:
      session.setPriority(
        [.required, .high, .medium, .low][Int.random(in: 0..<4, using: &random)],
        ofConstraint: constraint)
    case 7..<10:
      let isActive = session.model.constraints[constraint].isActive
      session.setActive(!isActive, ofConstraint: constraint)
    case 10:
      session.setCanvas(
        DimensionPair(
          horizontal: Double(Int.random(in: 100...500, using: &random)), vertical: nil))
    default:
      var copy = session.model.constraints[constraint]
      copy.isActive = true
      copy.constant += 1
      copy.priority = .low
      session.add(copy)
    }
  }

  /// What a cell goes through when it is used again is done in place.
  @Test func textsAndWidthsChangeInPlace() throws {
    var random = SeededGenerator(seed: 1)
    let column = CellColumn(cells: 1)
    var session = LayoutSession(column.model)
    let first = try session.solve()
    for step in 1...100 {
      for node in column.texts {
        guard case .text(var text) = session.model.nodes[node].content else { continue }
        text.string = randomText(&random)
        session.setContent(.text(text), ofNode: node)
      }
      session.setCanvas(
        DimensionPair(horizontal: Double(300 + step), vertical: nil))
      let solution = try session.solve()
      expectEqual(solution, try LayoutEngine().solve(session.model), "step \(step)")
      #expect(solution.statistics.constraints == first.statistics.constraints)
      #expect(solution.statistics.variables == first.statistics.variables)
      #expect(solution.statistics.passes == first.statistics.passes)
    }
    #expect(session.statistics.fresh == 1)
    #expect(session.statistics.inPlace == 100)
  }

  /// A refusal says what a new solve says, and doesn't outlive its cause.
  @Test func recoversFromARefusal() throws {
    let column = CellColumn(cells: 1)
    var session = LayoutSession(column.model)
    let before = try session.solve()
    session.setConstant(-500, ofConstraint: 8)
    let fresh = #expect(throws: LayoutError.self) { try LayoutEngine().solve(session.model) }
    let error = #expect(throws: LayoutError.self) { try session.solve() }
    #expect(error?.description == fresh?.description)
    session.setConstant(.nan, ofConstraint: 8)
    #expect(throws: LayoutError.self) { try session.solve() }
    session.setConstant(-8, ofConstraint: 8)
    expectEqual(try session.solve(), before, "as before")
  }

  /// The solution is a value: what the session does later doesn't show in it.
  @Test func solutionsAreIndependent() throws {
    var session = LayoutSession(CellColumn(cells: 1).model)
    let before = try session.solve()
    let frames = before.frames
    session.setCanvas(DimensionPair(horizontal: 400, vertical: nil))
    let after = try session.solve()
    #expect(before.frames == frames)
    #expect(before.value(of: .attribute(.width, node: 0)) == 320)
    #expect(after.value(of: .attribute(.width, node: 0)) == 400)
  }
}
