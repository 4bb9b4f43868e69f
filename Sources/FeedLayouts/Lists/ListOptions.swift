public import ConstraintKit

/// How a list of rows that size themselves is laid out.
public struct ListOptions: Sendable, Hashable {
  /// How long along the scroll direction, in points, a row is taken to be until it is measured: its
  /// height, or its width in a list that scrolls horizontally. Nil, or 0 as in a table view,
  /// measures every row at once.
  public var estimatedHeight: Double?
  /// The most measured lengths that are kept for when they are needed again.
  public var cacheCapacity: Int
  /// The dimension in which rows follow each other.
  public var scrollDirection: LayoutDimension
  /// Where rows follow each other horizontally, the side at which the first one is.
  public var layoutDirection: LayoutDirection
  /// The pixels of a point to whose edges frames are rounded; nil leaves frames as they are.
  public var pixelScale: Double?
  /// Room around the content of the scroll view. It moves no frame.
  public var contentInset: LayoutInsets

  /// Options; without arguments, a list that scrolls vertically, and every row is measured at once.
  public init(
    estimatedHeight: Double? = nil, cacheCapacity: Int = 10_000,
    scrollDirection: LayoutDimension = .vertical, layoutDirection: LayoutDirection = .leftToRight,
    pixelScale: Double? = nil, contentInset: LayoutInsets = .zero
  ) {
    self.estimatedHeight = estimatedHeight
    self.cacheCapacity = cacheCapacity
    self.scrollDirection = scrollDirection
    self.layoutDirection = layoutDirection
    self.pixelScale = pixelScale
    self.contentInset = contentInset
  }

  func axes(lineLength: Double) -> FeedAxes {
    FeedAxes(
      options: FeedOptions(
        scrollDirection: scrollDirection, layoutDirection: layoutDirection,
        pixelScale: pixelScale, contentInset: contentInset),
      lineLength: lineLength)
  }

  func check() throws(FeedError) {
    try axes(lineLength: 0).options.check()
    if let estimatedHeight { try FeedError.check(estimatedHeight, .estimatedHeight) }
  }

  /// The estimate, if there is one; a row without length would never become visible, nor be measured.
  var estimate: Double? {
    estimatedHeight.flatMap { ExactSum($0) == .zero ? nil : $0 }
  }
}
