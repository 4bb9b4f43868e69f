internal import ConstraintKit

/// What of a post its frames depend on: how much room its texts take at a width, and its pictures.
///
/// The room for the name doesn't depend on it.
public struct MomentsMeasuredPost: Sendable, Hashable {
  /// 0…9, other numbers are clamped.
  public var imgCount: Int
  /// Of the line with the time, in points.
  public var timeWidth: Double
  /// Of the wrapped text, in points.
  public var contentHeight: Double
  /// Of each wrapped comment, in points.
  public var commentHeights: [Double]

  /// What is known of a post whose texts have been measured, in points.
  public init(
    imgCount: Int = 0, timeWidth: Double = 0, contentHeight: Double = 0,
    commentHeights: [Double] = []
  ) {
    self.imgCount = imgCount
    self.timeWidth = timeWidth
    self.contentHeight = contentHeight
    self.commentHeights = commentHeights
  }

  /// Throws if a size isn't a number, is negative or too large.
  func check() throws(FeedError) {
    _ = try FeedError.checked(timeWidth, .item(0))
    _ = try FeedError.checked(contentHeight, .item(0))
    for height in commentHeights { _ = try FeedError.checked(height, .footer(section: 0)) }
  }
}

/// The frames of a post: its cell's and its comments'.
public struct MomentsPostFrames: Sendable, Hashable {
  /// Of the cell's views.
  public var cell: MomentsCellFrames
  /// Of the footer's views.
  public var footer: CommentsFooterFrames

  /// The frames of a cell and of its footer.
  public init(cell: MomentsCellFrames, footer: CommentsFooterFrames) {
    self.cell = cell
    self.footer = footer
  }

  /// Of cell and footer, in points.
  public var height: Double { cell.height + footer.height }
}
