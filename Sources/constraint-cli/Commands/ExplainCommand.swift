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
    let head =
      "\(entry.level)[\(entry.code)]: \(entry.title)\n\n" + screen.paragraph(entry.explanation)
    guard let example = entry.example else { return head }
    return head + "\nExample:\n\n" + text(example.files) + "\n" + example.messages
      + "\nMended:\n\n" + text(example.mendedFiles)
  }

  /// Indented, each file after the first under its name.
  private func text(_ files: [DiagnosticExample.File]) -> String {
    files.enumerated().map { place, file in
      let lines = file.text.split(separator: "\n").map { "    " + String($0).safeToShow + "\n" }
      return (place == 0 ? "" : "\n  \(file.name):\n\n") + lines.joined()
    }.joined()
  }

  private static var allPages: String {
    let pages = DiagnosticCatalogue.entries.map(\.page).joined(separator: "\n")
    return
      "# Diagnostics\n\nMade by `constraint-cli explain all`; a page of each code, with an example, "
      + "what is told of it, and how it is mended.\n\n" + pages
  }
}
