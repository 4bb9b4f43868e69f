import ConstraintKit
import Testing

@testable import LayoutLanguage

@Suite struct RefusalTests {
  /// No input makes the solver give up, so its failure is put in where it is told.
  @Test func solverGaveUp() throws {
    try CaseFile.check("language/diagnostics/gave-up.txt") { source in
      guard let program = LayoutProgram.load(source: source).program else { return "" }
      let expander = Expander(
        modules: program.modules, sources: program.sources, limits: program.limits)
      expander.expand(RunSettings())
      let refusal = Refusal(.unsolved(reason: "the variable 3 is unknown"), expander)
      return DiagnosticRenderer().render(refusal.diagnostics, in: program.sources)
    }
  }
}
