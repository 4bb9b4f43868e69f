import LayoutLanguage
import TestSupport
import Testing

/// Every fault of the meaning with the exact text that's shown for it.
///
/// A line `>> name` in a case begins a further file.
@Suite("Diagnostics of meaning")
struct SemanticDiagnosticTests {
  @Test(arguments: [
    "types", "names", "components", "containers", "solution", "imports", "data", "limits", "lints",
    "implied", "carets", "habits", "newcomers", "beside-faults", "cut-text", "misspelled",
  ])
  func check(file: String) throws {
    try CaseFile.check("language/diagnostics/\(file).txt") { text in
      Self.diagnose(text) { program in
        let result = program.check()
        return (result.diagnostics, result.sources)
      }
    }
  }

  @Test(arguments: ["expectations", "text-expectations", "newcomer-tests"])
  func expectations(file: String) throws {
    try CaseFile.check("language/diagnostics/\(file).txt") { text in
      Self.diagnose(text) { program in
        let report = program.runTests()
        return (report.diagnostics + report.outcomes.compactMap(\.failure), report.sources)
      }
    }
  }

  @Test func widths() throws {
    try CaseFile.check("language/diagnostics/widths.txt") { text in
      Self.diagnose(text) { program in
        let result = program.widthStudy(of: 320...1024)
        return (result.diagnostics + (result.study?.diagnostics ?? []), result.sources)
      }
    }
  }

  @Test func solve() throws {
    try CaseFile.check("language/diagnostics/warnings.txt") { text in
      Self.diagnose(text) { program in
        let result = program.solve()
        return (result.diagnostics, result.sources)
      }
    }
  }

  /// The human form of what is found in the first of the files.
  private static func diagnose(
    _ text: String, _ examine: (LayoutProgram) -> ([Diagnostic], SourceMap)
  ) -> String {
    let loaded = LayoutProgram.load("a.layout", files: files(in: text))
    guard let program = loaded.program else { return render(loaded.diagnostics, loaded.sources) }
    let (diagnostics, sources) = examine(program)
    return render(diagnostics, sources)
  }

  private static func render(_ diagnostics: [Diagnostic], _ sources: SourceMap) -> String {
    if diagnostics.isEmpty { return "nothing\n" }
    return DiagnosticRenderer().render(DiagnosticList(diagnostics).diagnostics, in: sources)
  }

  private static func files(in text: String) -> InMemoryFiles {
    var files: [String: String] = [:]
    var name = "a.layout"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(">> ") {
        name = String(line.dropFirst(3))
      } else {
        files[name, default: ""] += line + "\n"
      }
    }
    return InMemoryFiles(files)
  }
}
