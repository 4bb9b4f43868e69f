extension SVGRenderer {
  /// What is drawn with where a view has no style of its own.
  enum Theme {
    static let fonts =
      "Helvetica, Arial, 'Liberation Sans', 'PingFang SC', 'Noto Sans CJK SC', "
      + "'Microsoft YaHei', sans-serif"
    static let ground = Paint("ground", light: "#f2f2f7", dark: "#000000")
    static let canvas = Paint("canvas", light: "#ffffff", dark: "#1c1c1e")
    static let edge = Paint("edge", light: "#d1d1d6", dark: "#3a3a3c")
    static let ink = Paint("ink", light: "#1c1c1e", dark: "#f2f2f7")
    static let button = Paint("button", light: "#e5e5ea", dark: "#2c2c2e")
    static let buttonInk = Paint("button-ink", light: "#0a60ff", dark: "#64a8ff")
    static let name = Paint("name", light: "#aeaeb2", dark: "#8e8e93")
    static let outline = Paint("outline", light: "#c7c7cc", dark: "#545458")
    static let guide = Paint("guide", light: "#a05ad0", dark: "#c792ea")
    static let tie = Paint("tie", light: "#0a7d55", dark: "#5fd3a5")
    static let broken = Paint("broken", light: "#d70015", dark: "#ff6961")
    static let nameSize = 7.0
    static let namePadding = 2.0
    static let measureSize = 6.0
    /// Half of the stroke that ends a line.
    static let tick = 1.5
    static let dashes = [("stroke-width", "0.5"), ("stroke-dasharray", "2 2")]
    /// Placeholders take these in turn, so that neighbours can be told apart.
    static let tints = [
      tint(0, "#dbe7f5", "#a9c3e0", "#2b3a4d", "#56759a"),
      tint(1, "#e3efdc", "#b4cfa3", "#31402a", "#628050"),
      tint(2, "#f6e6d8", "#e0bd9d", "#4a3826", "#8f6d4a"),
      tint(3, "#e8e0f2", "#c3b1dc", "#3b3050", "#765f9b"),
      tint(4, "#f5dfe2", "#dfadb5", "#4b2d33", "#955964"),
      tint(5, "#daeeee", "#a0cccc", "#264242", "#4c8484"),
      tint(6, "#f3eed3", "#d6c98f", "#464022", "#8b7f45"),
    ]
    static let all =
      [ground, canvas, edge, ink, button, buttonInk, name, outline, guide, tie, broken]
      + tints.flatMap { [$0.ground, $0.ink] }

    private static func tint(
      _ number: Int, _ ground: String, _ ink: String, _ darkGround: String, _ darkInk: String
    ) -> (ground: Paint, ink: Paint) {
      (
        Paint("tint\(number)", light: ground, dark: darkGround),
        Paint("tint\(number)-ink", light: ink, dark: darkInk)
      )
    }
  }

  /// A colour on a light ground, and on a dark one.
  struct Paint {
    let name: String
    let light: String
    let dark: String

    init(_ name: String, light: String, dark: String) {
      self.name = name
      self.light = light
      self.dark = dark
    }
  }

  /// The sun over two mountains that stands for a picture.
  struct ImageIcon {
    let side: Double
    let centerX: Double
    let centerY: Double

    func draw(_ fill: SVGWriter.Attributes, _ svg: inout SVGWriter) {
      let peaks = [(-0.5, 0.34), (-0.16, -0.14), (0.06, 0.14), (0.2, -0.02), (0.5, 0.34)]
      let points = peaks.map { svg.number(x($0)) + "," + svg.number(y($1)) }
      svg.element("polygon", [("points", points.joined(separator: " "))] + fill)
      svg.element(
        "circle",
        [
          ("cx", svg.number(x(0.22))), ("cy", svg.number(y(-0.26))),
          ("r", svg.number(side * 0.09)),
        ] + fill)
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
