/// Labels at the left and texts beside them, as swift-argument-parser sets its help.
struct TextTable {
  /// Where the texts begin.
  static let textColumn = 26
  private static let indent = "  "

  /// The width of the screen in cells.
  let columns: Int

  /// A label and its text; a label that doesn't fit has the text on the next line.
  func row(_ label: String, _ text: String) -> String {
    let label = Self.indent + label
    let lines = Self.wrapped(text, width: columns - Self.textColumn)
    guard !lines.isEmpty else { return label + "\n" }
    let fits = label.count < Self.textColumn
    let padding = String(repeating: " ", count: Self.textColumn)
    let first = fits ? label + padding.dropFirst(label.count) : label + "\n" + padding
    return first + lines.joined(separator: "\n" + padding) + "\n"
  }

  /// A paragraph over the whole width.
  func paragraph(_ text: String) -> String {
    Self.wrapped(text, width: columns).map { $0 + "\n" }.joined()
  }

  /// Breaks at spaces; a word that's wider than the line has a line of its own.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= max(width, 20) {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
