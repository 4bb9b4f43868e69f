import Foundation
import LayoutLanguage
import TestSupport
import Testing

/// The pages of the codes: what they show is what is told.
@Suite struct DiagnosticExampleTests {
  /// No input makes the solver give up.
  static let withoutExample: Set<DiagnosticCode> = [.solverGaveUp]

  @Test func everyOtherCodeHasAnExample() {
    let codes = DiagnosticCatalogue.entries.filter { $0.example == nil }.map(\.code)
    #expect(Set(codes) == Self.withoutExample)
  }

  @Test(arguments: DiagnosticCatalogue.entries)
  func exampleHasJustThisCode(_ entry: DiagnosticCatalogue.Entry) throws {
    guard let example = entry.example else { return }
    let (faulty, _) = example.diagnostics(of: example.files)
    #expect(Set(faulty.map(\.code)) == [entry.code])
    let (mended, sources) = example.diagnostics(of: example.mendedFiles)
    #expect(mended.isEmpty, "\(DiagnosticRenderer().render(mended, in: sources))")
  }

  @Test(arguments: DiagnosticCatalogue.entries)
  func mendedExampleChecksClean(_ entry: DiagnosticCatalogue.Entry) throws {
    guard let files = entry.example?.mendedFiles else { return }
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
    let loaded = LayoutProgram.load(files[0].name, files: InMemoryFiles(texts))
    let result = try #require(loaded.program).check()
    #expect(result.diagnostics.isEmpty)
  }

  /// `Documentation/Diagnostics.md` is what `explain all` prints.
  @Test func pagesAreDocumented() throws {
    let url = Fixtures.projectFolder.appending(path: "Documentation/Diagnostics.md")
    let document = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    for entry in DiagnosticCatalogue.entries {
      #expect(document.contains("\n" + entry.page), "\(entry.code)")
    }
  }
}
