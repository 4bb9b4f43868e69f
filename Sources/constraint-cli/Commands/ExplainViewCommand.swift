internal import LayoutLanguage

/// `constraint-cli explain FILE VIEW`: why a view, or one of its values, is what it is.
struct ExplainViewCommand: RunnableCommand {
  private let session: LayoutSession
  private let output: OutputOptions
  private let name: String

  /// - Parameter name: The view, alone or with an attribute; empty for the root.
  init(_ reader: OptionReader, name: String) throws(UsageError) {
    session = try LayoutSession(reader)
    output = try OutputOptions(reader, standard: .text)
    self.name = name
  }

  func run() throws(ToolError) -> ExitCode {
    try session.run(output: output) { layout, _, sources throws(ToolError) in
      let path = try ViewPath(name, in: layout)
      let explanations = layout.explanations(of: path.text)
      guard !explanations.isEmpty else {
        throw .unknownAttribute(path.attribute ?? "", of: path.view)
      }
      let report = ExplanationReport(
        view: path.view, explanations: explanations, file: session.name, sources: sources)
      return output.format == .json
        ? report.json.text(isPretty: output.isPretty) + "\n" : report.text
    }
  }
}

extension ToolError {
  fileprivate static func unknownAttribute(_ name: String, of view: SolvedView) -> ToolError {
    let owner = view.depth == 0 ? "root" : view.path
    let hint = closestMatch(to: name, in: SolvedLayout.attributeNames).map {
      "; did you mean \($0.quoted)?"
    }
    return ToolError(
      message: "\(owner.quoted) has no view or attribute \(name.quoted)\(hint ?? "")",
      exitCode: .usage)
  }
}
