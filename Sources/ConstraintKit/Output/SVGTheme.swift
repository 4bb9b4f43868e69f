extension SVGRenderer {
  /// What is drawn with where a view has no style of its own.
  enum Theme {
    static let fonts =
      "Helvetica, Arial, 'Liberation Sans', 'PingFang SC', 'Noto Sans CJK SC', "
      + "'Microsoft YaHei', sans-serif"
    static let ground = "#f2f2f7"
    static let canvas = "#ffffff"
    static let edge = "#d1d1d6"
    static let ink = "#1c1c1e"
    static let button = "#e5e5ea"
    static let buttonInk = "#0a60ff"
    static let name = "#aeaeb2"
    static let nameSize = 7.0
    static let namePadding = 2.0
    static let outline = [
      ("stroke", "#c7c7cc"), ("stroke-width", "0.5"), ("stroke-dasharray", "2 2"),
    ]
    /// Placeholders take these in turn, so that neighbours can be told apart.
    static let tints = [
      (ground: "#dbe7f5", ink: "#a9c3e0"), (ground: "#e3efdc", ink: "#b4cfa3"),
      (ground: "#f6e6d8", ink: "#e0bd9d"), (ground: "#e8e0f2", ink: "#c3b1dc"),
      (ground: "#f5dfe2", ink: "#dfadb5"), (ground: "#daeeee", ink: "#a0cccc"),
      (ground: "#f3eed3", ink: "#d6c98f"),
    ]
  }

  /// The sun over two mountains that stands for a picture.
  struct ImageIcon {
    let side: Double
    let centerX: Double
    let centerY: Double

    func draw(color: String, _ svg: inout SVGWriter) {
      let peaks = [(-0.5, 0.34), (-0.16, -0.14), (0.06, 0.14), (0.2, -0.02), (0.5, 0.34)]
      let points = peaks.map { svg.number(x($0)) + "," + svg.number(y($1)) }
      svg.element("polygon", [("points", points.joined(separator: " ")), ("fill", color)])
      svg.element(
        "circle",
        [
          ("cx", svg.number(x(0.22))), ("cy", svg.number(y(-0.26))),
          ("r", svg.number(side * 0.09)), ("fill", color),
        ])
    }

    private func x(_ part: Double) -> Double { centerX + part * side }
    private func y(_ part: Double) -> Double { centerY + part * side }
  }
}

extension LayoutRect {
  func grown(by distance: Double) -> LayoutRect {
    LayoutRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// The smallest rectangle that holds both.
  func union(_ other: LayoutRect) -> LayoutRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return LayoutRect(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }
}
