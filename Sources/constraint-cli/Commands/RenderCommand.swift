internal import ConstraintKit
internal import LayoutLanguage

/// `constraint-cli render`
struct RenderCommand: RunnableCommand {
  private let session: LayoutSession
  private let output: OutputOptions
  private let renderer: SVGRenderer

  init(_ reader: OptionReader) throws(UsageError) {
    session = try LayoutSession(reader)
    output = try OutputOptions(reader, standard: .svg)
    renderer = SVGRenderer(
      showsOutlines: !reader.has(.noOutlines), showsNames: !reader.has(.noNames))
  }

  func run() throws(ToolError) -> ExitCode {
    try session.run(output: output) { layout, _, _ in
      switch output.format {
      case .swift: SwiftSource(layout, file: session.name).text
      default: renderer.render(LayoutPicture(layout))
      }
    }
  }
}
