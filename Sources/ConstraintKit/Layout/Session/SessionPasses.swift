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

  /// Makes changes in place.
  ///
  /// - Returns: Whether that was possible and all that is told is determined; otherwise the passes
  ///   are void.
  mutating func apply(_ changes: SessionChanges, of model: LayoutModel) -> Bool {
    guard changes.problems(in: model).isEmpty else { return false }
    do {
      if first == nil {
        try last.update(changes, of: model, texts: changes.contents)
      } else {
        guard try updateFirst(changes, of: model) else { return false }
        try last.update(changes, of: model, texts: [])
      }
      return last.isDetermined()
    } catch {
      return false
    }
  }

  /// Makes changes in the first pass, and gives the texts as they come out of it to the last one.
  private mutating func updateFirst(
    _ changes: SessionChanges, of model: LayoutModel
  ) throws -> Bool {
    try first?.update(changes, of: model, texts: changes.contents)
    guard let wrapping = first?.pass.texts.wrapping,
      first?.isDetermined(widthsOf: wrapping) ?? false, let first
    else { return false }
    for node in changes.contents { try last.takeOver(node, from: first.pass.texts, of: model) }
    for node in wrapping {
      try last.remeasure(
        node, at: first.pass.system.length(of: node, .horizontal), of: model,
        isChanged: changes.contents.contains(node))
    }
    return true
  }
}
