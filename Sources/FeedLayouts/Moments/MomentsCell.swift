public import ConstraintKit

/// A post without its comments: author, time, text and pictures.
///
/// A cell can be configured any number of times; its constraints never pile up.
///
/// ```swift
/// let cell = MomentsCell()
/// try cell.configure(with: post, width: 375)
/// let frames = try cell.frames()
/// frames.height
/// ```
public final class MomentsCell {
  /// Holds everything; the root that is solved.
  public let view = LayoutView("cell")
  /// The line at the top, from side to side.
  public let topLine = LayoutView("topLine")
  /// The author's picture.
  public let avatar = LayoutView("avatar")
  /// The author's name.
  public let name = LayoutView.label("", name: "name", font: MomentsCell.nameFont)
  /// When the post was published.
  public let time = LayoutView.label("", name: "time", font: MomentsCell.timeFont)
  /// The text, on any number of lines.
  public let content = LayoutView.label(
    "", name: "content", font: MomentsCell.contentFont, lines: 0)
  /// The pictures.
  public let grid = NineGrid()
  private var width = MomentsCell.minimumWidth
  private var bottomConstraint: Constraint?

  /// What the margins and the gaps of three columns of pictures take, in points.
  public static let minimumWidth = 130.0
  /// The part of the width that isn't the text's: 70 on the left, 20 on the right.
  static let textMargins = 90.0
  static let nameFont = TextFont(size: 14)
  static let timeFont = TextFont(size: 12)
  static let contentFont = TextFont(size: 14)

  /// A cell with an empty post.
  public init() {
    view.addSubviews(topLine, avatar, name, time, content, grid.view)
    makeHeaderConstraints()
    makeBodyConstraints()
    remakeBottom(offset: 0)
  }

  private func makeHeaderConstraints() {
    topLine.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(1)
    }
    avatar.makeConstraints { make in
      make.left.top.equalTo(20)
      make.size.equalTo(40)
    }
    name.makeConstraints { make in
      make.left.equalTo(avatar.right).offset(10)
      make.top.equalTo(avatar)
      make.height.equalTo(20)
      make.right.equalTo(-20)
    }
    time.makeConstraints { make in
      make.left.equalTo(name)
      make.top.equalTo(name.bottom).offset(5)
      make.height.equalTo(10)
    }
  }

  private func makeBodyConstraints() {
    content.makeConstraints { make in
      make.left.equalTo(name)
      make.top.equalTo(time.bottom).offset(10)
      make.right.equalTo(-20)
    }
    grid.view.makeConstraints { make in
      make.left.right.equalTo(content)
      make.top.equalTo(content.bottom).offset(20)
    }
  }

  /// The cell ends below its pictures.
  private func remakeBottom(offset: Double) {
    bottomConstraint?.uninstall()
    view.makeConstraints { make in
      bottomConstraint = make.bottom.equalTo(grid.view).offset(offset).constraint
    }
  }

  /// Shows a post.
  ///
  /// - Parameter width: The cell's width in points, at least ``minimumWidth``.
  /// - Throws: ``FeedError/invalidWidth(_:minimum:)``, and then the cell is as it was.
  public func configure(with post: MomentsPost, width: Double) throws(FeedError) {
    try FeedError.check(lineLength: width, minimum: Self.minimumWidth)
    self.width = width
    let textWidth = width - Self.textMargins
    name.text = post.userName
    time.text = post.publicTime
    content.content = .text(
      TextContent(post.content, font: Self.contentFont, maxLines: 0, maxWidth: textWidth))
    grid.show(post.imgCount, maxWidth: textWidth)
    remakeBottom(offset: post.imgCount == 0 ? 0 : 10)
  }

  /// Solves the cell as it is configured.
  ///
  /// - Throws: ``FeedError/unsolved(_:_:section:)``.
  public func frames(
    measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(FeedError) -> MomentsCellFrames {
    let solution = try FeedError.solve(view, .item, width: width, measurer: measurer)
    return MomentsCellFrames(self, solution)
  }
}
