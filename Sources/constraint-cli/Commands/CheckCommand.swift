internal import LayoutLanguage

/// `constraint-cli check`
struct CheckCommand: RunnableCommand {
  private let input: InputOptions
  private let diagnostics: DiagnosticOptions
  private let paths: [String]
  private let repeated: [FlagSpec]

  init(_ reader: OptionReader) throws(UsageError) {
    input = try InputOptions(reader)
    diagnostics = try DiagnosticOptions(reader)
    paths = reader.operands
    repeated = reader.repeated
  }

  func run() throws(ToolError) -> ExitCode {
    let start = CurrentProcess.clock
    let files = try InputFiles.expand(paths)
    let loader = ProgramLoader(input: input, root: diagnostics.root)
    var report = DiagnosticReport(diagnostics, to: .output)
    try Notices.write(repeated: repeated, diagnostics)
    guard let inputs = try loader.inputs(&report) else { return try report.end() }
    for file in files {
      report.begin(input.name(of: file))
      let loaded = try loader.load(file)
      try report.add(loaded.diagnostics, in: loaded.sources)
      guard let program = loaded.program else { continue }
      let result = program.check(inputs)
      try report.add(result.diagnostics, in: result.sources)
    }
    let exitCode = try report.end()
    try Notices.writeSummary(
      of: report, diagnostics, files: files.count, seconds: CurrentProcess.clock - start,
      isResult: true)
    return exitCode
  }
}
