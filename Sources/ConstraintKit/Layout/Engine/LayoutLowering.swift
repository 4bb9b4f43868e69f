/// Makes the linear constraints of a layout, each with what it stands for, in the order in which a
/// solver is to take them. Of two tied constraints the earlier is kept, so the order is: the canvas and
/// guides, the model's as declared, content sizes, pulls of self-sizing sides. That sizes aren't
/// negative comes after the model's constraints, most of which hold it by then: the solver then has
/// a third less to do.
///
/// Some get places in that order and come later, if they do: those that aren't active, and those of a
/// wrapping text's height, which isn't known before the text is measured again.
struct LayoutLowering: ~Copyable {
  private let model: LayoutModel
  private let variables: LayoutVariables
  private let texts: TextPass
  private var build: SystemBuild

  init(
    _ model: LayoutModel, variables: LayoutVariables, texts: TextPass,
    build: consuming SystemBuild
  ) {
    self.build = build
    self.model = model
    self.variables = variables
    self.texts = texts
  }

  /// Adds all constraints to a system, and the places of those that come later.
  mutating func run(into system: inout LayoutSystem) throws(SolverError) {
    try addCanvas(to: &system)
    for node in variables.nodesWithReadableGuide { try addReadableGuide(of: node, to: &system) }
    let model = model
    let constraints = model.constraints.span
    for index in constraints.indices {
      if constraints[index].isActive {
        // By properties: a whole constraint would be copied.
        let conditions = RowConditions(
          relation: constraints[index].relation, constant: constraints[index].constant,
          priority: constraints[index].priority, weight: constraints[index].weight)
        if constraints[index].sum.isShort {
          variables.add(constraints[index].sum.pair, to: &build)
        } else {
          variables.add(constraints[index].sum, to: &build)
        }
        try finishRow(conditions, .explicit(index), in: &system)
      } else {
        system.postpone(.explicit(index), build.reservePlace())
      }
    }
    try addNonNegativeSizes(to: &system)
    for node in model.nodes.indices { try addContentSize(of: node, to: &system) }
    for node in model.nodes.indices { try addFitting(of: node, to: &system) }
  }

  private mutating func addLength(
    _ source: ConstraintSource, of node: Int, _ dimension: LayoutDimension,
    _ conditions: RowConditions, to system: inout LayoutSystem
  ) throws(SolverError) {
    let tag = system.note(source)
    let length = variables.span(of: node, dimension).length
    system.note(try build.addBound(length, conditions, tag: tag))
  }

  /// Ends the row whose terms have been added.
  @inline(__always)
  private mutating func finishRow(
    _ conditions: RowConditions, _ source: ConstraintSource, in system: inout LayoutSystem
  ) throws(SolverError) {
    let tag = system.note(source)
    var conditions = conditions
    conditions.constant -= build.constant
    system.note(try build.addRow(conditions, tag: tag))
  }

  /// Makes all that was added part of the system.
  consuming func finish() throws(SolverError) {
    try build.finish()
  }
}

extension LayoutLowering {
  private mutating func addCanvas(to system: inout LayoutSystem) throws(SolverError) {
    for dimension in LayoutDimension.allCases {
      guard let side = model.alignedCanvas(dimension) else { continue }
      let conditions = RowConditions(relation: .equal, constant: side, priority: .required)
      try addLength(.canvas(dimension), of: 0, dimension, conditions, to: &system)
    }
  }

  private mutating func addNonNegativeSizes(
    to system: inout LayoutSystem
  ) throws(SolverError) {
    let conditions = RowConditions(
      relation: .greaterThanOrEqual, constant: 0, priority: .required)
    for node in model.nodes.indices {
      try addLength(
        .nonNegative(node: node, .horizontal), of: node, .horizontal, conditions, to: &system)
      try addLength(
        .nonNegative(node: node, .vertical), of: node, .vertical, conditions, to: &system)
    }
  }

  private mutating func addReadableGuide(
    of node: Int, to system: inout LayoutSystem
  ) throws(SolverError) {
    for rule in ConstraintSource.ReadableGuideRule.allCases {
      let constraint = LayoutConstraint.readableGuide(of: node, rule)
      let conditions = RowConditions(
        relation: constraint.relation, constant: constraint.constant,
        priority: constraint.priority)
      variables.add(constraint.sum, to: &build)
      try finishRow(conditions, .readableGuide(node: node, rule), in: &system)
    }
  }

  private mutating func addContentSize(
    of node: Int, to system: inout LayoutSystem
  ) throws(SolverError) {
    try addContentSize(of: node, .horizontal, to: &system)
    try addContentSize(of: node, .vertical, to: &system)
  }

  private mutating func addContentSize(
    of node: Int, _ dimension: LayoutDimension, to system: inout LayoutSystem
  ) throws(SolverError) {
    guard let side = texts.sizes[node][dimension] else {
      guard dimension == .vertical, texts.layouts[node] != nil else { return }
      for isMinimum in [true, false] {
        system.postpone(
          .intrinsic(node: node, dimension, isMinimum: isMinimum), build.reservePlace())
      }
      return
    }
    let least = RowConditions(
      relation: .greaterThanOrEqual, constant: side,
      priority: model.nodes[node].compression[dimension])
    try addLength(
      .intrinsic(node: node, dimension, isMinimum: true), of: node, dimension, least, to: &system)
    let most = RowConditions(
      relation: .lessThanOrEqual, constant: side, priority: model.nodes[node].hugging[dimension])
    try addLength(
      .intrinsic(node: node, dimension, isMinimum: false), of: node, dimension, most, to: &system)
  }

  private mutating func addFitting(
    of node: Int, to system: inout LayoutSystem
  ) throws(SolverError) {
    for dimension in LayoutDimension.allCases {
      let isFreeCanvas =
        node == 0 && model.canvas[dimension] == nil && model.pullsFreeSides[dimension]
      guard isFreeCanvas || model.nodes[node].fits[dimension] else { continue }
      let conditions = RowConditions(relation: .equal, constant: 0, priority: .fittingSize)
      try addLength(
        .fitting(node: node, dimension), of: node, dimension, conditions, to: &system)
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
    let sum = expression(of: constraint.sum)
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
