import Foundation
import Testing

/// `-o`: complete or not at all, and never over an input.
@Suite struct OutputFileTests {
  private static let layout = "canvas: (100, 50)\nview a { edges == super }\n"
  private static let broken = "view a { left == nothing.right }\n"
  private static let names = ["a.layout", "broken.layout", "out"]

  /// What a script said, and what it left behind.
  private struct Aftermath {
    var outcome: CommandLineTool.Outcome
    var names: [String]
    /// What the file `out` holds.
    var file: String
    /// Where the link `link` leads.
    var link: String?
  }

  /// Runs a script in a folder with a layout, a broken one, and a file `out` that holds `before`.
  private func run(_ script: String) throws -> Aftermath {
    try withTemporaryFolder { folder in
      try folder.writing(Self.layout, to: "a.layout")
      try folder.writing(Self.broken, to: "broken.layout")
      try folder.writing("before", to: "out")
      let outcome = try CommandLineTool.shell(script, in: folder)
      return Aftermath(
        outcome: outcome, names: try folder.names, file: try folder.appending(path: "out").text(),
        link: try? FileManager.default.destinationOfSymbolicLink(
          atPath: folder.appending(path: "link").path()))
    }
  }

  @Test("The file holds what stdout would")
  func writes() throws {
    let result = try run("constraint-cli solve a.layout -o out && constraint-cli solve a.layout")
    #expect(result.outcome.status == 0)
    #expect(result.file == result.outcome.output)
    #expect(result.names == Self.names)
  }

  @Test("- is stdout")
  func dash() throws {
    let result = try run("constraint-cli solve a.layout -o -")
    #expect(result.outcome.output.hasPrefix("root"))
    #expect(result.names == Self.names)
  }

  @Test(
    "A layout with errors leaves the file as it was",
    arguments: ["solve broken.layout", "render broken.layout", "solve missing.layout"])
  func errors(command: String) throws {
    let result = try run("constraint-cli \(command) -o out")
    #expect(result.outcome.status != 0)
    #expect(result.outcome.output.isEmpty)
    #expect(result.file == "before")
    #expect(result.names == Self.names)
  }

  @Test(
    "Rows 26 and 37: an input isn't overwritten, under whichever name",
    arguments: [
      "constraint-cli solve a.layout -f csv -o a.layout",
      "constraint-cli solve a.layout -f csv -o ./../$(basename $PWD)/a.layout",
      "ln -s a.layout link; constraint-cli render a.layout -o link",
      "ln a.layout link; constraint-cli render a.layout -o link",
      "echo 'component A { width == 1 }' > a.layout; cp a.layout copy;"
        + " echo 'import A from \"a.layout\"' > b.layout;"
        + " constraint-cli solve b.layout -f csv -o a.layout; s=$?; cmp a.layout copy && exit $s",
      "echo 'data n from \"n.json\"' > b.layout; echo 1 > n.json;"
        + " constraint-cli solve b.layout -o n.json; s=$?; grep -q 1 n.json && exit $s",
      "echo 'data n = 2' > b.layout; echo 1 > n.json;"
        + " constraint-cli solve b.layout --data n=n.json -o n.json; s=$?;"
        + " grep -q 1 n.json && exit $s",
    ])
  func inputs(script: String) throws {
    let result = try run(script)
    #expect(result.outcome.status == 2)
    #expect(result.outcome.error.contains("it is an input"))
    #expect(!result.names.contains { $0.hasSuffix(".tmp") })
  }

  @Test(
    "Rows 36 and 37: what can't be written is said, with exit code 2",
    arguments: [
      ("-o none/out", "no such file or directory"),
      ("-o .", "is a directory"),
      ("-o a.layout/out", "not a directory"),
      ("-o /dev/full", "no space left on device"),
      ("> /dev/full", "cannot write to stdout: no space left on device"),
      (">&-", "cannot write to stdout: bad file descriptor"),
    ])
  func unwritable(target: String, message: String) throws {
    let result = try run("constraint-cli solve a.layout \(target)")
    #expect(result.outcome.status == 2)
    #expect(result.outcome.error.hasPrefix("error: cannot write to "))
    #expect(result.outcome.error.contains(message))
    #expect(result.names == Self.names)
  }

  @Test("Row 37: a write that fails half-way leaves the file as it was, and nothing beside it")
  func halfWritten() throws {
    let result = try run("(ulimit -f 0; constraint-cli solve a.layout -o out 2>&1) | cat")
    #expect(result.outcome.output == "error: cannot write to out: file too large\n")
    #expect(result.file == "before")
    #expect(result.names == Self.names)
  }

  @Test("A link stays a link, and the file it leads to keeps its permissions")
  func link() throws {
    let result = try run(
      "chmod 640 out; ln -s out link; constraint-cli solve a.layout -o link; stat -c %a out")
    #expect(result.outcome.output == "640\n")
    #expect(result.file.hasPrefix("root"))
    #expect(result.link == "out")
  }

  @Test("A pipe and /dev/null are written to, not replaced")
  func pipe() throws {
    let result = try run(
      "mkfifo pipe; cat pipe & constraint-cli solve a.layout -o pipe; wait; test -p pipe"
        + " && constraint-cli solve a.layout -o /dev/null && test -c /dev/null")
    #expect(result.outcome.status == 0)
    #expect(result.outcome.output.hasPrefix("root"))
  }
}
