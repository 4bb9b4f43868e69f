public import ConstraintKit

/// The comments of a post, one below the other in a box.
///
/// The labels are a pool that is reused. Going from comments to none and back leaves no constraint
/// behind.
public final class CommentsFooter {
  /// Holds the box; the root that is solved.
  public let view = LayoutView("footer")
  /// Holds the comments.
  public let box = LayoutView("box")
  /// The labels that are shown, from the top.
  public private(set) var labels: [LayoutView] = []
  private var spareLabels: [LayoutView] = []
  private var width = CommentsFooter.minimumWidth

  /// What the margins take, in points.
  public static let minimumWidth = 110.0
  static let font = TextFont(size: 12)

  /// A footer without comments.
  public init() {
    view.addSubview(box)
    remakeBox()
  }

  /// Shows the comments of a post.
  ///
  /// - Parameter width: The footer's width in points, at least ``minimumWidth``.
  /// - Throws: ``FeedError/invalidWidth(_:minimum:)``, and then the footer is as it was.
  public func configure(with comments: [String], width: Double) throws(FeedError) {
    try FeedError.check(lineLength: width, minimum: Self.minimumWidth)
    self.width = width
    takeLabels(comments.count)
    for (label, comment) in zip(labels, comments) {
      label.content = .text(
        TextContent(
          comment, font: Self.font, maxLines: 0, maxWidth: width - Self.minimumWidth))
    }
    remakeLabels()
    remakeBox()
  }

  /// Makes as many labels visible as are needed.
  private func takeLabels(_ count: Int) {
    while labels.count > count {
      let label = labels.removeLast()
      label.removeConstraints()
      label.removeFromSuperview()
      spareLabels.append(label)
    }
    while labels.count < count {
      let label = spareLabels.popLast() ?? LayoutView("comment\(labels.count)")
      box.addSubview(label)
      labels.append(label)
    }
  }

  private func remakeLabels() {
    for (index, label) in labels.enumerated() {
      label.remakeConstraints { make in
        make.left.equalTo(10)
        make.right.equalTo(-10)
        if index == 0 {
          make.top.equalTo(20)
        } else {
          make.top.equalTo(labels[index - 1].bottom).offset(5)
        }
      }
    }
  }

  /// The box ends below the last comment, and the footer with it; without comments both are empty.
  private func remakeBox() {
    box.remakeConstraints { make in
      if let last = labels.last {
        make.left.equalTo(70)
        make.right.equalTo(-20)
        make.top.equalToSuperview()
        make.bottom.equalTo(last).offset(10)
      } else {
        make.edges.equalToSuperview()
      }
    }
    view.remakeConstraints { make in
      if labels.isEmpty {
        make.height.equalTo(0)
      } else {
        make.bottom.equalTo(box)
      }
    }
  }

  /// Solves the footer as it is configured.
  ///
  /// - Throws: ``FeedError/unsolved(_:_:section:)``.
  public func frames(
    measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(FeedError) -> CommentsFooterFrames {
    let solution = try FeedError.solve(view, .footer, width: width, measurer: measurer)
    return CommentsFooterFrames(self, solution)
  }
}
