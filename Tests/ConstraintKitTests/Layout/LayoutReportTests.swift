import ConstraintKit
import Testing

/// What went wrong for people, from `REPORTS.md`.
@Suite struct LayoutReportTests {
  let cell = LayoutView("cell")

  private func conflict(_ error: LayoutError?) -> LayoutConflict? {
    if case .unsatisfiable(let conflict) = error { conflict } else { nil }
  }

  private func names(_ conflict: LayoutConflict?) -> [String] {
    conflict.map { $0.members.map($0.model.statement) } ?? []
  }

  /// Report 14: a height rounded to a third of a point contradicts its chain.
  @Test func aRoundedHeightConflictsWithItsChain() throws {
    let avatar = LayoutView("avatar")
    cell.addSubview(avatar)
    var height: Constraint?
    avatar.makeConstraints { make in
      make.height.equalTo(34)
      make.top.equalToSuperview().offset(10)
      make.bottom.equalToSuperview().offset(-10)
      make.left.width.equalToSuperview()
    }
    cell.makeConstraints { make in height = make.height.equalTo(54.3333).constraint }
    let error = #expect(throws: LayoutError.self) { try cell.solve(width: 375) }
    #expect(
      names(conflict(error)) == [
        "cell.height == 54.3333", "avatar.height == 34", "avatar.top == cell.top + 10",
        "avatar.bottom == cell.bottom - 10",
      ])
    height?.update(priority: Priority.required - 1)
    #expect(try cell.solve(width: 375).frame(of: cell)?.height == 54)
  }

  /// Report 15: only the chain that is too long is named.
  @Test func aTallChainConflictsMinimally() throws {
    let boxes = (0..<4).map { LayoutView("box\($0)") }
    var above: LayoutView?
    for box in boxes {
      cell.addSubview(box)
      box.makeConstraints { make in
        make.left.equalToSuperview().offset(8)
        make.width.equalTo(50)
        make.height.equalTo(40)
        if let above {
          make.top.equalTo(above.bottom).offset(10)
        } else {
          make.top.equalToSuperview()
        }
      }
      above = box
    }
    boxes[2].makeConstraints { make in make.bottom.lessThanOrEqualToSuperview() }
    let error = #expect(throws: LayoutError.self) { try cell.solve(width: 100, height: 100) }
    let found = try #require(conflict(error))
    #expect(
      names(found) == [
        "cell.height == 100", "box0.height == 40", "box0.top == cell.top", "box1.height == 40",
        "box1.top == box0.bottom + 10", "box2.height == 40", "box2.top == box1.bottom + 10",
        "box2.bottom <= cell.bottom",
      ])
    #expect(throws: Never.self) { try cell.solve(width: 100, height: 140) }
  }

  /// Report 16: nothing holds the bottom.
  @Test func aMissingBottomIsAmbiguous() throws {
    let card = LayoutView("card")
    let title = LayoutView("title")
    cell.addSubview(card)
    card.addSubview(title)
    cell.constrain {
      card.left == cell.left
      card.top == cell.top
      card.width == 100
      title.edges == card.edges
    }
    let solution = try cell.solve(width: 375)
    #expect(solution.frame(of: cell)?.height == 0)
    let nodes = try [card, title].map { try #require(solution.node(of: $0)) }
    #expect(
      solution.ambiguities
        == nodes.map {
          LayoutAmbiguity(node: $0, attribute: .height, range: 0...(.infinity))
        })
    card.makeConstraints { make in make.bottom.equalToSuperview() }
    #expect(try cell.solve(width: 375).ambiguities.isEmpty)
    #expect(try cell.solve(width: 375).frame(of: card)?.height == 0)
  }

  /// Report 21: which of two labels stretches, and which shrinks, is determined.
  @Test(arguments: [(300.0, 50.0, 250.0), (120, 50, 70), (60, 50, 10), (30, 30, 0)])
  func hugsAndResistsByPriority(_ width: Double, _ first: Double, _ second: Double) throws {
    let size = LayoutContent.size(width: 50, height: 20)
    let left = LayoutView("left", content: size)
    let right = LayoutView("right", content: size)
    left.hugging.horizontal = .low + 1
    right.compression.horizontal = .high - 1
    cell.addSubviews(left, right)
    for view in [left, right] {
      view.makeConstraints { make in make.top.bottom.equalToSuperview() }
    }
    cell.constrain {
      left.left == cell.left
      right.left == left.right
      right.right == cell.right
    }
    let solution = try cell.solve(width: width)
    #expect(solution.frame(of: left)?.width == first)
    #expect(solution.frame(of: right)?.width == second)
    #expect(solution.frame(of: cell)?.height == 20)
    for node in [1, 2] {
      #expect(solution.isDetermined([.init(1, .attribute(.width, node: node))]))
    }
  }

  /// The same two labels with nothing to tell them apart: the earlier keeps its width.
  @Test func tiesKeepTheEarlier() throws {
    let size = LayoutContent.size(width: 50, height: 20)
    let left = LayoutView("left", content: size)
    let right = LayoutView("right", content: size)
    cell.addSubviews(left, right)
    cell.constrain {
      left.left == cell.left
      right.left == left.right
      right.right == cell.right
      for view in [left, right] {
        view.top == cell.top
        view.bottom == cell.bottom
      }
    }
    let solution = try cell.solve(width: 300)
    #expect(solution.frame(of: left)?.width == 50)
    #expect(solution.frame(of: right)?.width == 250)
    let width: [LayoutConstraint.Term] = [.init(1, .attribute(.width, node: 1))]
    #expect(!solution.isDetermined(width))
    #expect(solution.isDetermined(width, breakingTies: true))
    #expect(solution.range(of: width) == 50...250)
    #expect(solution.ambiguities.isEmpty)
  }

  /// Reports 18 and 19 are those of ``LayoutViewConstraintTests``; here, that a reused cell is a
  /// new one's equal.
  @Test func aReusedCellIsLikeANewOne() throws {
    func configure(_ label: LayoutView, _ text: String) {
      label.text = text
      label.remakeConstraints { make in make.edges.equalToSuperview().inset(10) }
    }
    let label = LayoutView.label("", name: "label", lines: 0)
    cell.addSubview(label)
    var heights: [Double] = []
    for text in ["short", "a text that takes several lines of a narrow cell", "short"] {
      configure(label, text)
      let solution = try cell.solve(width: 120)
      #expect(solution.model.constraints.count == 4)
      heights.append(solution.frame(of: cell)?.height ?? 0)
    }
    #expect(heights[0] == heights[2])
    #expect(heights[1] > heights[0])
  }
}

/// Messages, which are the same for every front end.
@Suite struct LayoutMessageTests {
  @Test func aConflictNamesViewsLabelsAndLines() throws {
    let cell = LayoutView("cell")
    let avatar = LayoutView(
      "avatar", content: .size(width: 40, height: 40), fileID: "App/Cell.swift", line: 8)
    avatar.compression.horizontal = .required
    cell.addSubview(avatar)
    avatar.makeConstraints { make in
      make.left.equalTo(cell, fileID: "App/Cell.swift", line: 12).offset(20)
      make.right.equalTo(cell, fileID: "App/Cell.swift", line: 13).inset(20).labeled("right gap")
    }
    let error = #expect(throws: LayoutError.self) { try cell.solve(width: 60, height: 40) }
    #expect(
      "\(try #require(error))" == """
        these required constraints cannot all hold:
          cell.width == 60                 the canvas
          avatar.left == cell.left + 20    App/Cell.swift:12
          avatar.right == cell.right - 20  "right gap", App/Cell.swift:13
          avatar.width >= 40               its content resists compression, App/Cell.swift:8
        cell.width: 20 + 20 + 40 = 80 or more, not 60.
        Leaving out any one of them makes the others solvable; so does lowering one, for example \
        `avatar.right == cell.right - 20 @high`.
        """)
  }

  @Test func viewsOfTheSameNameAreToldApart() throws {
    let root = LayoutView("root")
    for name in ["header", "footer"] {
      let bar = LayoutView(name)
      let title = LayoutView.label("x", name: "title")
      root.addSubview(bar)
      bar.addSubview(title)
      title.makeConstraints { make in make.centerX.equalToSuperview().multipliedBy(0.5) }
    }
    #expect(
      try statements(of: root) == [
        "header.title.centerX == 0.5 * header.centerX",
        "footer.title.centerX == 0.5 * footer.centerX",
      ])
  }

  @Test func signsAndFactorsReadAsWritten() {
    var model = LayoutModel(canvas: DimensionPair(nil))
    model.nodes.append(LayoutNode(name: "a", parent: 0))
    model.freeVariables = ["gap"]
    let width = LayoutOperand.attribute(.width, node: 1)
    let top = LayoutOperand.attribute(.top, node: 0, guide: .safeArea)
    model.constraints = [
      LayoutConstraint([.init(-1, width), .init(2, .variable(0))], .equal, 3),
      LayoutConstraint([.init(-1, width)], .lessThanOrEqual, -1.5, priority: .high - 0.5),
      LayoutConstraint([.init(1, width), .init(-0.5, top)], .greaterThanOrEqual, -2),
      LayoutConstraint([], .equal, 0),
    ]
    #expect(
      model.constraints.indices.map { model.statement(of: .explicit($0)) } == [
        "a.width == 2 * gap - 3", "-a.width <= -1.5 @749.5",
        "a.width >= 0.5 * root.safe.top - 2", "0 == 0",
      ])
  }
}
