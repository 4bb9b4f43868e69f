/// A layout solved once, for all values of some of its numbers.
///
/// Cells of a feed differ in how much room their texts take, in constants, or in the width of the
/// screen. A template is made of one cell's solution and answers for the others without the solver,
/// by ``SolvedTemplate``; where another set of constraints decides, it solves.
///
/// ```swift
/// let cell = LayoutView("cell")
/// let label = LayoutView.label("a text", lines: 0)
/// cell.addSubview(label)
/// label.makeConstraints { make in make.edges.equalToSuperview().inset(20) }
/// let solution = try cell.solve(width: 375)
/// let node = solution.node(of: label) ?? 0
/// let template = try LayoutTemplate(
///   solution, varying: [.content(.vertical, node: node)],
///   outputs: [.attribute(.height, node: 0)])
/// try template.values(at: [100])  // [140]
/// ```
///
/// Texts aren't measured: their sizes are parameters, and so a text that wraps has to be measured
/// by the caller at the width that it has. Everything that isn't a parameter is as in the solution,
/// and so are the baselines of its texts.
public struct LayoutTemplate: Sendable {
  private var solved: SolvedTemplate
  /// What is added to each parameter to make it the constant of its constraints.
  private let shifts: [Double]
  public let parameters: [LayoutParameter]
  public let outputs: [LayoutOperand]

  /// Makes a template of a solution.
  ///
  /// - Parameters:
  ///   - parameters: What varies.
  ///   - outputs: What is asked for, each in the coordinates of its node's parent.
  /// - Throws: ``LayoutTemplateError``.
  public init(
    _ solution: LayoutSolution, varying parameters: [LayoutParameter], outputs: [LayoutOperand]
  ) throws(LayoutTemplateError) {
    let system = solution.system
    let index = SystemIndex(system.sources, solution.model)
    let ids = try parameters.map { (parameter) throws(LayoutTemplateError) in
      let ids = index.rows(of: parameter).compactMap { system.ids[$0] }
      guard !ids.isEmpty else { throw .unknownParameter(parameter) }
      return ids
    }
    let expressions = try outputs.map { (operand) throws(LayoutTemplateError) in
      guard solution.model.has(operand) else { throw .unknownOutput(operand) }
      return system.variables.expression(of: [LayoutConstraint.Term(1, operand)])
    }
    do throws(TemplateError) {
      solved = try SolvedTemplate(system.solver, tiedParameters: ids, outputs: expressions)
    } catch {
      throw .notSolved(error)
    }
    shifts = parameters.map { Self.shift(of: $0, solution) }
    self.parameters = parameters
    self.outputs = outputs
  }

  private static func shift(
    of parameter: LayoutParameter, _ solution: LayoutSolution
  ) -> Double {
    switch parameter {
    case .canvas(let dimension):
      let insets = solution.model.nodes[0].alignmentInsets.along(dimension)
      return -insets.near - insets.far
    case .content:
      return 0
    case .constant(let constraint):
      let terms = solution.model.constraints[constraint].terms
      return -solution.system.variables.expression(of: terms).constant
    }
  }
}

extension LayoutTemplate {
  /// The outputs at some values of the parameters, in their orders.
  ///
  /// - Throws: `wrongParameterCount`, `notFinite`; `unsatisfiable`, `overflow`.
  public func values(at parameters: [Double]) throws(TemplateError) -> [Double] {
    try check(parameters.count)
    return try solved.values(at: zip(parameters, shifts).map { $0 + $1 })
  }

  /// The outputs of many items.
  ///
  /// - Parameter constant: The value of a parameter, by its place, of an item.
  /// - Throws: `notFinite`; nothing is written then. Items without an answer are told in
  ///   `results.failures`.
  /// - Complexity: O(items · (parameters + varying outputs)).
  public func solve(
    itemCount: Int, into results: inout TemplateResults,
    constant: (_ item: Int, _ parameter: Int) -> Double
  ) throws(TemplateError) {
    let batch = TemplateBatch(itemCount: itemCount, parameterCount: shifts.count) {
      constant($0, $1) + shifts[$1]
    }
    try solved.solve(batch, into: &results)
  }

  /// ``values(at:)``, after which the template answers without the solver where the same constraints
  /// decide, as long as it keeps few such regions.
  package mutating func learnedValues(at parameters: [Double]) throws(TemplateError) -> [Double] {
    try check(parameters.count)
    let constants = zip(parameters, shifts).map { $0 + $1 }
    if solved.regionIndex(at: constants) == nil, solved.regionCount < solved.regionLimit {
      try solved.learn(
        from: TemplateBatch(itemCount: 1, parameterCount: constants.count) { constants[$1] })
    }
    return try solved.values(at: constants)
  }

  private func check(_ count: Int) throws(TemplateError) {
    guard count == parameters.count else {
      throw .wrongParameterCount(expected: parameters.count, actual: count)
    }
  }
}

extension SystemIndex {
  /// The rows whose constants a parameter is.
  fileprivate func rows(of parameter: LayoutParameter) -> [Int] {
    switch parameter {
    case .canvas(let dimension):
      return canvas[dimension].map { [$0] } ?? []
    case .content(let dimension, let node):
      guard contents.indices.contains(node), let rows = contents[node][dimension] else { return [] }
      return [rows.minimum, rows.maximum]
    case .constant(let constraint):
      return explicit(constraint).map { [$0] } ?? []
    }
  }
}

extension LayoutModel {
  /// Whether the model has what an operand names.
  fileprivate func has(_ operand: LayoutOperand) -> Bool {
    switch operand {
    case .attribute(_, let node, let guide): nodes.indices.contains(node) && guide != .readable
    case .variable(let index): freeVariables.indices.contains(index)
    }
  }
}
