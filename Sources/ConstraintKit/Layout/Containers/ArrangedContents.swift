/// What makes a view a stack or a grid.
struct ArrangedContents {
  enum Arrangement {
    case stack(StackArrangement)
    case grid(GridArrangement)
    case placement(any ContentPlacing)
  }

  var arrangement: Arrangement
  /// The subviews that are arranged, in order. By identity: the subviews hold the views.
  var members: [LayoutView.ID] = []
  /// Where it isn't the stack's spacing.
  var spacingAfter: [LayoutView.ID: Double] = [:]
}

extension ArrangedContents {
  mutating func forget(_ id: LayoutView.ID) {
    members.removeAll { $0 == id }
    spacingAfter[id] = nil
  }
}

/// Collects the views of a stack or grid, one a line, with `if`, `switch` and `for`.
@resultBuilder
public enum ArrangedViewsBuilder {
  /// One view.
  public static func buildExpression(_ view: LayoutView) -> [LayoutView] { [view] }
  /// Several views.
  public static func buildExpression(_ views: [LayoutView]) -> [LayoutView] { views }
  /// The views of a block, in order.
  public static func buildBlock(_ views: [LayoutView]...) -> [LayoutView] { views.flatMap { $0 } }
  /// The views of an `if` without `else`.
  public static func buildOptional(_ views: [LayoutView]?) -> [LayoutView] { views ?? [] }
  /// The views of a first branch.
  public static func buildEither(first views: [LayoutView]) -> [LayoutView] { views }
  /// The views of another branch.
  public static func buildEither(second views: [LayoutView]) -> [LayoutView] { views }
  /// The views of a loop, in order.
  public static func buildArray(_ views: [[LayoutView]]) -> [LayoutView] { views.flatMap { $0 } }
}
