/// Finds the frames of a ``LayoutModel``.
///
/// ```swift
/// var model = LayoutModel(canvas: DimensionPair(horizontal: 375, vertical: nil))
/// model.nodes.append(LayoutNode(name: "avatar", parent: 0))
/// let solution = try LayoutEngine().solve(model)
/// ```
public struct LayoutEngine: Sendable {
  /// What finds out how much room a text takes.
  public var measurer: any TextMeasuring

  /// An engine that measures texts with `measurer`.
  public init(measurer: any TextMeasuring = HelveticaMeasurer()) {
    self.measurer = measurer
  }

  /// The frames of `model`'s nodes.
  ///
  /// The system is solved once, or twice where a text wraps: then the second time with the height
  /// that the text has at the width of the first. Both are solved from nothing, so the same model
  /// has the same frames, to the last bit.
  ///
  /// Where containers place their children (``LayoutModel/placements``), these are placed first, and
  /// the solution's ``LayoutSolution/model`` has their frames as constraints.
  ///
  /// - Throws: ``LayoutError/invalid(_:)`` for a model that means nothing, and
  ///   ``LayoutError/unsatisfiable(_:)`` where the required constraints contradict each other.
  public func solve(_ model: LayoutModel) throws(LayoutError) -> LayoutSolution {
    if !model.placements.isEmpty { return try solvePlaced(model) }
    return try LayoutPasses(model, measurer: measurer, isKept: false).solution(of: model)
  }

  private func solvePlaced(_ model: LayoutModel) throws(LayoutError) -> LayoutSolution {
    let problems = model.problems()
    guard problems.isEmpty else { throw .invalid(problems) }
    let placed = try LayoutPlacer.place(model, self)
    var solution = try LayoutPasses(placed.model, measurer: measurer, isKept: false)
      .solution(of: placed.model)
    solution.noteWidths(placed.widths)
    solution.lateConstraints = placed.late.sorted()
    return solution
  }
}
