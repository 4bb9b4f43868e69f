import Foundation
import Testing

@Suite struct WatchCommandTests {
  private static let fine = "canvas: (100, 50)\nview a { edges == super inset 5 }\n"

  private func watch(_ arguments: [String], in folder: URL) throws -> Conversation {
    try Conversation(["watch", "--color", "never"] + arguments, in: folder)
  }

  @Test("A run follows each save: in place, by rename, after being away")
  func saves() throws {
    try withTemporaryFolder { folder in
      let file = try folder.writing(Self.fine, to: "a.layout")
      let tool = try watch(["a.layout"], in: folder)
      #expect(try tool.hear(upTo: "view\n").hasPrefix("── a.layout, run 1\nroot "))

      try Data(Self.fine.replacing("100", with: "200").utf8).write(to: file)
      let second = try tool.hear(upTo: "view\n")
      #expect(second.contains("run 2\n") && second.contains(" 200 "))

      try folder.writing(Self.fine.replacing("100", with: "300"), to: "a.layout.new")
      try #require(rename(folder.appending(path: "a.layout.new").path(), file.path()) == 0)
      let third = try tool.hear(upTo: "view\n")
      #expect(third.contains("run 3\n") && third.contains(" 300 "))

      try FileManager.default.removeItem(at: file)
      let gone = try tool.hear(upTo: "view\n")
      #expect(gone.contains("run 4\nerror[E0504]: `a.layout` not found\n"))
      #expect(gone.contains("\nthe last good result, of run 3:\nroot ") && gone.contains(" 300 "))

      try folder.writing(Self.fine.replacing("100", with: "400"), to: "a.layout")
      let back = try tool.hear(upTo: "view\n")
      #expect(back.contains("run 5\nroot ") && back.contains(" 400 "))
    }
  }

  @Test("A file is read when its writer has closed it")
  func partialWrite() throws {
    try withTemporaryFolder { folder in
      let file = try folder.writing(Self.fine, to: "a.layout")
      let tool = try watch(["--run", "solve", "a.layout"], in: folder)
      _ = try tool.hear(upTo: "view\n")
      let writer = try FileHandle(forWritingTo: file)
      try writer.truncate(atOffset: 0)
      try writer.write(contentsOf: Data("canvas: (500, ".utf8))
      usleep(400_000)
      try writer.write(contentsOf: Data("50)\nview b { edges == super }\n".utf8))
      try writer.close()
      let next = try tool.hear(upTo: "view\n")
      #expect(next.contains("run 2\nroot ") && next.contains(" 500 "))
    }
  }

  @Test("What the file imports and reads is watched too, also where it wasn't there")
  func others() throws {
    try withTemporaryFolder { folder in
      try folder.writing(
        "import side from \"parts/b.layout\"\ndata d: [int] from \"d.json\"\n"
          + "canvas: (side, count(d))\n", to: "a.layout")
      try folder.writing("let side = 10\n", to: "parts/b.layout")
      let tool = try watch(["--run", "solve", "a.layout"], in: folder)
      #expect(try tool.hear(upTo: "E0502").contains("run 1\n"))
      try folder.writing("[1, 2]", to: "d.json")
      #expect(try tool.hear(upTo: "     2\n").contains("run 2\nroot "))
      try folder.writing("let side = 70\n", to: "parts/b.layout")
      #expect(try tool.hear(upTo: "     2\n").contains(" 70 "))
    }
  }

  @Test("Tests are run again", arguments: ["check", "test"])
  func kinds(kind: String) throws {
    try withTemporaryFolder { folder in
      let good = Self.fine + "expect a.width == 90\n"
      try folder.writing(good, to: "a.layout")
      let tool = try watch(["--run", kind, "a.layout"], in: folder)
      let result = kind == "test" ? "1 expectation passed, 0 failed in 1 file\n" : "no errors\n"
      #expect(try tool.hear(upTo: result) == "── a.layout, run 1\n" + result)
      try folder.writing(
        good.replacing(
          kind == "test" ? "a.width" : "super", with: kind == "test" ? "a.height" : "b"),
        to: "a.layout")
      let text = try tool.hear(upTo: "the last good result, of run 1:\n" + result)
      #expect(text.contains(kind == "test" ? "0 expectations passed, 1 failed" : "E0301"))
    }
  }

  @Test("A signal ends it at once, without a word")
  func signal() throws {
    let outcome = try CommandLineTool.shell(
      "echo 'canvas: (1, 1)' > a.layout; constraint-cli watch a.layout & sleep 0.5; "
        + "kill -TERM $!; wait $!; echo $?")
    #expect(outcome.output.hasSuffix("\n143\n"))
    #expect(outcome.error.isEmpty || outcome.error.contains("Terminated"))
  }

  @Test("What can't be watched is refused")
  func refused() throws {
    let missing = try CommandLineTool.run(["watch", "nope.layout"])
    #expect(missing.status == 2)
    #expect(missing.error == "error[E0504]: `nope.layout` not found\n")
    let stream = try CommandLineTool.run(["watch", "-"])
    #expect(stream.status == 64)
    #expect(stream.error.hasPrefix("error: Stdin can't be watched: give a file."))
  }
}
