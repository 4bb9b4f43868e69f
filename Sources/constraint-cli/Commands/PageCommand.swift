internal import ConstraintKit
internal import LayoutLanguage

/// `constraint-cli render -f html`
struct PageCommand: RunnableCommand {
  let session: LayoutSession
  let output: OutputOptions
  let showsNames: Bool
  let showsOutlines: Bool

  func run() throws(ToolError) -> ExitCode {
    let start = CurrentProcess.clock
    var report = DiagnosticReport(session.diagnostics, to: .error)
    try Notices.write(repeated: session.repeated, session.diagnostics)
    report.begin(session.name)
    guard let inputs = try session.loader.inputs(&report) else { return try report.end() }
    let loaded = try session.loader.load(session.file)
    try report.add(loaded.diagnostics, in: loaded.sources)
    if let program = loaded.program { try write(program, inputs, &report) }
    let exitCode = try report.end()
    try Notices.writeSummary(
      of: report, session.diagnostics, files: 1, seconds: CurrentProcess.clock - start)
    return exitCode
  }

  /// Writes the page if there are frames at one of the widths at least: what is wrong at others is on
  /// it too.
  private func write(
    _ program: LayoutProgram, _ inputs: LayoutInputs, _ report: inout DiagnosticReport
  ) throws(ToolError) {
    let solved = program.solve(inputs)
    let own = solved.layout?.root.frame.width
    let widths = session.input.widths ?? Self.range(around: own)
    let result = program.widthStudy(of: widths, inputs)
    // As with a picture, what reaches out of its superview is there to be seen.
    let found = (result.diagnostics + (result.study?.diagnostics ?? []))
      .filter { $0.code != .overflowingFrame }
    try report.add(session.input.isStrict ? found : found.map(\.lenient), in: result.sources)
    guard let study = result.study, study.pieces.contains(where: \.isSolved) else { return }
    let page = WidthPage(
      study: study, file: session.name,
      width: min(max(own ?? widths.lowerBound, widths.lowerBound), widths.upperBound),
      direction: solved.layout?.direction ?? .leftToRight, showsNames: showsNames,
      showsOutlines: showsOutlines)
    try OutputTarget(file: output.file, inputs: result.sources).write(page.text)
  }

  /// Telephones to tablets, and the file's own width.
  private static func range(around width: Double?) -> ClosedRange<Double> {
    let usual = 320.0...1024.0
    guard let width, width > 0 else { return usual }
    return min(usual.lowerBound, width)...max(usual.upperBound, width)
  }
}

extension Diagnostic {
  /// An ambiguous layout can be drawn.
  fileprivate var lenient: Diagnostic {
    guard code == .ambiguous else { return self }
    var diagnostic = self
    diagnostic.code = .ambiguousLayout
    diagnostic.level = .warning
    return diagnostic
  }
}
