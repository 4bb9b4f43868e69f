import ConstraintKit
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
  }

  // MARK: Files

  @Test(arguments: [
    (FileError.Reason.isDirectory, "E0504: cannot read `b`: it is a directory"),
    (.isDevice, "E0504: cannot read `b`: it is a device"),
    (.permissionDenied, "E0504: cannot read `b`: permission denied"),
    (
      .tooLarge(limit: 10),
      "E0504: cannot read `b`: it has more than 10 bytes, the limit of `--max-file-size`"
    ),
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
