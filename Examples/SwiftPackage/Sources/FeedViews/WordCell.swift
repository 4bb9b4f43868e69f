public import ConstraintKit

/// A word of a flow layout; the cell is as large as the word.
public final class WordCell {
  public let contentView = LayoutView("word")
  public let label = LayoutView.label("", name: "label", lines: 0, wrapping: .character)

  /// An empty cell.
  public init() {
    contentView.addSubview(label)
    label.makeConstraints { make in
      make.edges.equalTo(contentView)
    }
  }

  /// The cell's size for a word, in whole points: as wide as the word, at most `maxWidth`.
  ///
  /// - Throws: `LayoutError` where `maxWidth` isn't a width.
  public func size(for word: String, maxWidth: Double) throws(LayoutError) -> LayoutSize {
    label.content = .text(
      TextContent(word, maxLines: 0, wrapping: .character, maxWidth: maxWidth))
    let size = try contentView.fittingSize()
    return LayoutSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}

/// What stands above the words of a section: the name of who says them.
public final class SectionHeader {
  public let view = LayoutView("header")
  public let label = LayoutView.label("", name: "label")

  /// An empty header.
  public init() {
    view.addSubview(label)
    label.makeConstraints { make in
      make.edges.equalTo(view)
    }
  }

  /// Shows the name of a section.
  public func configure(title: String) {
    label.text = title
  }
}
