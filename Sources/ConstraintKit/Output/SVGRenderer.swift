/// Draws a ``LayoutPicture`` as a document of SVG 1.1, in points.
///
/// Views without a style of their own get a thin outline and their name; images get a placeholder.
/// The document has no scripts and refers to nothing outside it.
public struct SVGRenderer: Sendable {
  /// The ground around the root, in points.
  public var margin: Double
  /// Whether the frames of views that paint nothing are outlined.
  public var showsOutlines: Bool
  /// Whether the names of views without text are written where there's room.
  public var showsNames: Bool
  /// What the picture stands on.
  public var appearance: Appearance

  /// A renderer; the margin is in points.
  public init(
    margin: Double = 16, showsOutlines: Bool = true, showsNames: Bool = true,
    appearance: Appearance = .light
  ) {
    self.margin = margin
    self.showsOutlines = showsOutlines
    self.showsNames = showsNames
    self.appearance = appearance
  }

  /// The document, with a newline at its end.
  ///
  /// - Complexity: Linear in the number of shapes and the length of the texts.
  public func render(_ picture: LayoutPicture) -> String {
    var svg = SVGWriter()
    open(&svg, picture)
    var transparent: [Int] = []
    var surfaces = PictureSurfaces(picture.background)
    var images = 0
    for shape in picture.shapes {
      while let depth = transparent.last, depth >= shape.depth {
        svg.close("g")
        transparent.removeLast()
      }
      if shape.style.alpha < 1 {
        svg.open("g", [("opacity", svg.number(max(0, shape.style.alpha)))])
        transparent.append(shape.depth)
      }
      let surface = surfaces.surface(of: shape)
      draw(shape, direction: picture.direction, imageNumber: images, on: surface, &svg)
      if shape.role == .image { images += 1 }
    }
    for _ in transparent { svg.close("g") }
    drawGuides(picture.guides, &svg)
    drawTies(of: picture, &svg)
    if showsNames { drawNames(picture.shapes, &svg) }
    svg.close("svg")
    return svg.text
  }
}

// MARK: - The page

extension SVGRenderer {
  private func open(_ svg: inout SVGWriter, _ picture: LayoutPicture) {
    let canvas = LayoutRect(width: picture.size.width, height: picture.size.height)
    let page = Self.page(of: picture, canvas).grown(by: margin)
    svg.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("version", "1.1"),
        ("width", svg.number(page.width)), ("height", svg.number(page.height)),
        ("viewBox", svg.numbers([page.x, page.y, page.width, page.height])),
        ("font-family", Theme.fonts), ("xml:space", "preserve"),
      ])
    drawStyle(&svg)
    svg.rectangle(page, paint("fill", Theme.ground))
    let background =
      picture.background.map { svg.paint("fill", $0) } ?? paint("fill", Theme.canvas)
    svg.rectangle(
      canvas, background + paint("stroke", Theme.edge) + [("stroke-width", "0.5")])
  }

  /// The root and all that sticks out of it.
  private static func page(of picture: LayoutPicture, _ canvas: LayoutRect) -> LayoutRect {
    picture.shapes.reduce(canvas) { $0.union($1.frame) }
  }
}

// MARK: - Shapes

extension SVGRenderer {
  private func draw(
    _ shape: LayoutPicture.Shape, direction: LayoutDirection, imageNumber: Int,
    on surface: PictureColor?, _ svg: inout SVGWriter
  ) {
    svg.open("g", [])
    svg.element("title", [], content: Self.title(of: shape, svg))
    switch shape.role {
    case .image: drawImage(shape, imageNumber, &svg)
    case .button: drawBox(shape, standardFill: Theme.button, standardRadius: 8, &svg)
    case .box, .label: drawBox(shape, standardFill: nil, standardRadius: 0, &svg)
    }
    if let text = shape.text { drawText(text, of: shape, direction, on: surface, &svg) }
    svg.close("g")
  }

  private static func title(of shape: LayoutPicture.Shape, _ svg: SVGWriter) -> String {
    let frame = shape.frame
    return "\(shape.path)  "
      + svg.numbers([frame.x, frame.y, frame.width, frame.height])
  }

  private func drawBox(
    _ shape: LayoutPicture.Shape, standardFill: Paint?, standardRadius: Double,
    _ svg: inout SVGWriter
  ) {
    let style = shape.style
    let radius = style.radius > 0 ? style.radius : standardRadius
    let standard = standardFill.map { paint("fill", $0) } ?? [("fill", "none")]
    let fill = style.fill.map { svg.paint("fill", $0) } ?? standard
    if style.fill != nil || style.stroke != nil || standardFill != nil {
      let stroke = style.stroke.map { svg.paint("stroke", $0) } ?? []
      svg.rectangle(shape.frame, radius: radius, fill + stroke)
    } else if showsOutlines, shape.role == .box {
      svg.rectangle(
        shape.frame, radius: radius, fill + paint("stroke", Theme.outline) + Theme.dashes)
    }
  }

  private func drawImage(
    _ shape: LayoutPicture.Shape, _ number: Int, _ svg: inout SVGWriter
  ) {
    let tint = Theme.tints[number % Theme.tints.count]
    let style = shape.style
    let stroke = style.stroke.map { svg.paint("stroke", $0) } ?? []
    let fill = style.fill.map { svg.paint("fill", $0) } ?? paint("fill", tint.ground)
    svg.rectangle(shape.frame, radius: style.radius, fill + stroke)
    let side = min(shape.frame.width, shape.frame.height) * 0.56
    guard side >= 8 else { return }
    let icon = ImageIcon(side: side, centerX: shape.frame.centerX, centerY: shape.frame.centerY)
    icon.draw(paint("fill", tint.ink), &svg)
  }
}

// MARK: - Names

extension SVGRenderer {
  /// Over everything else: the name of each view without text in the first of its corners that is
  /// free of other names and texts.
  private func drawNames(_ shapes: [LayoutPicture.Shape], _ svg: inout SVGWriter) {
    var room = PictureRoom()
    for shape in shapes { for line in shape.textLines { room.take(line) } }
    for shape in shapes where shape.text?.string.isEmpty ?? true {
      let corner = Self.corners(of: shape).first { room.isFree($0.place) }
      guard let (place, isAtRight) = corner else { continue }
      room.take(place)
      svg.element(
        "text",
        [
          ("x", svg.number(isAtRight ? place.right : place.x)),
          ("y", svg.number(place.bottom - Theme.nameSize * 0.2)),
          ("font-size", svg.number(Theme.nameSize)),
        ] + paint("fill", Theme.name) + [("text-anchor", isAtRight ? "end" : "start")],
        content: shape.name)
    }
  }

  static let measurer = HelveticaMeasurer()

  /// The places for a name, the best first and within round corners; none where the view is too
  /// small.
  private static func corners(
    of shape: LayoutPicture.Shape
  ) -> [(place: LayoutRect, isAtRight: Bool)] {
    let frame = shape.frame
    let radius = min(max(0, shape.style.radius), min(frame.width, frame.height) / 2)
    let padding = max(Theme.namePadding, radius * (1 - 0.5.squareRoot()))
    let size = Self.measurer.measure(
      shape.name, font: TextFont(size: Theme.nameSize), maxWidth: .infinity, maxLines: 1,
      wrapping: .word
    ).size
    guard frame.width >= size.width + 2 * padding, frame.height >= size.height + 2 * padding else {
      return []
    }
    let top = frame.y + padding
    let bottom = frame.bottom - padding - size.height
    let left = frame.x + padding
    let right = frame.right - padding - size.width
    return [(true, top), (false, top), (true, bottom), (false, bottom)].map { isAtRight, y in
      let x = isAtRight ? right : left
      return (LayoutRect(x: x, y: y, width: size.width, height: size.height), isAtRight)
    }
  }
}

extension LayoutPicture.Shape {
  /// The places of the text's lines, about.
  var textLines: [LayoutRect] {
    guard let text else { return [] }
    return text.layout.lines.map { line in
      LayoutRect(
        x: frame.x, y: frame.y + line.baseline - text.font.size, width: line.width,
        height: text.font.size * 1.2)
    }
  }
}

// MARK: - Texts

extension SVGRenderer {
  private func drawText(
    _ text: LayoutPicture.Text, of shape: LayoutPicture.Shape, _ direction: LayoutDirection,
    on surface: PictureColor?, _ svg: inout SVGWriter
  ) {
    let bytes = Array(text.string.utf8)
    let isButton = shape.role == .button
    let drop = isButton ? (shape.frame.height - text.layout.size.height) / 2 : 0
    var attributes = [("font-size", svg.number(text.font.size))]
    if text.font.isBold { attributes.append(("font-weight", "bold")) }
    attributes +=
      shape.style.textColor.map { svg.paint("fill", $0) }
      ?? (isButton ? buttonInk(on: shape.style.fill, svg) : ink(on: surface))
    let side: (x: Double, anchor: String) =
      isButton
      ? (shape.frame.centerX, "middle")
      : direction == .leftToRight ? (shape.frame.x, "start") : (shape.frame.right, "end")
    if side.anchor != "start" { attributes.append(("text-anchor", side.anchor)) }
    for (index, line) in text.layout.lines.enumerated() {
      let isCut = text.layout.isTruncated && index == text.layout.lines.count - 1
      let range = line.range.clamped(to: 0..<bytes.count)
      let place = [
        ("x", svg.number(side.x)), ("y", svg.number(shape.frame.y + drop + line.baseline)),
      ]
      // Whatever font the viewer has, the line is as wide as it was measured.
      let length =
        line.width > 0
        ? [("textLength", svg.number(line.width)), ("lengthAdjust", "spacingAndGlyphs")] : []
      svg.element(
        "text", place + attributes + length,
        content: String(decoding: bytes[range], as: UTF8.self) + (isCut ? "…" : ""))
    }
  }
}
