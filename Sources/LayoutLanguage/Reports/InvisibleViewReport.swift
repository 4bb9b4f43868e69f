internal import ConstraintKit

/// Views that were meant to be seen and have no width or no height, since nothing says it: an `auto`
/// side pulls them to 0, or a container places them by a size that they don't have.
struct InvisibleViewReport {
  /// A side that nobody sees.
  private static let tolerance = 0.01

  private struct Side: Equatable {
    var node: Int
    var dimension: LayoutDimension
  }

  private let solution: LayoutSolution
  private let expander: Expander
  private let engine: LayoutEngine
  private let late: Set<Int>

  init(_ solution: LayoutSolution, _ expander: Expander, _ engine: LayoutEngine) {
    self.solution = solution
    self.expander = expander
    self.engine = engine
    late = Set(solution.lateConstraints)
  }

  /// In the order of the views.
  var diagnostics: [Diagnostic] {
    let sides = LayoutDimension.allCases.flatMap(emptySides)
    guard !sides.isEmpty else { return [] }
    let drawn = sides.contains { !expander.places($0.node) } ? drawnOut : nil
    let unsaid = Dictionary(grouping: sides.filter { isUnsaid($0, drawn) }, by: \.node)
    return unsaid.sorted { $0.key < $1.key }.map { node, sides in
      .invisible(
        expander.path(of: node), sides.map(\.dimension), late: lateSize(of: sides),
        at: expander.views[node].span)
    }
  }

  // MARK: Candidates

  private func emptySides(_ dimension: LayoutDimension) -> [Side] {
    expander.views.indices.filter { node in
      node != 0 && length(of: node, dimension) <= Self.tolerance && isMeantToBeSeen(node)
        && !isToldOtherwise(node, dimension)
    }.map { Side(node: $0, dimension: dimension) }
  }

  private func length(of node: Int, _ dimension: LayoutDimension) -> Double {
    let size = solution.frame(of: node).size
    return dimension == .horizontal ? size.width : size.height
  }

  /// Whether it is drawn, and has nothing in it, whatever the data are.
  private func isMeantToBeSeen(_ node: Int) -> Bool {
    let view = expander.views[node]
    guard !expander.model.nodes[node].isHidden, view.style.alpha != 0,
      case .none = expander.model.nodes[node].content,
      view.children.isEmpty, !view.bodies.joined().contains(where: \.mayDeclareViews)
    else { return false }
    switch view.kind {
    case .image: return true
    case .view, .component:
      return [view.style.fill, view.style.stroke].contains { $0 != nil && $0 != "transparent" }
    case .root, .label, .button, .row, .column, .waterfall, .flow: return false
    }
  }

  /// Whether its superview is as flat and others reach out of it, of which W1006 tells.
  private func isToldOtherwise(_ node: Int, _ dimension: LayoutDimension) -> Bool {
    guard let parent = expander.views[node].parent,
      length(of: parent, dimension) <= Self.tolerance
    else { return false }
    return expander.views[parent].children.contains {
      length(of: $0, dimension) > Self.tolerance
    }
  }

  // MARK: What settles it

  private func isUnsaid(_ side: Side, _ drawn: LayoutSolution?) -> Bool {
    if expander.places(side.node) { return !isNamed(side) }
    let attribute: LayoutAttribute = side.dimension == .horizontal ? .width : .height
    let terms = [LayoutConstraint.Term(1, .attribute(attribute, node: side.node))]
    // E0402 tells of what is open.
    guard let drawn, solution.isDetermined(terms, breakingTies: true) else { return false }
    return drawn.value(of: terms) > Self.tolerance
      || !drawn.isDetermined(terms, breakingTies: true)
  }

  /// Whether a constraint that was written is about the side, and not too late to size it.
  private func isNamed(_ side: Side) -> Bool {
    expander.model.constraints.indices.contains {
      names(side, $0) && lateSize(of: side, followedBy: $0) == nil
    }
  }

  private func names(_ side: Side, _ index: Int) -> Bool {
    let constraint = expander.model.constraints[index]
    return !constraint.provenance.isPlacement
      && constraint.terms.contains { term in
        guard case .attribute(let attribute, side.node, _) = term.operand else { return false }
        return attribute.dimension == side.dimension
      }
  }

  private func lateSize(of side: Side, followedBy index: Int) -> LateSize? {
    guard late.contains(index) else { return nil }
    return LateSize(expander, expander.model, of: side.node, followedBy: index)
  }

  /// The first size that the sides of a placed view would follow if it were known.
  private func lateSize(of sides: [Side]) -> LateSize? {
    for side in sides where expander.places(side.node) {
      for index in solution.lateConstraints where names(side, index) {
        if let size = lateSize(of: side, followedBy: index) { return size }
      }
    }
    return nil
  }

  /// The layout with free sides of the root drawn out and without pulls: what is still 0 is meant.
  private var drawnOut: LayoutSolution? {
    var model = expander.model
    for dimension in LayoutDimension.allCases where model.canvas[dimension] == nil {
      let side: LayoutAttribute = dimension == .horizontal ? .width : .height
      model.constraints.append(
        LayoutConstraint(
          [.init(1, .attribute(side, node: 0))], .equal, LayoutModel.freeSides.0,
          priority: .fittingSize + 1))
    }
    for node in model.nodes.indices { model.nodes[node].fits = DimensionPair(false) }
    return try? engine.solve(model)
  }
}

extension StatementSyntax {
  /// Whether views may come of it.
  fileprivate var mayDeclareViews: Bool {
    switch kind {
    case .declaration: true
    case .loop(let loop): loop.body.statements.contains(where: \.mayDeclareViews)
    case .conditional(let conditional):
      conditional.then.statements.contains(where: \.mayDeclareViews)
        || conditional.otherwise?.statements.contains(where: \.mayDeclareViews) ?? false
    default: false
    }
  }
}
