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
    var tables: [String] = []
    try Notices.write(repeated: repeated, diagnostics)
    guard let inputs = try loader.inputs(&report) else { return try report.end() }
    for file in files {
      report.begin(input.name(of: file))
      let loaded = try loader.load(file)
      try report.add(loaded.diagnostics, in: loaded.sources)
      guard let program = loaded.program else { continue }
      guard let widths = input.widths else {
        let result = program.check(inputs)
        try report.add(result.diagnostics, in: result.sources)
        continue
      }
      let check = WidthCheck(program, widths, inputs)
      try report.add(check.diagnostics, in: check.sources)
      if let study = check.study {
        tables.append(WidthTable(study, file: input.name(of: file)).text)
      }
    }
    let exitCode = try report.end()
    if diagnostics.form == .human, !diagnostics.isQuiet {
      try StandardStream.output.write(
        (report.hasWritten && !tables.isEmpty ? "\n" : "") + tables.joined(separator: "\n"))
    }
    try Notices.writeSummary(
      of: report, diagnostics, files: files.count, seconds: CurrentProcess.clock - start,
      isResult: true)
    return exitCode
  }
}
