internal import ConstraintKit

/// A layout's frames at several widths, as text.
struct FrameSnapshot {
  /// A line of the text, and what it is about.
  struct Line {
    var text: String
    /// Which of the widths; nil for titles.
    var section: Int?
    var node: Int?
  }

  private let title: String
  private(set) var sections: [(title: String, solution: LayoutSolution)] = []
  private(set) var lines: [Line] = []

  init(title: String) {
    self.title = title
  }

  mutating func add(_ solution: LayoutSolution, width: Double, isRounded: Bool) {
    if !sections.isEmpty { lines.append(Line(text: "")) }
    let heading = "\(title), \(width.message) wide:"
    lines.append(Line(text: heading))
    for line in solution.frameTree(isRounded: isRounded).lines {
      lines.append(Line(text: "  " + line.text, section: sections.count, node: line.node))
    }
    sections.append((heading, solution))
  }

  /// With a newline at its end.
  var text: String { lines.map { $0.text + "\n" }.joined() }

  /// The frames, and a picture of the layout at each width.
  var attachments: [TestFailure.Attachment] {
    [.init(name: "frames.txt", contents: text)]
      + sections.enumerated().map { index, section in
        let number = sections.count > 1 ? "-\(index + 1)" : ""
        return .init(name: "layout\(number).svg", contents: section.solution.svg())
      }
  }
}

extension FrameSnapshot {
  /// Line by line what is otherwise in a text that was recorded, and why the first changed numbers
  /// are what they are.
  func difference(from recorded: String) -> String {
    let difference = LineDifference(from: recorded.lines, to: lines.map(\.text))
    let reasons = explanations(difference)
    return difference.description
      + (reasons.isEmpty ? "" : "\n" + reasons.joined(separator: "\n"))
  }

  /// More than anybody reads.
  private static let mostExplanations = 4

  private func explanations(_ difference: LineDifference) -> [String] {
    var found: [String] = []
    for (old, new) in difference.pairs {
      guard let section = lines[new].section, let node = lines[new].node,
        let before = FrameLine(old), let after = FrameLine(lines[new].text),
        before.name == after.name
      else { continue }
      let solution = sections[section].solution
      for (attribute, index) in [(LayoutAttribute.left, 0), (.top, 1), (.width, 2), (.height, 3)]
      where before.numbers[index] != after.numbers[index] {
        guard found.count < Self.mostExplanations else { return found }
        let terms = [LayoutConstraint.Term(1, .attribute(attribute, node: node))]
        found.append(
          "\(sections[section].title) it was \(before.numbers[index]), and now "
            + "\(solution.explain(terms))")
      }
    }
    return found
  }
}

/// A line of a frame tree, taken apart.
private struct FrameLine {
  /// With its indentation.
  let name: Substring
  /// x, y, width and height as they are written.
  let numbers: [Substring]

  init?(_ line: String) {
    guard let open = line.firstIndex(of: "("), let close = line[open...].firstIndex(of: ")")
    else { return nil }
    name = line[..<open]
    numbers = line[line.index(after: open)..<close].split(separator: ", ")
    guard numbers.count == 4 else { return nil }
  }
}

extension String {
  /// Without the newline at the end.
  fileprivate var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
