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
    let passes = try passes(of: model)
    return LayoutSolution(model: model, system: passes.last.system, texts: passes.last.texts)
  }

  /// The systems of `model`, solved: a first one where a text wraps, and the last.
  func passes(
    of model: LayoutModel
  ) throws(LayoutError) -> (first: LayoutPass?, last: LayoutPass) {
    let problems = model.problems()
    guard problems.isEmpty else { throw .invalid(problems) }
    let pass = try LayoutPass(model, texts: TextPass(model, measurer: measurer))
    guard !pass.texts.wrapping.isEmpty else { return (nil, pass) }
    let texts = try pass.texts.remeasured(model, at: pass.system.widths(of: model))
    return (pass, try LayoutPass(model, texts: texts))
  }
}

/// A layout as it was solved with the texts as they were measured for it.
struct LayoutPass: Sendable {
  var system: LayoutSystem
  var texts: TextPass

  init(_ model: LayoutModel, texts: TextPass) throws(LayoutError) {
    system = try LayoutSystem(model, texts: texts)
    self.texts = texts
  }
}

extension LayoutSystem {
  func widths(of model: LayoutModel) -> [Double] {
    model.nodes.indices.map { length(of: $0, .horizontal) }
  }
}
