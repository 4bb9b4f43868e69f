import Foundation
import LayoutLanguage
import TestSupport
import Testing

/// Files that say themselves what is expected of each feature of the language.
@Suite("Features of the language")
struct FeatureTests {
  @Test(arguments: [
    "columns", "rows", "giving-way", "right-to-left", "guides", "insets", "frame-of-reference",
    "names", "variables", "priorities", "visual-format", "components", "data", "numbers",
    "intrinsic", "siblings", "children-yield", "waterfalls", "flows",
    "containers-in-containers", "canvas-values", "texts-that-are-seen", "same-priority",
  ])
  func feature(_ name: String) throws {
    let source = [UInt8](try Fixtures.data("language/features/\(name).layout"))
    let loaded = LayoutProgram.load(source: source, name: name, files: InMemoryFiles())
    #expect(Examples.text(loaded.diagnostics, loaded.sources) == "")
    guard let program = loaded.program else { return }
    let report = program.runTests()
    let problems = report.diagnostics + report.outcomes.compactMap(\.failure)
    #expect(Examples.text(problems, report.sources) == "")
    #expect(report.passed > 0)
    let solved = program.solve()
    #expect(Examples.text(solved.diagnostics, solved.sources) == "")
    #expect(solved.layout != nil)
  }
}
