import LayoutLanguage
import TestSupport
import Testing

/// Programs that ask for too much, or for what they may not have.
@Suite("Hostile programs")
struct HostileProgramTests {
  private func codes(_ files: any FileProvider, limits: LayoutLimits = LayoutLimits()) -> [String] {
    let loaded = LayoutProgram.load("a.layout", files: files, limits: limits)
    guard let program = loaded.program else { return loaded.diagnostics.map(\.code.name) }
    return program.solve().diagnostics.map(\.code.name)
  }

  private func codes(_ source: String, limits: LayoutLimits = LayoutLimits()) -> [String] {
    codes(InMemoryFiles(["a.layout": source]), limits: limits)
  }

  // MARK: Size

  @Test func emptyFiles() {
    #expect(codes("") == [])
    #expect(codes("\u{FEFF}") == [])
    #expect(codes("// nothing\n/* at all */") == [])
  }

  @Test func aChainOfLetsDoesNotNest() {
    var source = "let x0 = 1\n"
    for i in 1...20_000 { source += "let x\(i) = x\(i - 1) + 1\n" }
    source += "canvas: (x20000, 10)\nlet y0 = root.centerX\n"
    for i in 1...20_000 { source += "let y\(i) = y\(i - 1)\n" }
    #expect(codes(source) == ["E0703"])
    #expect(codes(source.replacing("canvas: (x20000, 10)", with: "canvas: (10, 10)")) == [])
  }

  @Test func aChainOfDeepLets() {
    let open = String(repeating: "(1 + ", count: 120)
    let close = String(repeating: ")", count: 120)
    var source = "let x0 = 1\n"
    for i in 1...200 { source += "let x\(i) = \(open)x\(i - 1)\(close)\n" }
    #expect(codes(source + "canvas: (x200, 10)") == ["E0703"])
    #expect(codes(source + "canvas: (x1, 10)") == [])
  }

  @Test func views() {
    var limits = LayoutLimits()
    limits.maxViews = 100
    #expect(
      codes("for i in 0..<1000 { view v[i] { edges == super } }", limits: limits) == ["E0701"])
  }

  @Test func statements() {
    var limits = LayoutLimits()
    limits.maxStatements = 1000
    #expect(codes("for i in 0..<1000 { let x = 1 }", limits: limits) == ["E0701"])
    #expect(codes("for i in 0..<1e12 { }", limits: limits) == ["E0701"])
    #expect(codes("for i in 0..<400 { let x = 1 }", limits: limits) == [])
  }

  @Test func blocksThroughComponents() {
    var source = ""
    for i in 0..<20 {
      let next = i == 19 ? "view v { edges == super }" : "C\(i + 1) c { edges == super }"
      let open = String(repeating: "if true { ", count: 100)
      source += "component C\(i) { \(open)\(next)\(String(repeating: " }", count: 100)) }\n"
    }
    #expect(codes(source + "C0 c { edges == super }") == ["E0703"])
  }

  @Test func numbersBeyondTheLargest() {
    #expect(codes("let a = 1e12\nview v { left, top == super; size == a * a }") == ["E0104"])
    #expect(codes("view v { left, top == super; size == super.width * 1e12 * 1e12 }") == ["E0104"])
    #expect(codes("for i in 1e12..<1e12 { }") == [])
  }

  // MARK: Files

  @Test func manyFiles() {
    var files: [String: String] = [:]
    for i in 0...300 {
      files[i == 0 ? "a.layout" : "\(i).layout"] =
        "import C\(i + 1) from \"\(i + 1).layout\"\ncomponent C\(i) { size == 1 }"
    }
    #expect(codes(InMemoryFiles(files)).contains("E0701"))
  }

  @Test func theSameFileByTwoPaths() throws {
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

  @Test(arguments: [
    (FileError.Reason.isDirectory, "E0504: cannot read `b`: it is a directory"),
    (.isDevice, "E0504: cannot read `b`: it is a device"),
    (.permissionDenied, "E0504: cannot read `b`: permission denied"),
    (.tooLarge(limit: 10), "E0504: cannot read `b`: it has more than 10 bytes"),
    (.other("an error of the disk"), "E0504: cannot read `b`: an error of the disk"),
    (.notFound, "E0502: `b` not found"),
    (
      .outsideRoot(resolved: "/etc/passwd", root: "/proj"),
      "E0503: `b` resolves to /etc/passwd, outside /proj"
    ),
  ])
  func unreadable(_ reason: FileError.Reason, _ text: String) {
    for source in ["import A from \"b\"\nA a { }", "data a from \"b\""] {
      let files = FailingFiles(main: source, reason: reason)
      let loaded = LayoutProgram.load("a.layout", files: files)
      let found = loaded.program?.solve().diagnostics ?? loaded.diagnostics
      #expect(found.map { "\($0.code): \($0.message)" } == [text])
    }
  }

  @Test func theFileItself() {
    #expect(codes(InMemoryFiles([:])) == ["E0504"])
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

/// Everything but the main file fails.
private struct FailingFiles: FileProvider {
  let main: String
  let reason: FileError.Reason

  func read(_ path: String, limit: Int) throws(FileError) -> SourceFileContents {
    guard path == "a.layout" else { throw FileError(path: path, reason: reason) }
    return SourceFileContents(bytes: Array(main.utf8), identity: path)
  }

  func resolve(_ path: String, relativeTo file: String?) throws(FileError) -> String { path }

  func similarFiles(to path: String) -> [String] { [] }
}
