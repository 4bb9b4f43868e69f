import ConstraintKit
import Testing

/// Guides of one's own, alignment rectangles and insets that follow the text.
@Suite struct OwnGuideTests {
  let root = LayoutView("root")
  let first = LayoutView("first")
  let second = LayoutView("second")

  init() {
    root.addSubviews(first, second)
  }

  @Test func aGuideHasAnchorsAndNoPicture() throws {
    let gap = LayoutView.guide("gap")
    root.addLayoutGuide(gap)
    gap.makeConstraints { make in
      make.left.equalTo(first.right)
      make.right.equalTo(second.left)
      make.width.equalTo(12)
      make.top.bottom.equalToSuperview()
    }
    first.makeConstraints { make in make.left.width.equalTo(30) }
    let solution = try root.solve(width: 100, height: 20)
    #expect(solution.frame(of: gap) == LayoutRect(x: 60, y: 0, width: 12, height: 20))
    #expect(solution.frame(of: second)?.x == 72)
    #expect(gap.owningView === root)
    #expect(root.layoutGuides.map(\.name) == ["gap"])
    #expect(solution.model.nodes.map(\.isGuide) == [false, false, false, true])
    first.removeLayoutGuide(gap)
    #expect(root.layoutGuides.count == 1)
    root.removeLayoutGuide(gap)
    #expect(try statements(of: root) == ["first.left == root.left + 30", "first.width == 30"])
  }

  /// A badge of 10 points hangs over the top right corner and has no part in the alignment.
  @Test func constraintsAreAboutAlignmentRectangles() throws {
    let inner = LayoutView("inner")
    first.addSubview(inner)
    first.alignmentRectInsets = LayoutInsets(10, 0, 0, 10)
    first.makeConstraints { make in
      make.left.top.equalToSuperview().offset(20)
      make.size.equalTo(40)
    }
    inner.makeConstraints { make in make.edges.equalToSuperview().inset(5) }
    second.makeConstraints { make in make.left.equalTo(first.right).offset(8) }
    let solution = try root.solve(width: 200, height: 100)
    #expect(solution.frame(of: first) == LayoutRect(x: 20, y: 10, width: 50, height: 50))
    #expect(solution.frame(of: inner) == LayoutRect(x: 5, y: 15, width: 30, height: 30))
    #expect(solution.absoluteFrame(of: inner) == LayoutRect(x: 25, y: 25, width: 30, height: 30))
    #expect(solution.frame(of: second)?.x == 68)
  }

  @Test func theRootsFrameHasTheCanvasSize() throws {
    root.alignmentRectInsets = LayoutInsets(1, 2, 3, 4)
    first.makeConstraints { make in make.edges.equalToSuperview() }
    let solution = try root.solve(width: 100, height: 50)
    #expect(solution.frame(of: root) == LayoutRect(x: 0, y: 0, width: 100, height: 50))
    #expect(solution.frame(of: first) == LayoutRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func alignmentInsetsAreChecked() {
    first.alignmentRectInsets.left = .nan
    let error = #expect(throws: LayoutError.self) { try root.solve(width: 10) }
    #expect(error.map { "\($0)".contains("alignment insets, left can't be nan") } == true)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func directionalInsetsFollowTheText(_ direction: LayoutDirection) throws {
    let insets = LayoutDirectionalInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
    first.makeConstraints { make in make.edges.equalToSuperview().inset(insets) }
    second.makeConstraints { make in make.directionalEdges.equalTo(insets) }
    let solution = try root.solve(width: 100, height: 50, direction: direction)
    let expected = LayoutRect(
      x: direction == .leftToRight ? 20 : 40, y: 1, width: 40, height: 46)
    #expect(solution.frame(of: first) == expected)
    #expect(solution.frame(of: second) == expected)
  }
}
