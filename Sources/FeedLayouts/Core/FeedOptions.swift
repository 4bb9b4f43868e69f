public import ConstraintKit

/// What all feeds have in common: which way they scroll and run, and how frames are rounded.
public struct FeedOptions: Hashable, Sendable {
  /// The dimension in which sections and items follow each other.
  public var scrollDirection: LayoutDimension
  /// Right to left mirrors the feed: the first column is the rightmost one, and what scrolls
  /// horizontally begins at the right end of the content.
  public var layoutDirection: LayoutDirection
  /// The pixels of a point to whose edges frames are rounded; nil leaves frames as they are.
  ///
  /// Edges are rounded, not sizes, so that neighbours neither overlap nor drift apart. The outer
  /// edges of a section, its width less the insets, are never moved.
  public var pixelScale: Double?
  /// Room around the content of the scroll view, in points. It moves no frame: it moves the offset at
  /// which the feed starts, and the place at which headers stick.
  public var contentInset: LayoutInsets

  /// Options; without arguments, a feed that scrolls vertically and runs from left to right.
  public init(
    scrollDirection: LayoutDimension = .vertical, layoutDirection: LayoutDirection = .leftToRight,
    pixelScale: Double? = nil, contentInset: LayoutInsets = .zero
  ) {
    self.scrollDirection = scrollDirection
    self.layoutDirection = layoutDirection
    self.pixelScale = pixelScale
    self.contentInset = contentInset
  }
}

extension FeedOptions {
  /// Whether the far end of the content comes first.
  package var mirrorsScrolling: Bool {
    scrollDirection == .horizontal && layoutDirection == .rightToLeft
  }

  /// Whether the lines that run across the scroll direction are mirrored.
  package var mirrorsLines: Bool {
    scrollDirection == .vertical && layoutDirection == .rightToLeft
  }

  package func check() throws(FeedError) {
    if let pixelScale { try FeedError.check(pixelScale, .pixelScale, minimum: FeedLimit.minScale) }
    for inset in [contentInset.top, contentInset.left, contentInset.bottom, contentInset.right] {
      guard abs(inset) <= FeedLimit.length else { throw .invalidOption(.contentInset, inset) }
    }
  }
}

/// Insets told along the scroll direction and across it, in the order in which a feed runs.
package struct AxisInsets: Hashable, Sendable {
  /// Before the first item in the scroll direction.
  package var start: Double
  /// Behind the last item.
  package var end: Double
  /// Before the first item of a line.
  package var lineStart: Double
  /// Behind the last item of a line.
  package var lineEnd: Double

  package init(_ insets: LayoutInsets, _ options: FeedOptions) {
    let vertical = (insets.top, insets.bottom)
    let horizontal =
      options.layoutDirection == .leftToRight
      ? (insets.left, insets.right) : (insets.right, insets.left)
    switch options.scrollDirection {
    case .vertical:
      (start, end) = vertical
      (lineStart, lineEnd) = horizontal
    case .horizontal:
      (start, end) = horizontal
      (lineStart, lineEnd) = vertical
    }
  }

  /// No insets.
  package static let zero = AxisInsets(.zero, FeedOptions())
}
