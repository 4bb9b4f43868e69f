import ConstraintKit
import TestSupport
import Testing

/// Children one below the other, each half as wide as the container, or as wide as it is of itself.
private struct Pile: ContentPlacing {
  var isHalf = true
  var minWidth = 0.0
  var fault: String?

  var provenance: ConstraintProvenance { .placement }

  func offers(to count: Int, in width: Double) throws(PlacementFault) -> [PlacementOffer] {
    Array(repeating: isHalf ? .exactly(width / 2) : .atMost(width), count: count)
  }

  func placement(
    of sizes: [LayoutSize], in width: Double, _ direction: LayoutDirection
  ) throws(PlacementFault) -> ContentPlacement {
    if let fault { throw PlacementFault(fault) }
    var y = 0.0
    let frames = sizes.map { size in
      defer { y += size.height }
      let x = direction == .rightToLeft ? width - size.width : 0
      return LayoutRect(x: x, y: y, width: size.width, height: size.height)
    }
    return ContentPlacement(frames: frames, height: y)
  }
}

private func attribute(
  _ attribute: LayoutAttribute, _ node: Int, _ factor: Double = 1
) -> LayoutConstraint.Term {
  .init(factor, .attribute(attribute, node: node))
}

/// Makes small models.
private struct Pieces {
  var model = LayoutModel(canvas: DimensionPair(horizontal: 200, vertical: nil))

  mutating func node(_ name: String, in parent: Int) -> Int {
    model.nodes.append(LayoutNode(name: name, parent: parent))
    return model.nodes.count - 1
  }

  mutating func require(
    _ terms: LayoutConstraint.Term..., relation: Relation = .equal, is constant: Double = 0
  ) {
    model.constraints.append(LayoutConstraint(terms, relation, constant))
  }

  mutating func fill(_ node: Int, _ attributes: LayoutAttribute...) {
    guard let parent = model.nodes[node].parent else { return }
    for side in attributes { require(attribute(side, node), attribute(side, parent, -1)) }
  }

  mutating func place(_ children: [Int], in container: Int, _ content: some ContentPlacing) {
    model.placements.append(
      LayoutPlacement(container: container, children: children, content: content))
  }
}

@Suite struct PlacementTests {
  /// A pile that is as high as its contents, with two children.
  private var pile: (pieces: Pieces, pile: Int, children: [Int]) {
    var pieces = Pieces()
    let pile = pieces.node("pile", in: 0)
    pieces.fill(pile, .left, .top, .right, .bottom)
    let children = [pieces.node("a", in: pile), pieces.node("b", in: pile)]
    pieces.require(attribute(.height, children[0]), is: 30)
    pieces.require(attribute(.height, children[1]), attribute(.width, children[1], -0.5))
    pieces.place(children, in: pile, Pile())
    return (pieces, pile, children)
  }

  @Test func children() throws {
    let (pieces, pile, children) = pile
    let solution = try LayoutEngine().solve(pieces.model)
    #expect(solution.frame(of: children[0]) == LayoutRect(x: 0, y: 0, width: 100, height: 30))
    #expect(solution.frame(of: children[1]) == LayoutRect(x: 0, y: 30, width: 100, height: 50))
    #expect(solution.frame(of: pile).height == 80)
    #expect(solution.ambiguities.isEmpty)
    #expect(solution.notes.isEmpty)
  }

  @Test func rightToLeft() throws {
    var (pieces, _, children) = pile
    pieces.model.direction = .rightToLeft
    let solution = try LayoutEngine().solve(pieces.model)
    #expect(solution.frame(of: children[1]) == LayoutRect(x: 100, y: 30, width: 100, height: 50))
  }

  /// The solution's model has no placements, and the same frames.
  @Test func theModelOfTheSolution() throws {
    let (pieces, _, _) = pile
    let solution = try LayoutEngine().solve(pieces.model)
    #expect(solution.model.placements.isEmpty)
    #expect(solution.model.constraints.count == pieces.model.constraints.count + 8)
    #expect(try LayoutEngine().solve(solution.model).frames == solution.frames)
  }

  @Test func explanation() throws {
    let (pieces, pile, children) = pile
    let solution = try LayoutEngine().solve(pieces.model)
    let reasons = solution.explanation(of: [attribute(.top, children[1])])
    let source = try #require(reasons.first?.source)
    #expect(solution.model.statement(of: source) == "b.top == pile.top + 30")
    #expect(solution.model.role(of: source) == "by the container")
    let height = try #require(solution.explanation(of: [attribute(.height, pile)]).first?.source)
    #expect(solution.model.statement(of: height) == "pile.height >= 80 @high")
  }

  @Test func theSessionSolvesAnew() throws {
    let (pieces, pile, _) = pile
    var session = LayoutSession(pieces.model)
    #expect(try session.solve().frame(of: pile).height == 80)
    session.setConstant(20, ofConstraint: 4)
    #expect(try session.solve().frame(of: pile).height == 70)
    session.setCanvas(DimensionPair(horizontal: 100, vertical: nil))
    #expect(try session.solve().frame(of: pile).height == 45)
    #expect(session.statistics.fresh == 3 && session.statistics.inPlace == 0)
  }

  // MARK: Texts and variables

  @Test func wrappingTexts() throws {
    var pieces = Pieces()
    let pile = pieces.node("pile", in: 0)
    pieces.fill(pile, .left, .top, .right, .bottom)
    let text = pieces.node("text", in: pile)
    pieces.model.nodes[text].content = .text(
      TextContent("some words that take more than one line of a hundred points", maxLines: 0))
    pieces.place([text], in: pile, Pile())
    let solution = try LayoutEngine().solve(pieces.model)
    let layout = HelveticaMeasurer().measure(
      "some words that take more than one line of a hundred points", font: TextFont(size: 17),
      maxWidth: 100, maxLines: 0, wrapping: .word)
    #expect(layout.lines.count > 3)
    #expect(solution.frame(of: text).height == layout.size.height)
    #expect(solution.frame(of: pile).height == layout.size.height)
    #expect(solution.text(of: text)?.lines.count == layout.lines.count)
  }

  /// A variable of two children is one of each of them alone; what it says alone counts for both.
  @Test func freeVariables() throws {
    var (pieces, _, children) = pile
    pieces.model.freeVariables = ["unused", "gap"]
    let inner = children.map { pieces.node("inner", in: $0) }
    for (child, node) in zip(children, inner) {
      pieces.fill(node, .left, .right, .bottom)
      pieces.require(attribute(.top, node), attribute(.top, child, -1), .init(-1, .variable(1)))
    }
    pieces.require(.init(1, .variable(1)), is: 7)
    let solution = try LayoutEngine().solve(pieces.model)
    #expect(solution.frame(of: inner[0]).y == 7 && solution.frame(of: inner[1]).y == 7)
    #expect(solution.frame(of: inner[1]).height == 43)
  }

  /// Known widths outside: the root's, within its margins, and a variable's that follows it.
  @Test func sizesOutside() throws {
    var pieces = Pieces()
    pieces.model.freeVariables = ["quarter", "rest"]
    let pile = pieces.node("pile", in: 0)
    pieces.fill(pile, .left, .top, .right, .bottom)
    let children = (0..<3).map { pieces.node("child\($0)", in: pile) }
    let inMargins = LayoutOperand.attribute(.width, node: 0, guide: .margins)
    pieces.require(attribute(.height, children[0]), .init(-0.5, inMargins))
    pieces.require(.init(1, .variable(0)), attribute(.width, 0, -0.25))
    pieces.require(.init(1, .variable(1)), .init(1, .variable(0)), is: 80)
    pieces.require(attribute(.height, children[1]), .init(-1, .variable(0)))
    pieces.require(attribute(.height, children[2]), .init(-1, .variable(1)))
    pieces.place(children, in: pile, Pile())
    let solution = try LayoutEngine().solve(pieces.model)
    #expect(children.map { solution.frame(of: $0).height } == [92, 50, 30])
    #expect(solution.frame(of: pile).height == 172)
  }

  /// Each pile lies in a child of the one before it.
  @Test(arguments: [2, 5, 40])
  func nesting(depth: Int) throws {
    var pieces = Pieces()
    pieces.model.canvas.horizontal = 4096
    var parent = 0
    var piles: [Int] = []
    for number in 0..<depth {
      let pile = pieces.node("pile\(number)", in: parent)
      if number == 0 { pieces.fill(pile, .left, .top, .right, .bottom) }
      piles.append(pile)
      parent = pile
    }
    let leaf = pieces.node("leaf", in: parent)
    pieces.require(attribute(.height, leaf), is: 10)
    for (pile, child) in zip(piles, piles.dropFirst() + [leaf]) {
      pieces.place([child], in: pile, Pile())
    }
    let solution = try LayoutEngine().solve(pieces.model)
    for pile in piles { #expect(isClose(solution.frame(of: pile).height, to: 10)) }
    let halves = (0..<depth).reduce(4096.0) { width, _ in width / 2 }
    #expect(isClose(solution.frame(of: leaf).width, to: halves, within: 1e-9))
  }

  // MARK: Refusals

  private func problems(_ model: LayoutModel) -> [LayoutProblem] {
    do {
      _ = try LayoutEngine().solve(model)
      return []
    } catch {
      guard case .invalid(let problems) = error else { return [] }
      return problems
    }
  }

  private func conflict(_ model: LayoutModel) -> String? {
    do {
      _ = try LayoutEngine().solve(model)
      return nil
    } catch {
      guard case .unsatisfiable = error else { return nil }
      return error.description
    }
  }

  @Test func openWidth() {
    var pieces = Pieces()
    let pile = pieces.node("pile", in: 0)
    pieces.fill(pile, .left, .top)
    pieces.require(
      attribute(.right, pile), attribute(.right, 0, -1), relation: .lessThanOrEqual)
    pieces.place([pieces.node("a", in: pile)], in: pile, Pile())
    let problem = LayoutProblem(.openWidth(node: pile, 0...200), subject: "pile")
    #expect(problems(pieces.model) == [problem])
    #expect(
      problem.description == "pile: places its children by its width, which may be 0…200")
    pieces.model.nodes[pile].isHidden = true
    #expect(problems(pieces.model) == [])
  }

  /// Nodes of a part are told as nodes of the whole.
  @Test func openWidthInAChild() {
    var (pieces, _, children) = pile
    let inner = pieces.node("inner", in: children[1])
    pieces.fill(inner, .left, .top)
    pieces.require(
      attribute(.right, inner), attribute(.right, children[1], -1), relation: .lessThanOrEqual)
    pieces.place([pieces.node("c", in: inner)], in: inner, Pile())
    #expect(
      problems(pieces.model) == [
        LayoutProblem(.openWidth(node: inner, 0...100), subject: "inner")
      ])
  }

  @Test func placingThatFails() {
    var (pieces, pile, _) = pile
    pieces.model.placements[0].content = Pile(fault: "no room")
    let problem = LayoutProblem(.unplaceable(node: pile, reason: "no room"), subject: "pile")
    #expect(problems(pieces.model) == [problem])
    #expect(problem.description == "pile: the children can't be placed: no room")
  }

  @Test func childrenOfOthers() {
    let (pieces, pile, children) = pile
    let wrong: [(container: Int, children: [Int])] = [
      (pile, [children[0], children[0]]), (0, [children[0]]), (pile, [99]), (99, []), (pile, [-1]),
      (pile, []),
    ]
    for (container, children) in wrong {
      var model = pieces.model
      if container == pile, !children.isEmpty { model.placements = [] }
      model.placements.append(
        LayoutPlacement(container: container, children: children, content: Pile()))
      #expect(problems(model).map(\.kind) == [.misplacedChildren], "\(container) \(children)")
    }
  }

  @Test func aWidthThatFightsTheOffer() {
    var (pieces, _, children) = pile
    pieces.require(attribute(.width, children[1]), is: 90)
    #expect(
      conflict(pieces.model) == """
        these required constraints cannot all hold:
          b.width == 90   implicit
          b.width == 100  by the container
        b.width: 90, not 100.
        Leaving out any one of them makes the others solvable; so does lowering one, for example \
        `b.width == 90 @high`.
        """)
  }

  @Test func aPositionThatFightsThePlace() {
    var (pieces, pile, children) = pile
    pieces.require(attribute(.left, children[1]), attribute(.left, pile, -1), is: 5)
    let text = conflict(pieces.model)
    #expect(text?.contains("b.left == pile.left + 5") == true)
    #expect(text?.contains("by the container") == true)
  }

  @Test func aContainerThatIsTooNarrow() {
    var (pieces, _, _) = pile
    pieces.model.placements[0].content = Pile(minWidth: 250)
    #expect(conflict(pieces.model)?.contains("pile.width >= 250") == true)
  }

  /// A wish of the contents that the first pass can't know.
  @Test func aWidthThatChanges() throws {
    var pieces = Pieces()
    let pile = pieces.node("pile", in: 0)
    pieces.fill(pile, .left, .top, .bottom)
    let child = pieces.node("a", in: pile)
    pieces.require(attribute(.height, child), is: 10)
    pieces.model.constraints.append(
      LayoutConstraint([attribute(.width, pile)], .equal, 100, priority: .low))
    pieces.model.constraints.append(
      LayoutConstraint(
        [attribute(.width, pile), attribute(.width, child, -3)], .equal, priority: .medium))
    pieces.place([child], in: pile, Pile())
    let solution = try LayoutEngine().solve(pieces.model)
    #expect(
      solution.notes == [.placedElsewhere(node: pile, placedWidth: 100, width: 150)])
  }
}
