internal import LayoutLanguage

/// `constraint-cli fmt`
struct FormatCommand: RunnableCommand {
  private let diagnostics: DiagnosticOptions
  private let paths: [String]
  private let repeated: [FlagSpec]
  private let input: SourceInput
  /// Whether to list the files that aren't formatted.
  private let lists: Bool
  private let showsDifference: Bool

  init(_ reader: OptionReader) throws(UsageError) {
    diagnostics = try DiagnosticOptions(reader)
    paths = reader.operands
    repeated = reader.repeated
    input = try SourceInput(reader)
    lists = reader.has(.check)
    showsDifference = reader.has(.diff)
    if paths.count(where: { $0 == InputOptions.standardInput }) > 1 { throw .standardInputTwice }
  }

  /// Whether files are to stay as they are.
  private var isTrial: Bool { lists || showsDifference }

  func run() throws(ToolError) -> ExitCode {
    var report = DiagnosticReport(diagnostics, to: .error)
    var tally = Tally()
    try Notices.write(repeated: repeated, diagnostics)
    for path in try InputFiles.expand(paths) { try format(path, &report, &tally) }
    try report.finish()
    try writeSummary(tally)
    let isFinding = isTrial && tally.formatted > 0 && !diagnostics.exitsZero
    return max(report.exitCode, isFinding ? .findings : .success)
  }

  private struct Tally {
    var formatted = 0
    var unchanged = 0
    /// Files that can't be read, or have syntax errors.
    var refused = 0
  }
}

extension FormatCommand {
  private func format(
    _ path: String, _ report: inout DiagnosticReport, _ tally: inout Tally
  ) throws(ToolError) {
    guard let source = try read(path, &report) else {
      tally.refused += 1
      return
    }
    let result = LayoutFormatter.format(source, limits: input.limits)
    guard let bytes = result.bytes else {
      tally.refused += 1
      return try report.add(result.diagnostics, in: SourceMap([source]))
    }
    if bytes == source.bytes { tally.unchanged += 1 } else { tally.formatted += 1 }
    try write(bytes, of: source, to: path)
  }

  /// Reads a file; nil if it can't be read, which is told.
  private func read(
    _ path: String, _ report: inout DiagnosticReport
  ) throws(ToolError) -> SourceFile? {
    do {
      if !isTrial, path != InputOptions.standardInput, FileStatus(path: path)?.kind == .pipe {
        throw FileError(path: path, reason: .other("a pipe can't be replaced; use - for stdin"))
      }
      return try input.read(path)
    } catch {
      try report.add([Diagnostic(.unreadableFile, "\(error)")], in: SourceMap())
      return nil
    }
  }

  private func write(
    _ bytes: [UInt8], of source: SourceFile, to path: String
  ) throws(ToolError) {
    let text = String(decoding: bytes, as: UTF8.self)
    if isTrial {
      guard bytes != source.bytes else { return }
      if lists { try StandardStream.output.write(source.path.safeToShow + "\n") }
      if showsDifference { try StandardStream.output.write(difference(source, text)) }
    } else if path == InputOptions.standardInput {
      try StandardStream.output.write(text)
    } else if bytes != source.bytes {
      try OutputFile.write(text, to: path)
    }
  }

  private func difference(_ source: SourceFile, _ text: String) -> String {
    let usesColor = diagnostics.usesColor(
      isTerminal: StandardStream.output.isTerminal, environment: CurrentProcess.environment)
    return UnifiedDiff(
      from: String(decoding: source.bytes, as: UTF8.self), to: text, name: source.path.safeToShow,
      usesColor: usesColor
    ).text
  }

  /// A filter says nothing besides its output.
  private func writeSummary(_ tally: Tally) throws(ToolError) {
    let isFilter = !isTrial && paths == [InputOptions.standardInput]
    guard !isFilter, !diagnostics.isQuiet, diagnostics.isForPeople else { return }
    guard
      tally.formatted + tally.refused > 0 || diagnostics.isVerbose
        || StandardStream.error.isTerminal
    else { return }
    try StandardStream.error.write(
      Summary.text(
        formatted: tally.formatted, unchanged: tally.unchanged, refused: tally.refused,
        isTrial: isTrial))
  }
}
