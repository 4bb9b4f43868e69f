public import ConstraintKit

/// How a list of rows that size themselves is laid out.
public struct ListOptions: Sendable, Hashable {
  /// The height, in points, that a row is taken to have until it is measured; nil, or 0 as in a table
  /// view, measures every row at once.
  public var estimatedHeight: Double?
  /// The most measured heights that are kept for when they are needed again.
  public var cacheCapacity: Int
  /// The pixels of a point to whose edges frames are rounded; nil leaves frames as they are.
  public var pixelScale: Double?
  /// Room around the content of the scroll view. It moves no frame.
  public var contentInset: LayoutInsets

  /// Options; without arguments, every row is measured at once.
  public init(
    estimatedHeight: Double? = nil, cacheCapacity: Int = 10_000, pixelScale: Double? = nil,
    contentInset: LayoutInsets = .zero
  ) {
    self.estimatedHeight = estimatedHeight
    self.cacheCapacity = cacheCapacity
    self.pixelScale = pixelScale
    self.contentInset = contentInset
  }

  func axes(width: Double) -> FeedAxes {
    FeedAxes(
      options: FeedOptions(pixelScale: pixelScale, contentInset: contentInset), lineLength: width)
  }

  func check() throws(FeedError) {
    try axes(width: 0).options.check()
    if let estimatedHeight { try FeedError.check(estimatedHeight, .estimatedHeight) }
  }

  /// The estimate, if there is one; a row without height would never become visible, nor be measured.
  var estimate: Double? {
    estimatedHeight.flatMap { ExactSum($0) == .zero ? nil : $0 }
  }
}
