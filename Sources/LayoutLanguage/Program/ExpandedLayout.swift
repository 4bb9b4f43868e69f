internal import ConstraintKit

/// A program's views and constraints, and the solver that solved them last.
struct ExpandedLayout {
  private let expander: Expander
  /// Before containers placed anything.
  private let model: LayoutModel
  private let infos: [ConstraintInfo]
  private var session: LayoutSession

  init(
    _ program: LayoutProgram, _ reader: InputReader, _ settings: RunSettings,
    _ inputs: LayoutInputs
  ) {
    expander = ProgramRun.expand(program, reader, settings, inputs)
    model = expander.model
    infos = expander.constraintInfos
    session = LayoutSession(model, measurer: expander.textMeasurer)
  }

  /// Takes another size of the canvas; false where other views or constraints might be made for it.
  mutating func resize(_ settings: RunSettings) -> Bool {
    let written = expander.writtenCanvas
    let canvas = DimensionPair(
      horizontal: settings.width.map(\.points) ?? written.size.horizontal,
      vertical: settings.height.map(\.points) ?? written.size.vertical)
    let reads = expander.readsCanvas
    guard !expander.hasErrors,
      canvas.horizontal == model.canvas.horizontal || !reads.horizontal,
      canvas.vertical == model.canvas.vertical || !reads.vertical
    else { return false }
    session.setCanvas(canvas)
    // What the last solution added is forgotten.
    expander.model = model
    expander.model.canvas = canvas
    expander.constraintInfos = infos
    expander.canvasSpans = DimensionPair(
      horizontal: settings.width == nil ? written.spans.horizontal : nil,
      vertical: settings.height == nil ? written.spans.vertical : nil)
    return true
  }

  mutating func solve(_ reader: InputReader) -> ProgramRun {
    ProgramRun(expander, &session, reader)
  }
}
