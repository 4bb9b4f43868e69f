import Foundation
import LayoutLanguage
import Testing

@Suite struct StreamTests {
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
