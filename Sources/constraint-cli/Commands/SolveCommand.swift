internal import LayoutLanguage

/// `constraint-cli solve`
struct SolveCommand: RunnableCommand {
  private let session: LayoutSession
  private let output: OutputOptions

  init(_ reader: OptionReader) throws(UsageError) {
    session = try LayoutSession(reader)
    output = try OutputOptions(reader)
  }

  func run() throws(ToolError) -> ExitCode {
    try session.run(output: output) { layout, diagnostics, sources in
      FrameReport(
        layout: layout, file: session.name,
        diagnostics: diagnostics.map { JSONDocument($0, in: sources) }, options: output
      ).text
    }
  }
}
