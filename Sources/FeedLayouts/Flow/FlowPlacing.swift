public import ConstraintKit

/// A flow as the contents of a container in a layout.
///
/// Each child has the size that it has of itself, and is no wider than a line. Of the configuration
/// the spacing, insets and alignment count.
public struct FlowPlacing: ContentPlacing, Hashable {
  /// How the children are placed.
  public var configuration: FlowConfiguration

  /// A flow.
  public init(_ configuration: FlowConfiguration) {
    self.configuration = configuration
  }

  public var provenance: ConstraintProvenance { .flow }

  public var minWidth: Double { configuration.insets.left + configuration.insets.right }

  public func offers(to count: Int, in width: Double) throws(PlacementFault) -> [PlacementOffer] {
    Array(repeating: .atMost(max(0, width - minWidth)), count: count)
  }

  public func placement(
    of sizes: [LayoutSize], in width: Double, _ direction: LayoutDirection
  ) throws(PlacementFault) -> ContentPlacement {
    try PlacementFault.catching { () throws(FeedError) in
      ContentPlacement(
        try configuration.forContainer(direction).arrangement(of: sizes, in: width))
    }
  }
}

extension FlowConfiguration {
  /// In a container the width is across, and the engine rounds.
  fileprivate func forContainer(_ direction: LayoutDirection) -> FlowConfiguration {
    var copy = self
    copy.options = FeedOptions(layoutDirection: direction)
    return copy
  }
}
