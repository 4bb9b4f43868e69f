import ConstraintKit
import Testing

@testable import FeedLayouts

@Suite struct FeedAxesTests {
  private let insets = LayoutInsets(20, 10.3, 30, 7.7)

  private func axes(
    _ direction: LayoutDimension, _ layout: LayoutDirection, scale: Double? = nil
  ) -> FeedAxes {
    let options = FeedOptions(
      scrollDirection: direction, layoutDirection: layout, pixelScale: scale)
    return FeedAxes(options: options, lineLength: 375, insets: AxisInsets(insets, options))
  }

  private func whole(_ axes: FeedAxes) -> LayoutRect {
    axes.rect(
      AxisFrame(
        span: FeedSpan(start: 5, length: 10), lineStart: axes.lineStart, lineEnd: axes.lineEnd),
      length: 100)
  }

  @Test(arguments: [nil, 1, 2, 3], [LayoutDirection.leftToRight, .rightToLeft])
  func outerEdgesAreExact(scale: Double?, layout: LayoutDirection) {
    let rect = whole(axes(.vertical, layout, scale: scale))
    #expect(rect.x == 10.3)
    #expect(rect.right == 375 - 7.7)
    #expect(rect.y == 5 && rect.height == 10)
    let turned = whole(axes(.horizontal, layout, scale: scale))
    #expect(turned.y == 20)
    #expect(turned.bottom == 375 - 30)
    #expect(turned.x == (layout == .leftToRight ? 5 : 85))
    #expect(turned.width == 10)
  }

  @Test func edgesAreRounded() {
    let frame = AxisFrame(
      span: FeedSpan(start: 1.3, length: 1.3), lineStart: 20.6, lineEnd: 30.2)
    let rect = axes(.vertical, .leftToRight, scale: 1).rect(frame, length: 50)
    #expect(rect == LayoutRect(x: 21, y: 1, width: 9, height: 2))
    let mirrored = axes(.vertical, .rightToLeft, scale: 1).rect(frame, length: 50)
    #expect(mirrored == LayoutRect(x: 345, y: 1, width: 9, height: 2))
  }

  /// `start + (end - start)` isn't always `end`.
  @Test func farEdgesAreExact() {
    var isInexact = false
    for step in 1..<2000 {
      let start = Double(step) * 0.1
      let end = 375 - Double(step) * 0.0037
      isInexact = isInexact || start + (end - start) != end
      let exact = FeedAxes.exact(from: start, to: end)
      #expect(exact.start + exact.extent == end)
      #expect(abs(exact.start - start) < 1e-12)
    }
    #expect(isInexact)
  }
}
