internal import LayoutLanguage

/// `constraint-cli explain`
struct ExplainCommand: RunnableCommand {
  private let entry: DiagnosticCatalogue.Entry

  init(_ reader: OptionReader) throws(UsageError) {
    let name = reader.operands.first ?? ""
    guard let entry = DiagnosticCatalogue.entry(named: name) else {
      let names = DiagnosticCatalogue.entries.map(\.code.name)
      throw .unknownCode(name, suggestion: closestMatch(to: name.uppercased(), in: names))
    }
    self.entry = entry
  }

  func run() throws(ToolError) -> ExitCode {
    let page = TextTable(columns: CurrentProcess.columns)
    try StandardStream.output.write(
      "\(entry.level)[\(entry.code)]: \(entry.title)\n\n" + page.paragraph(entry.explanation))
    return .success
  }
}
