/// The systems of a session: where a text wraps a first one, which gives widths, and the one that
/// gives the frames.
struct SessionPasses: Sendable {
  private var first: SessionPass?
  private var last: SessionPass

  init(_ model: LayoutModel, engine: LayoutEngine) throws(LayoutError) {
    let passes = try engine.passes(of: model)
    first = passes.first.map { SessionPass($0, of: model) }
    last = SessionPass(passes.last, of: model)
  }

  func solution(of model: LayoutModel) -> LayoutSolution {
    LayoutSolution(model: model, system: last.pass.system, texts: last.pass.texts)
  }

  /// The passes with changes made in place; nil where that isn't possible, or not all that is told
  /// would be determined.
  consuming func applying(_ changes: SessionChanges, of model: LayoutModel) -> SessionPasses? {
    guard changes.problems(in: model).isEmpty else { return nil }
    do {
      let isSolved =
        first == nil
        ? try last.update(changes, of: model, texts: changes.contents) && last.isDetermined
        : try applyTwice(changes, of: model)
      return isSolved ? self : nil
    } catch {
      return nil
    }
  }

  private mutating func applyTwice(
    _ changes: SessionChanges, of model: LayoutModel
  ) throws -> Bool {
    guard try first?.update(changes, of: model, texts: changes.contents) ?? false,
      let first, first.isDetermined(widthsOf: first.pass.texts.wrapping)
    else { return false }
    for node in changes.contents { try last.takeOver(node, from: first.pass.texts, of: model) }
    for node in first.pass.texts.wrapping {
      try last.remeasure(
        node, at: first.pass.system.length(of: node, .horizontal), of: model,
        isChanged: changes.contents.contains(node))
    }
    return try last.update(changes, of: model, texts: []) && last.isDetermined
  }
}
