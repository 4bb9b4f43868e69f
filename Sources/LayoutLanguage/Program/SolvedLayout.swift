public import ConstraintKit

/// The frames of a program's views, and answers about them.
///
/// ```swift
/// #expect(layout.frame(of: "cell.avatar") == LayoutRect(x: 20, y: 20, width: 40, height: 40))
/// #expect(layout.view("cell.name")?.textLines == ["Ada Lovelace"])
/// #expect(layout.lines(of: "cell.note") == 2 && layout.isCut("cell.note") == false)
/// #expect(layout.violations.isEmpty)
/// ```
public struct SolvedLayout: Sendable {
  /// The canvas; its frame is at the origin.
  public var root: SolvedView
  /// Every view but the root in declaration order, a view before what is in it.
  public var views: [SolvedView]
  /// The direction in which texts run and rows are laid.
  public var direction: LayoutDirection
  /// How much there was to solve.
  public var statistics: Statistics
  /// What it was made of, for answers.
  let record: SolutionRecord

  /// What was solved, and how it came out.
  package var solution: LayoutSolution { record.solution }

  /// The size of the system that was solved.
  public struct Statistics: Sendable, Hashable {
    /// Linear constraints, those of the engine itself included.
    public var constraints: Int
    /// Unknowns of the system.
    public var variables: Int
    /// How often the system was solved: 2 with wrapping labels, else 1.
    public var passes: Int
    /// Steps of the simplex method.
    public var pivots: Int

    package init(constraints: Int = 0, variables: Int = 0, passes: Int = 0, pivots: Int = 0) {
      self.constraints = constraints
      self.variables = variables
      self.passes = passes
      self.pivots = pivots
    }
  }

  /// The view of a path such as `cell.pictures.cell[0]`; nil where there's none.
  ///
  /// - Complexity: O(number of views).
  public func view(_ path: String) -> SolvedView? {
    path.isEmpty || path == "root" ? root : views.first { $0.path == path }
  }

  /// The frame, relative to its superview, of the view of a path; nil where there's none.
  ///
  /// In points and exact, not rounded to pixels.
  /// - Complexity: O(number of views).
  public func frame(of path: String) -> LayoutRect? {
    view(path)?.frame
  }

  /// How many lines the text of a label or button has; nil where a path names no such view, or one
  /// whose text isn't measured since it has an `intrinsic` size.
  ///
  /// - Complexity: O(number of views).
  public func lines(of path: String) -> Int? {
    view(path)?.textLayout?.lines.count
  }

  /// Whether something of a view's text isn't seen; nil where a path names no view.
  ///
  /// - Complexity: O(number of views).
  public func isCut(_ path: String) -> Bool? {
    view(path)?.isCut
  }

  /// The views that a declaration made: several in a loop, or in a component that is used often.
  ///
  /// - Parameter name: Where the view's name is declared, such as ``LanguageSymbol/nameSpan``.
  /// - Complexity: O(number of views).
  public func views(declaredAt name: SourceSpan) -> [SolvedView] {
    views.filter { $0.span == name }
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
  /// Where the view is declared; nil for the root.
  public var span: SourceSpan?
  /// Its number in the model.
  let node: Int
  /// Whether neither it nor a view that it is in is hidden.
  let isSeen: Bool

  init(
    node: Int, path: String, name: String, kind: String, parent: String?, depth: Int,
    frame: LayoutRect, absoluteFrame: LayoutRect, isHidden: Bool, text: String?,
    textLayout: TextLayout?, font: TextFont?, style: ViewStyle, span: SourceSpan?, isSeen: Bool
  ) {
    self.node = node
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
    self.isSeen = isSeen
  }
}

extension SolvedView {
  /// What is seen of each line of the text, without the ellipsis of a text that is cut; empty for
  /// what is no label or button.
  public var textLines: [String] {
    guard let text, let textLayout else { return [] }
    let bytes = Array(text.utf8)
    return textLayout.lines.map { line in
      String(decoding: bytes[line.range.clamped(to: bytes.indices)], as: UTF8.self)
    }
  }

  /// Whether something of its text isn't seen in its frame: left out for an ellipsis, or below the
  /// frame's bottom. Of a hidden view, of what is in one, and of a view
  /// without a measured text, nothing is cut.
  public var isCut: Bool {
    guard isSeen, let textLayout, let font else { return false }
    return textLayout.isCut(in: frame.size, font: font)
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
