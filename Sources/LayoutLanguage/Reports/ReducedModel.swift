internal import ConstraintKit

extension LayoutModel {
  /// Two lengths to draw a free side to: what is the same for both doesn't depend on it.
  static let freeSides = (1_000.0, 2_000.0)

  /// Only these constraints, which come first, with no contents to measure; sides of the canvas
  /// that are free are drawn to a length, above the pull of a self-sizing side.
  func reduced(
    to constraints: [LayoutConstraint], canvas: DimensionPair<Double?>, freeSide: Double
  ) -> LayoutModel {
    var model = self
    model.constraints = constraints
    model.canvas = canvas
    for (attribute, side) in [
      (LayoutAttribute.width, canvas.horizontal), (.height, canvas.vertical),
    ] where side == nil {
      model.constraints.append(
        LayoutConstraint(
          [.init(1, .attribute(attribute, node: 0))], .equal, freeSide,
          priority: .fittingSize + 1))
    }
    for node in model.nodes.indices {
      model.nodes[node].content = .none
      model.nodes[node].fits = DimensionPair(false)
    }
    return model
  }
}
