internal import LayoutLanguage

/// `constraint-cli explain`: what a code means; for `all`, the pages of all codes in Markdown.
struct ExplainCommand: RunnableCommand {
  private let entry: DiagnosticCatalogue.Entry?

  init(_ reader: OptionReader) throws(UsageError) {
    guard let name = reader.operands.first, name != "all" else {
      entry = nil
      return
    }
    guard let entry = DiagnosticCatalogue.entry(named: name) else {
      let names = DiagnosticCatalogue.entries.map(\.code.name)
      throw .unknownCode(name, suggestion: closestMatch(to: name.uppercased(), in: names))
    }
    self.entry = entry
  }

  func run() throws(ToolError) -> ExitCode {
    try StandardStream.output.write(entry.map(page) ?? Self.allPages)
    return .success
  }

  private func page(_ entry: DiagnosticCatalogue.Entry) -> String {
    let screen = TextTable(columns: CurrentProcess.columns)
    return entry.parts.map { part in
      switch part {
      case .title(let title): "\(entry.level)[\(entry.code)]: \(title)\n"
      case .paragraph(let text): screen.paragraph(text)
      case .fileName(let name): "  \(name):\n"
      case .code(let text): text.split(separator: "\n").map { "    \($0)\n" }.joined()
      case .messages(let text): text
      }
    }.joined(separator: "\n")
  }

  private static var allPages: String {
    let pages = DiagnosticCatalogue.entries.map(\.page).joined(separator: "\n")
    return
      "# Diagnostics\n\nMade by `constraint-cli explain all`; a page of each code, with an example, "
      + "what is told of it, and how it is mended.\n\n" + pages
  }
}
