public import ConstraintKit

/// The cells and footers of a moments feed at one width, solved once for each number of pictures
/// and of comments.
///
/// Its frames are those of ``MomentsCell`` and ``CommentsFooter`` within 10⁻⁹, at a small part of
/// the time. A copy shares what has been solved, and any number of tasks can use it at once.
///
/// ```swift
/// let template = try MomentsTemplate(width: 375)
/// let frames = try template.frames(of: post)
/// frames.cell.height
/// ```
public struct MomentsTemplate: Sendable {
  /// In points.
  public let width: Double
  /// What the texts are measured with.
  public let measurer: any TextMeasuring
  private let shapes: MomentsShapes

  /// - Parameter width: In points, at least ``MomentsCell/minimumWidth``.
  /// - Throws: ``FeedError/invalidWidth(_:minimum:)``.
  public init(
    width: Double, measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(FeedError) {
    try FeedError.check(lineLength: width, minimum: MomentsCell.minimumWidth)
    self.width = width
    self.measurer = measurer
    shapes = MomentsShapes(width: width)
  }

  /// The frames of a post.
  ///
  /// - Throws: ``FeedError/unsolved(_:_:section:)``.
  public func frames(of post: MomentsPost) throws(FeedError) -> MomentsPostFrames {
    guard let frames = try solve([post]).first?.get() else {
      throw .noAnswer(.item)
    }
    return frames
  }
}

// MARK: Texts

extension MomentsTemplate {
  /// How much room the texts of a post take.
  ///
  /// - Throws: ``FeedError/invalidLength(_:_:)`` for a size from the measurer that isn't finite,
  ///   is negative or too large.
  public func measure(_ post: MomentsPost) throws(FeedError) -> MomentsMeasuredPost {
    let contentWidth = width - MomentsCell.textMargins
    let measured = MomentsMeasuredPost(
      imgCount: post.imgCount,
      timeWidth: size(of: post.publicTime, MomentsCell.timeFont, in: .infinity).width,
      contentHeight: size(of: post.content, MomentsCell.contentFont, in: contentWidth, lines: 0)
        .height,
      commentHeights: post.comments.map { comment in
        size(
          of: comment, CommentsFooter.font, in: width - CommentsFooter.minimumWidth, lines: 0
        ).height
      })
    try measured.check()
    return measured
  }

  private func size(
    of text: String, _ font: TextFont, in width: Double, lines: Int = 1
  ) -> LayoutSize {
    measurer.measure(TextContent(text, font: font, maxLines: lines), in: width).size
  }
}

// MARK: Frames

extension MomentsTemplate: FeedSolving {
  /// The frames of posts, in their order; an error in place of those of a post that has none.
  public func solve(_ posts: [MomentsPost]) -> [Result<MomentsPostFrames, FeedError>] {
    let texts = posts.map { post in Result { () throws(FeedError) in try measure(post) } }
    var results = frames(of: texts)
    for (item, result) in results.enumerated() {
      guard case .failure = result else { continue }
      results[item] = Result { () throws(FeedError) in try solveLive(posts[item]) }
    }
    return results
  }

  /// What the live solver says of a post that no template answers for.
  private func solveLive(_ post: MomentsPost) throws(FeedError) -> MomentsPostFrames {
    let cell = MomentsCell()
    let footer = CommentsFooter()
    try cell.configure(with: post, width: width)
    try footer.configure(with: post.comments, width: width)
    return MomentsPostFrames(
      cell: try cell.frames(measurer: measurer), footer: try footer.frames(measurer: measurer))
  }

  /// The frames of posts whose texts have been measured at ``width``, in their order.
  ///
  /// A size that can't be is that post's error; more than 64 comments are solved on their own.
  public func frames(
    of posts: [MomentsMeasuredPost]
  ) -> [Result<MomentsPostFrames, FeedError>] {
    frames(
      of: posts.map { post in
        Result { () throws(FeedError) in
          try post.check()
          return post
        }
      })
  }

  private func frames(
    of posts: [Result<MomentsMeasuredPost, FeedError>]
  ) -> [Result<MomentsPostFrames, FeedError>] {
    var run = MomentsTemplateRun(posts)
    run.solveCells(shapes)
    run.solveFooters(shapes, width: width)
    return run.results
  }
}
