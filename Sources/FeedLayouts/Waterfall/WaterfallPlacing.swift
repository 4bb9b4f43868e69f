public import ConstraintKit

/// A waterfall as the contents of a container in a layout.
///
/// Each child is as wide as its columns, and as high as it is at that width. Of the configuration the
/// columns, margins, insets, order, rule and tolerance count.
public struct WaterfallPlacing: ContentPlacing, Hashable {
  /// How the children are placed.
  public var configuration: WaterfallConfiguration
  /// How many columns each child takes, in order; 1 for those behind the last.
  public var spans: [Int]

  /// A waterfall whose children take `spans` columns.
  public init(_ configuration: WaterfallConfiguration, spans: [Int] = []) {
    self.configuration = configuration
    self.spans = spans
  }

  public var provenance: ConstraintProvenance { .waterfall }

  public var minWidth: Double {
    let margins = Double(configuration.columnCount - 1) * configuration.columnMargin
    return configuration.insets.left + configuration.insets.right + margins
  }

  public func offers(to count: Int, in width: Double) throws(PlacementFault) -> [PlacementOffer] {
    let metrics = try PlacementFault.catching { () throws(FeedError) in
      try WaterfallMetrics(configuration.forContainer(.leftToRight), lineLength: width)
    }
    return (0..<count).map { index in
      .exactly(metrics.width(span: min(max(span(of: index), 1), metrics.columnCount)))
    }
  }

  public func placement(
    of sizes: [LayoutSize], in width: Double, _ direction: LayoutDirection
  ) throws(PlacementFault) -> ContentPlacement {
    let items = sizes.enumerated().map { index, size in
      WaterfallItem(height: size.height, span: span(of: index))
    }
    return try PlacementFault.catching { () throws(FeedError) in
      ContentPlacement(
        try configuration.forContainer(direction).arrangement(of: items, in: width))
    }
  }

  private func span(of index: Int) -> Int {
    spans.indices.contains(index) ? spans[index] : 1
  }
}

extension WaterfallConfiguration {
  /// In a container the width is across, and the engine rounds.
  fileprivate func forContainer(_ direction: LayoutDirection) -> WaterfallConfiguration {
    var copy = self
    copy.options = FeedOptions(layoutDirection: direction)
    return copy
  }
}
