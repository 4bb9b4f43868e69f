import ConstraintKit
import Testing

/// Children that come, go, hide and nest.
@Suite struct StackChildrenTests {
  let root = LayoutView("root")

  private func box(_ name: String) -> LayoutView {
    LayoutView(name, content: .size(width: 30, height: 20))
  }

  private func stack(_ views: [LayoutView]) -> LayoutView {
    let stack = LayoutView.stack(.horizontal, name: "row", spacing: 10) { views }
    root.addSubview(stack)
    stack.makeConstraints { make in make.edges.equalToSuperview() }
    return stack
  }

  private func statements() throws -> [String] {
    let model = try root.model()
    return model.constraints.indices.map { model.statement(of: .explicit($0)) }
  }

  /// A hidden child takes neither room nor spacing, and what the others have stays as it was.
  @Test func hiddenChildrenTakeNoRoom() throws {
    let views = ["a", "b", "c"].map(box)
    let row = stack(views)
    row.setCustomSpacing(50, after: views[1])
    #expect(try root.fittingSize().width == 150)
    let before = try statements()
    views[1].isHidden = true
    #expect(try root.fittingSize().width == 70)
    let hidden = try statements()
    let removed = before.filter { !hidden.contains($0) }
    let added = hidden.filter { !before.contains($0) }
    #expect(
      removed == [
        "b.left == a.right + 10", "c.left == b.right + 50", "b.top == row.top",
        "b.bottom == row.bottom",
      ])
    #expect(added == ["c.left == a.right + 10"])
    views[2].isHidden = true
    #expect(try root.fittingSize().width == 30)
    views[1].isHidden = false
    views[2].isHidden = false
    #expect(try statements() == before)
  }

  /// Without children there is nothing but the insets.
  @Test func nothingButInsets() throws {
    let views = [box("a")]
    let row = stack(views)
    row.stackArrangement?.insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try root.fittingSize() == LayoutSize(width: 36, height: 24))
    views[0].isHidden = true
    #expect(try root.fittingSize() == LayoutSize(width: 6, height: 4))
    #expect(try root.solve(width: 100, height: 50).frame(of: row)?.width == 100)
    views[0].removeFromSuperview()
    #expect(try root.fittingSize() == LayoutSize(width: 6, height: 4))
    // Also within stacks that are themselves pulled to 0.
    let outer = LayoutView.stack(.vertical, alignment: .center) {
      LayoutView.stack(.vertical, alignment: .center) {
        LayoutView.stack(.horizontal, insets: LayoutInsets(5))
      }
    }
    #expect(try outer.fittingSize() == LayoutSize(width: 10, height: 10))
  }

  @Test(arguments: StackArrangement.Distribution.allCases)
  func oneChildFillsTheRow(_ distribution: StackArrangement.Distribution) throws {
    let child = box("a")
    stack([child]).distribution = distribution
    let frame = try root.solve(width: 100, height: 40).frame(of: child)
    #expect(frame == LayoutRect(width: 100, height: 40))
  }

  @Test func childrenComeAndGo() throws {
    let views = ["a", "b", "c"].map(box)
    let row = stack([])
    #expect(row.arrangedSubviews.isEmpty)
    row.insertArrangedSubview(views[1], at: 7)
    row.insertArrangedSubview(views[0], at: -3)
    row.addArrangedSubview(views[2])
    #expect(row.arrangedSubviews.map(\.name) == ["a", "b", "c"])
    #expect(row.subviews.map(\.name) == ["a", "b", "c"])
    row.insertArrangedSubview(views[2], at: 0)
    #expect(row.arrangedSubviews.map(\.name) == ["c", "a", "b"])
    #expect(row.subviews.map(\.name) == ["c", "a", "b"])
    row.removeArrangedSubview(views[0])
    #expect(row.arrangedSubviews.map(\.name) == ["c", "b"])
    #expect(views[0].superview === row)
    views[2].removeFromSuperview()
    row.addSubview(views[2])
    #expect(row.arrangedSubviews.map(\.name) == ["b"])
    #expect(row.subviews.map(\.name) == ["a", "b", "c"])
  }

  /// A child that moves takes its place in the new stack and leaves none in the old.
  @Test func childrenMove() throws {
    let views = ["a", "b"].map(box)
    let first = stack(views)
    let second = LayoutView.stack(.vertical)
    root.addSubview(second)
    second.addArrangedSubview(views[0])
    #expect(first.arrangedSubviews.map(\.name) == ["b"])
    #expect(second.arrangedSubviews.map(\.name) == ["a"])
  }

  @Test func aStackCannotLieInItself() {
    let row = stack([])
    row.addArrangedSubview(row, fileID: "App/Cell.swift", line: 9)
    #expect(row.arrangedSubviews.isEmpty)
    let error = #expect(throws: LayoutError.self) { try root.solve() }
    let text = error.map { "\($0)" } ?? ""
    #expect(text == "App/Cell.swift:9: row: `row` can't lie inside itself")
  }

  /// Any view becomes a row when something of a stack is set on it, and a plain one again.
  @Test func viewsBecomeStacks() throws {
    let plain = LayoutView("plain")
    #expect(plain.stackArrangement == nil)
    plain.spacing = 4
    #expect(plain.axis == .horizontal)
    plain.axis = .vertical
    plain.distribution = .fillEqually
    plain.alignment = .leading
    #expect(
      plain.stackArrangement
        == StackArrangement(.vertical, spacing: 4, alignment: .leading, distribution: .equal))
    plain.addArrangedSubview(box("a"))
    #expect(try !plain.model().constraints.isEmpty)
    plain.stackArrangement = nil
    #expect(plain.arrangedSubviews.isEmpty)
    #expect(try plain.model().constraints.isEmpty)
  }

  @Test func customSpacing() throws {
    let views = ["a", "b", "c"].map(box)
    let row = stack(views)
    row.setCustomSpacing(3, after: views[0])
    row.setCustomSpacing(100, after: views[2])
    row.setCustomSpacing(7, after: row)
    #expect(row.customSpacing(after: views[0]) == 3)
    #expect(row.customSpacing(after: row) == nil)
    #expect(try root.fittingSize().width == 103)
    row.distribution = .equalSpacing
    #expect(try root.fittingSize().width == 110)
    row.setCustomSpacing(nil, after: views[0])
    row.distribution = .fill
    #expect(try root.fittingSize().width == 110)
  }

  @Test func marginsInset() throws {
    let child = box("a")
    let row = stack([child])
    row.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    row.isLayoutMarginsRelativeArrangement = true
    #expect(
      try root.solve(width: 100, height: 40).frame(of: child)
        == LayoutRect(x: 2, y: 1, width: 94, height: 36))
    child.isHidden = true
    #expect(try root.fittingSize() == LayoutSize(width: 6, height: 4))
  }

  /// A cell of stacks within stacks.
  @Test func nested() throws {
    let avatar = LayoutView("avatar", content: .size(width: 40, height: 40))
    let name = LayoutView("name", content: .size(width: 120, height: 20))
    let time = LayoutView("time", content: .size(width: 60, height: 12))
    let badge = LayoutView("badge", content: .size(width: 16, height: 16))
    badge.hugging.horizontal = .low + 1
    let column = LayoutView.stack(.vertical, spacing: 2, alignment: .leading) { [name, time] }
    let insets = LayoutInsets(10)
    let row = LayoutView.stack(.horizontal, spacing: 8, alignment: .center, insets: insets) {
      avatar
      column
      if root.isHidden { LayoutView("never") } else { badge }
    }
    avatar.hugging.horizontal = .low + 1
    root.addSubview(row)
    row.makeConstraints { make in make.edges.equalToSuperview() }
    let solution = try root.solve(width: 375)
    #expect(solution.frame(of: root)?.height == 60)
    #expect(solution.frame(of: avatar) == LayoutRect(x: 10, y: 10, width: 40, height: 40))
    #expect(solution.frame(of: column) == LayoutRect(x: 58, y: 13, width: 283, height: 34))
    #expect(solution.frame(of: time) == LayoutRect(x: 0, y: 22, width: 60, height: 12))
    #expect(solution.frame(of: badge) == LayoutRect(x: 349, y: 22, width: 16, height: 16))
    #expect(solution.ambiguities.isEmpty)
  }

  /// Report 17: labels in stacks within stacks wrap at the width that they get.
  @Test func labelsInStacksWrap() throws {
    let text = "a text that takes several lines of a cell that isn't as wide as all that"
    let title = LayoutView.label("Title", name: "title")
    let body = LayoutView.label(text, name: "body", lines: 0)
    let avatar = LayoutView("avatar", content: .size(width: 40, height: 40))
    avatar.compression.horizontal = .required
    avatar.hugging.horizontal = .high
    let column = LayoutView.stack(.vertical, spacing: 4) { [title, body] }
    let row = LayoutView.stack(.horizontal, spacing: 10, alignment: .top, insets: .init(10)) {
      [avatar, column]
    }
    root.addSubview(row)
    row.makeConstraints { make in make.edges.equalToSuperview() }
    for width in [320.0, 375, 414, 120, 320] {
      let solution = try root.solve(width: width)
      let measured = HelveticaMeasurer().measure(
        text, font: TextFont(size: 17), maxWidth: width - 70, maxLines: 0, wrapping: .word)
      #expect(solution.frame(of: body)?.width == width - 70)
      #expect(solution.frame(of: body)?.height.isClose(to: measured.size.height) == true)
      let height = try #require(solution.frame(of: title)).height + 24 + measured.size.height
      #expect(solution.frame(of: root)?.height.isClose(to: max(60, height)) == true)
      #expect(solution.ambiguities.isEmpty)
    }
  }

  /// What contradicts a stack is told with the line of the stack.
  @Test func conflictsNameTheStack() throws {
    let row = LayoutView.stack(
      .horizontal, name: "row", spacing: 10, fileID: "App/Cell.swift", line: 5
    ) { ["a", "b"].map(box) }
    for (index, view) in row.arrangedSubviews.enumerated() {
      view.makeConstraints { make in
        make.width.equalTo(30, fileID: "App/Cell.swift", line: 7 + index)
      }
    }
    let error = #expect(throws: LayoutError.self) { try row.solve(width: 60, height: 20) }
    let text = error.map { "\($0)" } ?? ""
    #expect(
      text == """
        these required constraints cannot all hold:
          row.width == 60         the canvas
          a.width == 30           App/Cell.swift:7
          b.width == 30           App/Cell.swift:8
          a.left == row.left      by the stack, App/Cell.swift:5
          row.right == b.right    by the stack, App/Cell.swift:5
          b.left == a.right + 10  by the stack, App/Cell.swift:5
        row.width: 30 + 30 + 10 = 70, not 60.
        Leaving out any one of them makes the others solvable; so does lowering one, for example \
        `b.width == 30 @high`.
        """)
  }

  @Test func badNumbersAreErrors() {
    let row = stack(["a", "b"].map(box))
    for number in [Double.nan, .infinity, -.infinity, 1e13] {
      row.spacing = number
      let error = #expect(throws: LayoutError.self) { try root.solve() }
      guard case .invalid = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  /// A deep tree of stacks neither recurses to death nor loses its size.
  @Test func deeplyNested() throws {
    var stack = LayoutView.stack(.vertical) { [box("core")] }
    for _ in 0..<300 {
      let inner = stack
      stack = LayoutView.stack(.horizontal, distribution: .proportional) { inner }
    }
    #expect(try stack.fittingSize() == LayoutSize(width: 30, height: 20))
  }
}
