public import ConstraintKit

/// An item of a waterfall: a picture that fills it, and the item's number in the middle.
///
/// The waterfall says how large an item is; the cell follows.
public final class WaterfallCell {
  public let contentView = LayoutView("item")
  public let picture = LayoutView("picture")
  public let title = LayoutView.label("", name: "title", font: TextFont(size: 14))

  /// An empty cell.
  public init() {
    contentView.addSubviews(picture, title)
    picture.makeConstraints { make in
      make.edges.equalTo(contentView)
    }
    title.makeConstraints { make in
      make.center.equalTo(contentView)
      make.width.lessThanOrEqualTo(contentView).offset(-16)
    }
  }

  /// Shows a number.
  public func configure(title: String) {
    self.title.text = title
  }
}
