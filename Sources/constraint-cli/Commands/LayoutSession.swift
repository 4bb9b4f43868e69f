internal import LayoutLanguage

/// Solves one layout for a command that shows the result.
struct LayoutSession: Sendable {
  let file: String
  let input: InputOptions
  let diagnostics: DiagnosticOptions
  let repeated: [FlagSpec]

  /// - Parameter takesRange: Whether the width may be a range.
  init(_ reader: OptionReader, takesRange: Bool = false) throws(UsageError) {
    let input = try InputOptions(reader)
    self.input = takesRange ? input : try input.ofOneWidth()
    diagnostics = try DiagnosticOptions(reader)
    file = reader.operands.first ?? InputOptions.standardInput
    repeated = reader.repeated
  }

  /// Solves, writes what `present` makes of the layout, then tells the diagnostics on stderr.
  func run(
    output: OutputOptions,
    present: (SolvedLayout, [Diagnostic], SourceMap) throws(ToolError) -> String
  ) throws(ToolError) -> ExitCode {
    try write(output: output) { layout, diagnostics, sources throws(ToolError) in
      .text(try present(layout, diagnostics, sources))
    }
  }

  /// The same with what may be no text, and may fail.
  func write(
    output: OutputOptions,
    contents: (SolvedLayout, [Diagnostic], SourceMap) throws(ToolError) -> FileContents
  ) throws(ToolError) -> ExitCode {
    let start = CurrentProcess.clock
    var report = DiagnosticReport(diagnostics, to: .error)
    try Notices.write(repeated: repeated, diagnostics)
    report.begin(name)
    guard let result = try solve(&report) else { return try report.end() }
    let found = diagnostics.judged(
      result.diagnostics.map { input.isStrict ? $0.strict : $0 }, in: result.sources)
    if let layout = result.layout, !found.contains(where: { $0.level == .error }) {
      try OutputTarget(file: output.file, inputs: result.sources).write(
        try contents(layout, found, result.sources))
      if output.showsStatistics {
        try Notices.write(layout.statistics, CurrentProcess.clock - start)
      }
    }
    try report.add(found, in: result.sources)
    let exitCode = try report.end()
    try Notices.writeSummary(
      of: report, diagnostics, files: 1, seconds: CurrentProcess.clock - start)
    if result.layout == nil, report.errors == 0 {
      throw ToolError(message: "neither a layout nor an error", exitCode: .internal)
    }
    return exitCode
  }

  /// The file as messages call it.
  var name: String { input.name(of: file) }

  /// Where the file is loaded from.
  var loader: ProgramLoader { ProgramLoader(input: input, root: diagnostics.root) }

  /// - Returns: Nil where there's nothing to solve with, which is told.
  private func solve(_ report: inout DiagnosticReport) throws(ToolError) -> SolveResult? {
    guard let inputs = try loader.inputs(&report) else { return nil }
    let loaded = try loader.load(file)
    guard let program = loaded.program else {
      return SolveResult(layout: nil, diagnostics: loaded.diagnostics, sources: loaded.sources)
    }
    var result = program.solve(inputs)
    result.diagnostics = loaded.diagnostics + result.diagnostics
    return result
  }
}

extension Diagnostic {
  /// Under `--strict` an ambiguous layout is an error.
  var strict: Diagnostic {
    guard code == .ambiguousLayout else { return self }
    var diagnostic = self
    diagnostic.code = .ambiguous
    diagnostic.level = .error
    return diagnostic
  }
}
