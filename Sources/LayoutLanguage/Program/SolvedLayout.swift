public import ConstraintKit

/// The frames of a program's views.
public struct SolvedLayout: Sendable {
  /// The canvas; its frame is at the origin.
  public var root: SolvedView
  /// Every view but the root in declaration order, a view before what is in it.
  public var views: [SolvedView]
  /// The direction in which texts run and rows are laid.
  public var direction: LayoutDirection
  /// How much there was to solve.
  public var statistics: Statistics

  /// The size of the system that was solved.
  public struct Statistics: Sendable, Hashable {
    /// Linear constraints, those of the engine itself included.
    public var constraints: Int
    /// Unknowns of the system.
    public var variables: Int
    /// How often the system was solved: 2 with wrapping labels, else 1.
    public var passes: Int

    package init(constraints: Int = 0, variables: Int = 0, passes: Int = 0) {
      self.constraints = constraints
      self.variables = variables
      self.passes = passes
    }
  }

  package init(
    root: SolvedView, views: [SolvedView], direction: LayoutDirection = .leftToRight,
    statistics: Statistics
  ) {
    self.direction = direction
    self.root = root
    self.views = views
    self.statistics = statistics
  }

  /// The view of a path such as `cell.pictures.cell[0]`; nil where there's none.
  ///
  /// - Complexity: O(number of views).
  public func view(_ path: String) -> SolvedView? {
    path.isEmpty || path == "root" ? root : views.first { $0.path == path }
  }
}

/// A view with the frame that was found for it.
public struct SolvedView: Sendable {
  /// Names from the root down, such as `cell[0].avatar`; empty for the root.
  public var path: String
  /// The last part of the path, with its index.
  public var name: String
  /// `view`, `label`, … or the name of a component.
  public var kind: String
  /// The path of the superview; nil for the root.
  public var parent: String?
  /// 0 for the root, 1 for its children.
  public var depth: Int
  /// Relative to the superview, in points, exact (not rounded to pixels).
  public var frame: LayoutRect
  /// Relative to the root.
  public var absoluteFrame: LayoutRect
  /// Left out of containers and pictures; it has a frame all the same.
  public var isHidden: Bool
  /// The text of a label or button.
  public var text: String?
  /// The lines of the text as they were last measured.
  public var textLayout: TextLayout?
  /// The font of a label or button.
  public var font: TextFont?
  /// How it is drawn.
  public var style: ViewStyle
  /// Where the view is declared; nil for the root of an empty file.
  public var span: SourceSpan?

  package init(
    path: String, name: String, kind: String, parent: String?, depth: Int, frame: LayoutRect,
    absoluteFrame: LayoutRect, isHidden: Bool = false, text: String? = nil,
    textLayout: TextLayout? = nil, font: TextFont? = nil, style: ViewStyle = ViewStyle(),
    span: SourceSpan? = nil
  ) {
    self.path = path
    self.name = name
    self.kind = kind
    self.parent = parent
    self.depth = depth
    self.frame = frame
    self.absoluteFrame = absoluteFrame
    self.isHidden = isHidden
    self.text = text
    self.textLayout = textLayout
    self.font = font
    self.style = style
    self.span = span
  }
}

/// How a view is drawn; nothing of it changes a frame.
public struct ViewStyle: Sendable, Hashable {
  /// The background: a colour as it was written, `#eee` or `gray`.
  public var fill: String?
  /// The text's colour.
  public var color: String?
  /// The colour of the outline.
  public var stroke: String?
  /// The corners' radius in points.
  public var radius: Double?
  /// 0…1.
  public var alpha: Double?

  package init(
    fill: String? = nil, color: String? = nil, stroke: String? = nil, radius: Double? = nil,
    alpha: Double? = nil
  ) {
    self.fill = fill
    self.color = color
    self.stroke = stroke
    self.radius = radius
    self.alpha = alpha
  }
}
