/// Which constraint of a ``LayoutModel``, or which of the engine's own, a linear constraint stands
/// for.
public enum ConstraintSource: Sendable, Hashable {
  /// An index into ``LayoutModel/constraints``.
  case explicit(Int)
  /// The root has the canvas's size in this dimension.
  case canvas(LayoutDimension)
  /// No node has a negative size.
  case nonNegative(node: Int, LayoutDimension)
  /// The node resists being smaller (`isMinimum`, its compression resistance) or larger (its
  /// hugging) than its content.
  case intrinsic(node: Int, LayoutDimension, isMinimum: Bool)
  /// A self-sizing side is pulled to 0 at ``Priority/fittingSize``.
  case fitting(node: Int, LayoutDimension)
  /// What makes the readable guide of a node.
  case readableGuide(node: Int, ReadableGuideRule)

  /// The three rules of a readable guide.
  public enum ReadableGuideRule: UInt8, Sendable, Hashable, CaseIterable {
    /// It isn't wider than ``LayoutMetrics/readableWidth``.
    case limit
    /// It isn't wider than the margins.
    case inside
    /// Its centre is that of the margins.
    case centre
    /// It is as wide as it may be.
    case fill
  }
}

/// Fixed sizes, in points, that layouts depend on.
public enum LayoutMetrics {
  /// The greatest width of a readable guide, as in UIKit.
  public static let readableWidth = 672.0
  /// The gap of a bare `-` between two views of a visual format, as in UIKit.
  public static let standardSpacing = 8.0
  /// What a view that grows as far as it can is pulled to, as in UIKit.
  public static let expandedLength = 10_000.0
  /// Numbers beyond this are refused: sums of them would lose whole points.
  public static let largestMagnitude = 1e12
}
