import ConstraintKit
import Testing

@testable import LayoutLanguage

@Suite struct RefusalTests {
  /// No input is known that the solver gives up on, so its failure is put in where it is told.
  @Test func solverGaveUp() throws {
    let program = try #require(LayoutProgram.load(source: "view a { edges == super }").program)
    let expander = Expander(
      modules: program.modules, sources: program.sources, limits: program.limits)
    expander.expand(RunSettings())
    let diagnostics = Refusal(.unsolved(reason: "the variable 3 is unknown"), expander).diagnostics
    #expect(diagnostics.map(\.code) == [.solverGaveUp])
    let text = DiagnosticRenderer().render(diagnostics, in: program.sources)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines == [
        "error[E0403]: the solver gave up: the variable 3 is unknown",
        "= note: please report this file",
      ])
  }
}
