public import ConstraintKit

/// Why a feed has no frames.
public enum FeedError: Error, Sendable {
  /// The width, in points, isn't finite or is less than the margins take.
  case invalidWidth(Double, minimum: Double)
  /// The height of the section headers, in points, isn't finite or is negative.
  case invalidHeaderHeight(Double)
  /// A cell or a footer can't be solved. `section` is the post's index; nil outside a feed.
  case unsolved(LayoutError, section: Int?)
}
