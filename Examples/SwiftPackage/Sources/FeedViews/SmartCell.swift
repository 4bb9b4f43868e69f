public import ConstraintKit

/// A cell that sizes itself: it ends where the message ends, or the last picture if there is one.
///
/// Both want the bottom. The message's wish is low, the picture's high, so neither has to be taken
/// away, and the two are never a conflict.
public final class SmartCell {
  public static let capacity = 9

  public let contentView = LayoutView("cell")
  public let name: LayoutView
  public let message: LayoutView
  /// The pool; what isn't shown keeps its frame.
  public let pictures = (0..<SmartCell.capacity).map { LayoutView("picture\($0)") }
  private var bottom: Constraint?

  /// An empty cell.
  ///
  /// - Parameters:
  ///   - imageWidth: Of a picture, in points; a third of the cell's width.
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
    let count = min(max(0, imageCount), SmartCell.capacity)
    for (i, picture) in pictures.enumerated() { picture.isHidden = i >= count }
    bottom?.uninstall()
    guard count > 0 else { return }
    pictures[count - 1].makeConstraints { make in
      bottom = make.bottom.equalTo(contentView).priorityHigh().constraint
    }
  }
}
