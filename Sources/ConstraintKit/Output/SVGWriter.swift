/// Writes elements of SVG, one a line, with everything escaped that has to be.
struct SVGWriter {
  typealias Attributes = [(String, String)]

  private(set) var text = ""
  private var depth = 0

  mutating func open(_ name: String, _ attributes: Attributes) {
    startLine()
    text += "<\(name)\(Self.joined(attributes))>\n"
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    startLine()
    text += "</\(name)>\n"
  }

  /// An element with text in it, or with nothing.
  mutating func element(_ name: String, _ attributes: Attributes, content: String? = nil) {
    startLine()
    text += "<\(name)\(Self.joined(attributes))"
    text += content.map { ">\(XMLText.escaped($0))</\(name)>\n" } ?? "/>\n"
  }

  private mutating func startLine() {
    text += String(repeating: " ", count: depth * 2)
  }

  private static func joined(_ attributes: Attributes) -> String {
    let classes = attributes.filter { $0.0 == "class" }.map(\.1)
    let merged =
      attributes.filter { $0.0 != "class" }
      + (classes.isEmpty ? [] : [("class", classes.joined(separator: " "))])
    return merged.map { " \($0)=\"\(XMLText.escaped($1))\"" }.joined()
  }
}

// MARK: - Values

extension SVGWriter {
  /// Three decimals: a thousandth of a point can't be seen.
  func number(_ value: Double) -> String {
    DecimalFormat.decimals(3).text(value)
  }

  func numbers(_ values: [Double]) -> String {
    values.map { number($0) }.joined(separator: " ")
  }

  /// `fill` or `stroke`, with its opacity where there is one.
  func paint(_ property: String, _ color: PictureColor) -> Attributes {
    let code = [color.red, color.green, color.blue]
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let paint = [(property, "#" + code)]
    guard color.alpha < 255 else { return paint }
    return paint + [(property + "-opacity", number(Double(color.alpha) / 255))]
  }

  mutating func rectangle(_ frame: LayoutRect, radius: Double = 0, _ attributes: Attributes) {
    var place = [
      ("x", number(frame.x)), ("y", number(frame.y)),
      ("width", number(frame.width)), ("height", number(frame.height)),
    ]
    if radius > 0 { place.append(("rx", number(min(radius, frame.width / 2, frame.height / 2)))) }
    element("rect", place + attributes)
  }
}
