/// Makes the linear constraints of a layout, each with what it stands for, in the order in which a
/// solver is to take them. Of two tied constraints the earlier is kept, so the order is: the canvas and
/// guides, the model's as declared, content sizes, pulls of self-sizing sides. That sizes aren't
/// negative comes after the model's constraints, most of which hold it by then: the solver then has
/// a third less to do.
///
/// Some get places in that order and come later, if they do: those that aren't active, and those of a
/// wrapping text's height, which isn't known before the text is measured again.
struct LayoutLowering {
  /// Takes a constraint and what it stands for.
  typealias Receiver = (LinearConstraint, ConstraintSource) throws(SolverError) -> Void

  let model: LayoutModel
  let variables: LayoutVariables
  let texts: TextPass
  /// The constraint that is being made, whose memory is used for the next.
  private var row = LinearConstraint([], .equal, 0)
  private var sum = LinearExpression()

  init(_ model: LayoutModel, variables: LayoutVariables, texts: TextPass) {
    self.model = model
    self.variables = variables
    self.texts = texts
  }

  /// Gives all constraints to `receive`, and those that come later to `postpone`.
  mutating func run(
    receive: Receiver, postpone: (ConstraintSource) -> Void
  ) throws(SolverError) {
    try addCanvas(receive)
    for node in variables.nodesWithReadableGuide { try addReadableGuide(of: node, receive) }
    for index in model.constraints.indices {
      if model.constraints[index].isActive {
        try add(model.constraints[index], .explicit(index), receive)
      } else {
        postpone(.explicit(index))
      }
    }
    try addNonNegativeSizes(receive)
    for node in model.nodes.indices { try addContentSize(of: node, receive, postpone) }
    for node in model.nodes.indices { try addFitting(of: node, receive) }
  }

  private mutating func addLength(
    of node: Int, _ dimension: LayoutDimension, _ relation: Relation, _ constant: Double,
    priority: Priority = .required, _ source: ConstraintSource, _ receive: Receiver
  ) throws(SolverError) {
    row.terms.removeAll(keepingCapacity: true)
    row.terms.append(LinearExpression.Term(variables.span(of: node, dimension).length.id, 1))
    row.relation = relation
    row.constant = constant
    row.priority = priority
    row.weight = 1
    try receive(row, source)
  }

  private mutating func add(
    _ constraint: LayoutConstraint, _ source: ConstraintSource, _ receive: Receiver
  ) throws(SolverError) {
    sum.terms.removeAll(keepingCapacity: true)
    sum.constant = 0
    variables.add(constraint.terms, to: &sum)
    swap(&row.terms, &sum.terms)
    row.relation = constraint.relation
    row.constant = constraint.constant - sum.constant
    row.priority = constraint.priority
    row.weight = constraint.weight
    try receive(row, source)
  }
}

extension LayoutLowering {
  private mutating func addCanvas(_ receive: Receiver) throws(SolverError) {
    for dimension in LayoutDimension.allCases {
      guard let side = model.alignedCanvas(dimension) else { continue }
      try addLength(of: 0, dimension, .equal, side, .canvas(dimension), receive)
    }
  }

  private mutating func addNonNegativeSizes(_ receive: Receiver) throws(SolverError) {
    for node in model.nodes.indices {
      for dimension in LayoutDimension.allCases {
        try addLength(
          of: node, dimension, .greaterThanOrEqual, 0, .nonNegative(node: node, dimension),
          receive)
      }
    }
  }

  private mutating func addReadableGuide(
    of node: Int, _ receive: Receiver
  ) throws(SolverError) {
    for rule in ConstraintSource.ReadableGuideRule.allCases {
      try add(
        LayoutConstraint.readableGuide(of: node, rule), .readableGuide(node: node, rule), receive)
    }
  }

  private mutating func addContentSize(
    of node: Int, _ receive: Receiver, _ postpone: (ConstraintSource) -> Void
  ) throws(SolverError) {
    for dimension in LayoutDimension.allCases {
      for isMinimum in [true, false] {
        let source = ConstraintSource.intrinsic(node: node, dimension, isMinimum: isMinimum)
        if let side = texts.sizes[node][dimension] {
          try addLength(
            of: node, dimension, isMinimum ? .greaterThanOrEqual : .lessThanOrEqual, side,
            priority: model.nodes[node].resistance(isMinimum: isMinimum)[dimension], source,
            receive)
        } else if dimension == .vertical, texts.layouts[node] != nil {
          postpone(source)
        }
      }
    }
  }

  private mutating func addFitting(of node: Int, _ receive: Receiver) throws(SolverError) {
    for dimension in LayoutDimension.allCases {
      let isFreeCanvas = node == 0 && model.canvas[dimension] == nil
      guard isFreeCanvas || model.nodes[node].fits[dimension] else { continue }
      try addLength(
        of: node, dimension, .equal, 0, priority: .fittingSize,
        .fitting(node: node, dimension), receive)
    }
  }
}

extension LayoutModel {
  /// The side of the root's alignment rectangle that the canvas gives; nil for a free side.
  func alignedCanvas(_ dimension: LayoutDimension) -> Double? {
    canvas[dimension].map { side in
      let insets = nodes[0].alignmentInsets.along(dimension)
      return side - insets.near - insets.far
    }
  }
}

extension LayoutNode {
  /// How strongly the node resists being smaller, or larger, than its content.
  func resistance(isMinimum: Bool) -> DimensionPair<Priority> {
    isMinimum ? compression : hugging
  }
}

extension LayoutVariables {
  /// The constraint among the unknowns.
  func linear(_ constraint: LayoutConstraint) -> LinearConstraint {
    let sum = expression(of: constraint.terms)
    return LinearConstraint(
      sum.terms, constraint.relation, constraint.constant - sum.constant,
      priority: constraint.priority, weight: constraint.weight)
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
