internal import LayoutLanguage

/// `constraint-cli check --fix` and `--diff`
struct MendCommand: RunnableCommand {
  private let input: InputOptions
  private let diagnostics: DiagnosticOptions
  private let paths: [String]
  private let repeated: [FlagSpec]
  /// Whether to show what would change instead of changing it.
  private let isTrial: Bool

  init(_ reader: OptionReader) throws(UsageError) {
    input = try InputOptions(reader)
    diagnostics = try DiagnosticOptions(reader)
    paths = reader.operands
    repeated = reader.repeated
    isTrial = reader.has(.diff)
    if !isTrial, paths.contains(InputOptions.standardInput) { throw .cannotFixStandardInput }
  }

  /// With `--diff` the patch is the result, so the findings go to stderr.
  func run() throws(ToolError) -> ExitCode {
    let start = CurrentProcess.clock
    let files = try InputFiles.expand(paths)
    let loader = ProgramLoader(input: input, root: diagnostics.root)
    let mender = FileMender(
      loader: loader, inputs: try loader.inputs(), diagnostics: diagnostics)
    var report = DiagnosticReport(diagnostics, to: isTrial ? .error : .output)
    var tally = (fixes: 0, files: 0)
    try Notices.write(repeated: repeated, diagnostics)
    for file in files {
      let mended = try mender.mend(file)
      if mended.isChanged {
        try write(mended, to: file)
        tally = (tally.fixes + mended.fixes, tally.files + 1)
      }
      try report.add(mended.findings, in: mended.sources)
    }
    try report.finish()
    if tally.fixes > 0, !diagnostics.isQuiet, diagnostics.isForPeople {
      try StandardStream.error.write(
        Summary.text(fixes: tally.fixes, files: tally.files, isTrial: isTrial))
    }
    try Notices.writeSummary(
      of: report, diagnostics, files: files.count, seconds: CurrentProcess.clock - start,
      isResult: true)
    let isFinding = isTrial && tally.fixes > 0 && !diagnostics.exitsZero
    return max(report.exitCode, isFinding ? .findings : .success)
  }

  private func write(_ mended: FileMender.Mended, to path: String) throws(ToolError) {
    let text = String(decoding: mended.bytes, as: UTF8.self)
    guard isTrial, let original = mended.original else {
      return try OutputFile.write(text, to: path)
    }
    try StandardStream.output.write(
      UnifiedDiff(
        from: String(decoding: original.bytes, as: UTF8.self), to: text,
        name: original.path.safeToShow,
        usesColor: diagnostics.usesColor(
          isTerminal: StandardStream.output.isTerminal, environment: CurrentProcess.environment)
      ).text)
  }
}
