import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

@Suite("Examples")
struct ExampleTests {
  /// The examples that are to be refused, and with what.
  static let refused: [String: DiagnosticCode] = [
    "90-conflict": .unsatisfiable, "91-ambiguous": .ambiguous,
  ]
  /// All others in the folder.
  static let names = Examples.names.filter { refused[$0] == nil }

  @Test("solves without a word, and all it expects holds", arguments: names)
  func solves(_ name: String) throws {
    let loaded = LayoutProgram.load("\(name).layout", files: Examples.files)
    #expect(Examples.text(loaded.diagnostics, loaded.sources) == "")
    guard let program = loaded.program else { return }
    let solved = program.solve()
    #expect(Examples.text(solved.diagnostics, solved.sources) == "")
    #expect(solved.layout?.verify().holds == true)
    let report = program.runTests()
    let problems = report.diagnostics + report.outcomes.compactMap(\.failure)
    #expect(Examples.text(problems, report.sources) == "")
    #expect(report.passed > 0)
    #expect(report.succeeded)
    let checked = program.check()
    #expect(Examples.text(checked.diagnostics, checked.sources) == "")
  }

  @Test("is refused for its one fault", arguments: refused.keys.sorted())
  func isRefused(_ name: String) throws {
    let loaded = LayoutProgram.load("\(name).layout", files: Examples.files)
    let checked = try #require(loaded.program).check()
    #expect(checked.diagnostics.map(\.code) == [try #require(Self.refused[name])])
  }

  @Test("There are enough of them, and each that is to be refused is there")
  func number() {
    #expect(Examples.names.count >= 27)
    #expect(Set(Self.refused.keys).isSubset(of: Examples.names))
  }
}
