/// What there is to see of a layout: frames, styles and texts, without the constraints.
///
/// A ``SVGRenderer`` draws it.
public struct LayoutPicture: Sendable {
  /// The root, in points.
  public var size: LayoutSize
  /// Which side of their frames texts begin at.
  public var direction: LayoutDirection
  /// The root's colour; nil is white.
  public var background: PictureColor?
  /// In the order of painting: a superview before what is in it.
  public var shapes: [Shape]
  /// Drawn over the shapes.
  public var guides: [Guide] = []
  /// Drawn over the guides.
  public var ties: [Tie] = []

  /// A picture, of nothing yet where no shapes are given.
  public init(
    size: LayoutSize, direction: LayoutDirection = .leftToRight, background: PictureColor? = nil,
    shapes: [Shape] = []
  ) {
    self.size = size
    self.direction = direction
    self.background = background
    self.shapes = shapes
  }
}

extension LayoutPicture {
  /// A view.
  public struct Shape: Sendable {
    /// How it is drawn where its style says nothing.
    public enum Role: Sendable, Hashable {
      /// With an outline.
      case box
      /// As a placeholder for a picture.
      case image
      /// As its text alone.
      case label
      /// With a ground, and its text in the middle.
      case button
    }

    /// Its name among its siblings, drawn where there's room.
    public var name: String
    /// Its whole name, shown by viewers that have tool tips.
    public var path: String
    /// What kind of view it is.
    public var role: Role
    /// In the root's coordinates.
    public var frame: LayoutRect
    /// 1 for a child of the root, 2 for what is in that.
    public var depth: Int
    /// Its colours and the like.
    public var style: Style
    /// What is written in it.
    public var text: Text?

    /// A view of a picture.
    public init(
      name: String, path: String, role: Role, frame: LayoutRect, depth: Int,
      style: Style = Style(), text: Text? = nil
    ) {
      self.name = name
      self.path = path
      self.role = role
      self.frame = frame
      self.depth = depth
      self.style = style
      self.text = text
    }
  }

  /// How a view is drawn.
  public struct Style: Sendable, Hashable {
    /// The colour of its ground; nil is none.
    public var fill: PictureColor?
    /// The colour of its edge, a point wide; nil is none.
    public var stroke: PictureColor?
    /// The colour of its text; nil is nearly black.
    public var textColor: PictureColor?
    /// The radius of its corners in points.
    public var radius: Double
    /// 0…1, of the view and all that is in it.
    public var alpha: Double

    /// A style; what isn't given is left to the view's role.
    public init(
      fill: PictureColor? = nil, stroke: PictureColor? = nil, textColor: PictureColor? = nil,
      radius: Double = 0, alpha: Double = 1
    ) {
      self.fill = fill
      self.stroke = stroke
      self.textColor = textColor
      self.radius = radius
      self.alpha = alpha
    }
  }

  /// A text as it was measured.
  public struct Text: Sendable, Hashable {
    /// All of the text.
    public var string: String
    /// The font it was measured in.
    public var font: TextFont
    /// Its lines and where they stand.
    public var layout: TextLayout

    /// A text and the lines that were measured of it.
    public init(_ string: String, font: TextFont, layout: TextLayout) {
      self.string = string
      self.font = font
      self.layout = layout
    }
  }
}

extension LayoutPicture {
  /// The frames and texts of a solution, for a test to attach or a person to look at. Hidden views
  /// and guides are left out.
  public init(_ solution: LayoutSolution) {
    let model = solution.model
    self.init(size: solution.absoluteFrame(of: 0).size, direction: model.direction)
    var parts: [(path: String, depth: Int, isHidden: Bool)] = []
    for (index, node) in model.nodes.enumerated() {
      let parent = node.parent.map { parts[$0] } ?? (path: "", depth: -1, isHidden: false)
      let path = parent.path.isEmpty ? node.name : parent.path + "." + node.name
      let isHidden = parent.isHidden || node.isHidden
      parts.append((node.parent == nil ? "" : path, parent.depth + 1, isHidden))
      guard node.parent != nil, !node.isGuide, !isHidden else { continue }
      let text = Text(solution, node: index)
      shapes.append(
        Shape(
          name: node.name, path: path, role: text == nil ? .box : .label,
          frame: solution.absoluteFrame(of: index), depth: parent.depth + 1, text: text))
    }
  }
}

extension LayoutPicture.Text {
  fileprivate init?(_ solution: LayoutSolution, node: Int) {
    guard case .text(let content) = solution.model.nodes[node].content,
      let layout = solution.text(of: node)
    else { return nil }
    self.init(content.string, font: content.font, layout: layout)
  }
}
