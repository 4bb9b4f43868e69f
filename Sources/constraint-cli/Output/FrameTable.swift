internal import ConstraintKit
internal import LayoutLanguage

/// Frames for people: a line for each view, indented as the views are nested.
struct FrameTable {
  /// The widest text in cells; more is left out.
  private static let textWidth = 40
  private static let gap = 2
  private static let smallestNumberWidth = 5

  let layout: SolvedLayout
  let options: OutputOptions

  private struct Row {
    var name: String
    var numbers: [String]
    var kind: String
    var text: String?
  }

  var text: String {
    let rows = [row(layout.root)] + layout.views.map { row($0) }
    let nameWidth = rows.map { DisplayWidth.of($0.name) }.max() ?? 0
    let numberWidth = rows.flatMap(\.numbers).map(\.utf8.count).max() ?? 0
    let kindWidth = rows.map { $0.text == nil ? 0 : DisplayWidth.of($0.kind) }.max() ?? 0
    let columns = max(numberWidth, Self.smallestNumberWidth) + Self.gap
    return rows.map { row in
      let numbers = row.numbers.map { String(repeating: " ", count: columns - $0.utf8.count) + $0 }
      var line = Self.padded(row.name, nameWidth + Self.gap) + numbers.joined()
      if !row.kind.isEmpty { line += "   " + row.kind }
      if let text = row.text {
        line +=
          String(repeating: " ", count: kindWidth - DisplayWidth.of(row.kind) + Self.gap) + text
      }
      return line + "\n"
    }.joined()
  }

  private func row(_ view: SolvedView) -> Row {
    let precision = options.precision ?? .table
    let frame = options.isAbsolute ? view.absoluteFrame : view.frame
    let isRoot = view.depth == 0
    let name = isRoot ? "root" : String(repeating: "  ", count: view.depth) + view.name.safeToShow
    return Row(
      name: name,
      numbers: [frame.x, frame.y, frame.width, frame.height].map { precision.text($0) },
      kind: isRoot ? "" : view.kind.safeToShow + (view.isHidden ? " (hidden)" : ""),
      text: view.text.map { Self.shortened($0).quoted + (view.isCut ? " (cut)" : "") })
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }

  private static func shortened(_ text: String) -> String {
    var result = ""
    var width = 0
    for character in text {
      width += DisplayWidth.of(String(character))
      if width > textWidth { return result + "…" }
      result.append(character)
    }
    return result
  }
}
