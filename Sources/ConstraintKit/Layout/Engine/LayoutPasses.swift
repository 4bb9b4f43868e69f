/// The systems of a layout, solved: where a text wraps a first one, which gives widths, and the one
/// that gives the frames, with the heights that the texts have at these widths.
struct LayoutPasses: Sendable {
  private var first: LayoutPass?
  private var last: LayoutPass

  /// Solves a layout.
  ///
  /// - Parameter isKept: Whether changes will be made in place: the first pass is then kept.
  init(
    _ model: LayoutModel, measurer: any TextMeasuring, isKept: Bool
  ) throws(LayoutError) {
    let problems = model.problems()
    guard problems.isEmpty else { throw .invalid(problems) }
    last = try LayoutPass(model, texts: TextPass(model, measurer: measurer))
    guard !last.texts.wrapping.isEmpty else { return }
    if isKept { first = last }
    let widths = last.texts.wrapping.map { last.system.length(of: $0, .horizontal) }
    do {
      try last.remeasure(widths, of: model)
    } catch {
      last = try LayoutPass(model, texts: last.texts.remeasured(model, at: widths))
    }
  }

  consuming func solution(of model: LayoutModel) -> LayoutSolution {
    LayoutSolution(model: model, system: last.system, texts: last.texts)
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
    guard first?.areWrappingWidthsDetermined() ?? false, let first else { return false }
    for node in changes.contents { try last.takeOver(node, from: first.texts, of: model) }
    for node in first.texts.wrapping {
      try last.remeasure(
        node, at: first.system.length(of: node, .horizontal), of: model,
        isChanged: changes.contents.contains(node))
    }
    return true
  }
}
