import ConstraintKit
import Testing

/// Stacks as `UIStackView` makes them.
@Suite struct StackTests {
  let root = LayoutView("root")

  /// A view with a known content size.
  private func box(_ name: String, _ width: Double, _ height: Double = 20) -> LayoutView {
    LayoutView(name, content: .size(width: width, height: height))
  }

  private func fixed(_ name: String, _ width: Double, _ height: Double = 20) -> LayoutView {
    let view = LayoutView(name)
    view.makeConstraints { make in make.size.equalTo(LayoutSize(width: width, height: height)) }
    return view
  }

  /// Fills the root with a stack.
  private func fill(_ stack: LayoutView) {
    root.addSubview(stack)
    stack.makeConstraints { make in make.edges.equalToSuperview() }
  }

  private func frames(
    _ views: [LayoutView], width: Double? = nil, height: Double? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws -> [LayoutRect] {
    let solution = try root.solve(width: width, height: height, direction: direction)
    return try views.map { view in
      let frame = try #require(solution.frame(of: view))
      let node = try #require(solution.node(of: view))
      for attribute in [LayoutAttribute.left, .top, .width, .height] {
        let term = LayoutConstraint.Term(1, .attribute(attribute, node: node))
        #expect(
          solution.isDetermined([term], breakingTies: true), "\(view.name).\(attribute)")
      }
      return frame
    }
  }

  private func spans(_ views: [LayoutView], width: Double) throws -> [[Double]] {
    try frames(views, width: width).map { [$0.x, $0.width] }
  }

  // MARK: Distributions, from `autolayout.json`

  /// `stack-fill-proportionally-no-spacing`
  @Test func proportional() throws {
    let views = [box("a", 50), box("b", 100)]
    fill(.stack(.horizontal, distribution: .fillProportionally) { views })
    #expect(try spans(views, width: 600) == [[0, 200], [200, 400]])
  }

  /// `stack-equal-spacing`
  @Test func equalSpacing() throws {
    let views = ["a", "b", "c"].map { fixed($0, 50) }
    fill(.stack(.horizontal, spacing: 10, distribution: .equalSpacing) { views })
    #expect(try spans(views, width: 300) == [[0, 50], [125, 50], [250, 50]])
  }

  /// `stack-equal-centering-yields-to-min-spacing`
  @Test func equalCenteringYieldsToSpacing() throws {
    let views = [fixed("a", 20), fixed("b", 200), fixed("c", 60)]
    let stack = LayoutView.stack(.horizontal, spacing: 10, distribution: .equalCentering) { views }
    fill(stack)
    #expect(try spans(views, width: 300) == [[0, 20], [30, 200], [240, 60]])
    #expect(try spans(views, width: 500) == [[0, 20], [140, 200], [440, 60]])
  }

  @Test func equalCenteringYieldsToContent() throws {
    let views = [box("a", 20), box("b", 200), box("c", 60)]
    fill(.stack(.horizontal, spacing: 10, distribution: .equalCentering) { views })
    #expect(try spans(views, width: 300) == [[0, 20], [30, 200], [240, 60]])
  }

  @Test func equalLengths() throws {
    let views = [box("a", 10), box("b", 70), box("c", 20)]
    fill(.stack(.horizontal, spacing: 15, distribution: .fillEqually) { views })
    #expect(try spans(views, width: 300) == [[0, 90], [105, 90], [210, 90]])
  }

  /// The last of equals gives way, in the order of the arranged views.
  @Test func fillGivesWayAtTheEnd() throws {
    let views = [box("a", 50), box("b", 50), box("c", 50)]
    let stack = LayoutView.stack(.horizontal) { views[0] }
    stack.addArrangedSubview(views[2])
    stack.insertArrangedSubview(views[1], at: 1)
    fill(stack)
    #expect(try spans(views, width: 200) == [[0, 50], [50, 50], [100, 100]])
    #expect(try spans(views, width: 120) == [[0, 50], [50, 50], [100, 20]])
    #expect(try spans(views, width: 70) == [[0, 50], [50, 20], [70, 0]])
    views[0].hugging.horizontal = .low - 1
    views[1].compression.horizontal = .high - 1
    #expect(try spans(views, width: 200) == [[0, 100], [100, 50], [150, 50]])
    #expect(try spans(views, width: 120) == [[0, 50], [50, 20], [70, 50]])
  }

  // MARK: Proportions

  /// Report 22: the spacing is taken off first.
  @Test func spacingComesOffBeforeProportions() throws {
    let views = [box("a", 30), box("b", 60), box("c", 0), box("d", 10)]
    let insets = LayoutInsets(top: 0, left: 5, bottom: 0, right: 15)
    let stack = LayoutView.stack(
      .horizontal, spacing: 10, distribution: .proportional, insets: insets
    ) { views }
    stack.setCustomSpacing(20, after: views[1])
    fill(stack)
    #expect(try spans(views, width: 260) == [[5, 60], [75, 120], [215, 0], [225, 20]])
  }

  /// A label counts with its width on one line, a stack with what its children take.
  @Test func textsAndStacksHaveProportions() throws {
    let label = LayoutView.label("abcd")
    let inner = LayoutView.stack(.horizontal, spacing: 4) { [box("x", 10), box("y", 6)] }
    fill(.stack(.horizontal, distribution: .proportional) { [label, inner] })
    let measurer = FixedSizeMeasurer(otherSize: LayoutSize(width: 40, height: 20))
    let solution = try root.solve(width: 300, measurer: measurer)
    #expect(solution.frame(of: label)?.width == 200)
    #expect(solution.frame(of: inner)?.width == 100)
  }

  @Test func proportionsNeedSizes() {
    func problems(_ views: [LayoutView]) -> [String] {
      let stack = LayoutView.stack(
        .vertical, distribution: .proportional, fileID: "App/Cell.swift", line: 3
      ) { views }
      let error = #expect(throws: LayoutError.self) { try stack.solve() }
      return error.map { ["\($0)"] } ?? []
    }
    #expect(
      problems([box("a", 1, 1), LayoutView("b")]) == [
        "App/Cell.swift:3: stack: a proportional stack needs the intrinsic height of `b`, "
          + "which has none"
      ])
    #expect(
      problems([box("a", 1, 0), box("b", 1, 0)]) == [
        "App/Cell.swift:3: stack: a proportional stack needs a height to go by: every child's is 0"
      ])
  }

  // MARK: Across

  @Test(arguments: [
    (StackArrangement.Alignment.fill, [3.0, 60], [3.0, 60]), (.top, [3, 20], [3, 60]),
    (.center, [23, 20], [3, 60]), (.bottom, [43, 20], [3, 60]),
  ])
  func rowsAlign(_ alignment: StackArrangement.Alignment, _ a: [Double], _ b: [Double]) throws {
    let views = [box("a", 30, 20), box("b", 30, 60)]
    let insets = LayoutInsets(top: 3, left: 0, bottom: 7, right: 0)
    fill(.stack(.horizontal, alignment: alignment, insets: insets) { views })
    let frames = try frames(views + [root], width: 60)
    #expect([frames[0].y, frames[0].height] == a)
    #expect([frames[1].y, frames[1].height] == b)
    #expect(frames[2].height == 70)
  }

  @Test(arguments: [
    (StackArrangement.Alignment.leading, LayoutDirection.leftToRight, 5.0),
    (.trailing, .leftToRight, 35), (.center, .leftToRight, 20),
    (.leading, .rightToLeft, 35), (.trailing, .rightToLeft, 5), (.center, .rightToLeft, 20),
  ])
  func columnsAlign(
    _ alignment: StackArrangement.Alignment, _ direction: LayoutDirection, _ x: Double
  ) throws {
    let views = [box("a", 20, 10), box("b", 50, 10)]
    let insets = LayoutInsets(top: 0, left: 5, bottom: 0, right: 15)
    fill(.stack(.vertical, alignment: alignment, insets: insets) { views })
    let frames = try frames(views + [root], direction: direction)
    #expect(frames[0] == LayoutRect(x: x, y: 0, width: 20, height: 10))
    #expect(frames[1] == LayoutRect(x: 5, y: 10, width: 50, height: 10))
    #expect(frames[2].size == LayoutSize(width: 70, height: 20))
  }

  @Test func baselines() throws {
    let small = box("small", 10, 20)
    let large = box("large", 10, 50)
    small.firstBaselineOffsetFromTop = 15
    large.firstBaselineOffsetFromTop = 40
    small.lastBaselineOffsetFromBottom = 5
    large.lastBaselineOffsetFromBottom = 12
    let stack = LayoutView.stack(.horizontal, alignment: .firstBaseline) { [small, large] }
    fill(stack)
    #expect(try frames([small, large, root]).map(\.y) == [25, 0, 0])
    #expect(try frames([root]).first?.height == 50)
    #expect(try frames([small, large], height: 100).map(\.y) == [25, 0])
    stack.alignment = .lastBaseline
    #expect(try frames([small, large], height: 100).map(\.y) == [73, 50])
  }

  /// The baseline of a stack is that of a child.
  @Test func nestedBaselines() throws {
    let title = box("title", 10, 30)
    title.firstBaselineOffsetFromTop = 20
    let side = box("side", 10, 12)
    side.firstBaselineOffsetFromTop = 10
    let column = LayoutView.stack(.vertical, spacing: 4) { [title, box("note", 10, 10)] }
    fill(.stack(.horizontal, alignment: .firstBaseline) { [column, side] })
    #expect(try frames([column, title, side]).map(\.y) == [0, 0, 10])
    column.stackArrangement?.dimension = .horizontal
    #expect(try frames([side]).first?.y == 10)
  }

  @Test func columnsHaveNoBaselines() {
    let stack = LayoutView.stack(.vertical, name: "s", alignment: .firstBaseline)
    let error = #expect(throws: LayoutError.self) { try stack.solve() }
    guard case .invalid(let problems) = error else { return }
    #expect(problems.map(\.kind) == [.baselinesInColumn])
  }

  // MARK: Right to left

  /// Report 23: insets are physical, children follow the text.
  @Test func rowsFollowTheText() throws {
    let views = [box("a", 30), box("b", 40), box("c", 50)]
    let insets = LayoutInsets(top: 0, left: 5, bottom: 0, right: 15)
    let stack = LayoutView.stack(.horizontal, spacing: 10, insets: insets) { views }
    stack.setCustomSpacing(1, after: views[0])
    fill(stack)
    let mirrored = try frames(views + [root], direction: .rightToLeft)
    #expect(mirrored.map(\.x) == [106, 65, 5, 0])
    #expect(mirrored.last?.width == 151)
  }
}
