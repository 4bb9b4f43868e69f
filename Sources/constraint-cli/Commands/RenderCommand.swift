internal import ConstraintKit
internal import LayoutLanguage

/// `constraint-cli render`
struct RenderCommand: RunnableCommand {
  private let session: LayoutSession
  private let output: OutputOptions

  init(_ reader: OptionReader) throws(UsageError) {
    session = try LayoutSession(reader)
    output = try OutputOptions(reader, standard: .svg)
  }

  func run() throws(ToolError) -> ExitCode {
    try session.run(output: output) { layout, _, _ in
      SVGRenderer().render(LayoutPicture(layout))
    }
  }
}
