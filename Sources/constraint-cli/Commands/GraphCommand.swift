internal import LayoutLanguage

/// `constraint-cli graph`: the constraints of a layout in Graphviz's DOT language.
struct GraphCommand: RunnableCommand {
  private let session: LayoutSession
  private let output: OutputOptions
  private let path: String?

  init(_ reader: OptionReader) throws(UsageError) {
    session = try LayoutSession(reader)
    output = try OutputOptions(reader, standard: .dot)
    path = try reader.text(of: .view)
  }

  func run() throws(ToolError) -> ExitCode {
    try session.run(output: output) { layout, _, _ throws(ToolError) in
      var view: SolvedView?
      if let path { view = try ViewPath(path, in: layout).view }
      return ConstraintGraph(layout, around: view, precision: output.precision).text
    }
  }
}
