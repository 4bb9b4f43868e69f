internal import ConstraintKit
internal import LayoutLanguage

/// `constraint-cli render`
struct RenderCommand: RunnableCommand {
  private let session: LayoutSession
  private let output: OutputOptions
  private let renderer: SVGRenderer

  init(_ reader: OptionReader) throws(UsageError) {
    output = try OutputOptions(reader, standard: .svg)
    session = try LayoutSession(reader, takesRange: output.format == .html)
    renderer = SVGRenderer(
      showsOutlines: !reader.has(.noOutlines), showsNames: !reader.has(.noNames))
  }

  func run() throws(ToolError) -> ExitCode {
    if output.format == .html {
      return try PageCommand(session: session, output: output, renderer: renderer).run()
    }
    return try session.run(output: output) { layout, _, _ in
      renderer.render(LayoutPicture(layout))
    }
  }
}
