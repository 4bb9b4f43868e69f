internal import ConstraintKit

/// Runs of a program that differ in the canvas's size alone. What was made for one is kept for the
/// next, unless a side of the canvas that was looked at changes.
struct ResizableRun {
  private let program: LayoutProgram
  private let inputs: LayoutInputs
  private var kept: ExpandedLayout?
  /// How often views and constraints were made.
  private(set) var expansions = 0

  init(_ program: LayoutProgram, _ inputs: LayoutInputs) {
    self.program = program
    self.inputs = inputs
  }

  /// - Parameter settings: Those of the runs before, but for the size. The reader's, or those with
  ///   what a test changes.
  mutating func run(_ reader: InputReader, _ settings: RunSettings) -> ProgramRun {
    var layout = kept.take()
    if layout?.resize(settings) != true {
      layout = nil
      expansions += 1
    }
    var next = layout.take() ?? ExpandedLayout(program, reader, settings, inputs)
    let run = next.solve(reader)
    kept = next
    return run
  }
}
