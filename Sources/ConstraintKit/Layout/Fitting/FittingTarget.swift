/// What a view is fitted to, in each dimension, when it is measured: a length, and how strongly
/// the view wants it.
///
/// ```swift
/// let size = try cell.fittingSize(.width(375))
/// ```
public struct FittingTarget: Sendable, Hashable {
  /// A length in points and how strongly it is wanted.
  public struct Length: Sendable, Hashable {
    /// In points; at least 0.
    public var points: Double
    /// Required is a length that the view has whatever it needs.
    public var priority: Priority

    /// A length that is wanted as strongly as `priority` says.
    public init(_ points: Double, priority: Priority) {
      self.points = points
      self.priority = priority
    }
  }

  /// In each dimension.
  public var lengths: DimensionPair<Length>

  /// Lengths of one's own.
  public init(horizontal: Length, vertical: Length) {
    lengths = DimensionPair(horizontal: horizontal, vertical: vertical)
  }

  /// As small as the constraints let it be: 0 at ``Priority/fittingSize``.
  public static let compressed = FittingTarget(horizontal: .compressed, vertical: .compressed)
  /// As large as the constraints let it be, up to ``LayoutMetrics/expandedLength``: that length at
  /// ``Priority/fittingSize``.
  public static let expanded = FittingTarget(horizontal: .expanded, vertical: .expanded)

  /// Of a given width, and as low as the constraints let it be.
  public static func width(_ points: Double) -> FittingTarget {
    FittingTarget(horizontal: Length(points, priority: .required), vertical: .compressed)
  }

  /// Of a given height, and as narrow as the constraints let it be.
  public static func height(_ points: Double) -> FittingTarget {
    FittingTarget(horizontal: .compressed, vertical: Length(points, priority: .required))
  }
}

extension FittingTarget.Length {
  fileprivate static let compressed = Self(0, priority: .fittingSize)
  fileprivate static let expanded = Self(LayoutMetrics.expandedLength, priority: .fittingSize)
}
