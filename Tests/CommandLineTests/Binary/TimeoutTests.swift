import Foundation
import TestSupport
import Testing

@Suite struct TimeoutTests {
  /// Reads from a pipe into which nothing is ever written.
  private func script(_ command: String) -> String {
    "mkfifo pipe; sleep 60 > pipe & \(command) < pipe; code=$?; kill $!; exit $code"
  }

  @Test(
    "A command that takes too long ends with 2 and says so",
    arguments: ["solve -", "check -", "test -", "render -", "fmt -"])
  func gone(command: String) throws {
    let outcome = try CommandLineTool.shell(
      script("constraint-cli \(command) --timeout 0.1"), in: nil)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error == "error: timed out after 0.1 s (--timeout)\n")
  }

  @Test("Nothing is left half-written")
  func files() throws {
    try withTemporaryFolder { folder in
      try folder.writing("as it was", to: "out.json")
      let outcome = try CommandLineTool.shell(
        script("constraint-cli solve - --timeout 0.1 -o out.json"), in: folder)
      #expect(outcome.status == 2)
      #expect(try folder.appending(path: "out.json").text() == "as it was")
      #expect(try folder.names == ["out.json", "pipe"])
    }
  }

  @Test("A command that is in time isn't disturbed")
  func inTime() throws {
    let folder = Fixtures.url("cli/inputs")
    let plain = try CommandLineTool.run(["solve", "row.layout"], in: folder)
    let timed = try CommandLineTool.run(["solve", "row.layout", "--timeout", "1000"], in: folder)
    #expect(timed.status == 0)
    #expect(timed.output == plain.output && timed.error.isEmpty)
  }
}
