import Foundation
import LayoutLanguage
import Testing

@Suite struct StreamTests {
  @Test(
    "A closed pipe ends the tool at once and quietly, even where that signal was ignored",
    arguments: ["", "trap '' PIPE;"])
  func closedPipe(prefix: String) throws {
    let outcome = try CommandLineTool.shell(
      "mkfifo p; (exec 3<p) & exec 4>p; wait; \(prefix) constraint-cli help >&4; echo $?")
    #expect(outcome.output == "141\n")
    #expect(outcome.error.isEmpty)
  }

  @Test("A named pipe is read")
  func namedPipe() throws {
    let outcome = try CommandLineTool.shell(
      "mkfifo p; echo 'canvas: (3, 4)' > p & constraint-cli solve p")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(" 3 ") && outcome.output.contains(" 4"))
  }

  @Test("Interrupted, the tool dies by the signal")
  func interrupt() throws {
    let outcome = try CommandLineTool.shell(
      "mkfifo p; exec 3<>p; constraint-cli solve - <&3 & kill -TERM $!; wait $!; echo $?")
    #expect(outcome.output == "143\n")
    #expect(outcome.error.isEmpty || outcome.error.contains("Terminated"))
  }

  @Test("Every code of the catalogue can be explained")
  func explanations() throws {
    for entry in DiagnosticCatalogue.entries {
      let outcome = try CommandLineTool.run(["explain", entry.code.name])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("[\(entry.code)]: \(entry.title)\n"))
    }
  }

  @Test("Results go to stdout, diagnostics to stderr; for check and test they are the result")
  func streams() throws {
    let faulty = "view a { left == b.right }\n"
    for command in ["solve", "render"] {
      let outcome = try CommandLineTool.run([command, "-"], input: faulty)
      #expect(outcome.output.isEmpty)
      #expect(outcome.error.contains("E0301"))
    }
    for command in ["check", "test"] {
      let outcome = try CommandLineTool.run([command, "-"], input: faulty)
      #expect(outcome.output.contains("E0301"))
      #expect(!outcome.error.contains("E0301"))
    }
  }

  @Test("Help and the version go to stdout")
  func help() throws {
    for arguments in [[], ["-h"], ["--version"], ["help", "solve"], ["solve", "--help"]] {
      let outcome = try CommandLineTool.run(arguments)
      #expect(outcome.status == 0)
      #expect(!outcome.output.isEmpty)
      #expect(outcome.error.isEmpty)
    }
  }

  @Test("A usage error goes to stderr alone")
  func usage() throws {
    let outcome = try CommandLineTool.run(["solve", "--nope"])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("error: Unknown option '--nope'"))
  }

  @Test("A pipe that doesn't block is waited for")
  func nonBlockingPipe() throws {
    let text = String(repeating: "text ", count: 30_000)
    let input = "label text { text: \"\(text)\"; left, top == super }"
    let expected = try CommandLineTool.run(["solve", "-", "-f", "ndjson"], input: input).output
    #expect(expected.utf8.count > 1 << 17)
    let (output, status) = try CommandLineTool.runIntoSlowPipe(
      ["solve", "-", "-f", "ndjson"], input: input)
    #expect(status == 0)
    #expect(output == expected)
  }
}
