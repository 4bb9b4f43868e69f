/// A tree of rectangles and the constraints among them: what every front end (the Swift DSL, a
/// `.layout` file, a feed description) is lowered to, and what a ``LayoutEngine`` solves.
///
/// Node 0 is the root; a node's parent has a smaller index than the node. Nothing here knows of
/// the solver.
public struct LayoutModel: Sendable {
  /// The nodes in declaration order, the root first.
  public var nodes: [LayoutNode]
  /// Names of unknowns that belong to no node.
  public var freeVariables: [String] = []
  /// In declaration order, which decides ties.
  public var constraints: [LayoutConstraint] = []
  /// Containers that place their children by their width. In the model of a solution they have become
  /// constraints and content sizes.
  public var placements: [LayoutPlacement] = []
  /// The root's given size; nil is a free side that is pulled to 0 at `.fittingSize`.
  public var canvas: DimensionPair<Double?>
  /// Whether a free side of the root is pulled to 0.
  var pullsFreeSides = DimensionPair(true)
  /// The direction of text, which leading and trailing follow.
  public var direction: LayoutDirection = .leftToRight
  /// Pixels in a point.
  public var scale: Double = 2

  /// A model with nothing but a root.
  public init(rootName: String = "root", canvas: DimensionPair<Double?>) {
    self.init(nodes: [LayoutNode(name: rootName, parent: nil)], canvas: canvas)
  }

  init(nodes: [LayoutNode], canvas: DimensionPair<Double?>) {
    self.nodes = nodes
    self.canvas = canvas
  }

  /// Whether a node or one that it is in is hidden.
  ///
  /// - Complexity: O(depth)
  package func isHidden(_ node: Int) -> Bool {
    sequence(first: node) { nodes[$0].parent }.contains { nodes[$0].isHidden }
  }
}

/// A view, or a guide, of a ``LayoutModel``.
public struct LayoutNode: Sendable {
  /// For messages; need not be unique.
  public var name: String
  /// The index of the superview; nil for the root only.
  public var parent: Int?
  /// Takes part in the constraints but has no frame of its own in the output.
  public var isGuide = false
  /// Left out of the arrangement of containers, and of pictures; keeps its frame.
  public var isHidden = false
  /// Where the intrinsic size comes from.
  public var content: LayoutContent = .none
  /// How strongly the node resists growing beyond its intrinsic size.
  public var hugging = DimensionPair<Priority>(.low)
  /// How strongly the node resists shrinking below its intrinsic size.
  public var compression = DimensionPair<Priority>(.high)
  /// Sides that are pulled to 0 at `.fittingSize`, after everything explicit.
  public var fits = DimensionPair<Bool>(false)
  /// From the node's edges to its safe area.
  public var safeArea = LayoutInsets.zero
  /// From the safe area to the margins.
  public var margins = LayoutInsets(8)
  /// From the frame's edges to the alignment rectangle, which constraints and content are about.
  public var alignmentInsets = LayoutInsets.zero
  /// From the top to the first baseline; nil is the text's, or the bottom where there is no text.
  public var firstBaselineOffsetFromTop: Double?
  /// From the bottom up to the last baseline; nil is the text's, or 0 where there is no text.
  public var lastBaselineOffsetFromBottom: Double?
  /// Where the node was declared, for messages.
  public var origin = ConstraintOrigin.none

  /// A node with no content.
  public init(name: String, parent: Int?) {
    self.name = name
    self.parent = parent
  }
}

/// Where a node's intrinsic size comes from.
public enum LayoutContent: Sendable {
  case none
  /// A known size; nil is no intrinsic size in that dimension.
  case size(width: Double?, height: Double?)
  case text(TextContent)
}

/// A text and the way it is set.
public struct TextContent: Sendable, Hashable {
  /// The text.
  public var string: String
  /// Its size and weight.
  public var font: TextFont
  /// The most lines; 0 is any number.
  public var maxLines: Int
  /// Where lines may break.
  public var wrapping: TextWrapping
  /// The width at which the text is measured before the node's own width is known.
  public var maxWidth: Double?

  /// A text, of one line unless `maxLines` says otherwise.
  public init(
    _ string: String, font: TextFont = TextFont(size: 17), maxLines: Int = 1,
    wrapping: TextWrapping = .word, maxWidth: Double? = nil
  ) {
    self.string = string
    self.font = font
    self.maxLines = maxLines
    self.wrapping = wrapping
    self.maxWidth = maxWidth
  }
}

/// A rectangle of a node that can be constrained to.
public enum LayoutGuide: UInt8, Sendable, Hashable {
  /// The node's own frame.
  case frame
  case safeArea
  case margins
  case readable
}

/// What a term of a ``LayoutConstraint`` names.
public enum LayoutOperand: Sendable, Hashable {
  case attribute(LayoutAttribute, node: Int, guide: LayoutGuide = .frame)
  /// An index into ``LayoutModel/freeVariables``.
  case variable(Int)
}

/// `Σ coefficient·operand  relation  constant`.
///
/// Positions are measured in the deepest node R such that every named node is R or lies in R; where
/// only one node is named, R is its parent. So `view.left − super.left == 20` is 20 from the
/// superview's left edge wherever the superview lies, and a multiplier on `super.centerX`
/// multiplies super's own centre. A constraint that names the root alone is measured in the root.
///
/// A constraint that names leading or trailing is measured along the direction of text: all its
/// horizontal positions count from R's leading edge, so that a constant moves toward trailing. Right
/// to left, `view.leading − super.leading == 20` is 20 from the superview's right edge.
public struct LayoutConstraint: Sendable {
  /// An operand times a number.
  public struct Term: Sendable, Hashable {
    /// What the operand is multiplied by.
    public var coefficient: Double
    /// What is multiplied.
    public var operand: LayoutOperand

    /// `coefficient` times `operand`.
    public init(_ coefficient: Double, _ operand: LayoutOperand) {
      self.coefficient = coefficient
      self.operand = operand
    }
  }

  /// The left side, in the order in which it was written.
  public var terms: [Term] {
    get { Array(sum) }
    set { sum = LayoutTerms(newValue) }
  }
  /// ``terms``, as they are kept.
  var sum: LayoutTerms
  /// How the sides compare.
  public var relation: Relation
  /// The right side, in points.
  public var constant: Double
  /// How strongly it is wanted.
  public var priority: Priority
  /// How much its error counts among constraints of the same priority; positive.
  public var weight: Double
  /// A name for messages.
  public var label: String?
  /// Where it was written, for messages.
  public var origin: ConstraintOrigin
  /// Whether it takes part; one that doesn't keeps its place among ties.
  public var isActive = true
  /// How it came about, for messages.
  public var provenance = ConstraintProvenance.written

  /// A constraint, required unless `priority` says otherwise.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double = 0,
    priority: Priority = .required, weight: Double = 1, label: String? = nil,
    origin: ConstraintOrigin = .none
  ) {
    self.init(
      LayoutTerms(terms), relation, constant, priority: priority, weight: weight, label: label,
      origin: origin)
  }

  // Inlined where it is appended to an array it would be copied there.
  @inline(never)
  init(
    _ sum: LayoutTerms, _ relation: Relation, _ constant: Double, priority: Priority = .required,
    weight: Double = 1, label: String? = nil, origin: ConstraintOrigin = .none,
    provenance: ConstraintProvenance = .written
  ) {
    self.sum = sum
    self.provenance = provenance
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.weight = weight
    self.label = label
    self.origin = origin
  }
}
