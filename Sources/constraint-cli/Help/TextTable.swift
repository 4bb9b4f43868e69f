/// Labels at the left and texts beside them, as swift-argument-parser sets its help.
struct TextTable {
  /// Where the texts begin.
  static let textColumn = 26
  private static let indent = "  "
  /// Texts that would have fewer columns begin on a line of their own.
  private static let leastTextWidth = 24
  private static let narrowIndent = "      "

  /// The width of the screen in cells.
  let columns: Int

  /// A label and its text; a label that doesn't fit has the text on the next line.
  func row(_ label: String, _ text: String) -> String {
    let label = Self.indent + label
    guard columns >= Self.textColumn + Self.leastTextWidth else {
      let head = label == Self.indent ? "" : label + "\n"
      return head + paragraph(text, leading: Self.narrowIndent)
    }
    let lines = Self.wrapped(text, width: columns - Self.textColumn)
    guard !lines.isEmpty else { return label + "\n" }
    let fits = label.count < Self.textColumn
    let padding = String(repeating: " ", count: Self.textColumn)
    let first = fits ? label + padding.dropFirst(label.count) : label + "\n" + padding
    return first + lines.joined(separator: "\n" + padding) + "\n"
  }

  /// A paragraph over the whole width.
  ///
  /// - Parameter indent: What all of its lines but the first begin with.
  func paragraph(_ text: String, indent: String = "") -> String {
    Self.wrapped(text, width: columns, indent: indent).map { $0 + "\n" }.joined()
  }

  /// A paragraph whose lines all begin with `leading`.
  func paragraph(_ text: String, leading: String) -> String {
    Self.wrapped(text, width: columns - leading.count).map { leading + $0 + "\n" }.joined()
  }

  /// Breaks at spaces; a word that's wider than the line has a line of its own.
  ///
  /// - Parameter indent: What all lines but the first begin with.
  static func wrapped(_ text: String, width: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append((lines.isEmpty ? "" : indent) + word)
      }
    }
    return lines
  }
}
