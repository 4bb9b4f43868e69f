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
  /// - Throws: ``LayoutError/invalid(_:)`` for a model that means nothing, and
  ///   ``LayoutError/unsatisfiable(_:)`` where the required constraints contradict each other.
  public func solve(_ model: LayoutModel) throws(LayoutError) -> LayoutSolution {
    try LayoutPasses(model, measurer: measurer, isKept: false).solution(of: model)
  }
}
