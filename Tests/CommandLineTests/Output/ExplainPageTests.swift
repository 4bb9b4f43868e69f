import LayoutLanguage
import Testing

/// What the page of a code shows of its example is what the tool says of that file today.
@Suite struct ExplainPageTests {
  @Test(arguments: DiagnosticCatalogue.entries.filter { $0.example != nil })
  func example(_ entry: DiagnosticCatalogue.Entry) throws {
    let example = try #require(entry.example)
    let files = Dictionary(uniqueKeysWithValues: example.files.map { ($0.name, $0.text) })
    let result = try CommandLineTool.shell(
      """
      constraint-cli explain \(entry.code) > page
      constraint-cli \(example.command) \(example.files[0].name) > told 2> errors
      """, with: files)
    let page = try #require(result.files["page"])
    let told = try #require(result.files[example.command == .solve ? "errors" : "told"])
    #expect(page.contains("[\(entry.code)]: "))
    let lines = told.split(separator: "\n").filter { !Self.isElsewhere($0) }
    #expect(told.contains("[\(entry.code)]: "), "\(told)")
    for line in lines { #expect(page.contains(line), "\(line)") }
  }

  /// Summaries, and where a file of this disk is.
  private static func isElsewhere(_ line: Substring) -> Bool {
    line.hasSuffix(" s)") || line.contains(" passed, ") || line.contains(" resolves to ")
  }

  @Test("Each page's mended example has nothing to be told")
  func mended() throws {
    for entry in DiagnosticCatalogue.entries {
      guard let example = entry.example else { continue }
      let files = Dictionary(uniqueKeysWithValues: example.mendedFiles.map { ($0.name, $0.text) })
      let result = try CommandLineTool.shell(
        "constraint-cli check \(example.mendedFiles[0].name)", with: files)
      #expect(result.outcome.status == 0 && result.outcome.output.isEmpty, "\(entry.code)")
    }
  }
}
