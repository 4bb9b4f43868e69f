internal import ConstraintKit
internal import LayoutLanguage

/// `constraint-cli render`
struct RenderCommand: RunnableCommand {
  private let session: LayoutSession
  private let output: OutputOptions
  private let showsNames: Bool
  private let showsOutlines: Bool

  init(_ reader: OptionReader) throws(UsageError) {
    output = try OutputOptions(reader)
    session = try LayoutSession(reader, takesRange: output.format == .html)
    showsNames = !reader.has(.noNames)
    showsOutlines = !reader.has(.noOutlines)
  }

  func run() throws(ToolError) -> ExitCode {
    if output.format == .html {
      return try PageCommand(
        session: session, output: output, showsNames: showsNames, showsOutlines: showsOutlines
      ).run()
    }
    return try session.run(output: output) { layout, _, _ in text(of: layout) }
  }

  private func text(of layout: SolvedLayout) -> String {
    let picture = LayoutPicture(layout)
    switch output.format {
    case .txt:
      return TextPicture(
        picture, columns: CurrentProcess.columns, showsNames: showsNames,
        showsOutlines: showsOutlines
      ).text
    case .dot: return ConstraintGraph(layout, around: nil, precision: nil).text
    default:
      return SVGRenderer(showsOutlines: showsOutlines, showsNames: showsNames).render(picture)
    }
  }
}
