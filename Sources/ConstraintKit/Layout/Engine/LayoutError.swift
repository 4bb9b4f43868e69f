/// Why a layout has no frames.
public enum LayoutError: Error, Sendable {
  /// The required constraints can't all hold.
  case unsatisfiable(LayoutConflict)
  /// The layout was refused before it was solved: every problem that was found, at least one.
  case invalid([LayoutProblem])
  /// The solver gave up; `reason` is for a bug report.
  case unsolved(reason: String)
}

/// Required constraints that can't all hold, while they can when any one of them is left out.
public struct LayoutConflict: Sendable {
  /// In the order of the model, the engine's own last.
  public let members: [ConstraintSource]
  /// The layout that the members belong to.
  public let model: LayoutModel
  /// The members as the solver had them.
  let rows: [LinearConstraint]
}

/// Something that makes a layout meaningless before it is solved.
public struct LayoutProblem: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// A node's parent isn't a node before it.
    case badParent
    /// A constraint names a node, by index, that isn't there.
    case unknownNode(Int)
    /// A constraint names a free variable, by index, that isn't there.
    case unknownVariable(Int)
    /// A number that isn't finite, is too large, or is negative where it can't be. `role` says
    /// which number: `constant`, `canvas width`.
    case badNumber(role: String, value: Double)
    /// A priority outside `0 < p ≤ 1000`.
    case badPriority(Double)
    /// The numbers of a constraint are too large, or too far apart, to be solved.
    case overflow
    case divisionByZero
    /// A multiplier with neither a view nor an anchor to multiply.
    case multiplierWithoutTarget
    /// A change that is about one target, of a constraint that has several.
    case severalTargets
    /// A call, `sizeOffset` say, that says nothing about any attribute of the statement.
    case inertModifier(String)
    /// An attribute is compared with one of another view, or of its own, that lies on the other
    /// axis, or a position with a size.
    case mixedAxes(LayoutAttribute, LayoutAttribute, view: String)
    /// The attributes can't be matched with those of the target: `left` with a size.
    case unmatchedAttributes([LayoutAttribute], [LayoutAttribute])
    /// The constraint needs a superview, and the view has none.
    case noSuperview
    /// The constraint names a view that isn't in the tree that is solved.
    case otherTree(view: String)
    /// The constraint names a view, or was made on one, that no longer exists.
    case viewIsGone(view: String)
    /// The view was to become a subview of itself, or of a view inside itself.
    case cyclicSuperview(child: String)
    /// A relation was started, `make.left`, and not finished.
    case noRelation
    /// The stack's children are to have lengths in proportion, and this one has no intrinsic one.
    case noProportion(LayoutDimension, child: String)
    /// The stack's children are to have lengths in proportion, and all intrinsic ones are 0.
    case proportionToNothing(LayoutDimension)
    /// A column is to align baselines, which rows alone can.
    case baselinesInColumn
    /// A visual format can't be read, or names what isn't there.
    case visualFormat(VisualFormatError)
    /// A placement's children aren't children of its container, or one is placed twice.
    case misplacedChildren
    /// A container, by index, places its children by its width, and the constraints leave that open.
    case openWidth(node: Int, ClosedRange<Double>)
    /// A container, by index, can't place its children.
    case unplaceable(node: Int, reason: String)
  }

  /// What is wrong.
  public let kind: Kind
  /// What it is about: the name of a view, or a constraint as text.
  public let subject: String
  /// Where it was written.
  public let origin: ConstraintOrigin

  /// A problem with `subject`.
  public init(_ kind: Kind, subject: String, origin: ConstraintOrigin = .none) {
    self.kind = kind
    self.subject = subject
    self.origin = origin
  }
}
