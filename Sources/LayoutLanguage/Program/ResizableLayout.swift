internal import ConstraintKit

/// A program at its inputs, to be solved at one size of the canvas after another.
///
/// ```swift
/// var feed = ResizableLayout(program, LayoutInputs(parameters: ["images": 3]))
/// for width in 320...430 { show(feed.solve(width: .fixed(Double(width)))) }
/// ```
///
/// What it answers is what ``LayoutProgram/solve(_:)`` answers, up to rounding. Data are read and
/// parsed once. The views and constraints are made once as long as nothing that decides them, an
/// `if` or a `let` say, takes `root.width` or `root.height` as a value; then the solved system itself
/// is changed in place, where what it says leaves nothing open.
public struct ResizableLayout {
  private let inputs: LayoutInputs
  /// Of everything but the sizes.
  private let reader: InputReader
  private var runs: ResizableRun

  /// A layout that isn't solved yet.
  ///
  /// - Parameter inputs: Its sizes are those of a ``solve(width:height:)`` without any.
  public init(_ program: LayoutProgram, _ inputs: LayoutInputs = LayoutInputs()) {
    self.inputs = inputs
    var others = inputs
    others.width = nil
    others.height = nil
    reader = InputReader(program, others)
    runs = ResizableRun(program, inputs)
  }

  /// How often views and constraints were made.
  public var expansions: Int { runs.expansions }

  /// The frames at a size of the canvas.
  ///
  /// - Parameters:
  ///   - width: Nil is that of the inputs.
  ///   - height: Nil is that of the inputs.
  /// - Complexity: A few steps of the simplex method where the layout was solved before and can be
  ///   changed in place, beside the work of collecting all frames; otherwise that of
  ///   ``LayoutProgram/solve(_:)`` without parsing.
  public mutating func solve(
    width: LayoutInputs.CanvasSide? = nil, height: LayoutInputs.CanvasSide? = nil
  ) -> SolveResult {
    let reader = reader.resized(width: width ?? inputs.width, height: height ?? inputs.height)
    guard !reader.hasErrors else {
      return SolveResult(layout: nil, diagnostics: reader.diagnostics, sources: reader.sources)
    }
    return runs.run(reader, reader.settings).result
  }
}
