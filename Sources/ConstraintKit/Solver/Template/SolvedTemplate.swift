/// A system solved once for all values of some of its constants.
///
/// As long as the same constraints stay active, every variable is an affine function of the
/// constants, `base + Σ factor · constant`. A template keeps these functions for the outputs asked
/// for, together with the bounds of the region in which they hold, and answers there without the
/// solver: for one item, or for a batch of any number of items, eight at a time. Elsewhere it solves
/// on a copy of the system. More regions are kept by ``learn(from:)``, and by a ``TemplateSession``.
///
/// ```swift
/// var solver = Solver()
/// let width = solver.makeVariable("width")
/// let label = solver.makeVariable("label")
/// let screen = try solver.add(width == 390)
/// let text = try solver.add(label == 120 ~ .high)
/// try solver.add(label <= width - 24)
/// let template = try SolvedTemplate(
///   solver, parameters: [screen, text], outputs: [label.linearExpression])
/// try template.values(at: [320, 80])   // [80]
/// try template.values(at: [320, 500])  // [296]
/// ```
///
/// The answers are those of a solver to which the constraints are added in their order with the
/// item's constants: equal but for rounding, and the same bits for the same template and constants,
/// whatever else was asked, in whatever order and on however many threads. An output that such a
/// solver leaves open in a region, so that its value would depend on how the solver got there, is
/// read from a solver made afresh for each item; ties that the order of the constraints decides
/// aren't open.
public struct SolvedTemplate: Sendable {
  let system: TemplateSystem
  /// In the order in which they are tried; a border belongs to the first region that has it.
  private(set) var regions: [TemplateRegion] = []
  private(set) var layout: TemplateLayout
  public let parameterCount: Int
  public let outputCount: Int
  /// How many regions are kept at most.
  public let regionLimit: Int

  /// Makes a template of the constraints that a solver has now.
  /// - Parameters:
  ///   - parameters: the constraints whose constants vary. One that is inactive has no influence.
  ///   - outputs: what is asked for.
  ///   - regionLimit: how many regions ``learn(from:)`` may collect, with the one in which the
  ///     solver is now.
  /// - Throws: `unknownParameter`, `duplicateParameter`, `unknownVariable`, `badOutput`.
  /// - Complexity: a build of the system, and a few transformations for each parameter.
  public init(
    _ solver: Solver, parameters: [ConstraintID], outputs: [LinearExpression],
    regionLimit: Int = 8
  ) throws(TemplateError) {
    try self.init(
      solver, tiedParameters: parameters.map { [$0] }, outputs: outputs, regionLimit: regionLimit)
  }

  /// The same with parameters that are the constants of several constraints each, which have the
  /// same constant now: the two sides of a length that resists both growing and shrinking.
  package init(
    _ solver: Solver, tiedParameters parameters: [[ConstraintID]], outputs: [LinearExpression],
    regionLimit: Int = 8
  ) throws(TemplateError) {
    system = try TemplateSystem(solver, parameters: parameters, outputs: outputs)
    parameterCount = parameters.count
    outputCount = outputs.count
    self.regionLimit = max(0, regionLimit)
    layout = TemplateLayout(outputCount: outputs.count, [])
    learn(system.baseConstants)
  }

  /// How many regions are kept.
  public var regionCount: Int { regions.count }

  /// Collects the regions in which the items of a batch lie, in their order, until there are
  /// `regionLimit`. Items without an answer are passed over.
  /// - Throws: `wrongParameterCount`, `notFinite`.
  /// - Complexity: a copy of the system and a few steps of the simplex method for each item that lies
  ///   in no region yet.
  public mutating func learn(from batch: TemplateBatch) throws(TemplateError) {
    try check(batch)
    for item in 0..<batch.itemCount where regions.count < regionLimit {
      let constants = batch.constants(of: item)
      try check(constants, item: item)
      if regionIndex(at: constants) == nil { learn(constants) }
    }
  }

  private mutating func learn(_ constants: [Double]) {
    guard regions.count < regionLimit, let region = system.wideRegion(at: constants) else { return }
    regions.append(region)
    layout = TemplateLayout(outputCount: outputCount, regions)
  }

  /// The first region that holds the constants.
  package func regionIndex(at constants: [Double]) -> Int? {
    for index in regions.indices where regions[index].contains(constants) { return index }
    return nil
  }

  func check(_ batch: TemplateBatch) throws(TemplateError) {
    guard batch.parameterCount == parameterCount else {
      throw .wrongParameterCount(expected: parameterCount, actual: batch.parameterCount)
    }
  }

  func check(_ constants: [Double], item: Int = 0) throws(TemplateError) {
    guard constants.count == parameterCount else {
      throw .wrongParameterCount(expected: parameterCount, actual: constants.count)
    }
    for (parameter, constant) in constants.enumerated() where !constant.isFinite {
      throw .notFinite(item: item, parameter: parameter, constant)
    }
  }
}

extension SolvedTemplate {
  /// The outputs at some constants.
  /// - Throws: `wrongParameterCount`, `notFinite`; `unsatisfiable`, `overflow`.
  public func values(at constants: [Double]) throws(TemplateError) -> [Double] {
    try check(constants)
    if let index = regionIndex(at: constants) { return regions[index].values(at: constants) }
    return try system.answer(at: constants, keepsRegion: false).values
  }

  /// The outputs of all items of a batch.
  ///
  /// Items whose constants contradict each other are told in `results.failures`; the others aren't
  /// affected.
  /// - Throws: `wrongParameterCount`, `notFinite`; nothing is written then.
  /// - Complexity: O(items · varying outputs), with a copy of the system for each item outside of the
  ///   regions.
  public func solve(
    _ batch: TemplateBatch, into results: inout TemplateResults
  ) throws(TemplateError) {
    var session = TemplateSession(self, regionLimit: 0)
    try session.solve(batch, into: &results)
  }
}
