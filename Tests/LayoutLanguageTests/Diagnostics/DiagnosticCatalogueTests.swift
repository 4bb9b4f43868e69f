import LayoutLanguage
import Testing

@Suite struct DiagnosticCatalogueTests {
  @Test func codesAreInOrderAndOnce() {
    let names = DiagnosticCatalogue.entries.map(\.code.name)
    #expect(names.count == 61)
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: DiagnosticCatalogue.entries)
  func entry(entry: DiagnosticCatalogue.Entry) {
    #expect(!entry.title.isEmpty && !entry.title.hasSuffix("."))
    #expect(entry.explanation.hasSuffix(".") && !entry.explanation.contains("\n"))
    #expect(entry.level == (entry.code.name.hasPrefix("W") ? .warning : .error))
  }

  @Test func lookUp() {
    #expect(DiagnosticCatalogue.entry(named: "e0401")?.title == "unsatisfiable constraints")
    #expect(DiagnosticCode.unexpectedToken.entry?.code == .unexpectedToken)
    #expect(DiagnosticCatalogue.entry(named: "E9999") == nil)
  }
}
