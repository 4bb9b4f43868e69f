import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

@Suite("Waterfalls and flows as containers of views")
struct FeedPlacingTests {
  private func tree(
    _ placing: some ContentPlacing, heights: [Double], width: Double? = nil
  ) -> (root: LayoutView, container: LayoutView, children: [LayoutView]) {
    let root = LayoutView("root")
    let container = LayoutView("container")
    root.addSubview(container)
    container.makeConstraints { $0.edges.equalToSuperview() }
    container.contentPlacing = placing
    let children = heights.enumerated().map { index, height in
      let child = LayoutView("child\(index)")
      container.addArrangedSubview(child)
      child.makeConstraints { make in
        make.height.equalTo(height)
        if let width { make.width.equalTo(width) }
      }
      return child
    }
    return (root, container, children)
  }

  @Test(
    arguments: [LayoutDirection.leftToRight, .rightToLeft],
    [WaterfallConfiguration.Order.shortestFirst, .leftToRight])
  func waterfall(direction: LayoutDirection, order: WaterfallConfiguration.Order) throws {
    var configuration = WaterfallConfiguration(columnCount: 2, order: order)
    let heights: [Double] = [50, 20, 20, 40, 10]
    let spans = [1, 1, 2]
    let (root, container, children) = tree(
      WaterfallPlacing(configuration, spans: spans), heights: heights)
    let solution = try root.solve(width: 300, direction: direction)
    configuration.options.layoutDirection = direction
    let items = heights.enumerated().map { index, height in
      WaterfallItem(height: height, span: index < spans.count ? spans[index] : 1)
    }
    let expected = try configuration.arrangement(of: items, in: 300)
    #expect(children.map { solution.frame(of: $0) } == expected.frames)
    #expect(solution.frame(of: container)?.height == expected.contentSize.height)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func flow(direction: LayoutDirection) throws {
    var configuration = FlowConfiguration(insets: LayoutInsets(1, 2, 3, 4), alignment: .left)
    let heights: [Double] = [50, 20, 20, 40, 10]
    let (root, container, children) = tree(
      FlowPlacing(configuration), heights: heights, width: 90)
    let solution = try root.solve(width: 300, direction: direction)
    configuration.options.layoutDirection = direction
    let expected = try configuration.arrangement(
      of: heights.map { LayoutSize(90, $0) }, in: 300)
    #expect(children.map { solution.frame(of: $0) } == expected.frames)
    #expect(solution.frame(of: container)?.height == expected.contentSize.height)
  }

  /// Sizes of the root, of the container and of a view beside it, three in a line of 304.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func sizesOutside(direction: LayoutDirection) throws {
    let configuration = FlowConfiguration(lineSpacing: 2, itemSpacing: 2)
    let (root, container, _) = tree(FlowPlacing(configuration), heights: [])
    let side = LayoutView("side")
    root.addSubview(side)
    side.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.height.equalTo(100)
    }
    let children = (0..<3).map { LayoutView("child\($0)") }
    for (child, other) in zip(children, [root, container, side]) {
      container.addArrangedSubview(child)
      child.makeConstraints { make in
        make.width.equalTo(side)
        make.height.equalTo(other.width).dividedBy(4)
      }
    }
    let solution = try root.solve(width: 304, direction: direction)
    let expected: [LayoutRect] = [
      LayoutRect(x: 0, y: 0, width: 100, height: 76),
      LayoutRect(x: 102, y: 0, width: 100, height: 76),
      LayoutRect(x: 204, y: 25.5, width: 100, height: 25),
    ]
    let mirrored = expected.map { frame in
      LayoutRect(
        x: 304 - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
    }
    #expect(
      children.map { solution.frame(of: $0) }
        == (direction == .leftToRight ? expected : mirrored))
    #expect(solution.frame(of: container)?.height == 76)
  }

  /// A tree that is solved again has what a new one has.
  @Test func hiddenChildren() throws {
    let (root, container, children) = tree(
      WaterfallPlacing(WaterfallConfiguration(columnCount: 1)), heights: [50, 20, 30])
    #expect(try root.solve(width: 100).frame(of: container)?.height == 150)
    children[1].isHidden = true
    let solution = try root.solve(width: 100)
    #expect(solution.frame(of: container)?.height == 120)
    #expect(solution.frame(of: children[2])?.y == 80)
    children[1].isHidden = false
    #expect(try root.solve(width: 100).frame(of: container)?.height == 150)
    container.contentPlacing = nil
    #expect(container.contentPlacing == nil)
    #expect(try root.solve(width: 100).frame(of: container)?.height == 0)
  }

  @Test func anOptionOutOfItsRange() throws {
    let (root, _, _) = tree(
      WaterfallPlacing(WaterfallConfiguration(columnCount: 0)), heights: [50])
    do {
      _ = try root.solve(width: 100)
      Issue.record("it was solved")
    } catch {
      #expect(
        error.description.hasSuffix(
          "container: the children can't be placed: there are 0 columns, and must be from 1 to 65535"
        ))
    }
  }

  @Test func aNarrowContainer() throws {
    let (root, _, _) = tree(WaterfallPlacing(WaterfallConfiguration()), heights: [50])
    do {
      _ = try root.solve(width: 30)
      Issue.record("it was solved")
    } catch {
      #expect(error.description.contains("container.width >= 40"))
      #expect(error.description.contains("by the waterfall"))
    }
  }
}
