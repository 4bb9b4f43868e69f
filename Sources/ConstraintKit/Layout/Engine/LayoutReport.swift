/// A constraint that holds a value where it is.
public struct LayoutReason: Sendable, Hashable {
  /// The constraint.
  public let source: ConstraintSource
  /// By how much the value grows when the constraint's constant grows by 1.
  public let sensitivity: Double

  /// A reason, with the value's growth for each point of the constraint's constant.
  public init(source: ConstraintSource, sensitivity: Double) {
    self.source = source
    self.sensitivity = sensitivity
  }
}

/// An attribute that the constraints leave free.
public struct LayoutAmbiguity: Sendable, Hashable {
  /// The node, an index into the model's.
  public let node: Int
  /// Left, top, width or height.
  public let attribute: LayoutAttribute
  /// What it may be, in the parent's coordinates; infinite at a free end.
  public let range: ClosedRange<Double>

  /// An attribute of `node` that may be anything in `range`.
  public init(node: Int, attribute: LayoutAttribute, range: ClosedRange<Double>) {
    self.node = node
    self.attribute = attribute
    self.range = range
  }
}

/// Something worth knowing about a layout that was solved.
public enum LayoutNote: Sendable, Hashable {
  /// A wrapping text was measured at one width and would break differently at the width it got:
  /// there are two passes, not a third.
  case textMeasuredElsewhere(node: Int, measuredWidth: Double, width: Double)
  /// A container placed its children at one width and got another, since its children, or texts
  /// beside it, changed that.
  case placedElsewhere(node: Int, placedWidth: Double, width: Double)
}

/// How large the system was.
public struct LayoutStatistics: Sendable, Hashable {
  /// Linear constraints, the engine's own included.
  public var constraints = 0
  /// Unknowns of nodes, and free variables.
  public var variables = 0
  /// How often texts were measured and the system solved: 1, or 2 with wrapping labels.
  public var passes = 0
  /// Steps of the simplex method since the system was made: those of a layout that is kept add up.
  public var pivots = 0

  /// A system of nothing.
  public init() {}
}
