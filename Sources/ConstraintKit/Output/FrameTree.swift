/// A layout's frames as text, a view a line, each under its superview.
///
/// ```
/// cell (0, 0, 375, 80)
///   avatar (20, 20, 40, 40)
///   name (80, 20, 275, 20.5) "Anna"
///   badge (0, 0, 0, 0) hidden
/// ```
///
/// The format is stable: the same frames give the same text, so that it can be kept in a file and
/// compared. Frames are (x, y, width, height) in points, relative to the superview.
public struct FrameTree: Sendable, Hashable {
  /// A line of the tree.
  public struct Line: Sendable, Hashable {
    /// The index of the node in the model.
    public let node: Int
    /// With the indentation of its depth.
    public let text: String
  }

  /// Each view before what is in it.
  public let lines: [Line]

  /// The frames of a solution.
  ///
  /// - Parameters:
  ///   - isRounded: Whether frames are those on whole pixels.
  ///   - decimals: The most decimals of a number, 0 to 9; zeros at the end are left out.
  public init(_ solution: LayoutSolution, isRounded: Bool = false, decimals: Int = 3) {
    let frames = isRounded ? solution.rounded() : solution.frames
    let format = DecimalFormat.decimals(min(max(decimals, 0), 9))
    var depths: [Int] = []
    var lines: [Line] = []
    for (index, node) in solution.model.nodes.enumerated() {
      let depth = node.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let frame = frames.relative[index]
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { format.text($0) }
      let text =
        String(repeating: "  ", count: depth) + node.name.onOneLine
        + " (\(numbers.joined(separator: ", ")))" + Self.remarks(solution, index)
      lines.append(Line(node: index, text: text))
    }
    self.lines = lines
  }

  private static func remarks(_ solution: LayoutSolution, _ index: Int) -> String {
    let node = solution.model.nodes[index]
    var text = ""
    if case .text(let content) = node.content {
      text += " \"\(content.string.onOneLine)\""
      if let layout = solution.text(of: index) {
        if layout.lines.count > 1 { text += " on \(layout.lines.count) lines" }
        if layout.isTruncated { text += ", cut" }
      }
    }
    if node.isGuide { text += " guide" }
    if node.isHidden { text += " hidden" }
    return text
  }
}

extension FrameTree: CustomStringConvertible {
  /// The lines, without a newline at the end.
  public var description: String { lines.map(\.text).joined(separator: "\n") }
}

extension String {
  /// Line breaks, quotes and backslashes as in a literal.
  fileprivate var onOneLine: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\"", "\\": text += "\\\(scalar)"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension LayoutSolution: CustomStringConvertible {
  /// The exact frames as a ``FrameTree``.
  public var description: String { frameTree().description }

  /// The frames as text; see ``FrameTree``.
  ///
  /// - Parameters:
  ///   - isRounded: Whether frames are those on whole pixels.
  ///   - decimals: The most decimals of a number, 0 to 9.
  public func frameTree(isRounded: Bool = false, decimals: Int = 3) -> FrameTree {
    FrameTree(self, isRounded: isRounded, decimals: decimals)
  }

  /// The layout as a document of SVG 1.1, for a test to attach or a person to look at.
  ///
  /// Hidden views and guides aren't drawn.
  public func svg(_ renderer: SVGRenderer = SVGRenderer()) -> String {
    renderer.render(LayoutPicture(self))
  }
}
