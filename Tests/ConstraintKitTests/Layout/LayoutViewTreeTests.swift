import ConstraintKit
import Testing

@Suite struct LayoutViewTreeTests {
  let root = LayoutView("root")
  let box = LayoutView("box")
  let inner = LayoutView("inner")
  let other = LayoutView("other")

  init() {
    root.addSubviews(box, other)
    box.addSubview(inner)
  }

  @Test func removingAViewDropsWhatCrosses() throws {
    inner.makeConstraints { make in
      make.left.equalToSuperview()
      make.right.equalTo(other)
      make.width.equalTo(3)
    }
    other.makeConstraints { make in
      make.top.equalTo(inner)
      make.bottom.equalToSuperview()
    }
    box.removeFromSuperview()
    #expect(box.superview == nil)
    #expect(root.subviews.map(\.name) == ["other"])
    #expect(try statements(of: root) == ["other.bottom == root.bottom"])
    #expect(try statements(of: box) == ["inner.left == box.left", "inner.width == 3"])
  }

  @Test func addingAViewAgainMovesIt() throws {
    inner.makeConstraints { make in
      make.top.equalToSuperview()
      make.height.equalTo(9)
    }
    other.addSubview(inner)
    #expect(inner.superview === other)
    #expect(box.subviews.isEmpty)
    #expect(try statements(of: root) == ["inner.height == 9"])
  }

  @Test func addingAViewToItsSuperviewMovesItToTheFront() throws {
    box.makeConstraints { make in make.edges.equalToSuperview() }
    root.addSubview(box)
    #expect(root.subviews.map(\.name) == ["other", "box"])
    #expect(try statements(of: root).count == 4)
  }

  @Test func aPartOfATreeIsSolvedAlone() throws {
    box.makeConstraints { make in
      make.left.equalToSuperview().offset(5)
      make.height.equalTo(inner).offset(2)
    }
    inner.makeConstraints { make in
      make.height.equalTo(3)
      make.width.equalTo(other)
    }
    #expect(try statements(of: box) == ["box.height == inner.height + 2", "inner.height == 3"])
    #expect(try box.solve(width: 10).frame(of: box)?.height == 5)
    #expect(try statements(of: root).count == 4)
  }

  @Test func viewsCannotLieInThemselves() {
    inner.addSubview(root, line: 7)
    box.addSubview(box, line: 8)
    #expect(root.superview == nil)
    let found = problems(of: root)
    #expect(found.map(\.kind) == [.cyclicSuperview(child: "box"), .cyclicSuperview(child: "root")])
    #expect(found.map(\.origin.description).allSatisfy { $0.hasSuffix(":8") || $0.hasSuffix(":7") })
  }

  @Test func deepTreesAreBuiltAndLetGo() throws {
    let depth = 20_000
    var view = inner
    for _ in 0..<depth {
      let next = LayoutView("next")
      view.addSubview(next)
      view = next
    }
    #expect(try root.model().nodes.count == depth + 4)
  }

  @Test func viewsLetGoOfEachOther() {
    weak var gone: LayoutView?
    do {
      let parent = LayoutView("parent")
      let child = LayoutView("child")
      parent.addSubview(child)
      child.makeConstraints { make in make.edges.equalToSuperview() }
      parent.makeConstraints { make in make.width.equalTo(child) }
      gone = child
    }
    #expect(gone == nil)
  }
}

/// What can't be is kept with its line, and told when the tree is solved.
@Suite struct LayoutViewProblemTests {
  let root = LayoutView("root")
  let view = LayoutView("view")
  let other = LayoutView("other")

  init() {
    root.addSubviews(view, other)
  }

  /// A statement that can't be, and why.
  struct BadStatement: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: LayoutProblem.Kind
    let make: @Sendable (ConstraintMaker, LayoutView) -> Void
  }

  static let badStatements = [
    BadStatement(testDescription: "mixed axes", kind: .mixedAxes(.left, .top, view: "other")) {
      $0.left.equalTo($1.top)
    },
    BadStatement(testDescription: "division", kind: .divisionByZero) {
      $0.width.equalTo($1).dividedBy(0)
    },
    BadStatement(
      testDescription: "infinity", kind: .badNumber(role: "offset", value: .infinity)
    ) { $0.left.equalTo($1).offset(Double.infinity) },
    BadStatement(testDescription: "large", kind: .badNumber(role: "number", value: 1e13)) {
      make, _ in
      make.width.equalTo(1e13)
    },
    BadStatement(testDescription: "priority", kind: .badPriority(1200)) {
      $0.left.equalTo($1).priority(1200)
    },
    BadStatement(testDescription: "no relation", kind: .noRelation) { make, _ in
      _ = make.left.top
    },
    BadStatement(testDescription: "multiplier", kind: .multiplierWithoutTarget) { make, _ in
      make.width.equalTo(4).multipliedBy(2)
    },
    BadStatement(
      testDescription: "edges to size",
      kind: .unmatchedAttributes([.left, .top], [.width, .height])
    ) { make, _ in make.left.top.equalTo(LayoutSize(width: 1, height: 2)) },
  ]

  @Test(arguments: badStatements) func badStatementsStopTheirBlock(_ bad: BadStatement) throws {
    view.makeConstraints { make in
      make.top.equalToSuperview()
      bad.make(make, other)
    }
    let found = problems(of: root)
    #expect(found.first?.kind == bad.kind)
    #expect(found.first?.origin != ConstraintOrigin.none)
    #expect(found.first?.subject.hasPrefix("view.") == true)
    #expect(view.constraints.isEmpty)
    #expect(throws: LayoutError.self) { try root.solve(width: 100) }
    view.removeConstraints()
    #expect(problems(of: root).isEmpty)
  }

  @Test func notANumberIsRefusedInBothSpellings() {
    view.makeConstraints { make in make.width.equalTo(Double.nan) }
    root.constrain { view.left == other.left + Double.nan }
    root.constrain { view.left == other.left / 0 }
    root.constrain { view.width == 4 ~ -1 }
    #expect(problems(of: root).count >= 4)
    #expect(view.constraints.isEmpty)
  }

  @Test func aSuperviewIsNeeded() {
    let alone = LayoutView("alone")
    alone.makeConstraints { make in make.edges.equalToSuperview() }
    alone.makeConstraints { make in make.left.equalTo(4) }
    #expect(problems(of: alone).map(\.kind) == Array(repeating: .noSuperview, count: 2))
  }

  @Test func viewsOfAnotherTreeAreNamed() {
    let stranger = LayoutView("stranger")
    view.makeConstraints { make in make.left.equalTo(stranger) }
    #expect(problems(of: root).map(\.kind) == [.otherTree(view: "stranger")])
    #expect(problems(of: root).first?.subject == "view.left")
  }

  @Test func viewsThatAreGoneAreTold() {
    do {
      let stranger = LayoutView("stranger")
      view.makeConstraints { make in make.left.equalTo(stranger) }
    }
    #expect(problems(of: root).map(\.kind) == [.viewIsGone(view: "stranger")])
  }

  @Test func messagesNameTheLine() {
    view.makeConstraints { make in make.left.equalTo(other.top, fileID: "App/Cell.swift", line: 12)
    }
    let error = LayoutError.invalid(problems(of: root))
    #expect(
      "\(error)"
        == "App/Cell.swift:12: view.left: can't be compared with `other.top`, which lies on the other axis"
    )
  }
}
