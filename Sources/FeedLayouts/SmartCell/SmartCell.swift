public import ConstraintKit

/// A cell that sizes itself: it ends where the message ends, or the last picture if there is one.
///
/// Both want the bottom. The message's wish is low, the picture's high, so neither has to be taken
/// away, and the two are never a conflict.
///
/// ```swift
/// let cell = SmartCell(width: 375)
/// cell.configure(name: "Ada", message: "Shall we meet?", imageCount: 4)
/// try cell.frames(width: 375).height
/// ```
public final class SmartCell {
  /// The most pictures.
  public static let capacity = 9

  /// Holds everything; the root that is solved.
  public let contentView = LayoutView("cell")
  /// The author's name, on one line.
  public let name: LayoutView
  /// The text, on any number of lines.
  public let message: LayoutView
  /// The pool; what isn't shown keeps its frame.
  public let pictures = (0..<SmartCell.capacity).map { LayoutView("picture\($0)") }
  /// How many pictures are shown.
  public private(set) var imageCount = 0
  private var bottom: Constraint?

  /// An empty cell whose pictures are a third of its width, and 16:9.
  ///
  /// - Parameter width: Of the cell, in points.
  public convenience init(width: Double) {
    self.init(imageWidth: width / 3, imageHeight: width / 3 * 9 / 16)
  }

  /// An empty cell.
  ///
  /// - Parameters:
  ///   - imageWidth: Of a picture, in points.
  ///   - imageHeight: Of a picture, in points.
  public init(imageWidth: Double, imageHeight: Double) {
    name = LayoutView.label("", name: "name")
    message = LayoutView.label("", name: "message", lines: 0)
    contentView.addSubviews(name, message)
    for picture in pictures { contentView.addSubview(picture) }
    name.makeConstraints { make in
      make.top.left.right.equalTo(contentView)
    }
    message.makeConstraints { make in
      make.left.right.equalTo(contentView)
      make.top.equalTo(name.bottom)
      make.bottom.equalTo(contentView).priorityLow()
    }
    for (i, picture) in pictures.enumerated() {
      picture.makeConstraints { make in
        make.width.equalTo(imageWidth)
        make.height.equalTo(imageHeight)
        make.centerX.equalTo(contentView).multipliedBy(Double(i % 3 * 2 + 1) / 3)
        make.top.equalTo(message.bottom).offset(imageHeight * Double(i / 3))
      }
    }
    show(0)
  }

  /// Shows a message.
  ///
  /// - Parameter imageCount: Clamped to 0…9.
  public func configure(name: String, message: String, imageCount: Int) {
    self.name.text = name
    self.message.text = message
    show(imageCount)
  }

  /// Shows the first pictures.
  ///
  /// - Parameter imageCount: Clamped to 0…9.
  public func show(_ imageCount: Int) {
    self.imageCount = min(max(0, imageCount), SmartCell.capacity)
    for (i, picture) in pictures.enumerated() { picture.isHidden = i >= self.imageCount }
    bottom?.uninstall()
    guard self.imageCount > 0 else { return }
    pictures[self.imageCount - 1].makeConstraints { make in
      bottom = make.bottom.equalTo(contentView).priorityHigh().constraint
    }
  }

  /// Solves the cell as it is configured.
  ///
  /// - Parameter width: In points; finite and not negative.
  /// - Throws: ``FeedError/invalidWidth(_:minimum:)``, ``FeedError/unsolved(_:_:section:)``.
  public func frames(
    width: Double, measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(FeedError) -> SmartCellFrames {
    try FeedError.check(lineLength: width, minimum: 0)
    let solution = try FeedError.solve(contentView, .item, width: width, measurer: measurer)
    return SmartCellFrames(self, solution)
  }
}
