import LayoutLanguage
import Testing

@Suite struct InMemoryFilesTests {
  private let files = InMemoryFiles([
    "main.layout": "width == 1", "kit/grid.layout": "", "kit/deep/a.layout": "",
  ])

  @Test(
    arguments: [
      ("main.layout", nil, "main.layout"), ("grid.layout", "kit/x.layout", "kit/grid.layout"),
      ("../main.layout", "kit/grid.layout", "main.layout"),
      ("./deep/./a.layout", "kit/grid.layout", "kit/deep/a.layout"),
    ] as [(String, String?, String)])
  func resolves(path: String, file: String?, expected: String) throws {
    #expect(try files.resolve(path, relativeTo: file) == expected)
  }

  @Test func leavesNothingOutside() {
    #expect(
      throws: FileError(
        path: "../../etc/passwd", reason: .outsideRoot(resolved: "/../etc/passwd", root: "/"))
    ) {
      try files.resolve("../../etc/passwd", relativeTo: "kit/grid.layout")
    }
    #expect(throws: FileError.self) { try files.resolve("/main.layout", relativeTo: nil) }
  }

  @Test func reads() throws {
    let contents = try files.read("main.layout", limit: 10)
    #expect(contents.bytes == Array("width == 1".utf8))
    #expect(contents.identity == "main.layout")
    #expect(throws: FileError(path: "main.layout", reason: .tooLarge(limit: 9))) {
      try files.read("main.layout", limit: 9)
    }
    #expect(throws: FileError(path: "none", reason: .notFound)) {
      try files.read("none", limit: 9)
    }
  }

  @Test func similarNames() {
    #expect(files.similarFiles(to: "kit/gird.layout") == ["kit/grid.layout"])
  }

  @Test(arguments: [
    (FileError.Reason.notFound, "`a` not found"),
    (.permissionDenied, "cannot read `a`: permission denied"),
    (.isDirectory, "cannot read `a`: it is a directory"),
    (.isDevice, "cannot read `a`: it is a device"),
    (
      .tooLarge(limit: 8),
      "cannot read `a`: it has more than 8 bytes, the limit of `--max-file-size`"
    ),
    (
      .tooLarge(limit: 8 << 20),
      "cannot read `a`: it has more than 8.4 MB (8388608 bytes), the limit of `--max-file-size`"
    ),
    (.outsideRoot(resolved: "/b", root: "/c"), "`a` resolves to /b, outside /c"),
    (.other("busy"), "cannot read `a`: busy"),
  ])
  func errorTexts(reason: FileError.Reason, text: String) {
    #expect("\(FileError(path: "a", reason: reason))" == text)
  }
}
