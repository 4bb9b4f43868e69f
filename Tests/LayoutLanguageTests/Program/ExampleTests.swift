import LayoutLanguage
import TestSupport
import Testing

@Suite("Examples")
struct ExampleTests {
  static let names = [
    "01-avatar-row", "02-nine-grid", "03-friends-cell", "04-comments-footer", "05-feed",
    "06-smart-cell", "07-login", "08-waterfall", "09-word-flow", "feed",
  ]

  @Test("solves without a word, and all it expects holds", arguments: names)
  func solves(_ name: String) throws {
    let loaded = LayoutProgram.load("\(name).layout", files: Examples.files)
    #expect(Examples.text(loaded.diagnostics, loaded.sources) == "")
    guard let program = loaded.program else { return }
    let solved = program.solve()
    #expect(Examples.text(solved.diagnostics, solved.sources) == "")
    #expect(solved.layout != nil)
    let report = program.runTests()
    let problems = report.diagnostics + report.outcomes.compactMap(\.failure)
    #expect(Examples.text(problems, report.sources) == "")
    #expect(report.passed > 0)
    #expect(report.succeeded)
    let checked = program.check()
    #expect(Examples.text(checked.diagnostics, checked.sources) == "")
  }
}
