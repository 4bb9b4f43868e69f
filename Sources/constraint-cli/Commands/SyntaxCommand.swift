internal import LayoutLanguage

/// `constraint-cli ast`: a file's syntax tree, or its tokens, as JSON.
struct SyntaxCommand: RunnableCommand {
  private let diagnostics: DiagnosticOptions
  private let output: OutputOptions
  private let repeated: [FlagSpec]
  private let path: String
  private let input: SourceInput
  private let listsTokens: Bool

  init(_ reader: OptionReader) throws(UsageError) {
    diagnostics = try DiagnosticOptions(reader)
    output = try OutputOptions(reader, standard: .json)
    repeated = reader.repeated
    path = reader.operands.first ?? InputOptions.standardInput
    input = try SourceInput(reader)
    listsTokens = reader.has(.tokens)
  }

  /// A broken file has a tree too, with error nodes; its faults are told on stderr.
  func run() throws(ToolError) -> ExitCode {
    var report = DiagnosticReport(diagnostics, to: .error)
    try Notices.write(repeated: repeated, diagnostics)
    let source: SourceFile
    do {
      source = try input.read(path)
    } catch {
      try report.add([Diagnostic(.unreadableFile, "\(error)")], in: SourceMap())
      try report.finish()
      return report.exitCode
    }
    let sources = SourceMap([source])
    let (tree, found) = Parser.parse(source.bytes, file: 0, limits: input.limits)
    try OutputTarget(file: output.file, inputs: sources).write(
      document(of: tree, source).text(isPretty: output.isPretty) + "\n")
    try report.add(found, in: sources)
    try report.finish()
    return report.exitCode
  }

  private func document(of tree: SyntaxFile, _ source: SourceFile) -> JSONDocument {
    guard listsTokens else { return SyntaxJSON.document(of: tree, in: source) }
    let tokens = Parser.tokens(of: source.bytes, file: 0, limits: input.limits)
    return SyntaxJSON.document(of: tokens, in: source)
  }
}
