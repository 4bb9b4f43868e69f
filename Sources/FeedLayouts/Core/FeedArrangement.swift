public import ConstraintKit

/// The frames of a list of items, and the size of what they take with the insets: what containers
/// place their children with.
public struct FeedArrangement: Hashable, Sendable {
  /// In the order of the items, in points.
  public let frames: [LayoutRect]
  /// In points.
  public let contentSize: LayoutSize

  /// Frames in the order of the items, and the size of what they take, in points.
  public init(frames: [LayoutRect], contentSize: LayoutSize) {
    self.frames = frames
    self.contentSize = contentSize
  }

  init(_ snapshot: FeedSnapshot) {
    let count = snapshot.itemCount(section: 0) ?? 0
    frames = (0..<count).compactMap { snapshot.frame(at: .item($0)) }
    contentSize = snapshot.contentSize
  }
}

extension WaterfallConfiguration {
  /// How wide an item is, in points, before rounding to pixels: what its height is measured at.
  ///
  /// - Parameters:
  ///   - span: How many columns it takes: taken as 1 where it's less, and as the number of columns
  ///     where it's more.
  ///   - width: Of the waterfall, in points.
  public func itemWidth(span: Int = 1, in width: Double) throws(FeedError) -> Double {
    let metrics = try WaterfallMetrics(self, lineLength: width)
    return metrics.width(span: min(max(span, 1), columnCount))
  }

  /// The frames of items in a waterfall without a header and a footer, as ``WaterfallLayout`` has them.
  ///
  /// - Complexity: O(items · columns).
  public func arrangement(
    of items: [WaterfallItem], in width: Double
  ) throws(FeedError) -> FeedArrangement {
    let section = FeedSection(items, header: 0, footer: 0)
    return FeedArrangement(
      try WaterfallLayout([section], configuration: self, width: width).snapshot)
  }
}

extension FlowConfiguration {
  /// The frames of items in a flow without a header and a footer, as ``FlowLayout`` has them.
  ///
  /// - Complexity: O(items).
  public func arrangement(
    of sizes: [LayoutSize], in width: Double
  ) throws(FeedError) -> FeedArrangement {
    let section = FeedSection(sizes, header: 0, footer: 0)
    return FeedArrangement(try FlowLayout([section], configuration: self, width: width).snapshot)
  }
}
