public import ConstraintKit

/// An element, and how far it is from the start of what is visible, so that it can be kept there.
public struct FeedAnchor: Hashable, Sendable {
  /// What is kept in its place.
  public let element: FeedElement
  /// From the edge at which the visible rectangle starts to the one at which the element starts, in
  /// points; negative where the element starts before it.
  public let distance: Double
  /// The visible rectangle.
  public let visibleRect: LayoutRect

  /// An element that is to be `distance` points from the start of a visible rectangle.
  ///
  /// Numbers that aren't finite are taken as 0.
  public init(element: FeedElement, distance: Double, visibleRect: LayoutRect) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    self.element = element
    self.distance = finite(distance)
    self.visibleRect = LayoutRect(
      x: finite(visibleRect.x), y: finite(visibleRect.y), width: finite(visibleRect.width),
      height: finite(visibleRect.height))
  }
}

extension FeedSnapshot {
  /// The first item that is visible, or else the first header or footer; nil if there is none.
  ///
  /// - Complexity: O(log n + visible elements).
  public func anchor(in visibleRect: LayoutRect) -> FeedAnchor? {
    var found: FeedPlacement?
    visit(visibleRect) { element, frame in
      if found == nil || (found?.element.kind != .item && element.kind == .item) {
        found = FeedPlacement(element: element, frame: frame)
      }
    }
    return found.map {
      FeedAnchor(
        element: $0.element, distance: startEdge($0.frame) - startEdge(visibleRect),
        visibleRect: visibleRect)
    }
  }

  /// The content offset at which a feed that is scrolled to its start is shown: the content inset is
  /// seen before the content. In a flow of words under a status bar, (0, −20).
  ///
  /// - Parameter visibleSize: Of what is visible, in points; it counts only where the start is at the
  ///   right.
  public func startOffset(visibleSize: LayoutSize) -> LayoutPoint {
    let inset = axes.options.contentInset
    let x =
      axes.options.mirrorsScrolling
      ? contentSize.width + inset.right - visibleSize.width : 0 - inset.left
    return LayoutPoint(x, 0 - inset.top)
  }

  /// The content offset at which an element is as far from the start of the visible rectangle as the
  /// anchor says. It isn't clamped to what can be scrolled to.
  func contentOffset(showing frame: LayoutRect, as anchor: FeedAnchor) -> LayoutPoint {
    let move = startEdge(frame) - anchor.distance - startEdge(anchor.visibleRect)
    var offset = anchor.visibleRect.origin
    switch axes.options.scrollDirection {
    case .vertical: offset.y += move
    case .horizontal: offset.x += move
    }
    return offset
  }

  private func startEdge(_ rect: LayoutRect) -> Double {
    switch axes.options.scrollDirection {
    case .vertical: rect.y
    case .horizontal: axes.options.mirrorsScrolling ? rect.right : rect.x
    }
  }
}
