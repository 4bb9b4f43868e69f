/// Distances from the four edges, inward.
public struct LayoutInsets: Sendable, Hashable {
  /// Down from the top edge, in points.
  public var top: Double
  /// Right of the left edge, in points.
  public var left: Double
  /// Up from the bottom edge, in points.
  public var bottom: Double
  /// Left of the right edge, in points.
  public var right: Double

  /// Insets of the given sides; 0 for the others.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets in the order of `UIEdgeInsetsMake`: top, left, bottom, right.
  public init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }

  /// The same inset on all sides.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// One inset left and right, one at the top and the bottom.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// No insets.
  public static let zero = LayoutInsets()
}

/// Distances from the four edges, inward, that follow the direction of text.
public struct LayoutDirectionalInsets: Sendable, Hashable {
  /// Down from the top edge, in points.
  public var top: Double
  /// From the edge where text begins, in points.
  public var leading: Double
  /// Up from the bottom edge, in points.
  public var bottom: Double
  /// From the edge where text ends, in points.
  public var trailing: Double

  /// Insets of the given sides; 0 for the others.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = LayoutDirectionalInsets()

  /// The insets from left and right where text runs in `direction`.
  public func physical(in direction: LayoutDirection) -> LayoutInsets {
    switch direction {
    case .leftToRight: LayoutInsets(top, leading, bottom, trailing)
    case .rightToLeft: LayoutInsets(top, trailing, bottom, leading)
    }
  }
}
