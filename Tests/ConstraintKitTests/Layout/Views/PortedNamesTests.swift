import ConstraintKit
import Testing

/// Names of Masonry, SnapKit and UIKit that stand for others.
struct PortedNamesTests {
  private let screen = LayoutView("screen")
  private let box = LayoutView("box")

  init() { screen.addSubview(box) }

  @Test func masonryAndItsInsets() throws {
    var top: MASConstraint?
    let block: (MASConstraintMaker) -> Void = { make in
      top = make.top.equalTo(10).constraint
      make.left.bottom.right.equalTo(self.screen).insets(UIEdgeInsetsMake(1, 2, 3, 4))
    }
    box.mas_makeConstraints(block)
    top?.offset(8)
    let solution = try screen.solve(width: 100, height: 100)
    #expect(solution.frame(of: box) == LayoutRect(x: 2, y: 8, width: 94, height: 89))
  }

  @Test(arguments: [
    (UILayoutPriorityRequired, 1000), (UILayoutPriorityDefaultHigh, 750),
    (UILayoutPriorityDefaultLow, 250), (UILayoutPriorityFittingSizeLevel, 50),
  ])
  func levels(_ priority: ConstraintPriority, _ value: Double) {
    #expect(priority.value == value)
  }

  @Test(arguments: [
    (MASAxisTypeHorizontal, LayoutRect(x: 54, y: 20, width: 36, height: 20)),
    (MASAxisTypeVertical, LayoutRect(x: 20, y: 54, width: 20, height: 36)),
  ])
  func axes(_ axis: LayoutDimension, _ frame: LayoutRect) throws {
    let tiles = [box, LayoutView("other")]
    screen.addSubviews(tiles)
    tiles.mas_distributeViewsAlongAxis(axis, withFixedSpacing: 8, leadSpacing: 10, tailSpacing: 10)
    tiles.makeConstraints { make in
      if axis == MASAxisTypeHorizontal {
        make.top.height.equalTo(20)
      } else {
        make.left.width.equalTo(20)
      }
    }
    #expect(try screen.solve(width: 100, height: 100).frame(of: tiles[1]) == frame)
  }

  @Test func snapKit() throws {
    var kept: ConstraintMakerFinalizable?
    let target: any ConstraintRelatableTarget = LayoutSize(30, 40)
    box.snp.makeConstraints { make in
      make.size.equalTo(target)
      kept = make.left.top.equalToSuperview()
    }
    kept?.constraint.update(offset: 5)
    let solution = try screen.solve(width: 100, height: 100)
    #expect(solution.frame(of: box) == LayoutRect(x: 5, y: 5, width: 30, height: 40))
  }

  @Test func edgesOfARectangle() {
    let rect = LayoutRect(x: 1, y: 2, width: 10, height: 20)
    #expect([rect.minX, rect.midX, rect.maxX] == [1, 6, 11])
    #expect([rect.minY, rect.midY, rect.maxY] == [2, 12, 22])
  }

  @Test func subviewsFromAnArray() {
    let others = [LayoutView("a"), LayoutView("b")]
    screen.addSubviews(others)
    #expect(screen.subviews.map(\.name) == ["box", "a", "b"])
  }
}
