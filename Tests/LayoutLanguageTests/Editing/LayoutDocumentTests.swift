import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// Documents that are edited.
@Suite("Documents")
struct LayoutDocumentTests {
  @Test func editsAndDiagnostics() throws {
    var document = LayoutDocument("height == 10\nview a { left, top == super; size == 5 }")
    #expect(document.check().diagnostics.isEmpty)
    try document.replace(10..<12, with: "b.width")
    #expect(document.check().diagnostics.map(\.code) == [.unknownName])
    #expect(document.program != nil)
    let whole = document.source.bytes
    try document.replace(7..<9, with: "=")
    #expect(document.program == nil)
    #expect(document.lastProgram?.sources.files.first?.bytes == whole)
    #expect(document.check().diagnostics.contains { $0.level == .error })
    #expect(!document.syntax.items.isEmpty)
    try document.replace(0..<document.source.bytes.count, with: "")
    #expect(document.source.bytes.isEmpty)
    #expect(document.check().diagnostics.isEmpty)
  }

  @Test(arguments: [-1..<0, 0..<4, 4..<5, Int.min..<Int.max])
  func rangesOutside(_ range: Range<Int>) throws {
    var document = LayoutDocument("abc")
    let error = #expect(throws: EditError.self) { try document.replace(range, with: "x") }
    #expect(error?.range == range && error?.length == 3)
    #expect(document.source.bytes == Array("abc".utf8))
  }

  @Test func halvesOfCharacters() throws {
    var document = LayoutDocument("label l { text: \"木\" }")
    try document.replace(17..<18, with: "")
    #expect(document.check().diagnostics.map(\.code) == [.invalidText])
    #expect(document.tokens.isEmpty)
    try document.replace(17..<19, with: "x")
    #expect(document.program != nil)
  }

  /// After any edits a document says what a new one of the same text says.
  @Test(arguments: 0..<6)
  func randomEdits(seed: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let files = Examples.files
    let text = try files.read("feed.layout", limit: 1 << 20).bytes
    var document = LayoutDocument(text, name: "feed.layout", files: files)
    let pieces = ["", "(", "}", "x", "\n", "\"", "left == 3", "木", "let gap = 3\n", "//", ":"]
    for _ in 0..<12 {
      let count = document.source.bytes.count
      let start = Int.random(in: 0...count, using: &numbers)
      let end = min(count, start + Int.random(in: 0...3, using: &numbers))
      let piece = pieces.randomElement(using: &numbers) ?? ""
      try document.replace(start..<end, with: piece)
      let fresh = LayoutDocument(document.source.bytes, name: "feed.layout", files: files)
      #expect(
        document.check().diagnostics.map(\.message) == fresh.check().diagnostics.map(\.message),
        "seed \(seed)")
      #expect(SyntaxDump.text(of: document.syntax) == SyntaxDump.text(of: fresh.syntax))
      #expect(document.symbolIndex.references == fresh.symbolIndex.references)
    }
  }

  @Test func importedFilesThatChange() throws {
    struct Growing: FileProvider {
      let text: Counter

      func read(_ path: String, limit: Int) throws(FileError) -> SourceFileContents {
        text.count += 1
        let source = "component A { width == \(text.count); height == 1 }"
        return SourceFileContents(bytes: Array(source.utf8), identity: path)
      }
    }
    final class Counter: @unchecked Sendable {
      var count = 0
    }
    let files = Growing(text: Counter())
    var document = LayoutDocument(
      "import A from \"a.layout\"\nA a { left, top == super }", files: files)
    #expect(try document.program?.solve().get().frame(of: "a")?.width == 1)
    document.reload()
    #expect(try document.program?.solve().get().frame(of: "a")?.width == 2)
  }

  @Test func placesAsEditorsCount() {
    let file = SourceFile(path: "a", bytes: Array("ab\r\n木😀x\n".utf8))
    #expect(file.offset(line: 1, utf16Column: 1) == 0)
    #expect(file.offset(line: 1, utf16Column: 9) == 2)
    #expect(file.offset(line: 2, utf16Column: 2) == 7)
    #expect(file.offset(line: 2, utf16Column: 3) == 7)
    #expect(file.offset(line: 2, utf16Column: 4) == 11)
    #expect(file.offset(line: 3, utf16Column: 1) == 13)
    #expect(file.offset(line: 0, utf16Column: 1) == nil)
    #expect(file.offset(line: 4, utf16Column: 1) == nil)
    #expect(file.offset(line: 2, utf16Column: Int.min) == 4)
    for offset in [0, 2, 4, 7, 11, 12] {
      let place = file.position(at: offset)
      #expect(file.offset(line: place.line, utf16Column: place.utf16Column) == offset)
    }
  }
}
