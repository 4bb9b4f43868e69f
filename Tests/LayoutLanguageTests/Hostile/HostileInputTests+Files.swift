import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// Rows 24–27: what is imported.
extension HostileInputTests {
  @Test("Row 24: a file that imports itself")
  func selfImport() {
    let text = "component A { size == 1 }\nimport A as B from \"a.layout\""
    #expect(findings(text.replacing(" as B", with: "")) == ["E0501 a.layout:2:1"])
  }

  @Test("Row 24: files that import each other are told with the whole circle")
  func importCycle() throws {
    let found = told(
      "import A from \"b.layout\"",
      [
        "b.layout": "component A { size == 1 }\nimport B from \"c.layout\"",
        "c.layout": "import C from \"a.layout\"\ncomponent B { size == 1 }",
      ])
    #expect(found.map { "\($0.diagnostic.code) \($0.place)" } == ["E0501 c.layout:1:1"])
    #expect(
      found.first?.diagnostic.message
        == "import cycle: a.layout → b.layout → c.layout → a.layout")
  }

  @Test(
    "Row 25: a path out of the root is refused",
    arguments: [
      ("import A from \"../../etc/passwd\"", "1:15"), ("import A from \"/etc/passwd\"", "1:15"),
      ("import \"../b.layout\" as b", "1:8"), ("data d from \"../d.json\"", "1:13"),
    ])
  func outsideTheRoot(text: String, place: String) {
    let files = ["../../etc/passwd": "", "/etc/passwd": "", "../b.layout": "", "../d.json": "1"]
    #expect(findings(text, files) == ["E0503 a.layout:" + place])
  }

  @Test("Row 26: a folder can't be imported, and 257 files are too many")
  func manyFiles() {
    var files: [String: String] = [:]
    for index in 1...300 {
      files["\(index).layout"] =
        "import C\(index + 1) from \"\(index + 1).layout\"\ncomponent C\(index) { size == 1 }"
    }
    #expect(findings("import C1 from \"1.layout\"", files).first == "E0701 255.layout:1:18")
  }

  @Test("Row 27: the same file by two paths is one module")
  func theSameFileByTwoPaths() throws {
    let files = AliasedFiles([
      "a.layout": """
      import A from "Kit.layout"
      import B from "kit.layout"
      A a { left, top == super }
      B b { left, top == super }
      """,
      "kit.layout": "component A { size == 1 }\ncomponent B { size == 2 }",
    ])
    let loaded = LayoutProgram.load("a.layout", files: files)
    #expect(loaded.sources.files.map(\.path) == ["a.layout", "Kit.layout"])
    #expect(try #require(loaded.program).solve().layout?.views.count == 2)
  }
}

/// Names that differ in case only are one file.
private struct AliasedFiles: FileProvider {
  private let files: InMemoryFiles

  init(_ texts: [String: String]) {
    files = InMemoryFiles(texts)
  }

  func read(_ path: String, limit: Int) throws(FileError) -> SourceFileContents {
    try files.read(path.lowercased(), limit: limit)
  }

  func resolve(_ path: String, relativeTo file: String?) throws(FileError) -> String { path }

  func similarFiles(to path: String) -> [String] { [] }
}
