internal import ConstraintKit

/// The way from a program to frames, a step at a time, for measurements.
package struct ProgramSteps {
  private let program: LayoutProgram
  private let inputs: LayoutInputs
  private var expander: Expander
  private var session: LayoutSession

  /// Reads the inputs and expands the program.
  package init(_ program: LayoutProgram, _ inputs: LayoutInputs) {
    self.program = program
    self.inputs = inputs
    (expander, session) = Self.expand(program, inputs)
  }

  private static func expand(
    _ program: LayoutProgram, _ inputs: LayoutInputs
  ) -> (Expander, LayoutSession) {
    let reader = InputReader(program, inputs)
    let expander = ProgramRun.expand(program, reader, reader.settings, inputs)
    return (expander, LayoutSession(expander.model, measurer: expander.textMeasurer))
  }

  /// Expands the program anew.
  package mutating func expand() {
    (expander, session) = Self.expand(program, inputs)
  }

  /// Solves what was expanded from nothing.
  ///
  /// - Returns: Whether there are frames.
  package mutating func solve() -> Bool {
    session.replaceModel(expander.model)
    return (try? session.solve()) != nil
  }

  /// Solves at another width what was solved before: in place, or expanded anew where the program
  /// reads the width.
  package mutating func resolve(width: Double) -> Bool {
    guard expander.readsCanvas.horizontal else {
      session.setCanvas(
        DimensionPair(horizontal: width, vertical: session.model.canvas.vertical))
      return (try? session.solve()) != nil
    }
    var inputs = inputs
    inputs.width = .fixed(width)
    (expander, session) = Self.expand(program, inputs)
    return solve()
  }

  /// The width of the canvas; nil where it's free.
  package var width: Double? { expander.model.canvas.horizontal }
}
