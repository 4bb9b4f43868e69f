import Foundation
import Testing

/// `fmt`: files are replaced whole or not at all.
@Suite struct FormatCommandTests {
  private static let untidy = "left==1\ntop   == 2 // c\n\n\n"
  private static let tidy = "left == 1\ntop == 2  // c\n"
  private static let broken = "left = 1\nview a {  }\n"

  /// Runs a script in a folder with an untidy, a tidy and a broken file.
  private func run(
    _ script: String
  ) throws -> (outcome: CommandLineTool.Outcome, files: [String: String]) {
    try CommandLineTool.shell(
      script,
      with: [
        "all/a.layout": Self.untidy, "all/b/c.layout": Self.tidy, "all/b/notes.txt": Self.untidy,
        "broken.layout": Self.broken,
      ])
  }

  @Test("The layouts of a folder are formatted in place, and nothing is left beside them")
  func folder() throws {
    let result = try run("constraint-cli fmt all")
    #expect(result.outcome.status == 0)
    #expect(result.outcome.output.isEmpty)
    #expect(result.outcome.error == "1 file formatted, 1 unchanged\n")
    #expect(
      result.files == [
        "all/a.layout": Self.tidy, "all/b/c.layout": Self.tidy, "all/b/notes.txt": Self.untidy,
        "broken.layout": Self.broken,
      ])
  }

  @Test("A file that is formatted isn't written, and one that is keeps its permissions and links")
  func identity() throws {
    let result = try run(
      """
      chmod 640 all/a.layout; ln -s a.layout all/link
      before=$(stat -c %i-%Y all/b/c.layout); constraint-cli fmt -q all/b all/link
      test "$before" = "$(stat -c %i-%Y all/b/c.layout)" && test -L all/link && stat -c %a all/a.layout
      """)
    #expect(result.outcome.output == "640\n")
    #expect(result.files["all/a.layout"] == Self.tidy)
  }

  @Test("A broken file is left alone, and the others are formatted")
  func broken() throws {
    let result = try run("constraint-cli fmt broken.layout all")
    #expect(result.outcome.status == 1)
    #expect(result.outcome.output.isEmpty)
    #expect(result.outcome.error.contains("E0101"))
    #expect(result.outcome.error.hasSuffix("1 file formatted, 1 unchanged, 1 left alone\n"))
    #expect(result.files["broken.layout"] == Self.broken)
    #expect(result.files["all/a.layout"] == Self.tidy)
  }

  @Test(
    "--check and --diff change no file",
    arguments: [("--check", 1), ("--diff", 1), ("-q --check", 1)]
  )
  func trial(options: String, status: Int32) throws {
    let result = try run("constraint-cli fmt \(options) all")
    #expect(result.outcome.status == status)
    #expect(result.files["all/a.layout"] == Self.untidy)
    #expect(result.outcome.output.contains("all/a.layout"))
    #expect(!result.outcome.output.contains("all/b/c.layout"))
  }

  @Test("What --diff prints, patch applies")
  func patch() throws {
    guard try CommandLineTool.shell("command -v patch").status == 0 else { return }
    let result = try run("constraint-cli fmt --diff all/a.layout > p; patch -s -p0 < p")
    #expect(result.outcome.status == 0)
    #expect(result.files["all/a.layout"] == Self.tidy)
  }

  @Test("A filter's output is the formatted text, and nothing for a broken one")
  func filter() throws {
    let outcome = try CommandLineTool.run(["fmt", "-"], input: "\u{FEFF}left==1\r\n")
    #expect(outcome.status == 0)
    #expect(outcome.output == "left == 1\n")
    #expect(outcome.error.isEmpty)
    let broken = try CommandLineTool.run(["fmt", "-"], input: Self.broken)
    #expect(broken.status == 1)
    #expect(broken.output.isEmpty)
    #expect(broken.error.contains("<stdin>:1:6"))
  }

  @Test("A write that fails leaves the file as it was")
  func halfWritten() throws {
    let result = try run("(ulimit -f 0; constraint-cli fmt all/a.layout 2>&1) | cat")
    #expect(result.outcome.output.contains("cannot write to all/a.layout: file too large"))
    #expect(result.files["all/a.layout"] == Self.untidy)
    #expect(result.files.count == 4)
  }

  @Test("What can't be read or replaced is said, with exit code 2")
  func unreadable() throws {
    let script = "mkfifo p; constraint-cli fmt none.layout p all/a.layout"
    let result = try run(script)
    #expect(result.outcome.status == 2)
    #expect(result.outcome.error.contains("none.layout"))
    #expect(result.outcome.error.contains("a pipe can't be replaced"))
    #expect(result.files["all/a.layout"] == Self.tidy)
  }
}
