import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// Inputs that are meant to break the language, each named for its row in the list of hostile
/// inputs; those on files, streams, flags and signals are tests of the tool.
@Suite("Hostile inputs")
struct HostileInputTests {
  func parse(_ text: String) -> (SyntaxFile, [Diagnostic]) {
    Parser.parse(Array(text.utf8), file: 0)
  }

  func summary(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.code) \($0.primary?.span.start ?? -1): \($0.message)" }
  }

  /// What a check of `a.layout` tells: code and place of each finding.
  func findings(
    _ text: String, _ others: [String: String] = [:], limits: LayoutLimits = LayoutLimits(),
    _ inputs: LayoutInputs = LayoutInputs()
  ) -> [String] {
    told(text, others, limits: limits, inputs).map { "\($0.diagnostic.code) \($0.place)" }
  }

  /// The same with the messages.
  func messages(_ text: String, _ others: [String: String] = [:]) -> [String] {
    told(text, others).map { "\($0.diagnostic.code) \($0.place) \($0.diagnostic.message)" }
  }

  func told(
    _ text: String, _ others: [String: String] = [:], limits: LayoutLimits = LayoutLimits(),
    _ inputs: LayoutInputs = LayoutInputs()
  ) -> [(diagnostic: Diagnostic, place: String)] {
    let files = InMemoryFiles(others.merging(["a.layout": text]) { $1 })
    let loaded = LayoutProgram.load("a.layout", files: files, limits: limits)
    let result = loaded.program?.check(inputs)
    let sources = result?.sources ?? loaded.sources
    return (loaded.diagnostics + (result?.diagnostics ?? [])).map { diagnostic in
      (diagnostic, diagnostic.primary.flatMap { sources.location(of: $0.span) } ?? "-")
    }
  }

  /// The frames of a layout without faults.
  func layout(_ text: String, _ inputs: LayoutInputs = LayoutInputs()) throws -> SolvedLayout {
    try LayoutProgram.load(source: text).get().solve(inputs).get()
  }
}
