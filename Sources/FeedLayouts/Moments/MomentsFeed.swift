public import ConstraintKit

/// A timeline as a grouped table: for each post a section with a header, a cell and a footer.
///
/// ```swift
/// let feed = MomentsFeed(posts: posts)
/// let layout = try feed.layout(width: 375)
/// layout.sections[2].cellFrame
/// layout.contentHeight
/// ```
public struct MomentsFeed: Sendable {
  /// From the top.
  public var posts: [MomentsPost]
  /// Of each section's header, in points. UIKit once took a true 0 in a grouped table for its
  /// default, hence the little.
  public var headerHeight: Double

  /// A timeline whose headers have a height in points.
  public init(posts: [MomentsPost], headerHeight: Double = 0.0001) {
    self.posts = posts
    self.headerHeight = headerHeight
  }

  /// The frames of all sections.
  ///
  /// - Parameter width: In points, at least ``MomentsCell/minimumWidth``.
  /// - Complexity: One solution of a small system for each cell and footer.
  public func layout(
    width: Double, measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(FeedError) -> MomentsFeedLayout {
    try FeedError.check(lineLength: width, minimum: MomentsCell.minimumWidth)
    try FeedError.check(headerHeight: headerHeight)
    let template = SectionTemplate()
    var layout = MomentsFeedLayout(width: width)
    for (index, post) in posts.enumerated() {
      do {
        let (cell, footer) = try template.frames(of: post, width: width, measurer: measurer)
        layout.append(headerHeight: headerHeight, cell: cell, footer: footer)
      } catch {
        throw error.ofItem(index)
      }
    }
    return layout
  }
}

/// The cell and the footer with which all posts are measured.
private struct SectionTemplate {
  let cell = MomentsCell()
  let footer = CommentsFooter()

  func frames(
    of post: MomentsPost, width: Double, measurer: any TextMeasuring
  ) throws(FeedError) -> (MomentsCellFrames, CommentsFooterFrames) {
    try cell.configure(with: post, width: width)
    try footer.configure(with: post.comments, width: width)
    return (try cell.frames(measurer: measurer), try footer.frames(measurer: measurer))
  }
}
