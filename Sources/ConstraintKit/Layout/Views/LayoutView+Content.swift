extension LayoutView {
  /// A view with a text.
  ///
  /// - Parameters:
  ///   - font: The text's size in points, and its weight.
  ///   - lines: The most lines; 0 is any number. A wrapping label's height follows its width.
  ///   - maxWidth: The width, in points, at which the text is measured before the label's own is
  ///     known (`preferredMaxLayoutWidth`).
  public static func label(
    _ text: String, name: String = "", font: TextFont = TextFont(size: 17), lines: Int = 1,
    wrapping: TextWrapping = .word, maxWidth: Double? = nil, fileID: StaticString = #fileID,
    line: Int = #line
  ) -> LayoutView {
    let content = TextContent(
      text, font: font, maxLines: lines, wrapping: wrapping, maxWidth: maxWidth)
    return LayoutView(name, content: .text(content), fileID: fileID, line: line)
  }

  /// The text of a label; setting it on another view makes it a label of one line.
  public var text: String? {
    get {
      if case .text(let text) = content { text.string } else { nil }
    }
    set {
      guard let newValue else {
        content = .none
        return
      }
      if case .text(var text) = content {
        text.string = newValue
        content = .text(text)
      } else {
        content = .text(TextContent(newValue))
      }
    }
  }
}
