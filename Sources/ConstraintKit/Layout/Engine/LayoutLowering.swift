/// A layout as linear constraints, each with what it stands for, in the order in which a solver is
/// to take them. Of two tied constraints the earlier is kept, so the order is: the canvas and
/// guides, the model's as declared, content sizes, pulls of self-sizing sides. That sizes aren't
/// negative comes after the model's constraints, most of which hold it by then: the solver then has
/// a third less to do.
struct LayoutLowering: Sendable {
  /// A linear constraint and what it stands for.
  struct Item: Sendable {
    let source: ConstraintSource
    let constraint: LinearConstraint
  }

  private(set) var items: [Item] = []
  private let model: LayoutModel
  private let variables: LayoutVariables

  init(_ model: LayoutModel, variables: LayoutVariables, sizes: [ContentSize]) {
    self.model = model
    self.variables = variables
    items.reserveCapacity(model.constraints.count + 6 * model.nodes.count)
    addCanvas()
    for node in variables.nodesWithReadableGuide { addReadableGuide(of: node) }
    for index in model.constraints.indices { addExplicit(index) }
    addNonNegativeSizes()
    for node in model.nodes.indices { addContentSize(of: node, sizes[node]) }
    for node in model.nodes.indices { addFitting(of: node) }
  }

  private mutating func addLength(
    of node: Int, _ dimension: LayoutDimension, _ relation: Relation, _ constant: Double,
    priority: Priority = .required, source: ConstraintSource
  ) {
    let length = variables.span(of: node, dimension).length
    let constraint = LinearConstraint(
      [LinearExpression.Term(length.id, 1)], relation, constant, priority: priority)
    items.append(Item(source: source, constraint: constraint))
  }

  private mutating func addCanvas() {
    for dimension in LayoutDimension.allCases {
      guard let side = model.canvas[dimension] else { continue }
      let insets = model.nodes[0].alignmentInsets.along(dimension)
      addLength(
        of: 0, dimension, .equal, side - insets.near - insets.far, source: .canvas(dimension))
    }
  }

  private mutating func addNonNegativeSizes() {
    for node in model.nodes.indices {
      for dimension in LayoutDimension.allCases {
        addLength(
          of: node, dimension, .greaterThanOrEqual, 0,
          source: .nonNegative(node: node, dimension))
      }
    }
  }

  private mutating func addReadableGuide(of node: Int) {
    for rule in ConstraintSource.ReadableGuideRule.allCases {
      let constraint = LayoutConstraint.readableGuide(of: node, rule)
      append(constraint, source: .readableGuide(node: node, rule))
    }
  }

  private mutating func addExplicit(_ index: Int) {
    append(model.constraints[index], source: .explicit(index))
  }

  private mutating func append(_ constraint: LayoutConstraint, source: ConstraintSource) {
    let sum = variables.expression(of: constraint.terms)
    let linear = LinearConstraint(
      sum.terms, constraint.relation, constraint.constant - sum.constant,
      priority: constraint.priority, weight: constraint.weight)
    items.append(Item(source: source, constraint: linear))
  }

  private mutating func addContentSize(of node: Int, _ size: ContentSize) {
    for dimension in LayoutDimension.allCases {
      guard let side = size[dimension] else { continue }
      for isMinimum in [true, false] {
        let wishes = isMinimum ? model.nodes[node].compression : model.nodes[node].hugging
        addLength(
          of: node, dimension, isMinimum ? .greaterThanOrEqual : .lessThanOrEqual, side,
          priority: wishes[dimension],
          source: .intrinsic(node: node, dimension, isMinimum: isMinimum))
      }
    }
  }

  private mutating func addFitting(of node: Int) {
    for dimension in LayoutDimension.allCases {
      let isFreeCanvas = node == 0 && model.canvas[dimension] == nil
      guard isFreeCanvas || model.nodes[node].fits[dimension] else { continue }
      addLength(
        of: node, dimension, .equal, 0, priority: .fittingSize,
        source: .fitting(node: node, dimension))
    }
  }
}

/// The size that a node's content has; nil in a dimension without one.
typealias ContentSize = DimensionPair<Double?>

extension LayoutConstraint {
  /// One of the constraints that make a node's readable guide.
  ///
  /// It fills the margins just below the required level, so that its limit narrows the guide and
  /// hardly ever the node.
  static func readableGuide(
    of node: Int, _ rule: ConstraintSource.ReadableGuideRule
  ) -> LayoutConstraint {
    func difference(_ attribute: LayoutAttribute) -> [Term] {
      [
        Term(1, .attribute(attribute, node: node, guide: .readable)),
        Term(-1, .attribute(attribute, node: node, guide: .margins)),
      ]
    }
    switch rule {
    case .limit:
      let width = Term(1, .attribute(.width, node: node, guide: .readable))
      return LayoutConstraint([width], .lessThanOrEqual, LayoutMetrics.readableWidth)
    case .inside: return LayoutConstraint(difference(.width), .lessThanOrEqual)
    case .centre: return LayoutConstraint(difference(.centerX), .equal)
    case .fill: return LayoutConstraint(difference(.width), .equal, priority: .required - 0.001)
    }
  }
}
