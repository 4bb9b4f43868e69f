extension SVGRenderer {
  /// What the picture stands on. Colours that the layout gives stay as they are.
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    /// A light ground.
    case light
    /// A dark ground.
    case dark
    /// What the viewer prefers: the document has both, and a style that chooses. Viewers that know no
    /// `prefers-color-scheme` show the light one.
    case automatic
  }

  /// A themed colour as the value of `fill` or `stroke`.
  func paint(_ property: String, _ paint: Paint) -> SVGWriter.Attributes {
    switch appearance {
    case .light: [(property, paint.light)]
    case .dark: [(property, paint.dark)]
    case .automatic: [("class", "\(paint.name)-\(property)")]
    }
  }

  /// The rules for both grounds, where the viewer chooses.
  func drawStyle(_ svg: inout SVGWriter) {
    guard appearance == .automatic else { return }
    let light = Self.rules { $0.light }
    let dark = Self.rules { $0.dark }
    svg.element(
      "style", [], content: light + " @media (prefers-color-scheme: dark) { " + dark + " }")
  }

  private static func rules(_ color: (Paint) -> String) -> String {
    Theme.all.flatMap { paint in
      ["fill", "stroke"].map { ".\(paint.name)-\($0) { \($0): \(color(paint)) }" }
    }.joined(separator: " ")
  }

  /// The colour of a button's text that has none of its own.
  func buttonInk(on fill: PictureColor?, _ svg: SVGWriter) -> SVGWriter.Attributes {
    guard let fill, fill.isMostlyOpaque else { return paint("fill", Theme.buttonInk) }
    return svg.paint("fill", fill.ink)
  }

  /// The colour of a text that has none of its own, on what is painted under it.
  ///
  /// - Parameter surface: Nil is the themed ground.
  func ink(on surface: PictureColor?) -> SVGWriter.Attributes {
    guard let surface, appearance != .light else { return paint("fill", Theme.ink) }
    return [("fill", surface.isLight ? Theme.ink.light : Theme.ink.dark)]
  }
}

extension PictureColor {
  /// Whether black can be read on it better than white, by the luma of ITU-R BT.601.
  fileprivate var isLight: Bool {
    0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue) > 140
  }
}

/// What is painted under the shapes of a picture as they are drawn, one after another.
struct PictureSurfaces {
  private let background: PictureColor?
  private var open: [(depth: Int, fill: PictureColor)] = []

  init(_ background: PictureColor?) {
    self.background = background
  }

  /// What the shape's text stands on; nil is the themed ground.
  mutating func surface(of shape: LayoutPicture.Shape) -> PictureColor? {
    while let last = open.last, last.depth >= shape.depth { open.removeLast() }
    if let fill = shape.style.fill, fill.isMostlyOpaque { open.append((shape.depth, fill)) }
    return open.last?.fill ?? background
  }
}
