/// A layout that is kept solved while its texts, sizes, constants and constraints change: a cell
/// that is filled with one item after the other, or a screen whose width is dragged.
///
/// ```swift
/// var session = LayoutSession(model)
/// let first = try session.solve()
/// session.setContent(.text(TextContent("Another name")), ofNode: 3)
/// let second = try session.solve()  // a few steps of the solver instead of a new system
/// ```
///
/// It answers what ``LayoutEngine/solve(_:)`` answers for ``model``, up to rounding. Where the
/// constraints leave something open, a change is of a kind that can't be made in place, or containers
/// place their children, it solves from nothing.
public struct LayoutSession: Sendable {
  /// The layout as it is now.
  public private(set) var model: LayoutModel
  /// How often it was solved in which way.
  public private(set) var statistics = Statistics()
  private let measurer: any TextMeasuring
  /// The systems that were solved last; nil where the next solve begins from nothing.
  private var passes: LayoutPasses?
  private var changes = SessionChanges()

  /// How often a session was solved in which way.
  public struct Statistics: Sendable, Hashable {
    /// From nothing.
    public var fresh = 0
    /// By changes of the system that was solved before.
    public var inPlace = 0

    /// Of a session that hasn't been solved.
    public init() {}
  }

  /// A session that hasn't been solved.
  public init(_ model: LayoutModel, measurer: any TextMeasuring = HelveticaMeasurer()) {
    self.model = model
    self.measurer = measurer
  }

  /// The frames of ``model``.
  ///
  /// - Throws: As ``LayoutEngine/solve(_:)``; the session can be changed and solved again.
  /// - Complexity: O(nodes) and a few steps of the simplex method where it was solved before and
  ///   can be changed in place; otherwise that of ``LayoutEngine/solve(_:)``.
  public mutating func solve() throws(LayoutError) -> LayoutSolution {
    guard model.placements.isEmpty else {
      statistics.fresh += 1
      return try LayoutEngine(measurer: measurer).solve(model)
    }
    return try update().solution(of: model)
  }

  private mutating func update() throws(LayoutError) -> LayoutPasses {
    let changes = changes
    self.changes = SessionChanges()
    if passes?.apply(changes, of: model) ?? false, let passes {
      statistics.inPlace += 1
      return passes
    }
    passes = nil
    statistics.fresh += 1
    let fresh = try LayoutPasses(model, measurer: measurer, isKept: true)
    passes = fresh
    return fresh
  }

  /// Replaces the layout. The next solve begins from nothing.
  public mutating func replaceModel(_ model: LayoutModel) {
    self.model = model
    passes = nil
    changes = SessionChanges()
  }
}

/// Changes take effect when the session is solved. An index that isn't one of ``model``'s changes
/// nothing.
extension LayoutSession {
  /// Gives a node another text, or another size of its own.
  public mutating func setContent(_ content: LayoutContent, ofNode node: Int) {
    guard model.nodes.indices.contains(node) else { return }
    model.nodes[node].content = content
    changes.contents.append(node)
  }

  /// Changes whether a node is seen. Its frame stays, as in UIKit.
  public mutating func setHidden(_ isHidden: Bool, ofNode node: Int) {
    guard model.nodes.indices.contains(node) else { return }
    model.nodes[node].isHidden = isHidden
  }

  /// Changes the constant, in points, of a constraint.
  public mutating func setConstant(_ constant: Double, ofConstraint index: Int) {
    change(index) { $0.constant = constant }
  }

  /// Changes the priority of a constraint, also to and from required.
  public mutating func setPriority(_ priority: Priority, ofConstraint index: Int) {
    change(index) { $0.priority = priority }
  }

  /// Changes whether a constraint takes part. It keeps its place among ties.
  public mutating func setActive(_ isActive: Bool, ofConstraint index: Int) {
    change(index) { $0.isActive = isActive }
  }

  /// Adds a constraint behind all others.
  ///
  /// - Returns: Its index in the model's constraints.
  @discardableResult
  public mutating func add(_ constraint: LayoutConstraint) -> Int {
    model.constraints.append(constraint)
    changes.constraints.append(model.constraints.count - 1)
    return model.constraints.count - 1
  }

  /// Gives the root another size, in points; nil is a free side.
  public mutating func setCanvas(_ canvas: DimensionPair<Double?>) {
    guard canvas != model.canvas else { return }
    model.canvas = canvas
    changes.hasCanvas = true
  }

  /// Changes the pixels in a point for rounded frames.
  public mutating func setScale(_ scale: Double) {
    model.scale = scale
  }

  /// Replaces everything but the terms and the relation of a constraint.
  mutating func replaceNumbers(ofConstraint index: Int, by other: LayoutConstraint) {
    change(index) { constraint in
      var other = other
      other.sum = constraint.sum
      other.relation = constraint.relation
      constraint = other
    }
  }

  private mutating func change(_ index: Int, _ body: (inout LayoutConstraint) -> Void) {
    guard model.constraints.indices.contains(index) else { return }
    body(&model.constraints[index])
    changes.constraints.append(index)
  }
}

/// What has changed in a model since it was solved.
struct SessionChanges: Sendable {
  var contents: [Int] = []
  var constraints: [Int] = []
  var hasCanvas = false

  /// What is wrong with what has changed.
  func problems(in model: LayoutModel) -> [LayoutProblem] {
    model.problems(ofNodes: contents, constraints: constraints)
  }
}
