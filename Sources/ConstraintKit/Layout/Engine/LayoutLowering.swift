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
  /// The constraint that is being made, whose memory is used for the next.
  private var row = LoweredRow()

  init(_ model: LayoutModel, variables: LayoutVariables, texts: TextPass) {
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
        try add(constraints[index].sum, conditions, .explicit(index), to: &system)
      } else {
        system.postpone(.explicit(index))
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
    row.removeAll()
    row.add(1, variables.span(of: node, dimension).length)
    try system.receive(row, conditions, source)
  }

  private mutating func add(
    _ terms: LayoutTerms, _ conditions: RowConditions, _ source: ConstraintSource,
    to system: inout LayoutSystem
  ) throws(SolverError) {
    row.removeAll()
    variables.add(terms, to: &row)
    var conditions = conditions
    conditions.constant -= row.constant
    try system.receive(row, conditions, source)
  }
}

/// The left side of a constraint that is on its way to the solver.
struct LoweredRow: LinearSum, ~Copyable {
  private(set) var terms = Buffer<LinearExpression.Term>(capacity: 16)
  var constant = 0.0

  @inline(__always)
  mutating func add(_ coefficient: Double, _ variable: Variable) {
    terms.append(LinearExpression.Term(variable.id, coefficient))
  }

  mutating func removeAll() {
    terms.removeAll()
    constant = 0
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
      try add(constraint.sum, conditions, .readableGuide(node: node, rule), to: &system)
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
      system.postpone(.intrinsic(node: node, dimension, isMinimum: true))
      system.postpone(.intrinsic(node: node, dimension, isMinimum: false))
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
      let isFreeCanvas = node == 0 && model.canvas[dimension] == nil
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
