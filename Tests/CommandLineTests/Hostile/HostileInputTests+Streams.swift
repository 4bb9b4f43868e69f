import Foundation
import Testing

/// Rows 35–37 and 40: outputs that end or are full, and signals.
extension HostileInputTests {
  @Test(
    "Row 35: a closed pipe ends the tool at once and quietly, even where that signal was ignored",
    arguments: ["", "trap '' PIPE;"])
  func closedPipe(prefix: String) throws {
    let outcome = try CommandLineTool.shell(
      "mkfifo p; (exec 3<p) & exec 4>p; wait; \(prefix) constraint-cli help >&4; echo $?")
    #expect(outcome.output == "141\n")
    #expect(outcome.error.isEmpty)
  }

  @Test("Row 35: into head, a long output is cut off quietly")
  func head() throws {
    let outcome = try CommandLineTool.shell(
      "echo 'for i in 0..<1500 { view v[i] { edges == super } }' > a.layout;"
        + " { constraint-cli solve -f ndjson a.layout; echo $? >&2; } | head -n 1")
    #expect(outcome.output.hasPrefix("{\"path\":\"\""))
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.error == "141\n")
  }

  @Test(
    "Row 36: a full stdout is said, with exit code 2",
    arguments: [
      "solve a.layout", "solve -f json a.layout", "check b.layout", "render a.layout",
      "test b.layout", "fmt --diff a.layout", "fmt -", "explain E0401", "help", "--version",
    ])
  func fullOutput(command: String) throws {
    let example = ToolCase(
      command,
      "echo 'canvas: (3,3)' > a.layout; echo 'left == b' > b.layout;"
        + " constraint-cli \(command) < a.layout > /dev/full", 2,
      "error: cannot write to stdout: no space left on device")
    try example.check()
  }

  @Test("Row 37: a folder that may not be written to, and outputs that are no files")
  func readOnlyFolder() throws {
    let example = ToolCase(
      "read-only folder",
      Self.unprivileged
        + "echo 'canvas: (3, 3)' > a.layout; mkdir d; echo before > d/out; chmod 555 d; chmod 666 d/out;"
        + " as_user constraint-cli solve a.layout -o d/out; s=$?; cat d/out; ls -A d; exit $s", 2,
      "error: cannot write to d/out: permission denied", "before\nout\n")
    try example.check()
  }

  @Test("Row 37: a name as long as may be can be written to", arguments: [250, 255])
  func longName(length: Int) throws {
    let example = ToolCase(
      "\(length) bytes",
      "echo 'canvas: (3, 3)' > a.layout; n=$(head -c \(length) /dev/zero | tr '\\0' x);"
        + " constraint-cli solve a.layout -o $n && cat $n", 0, "root")
    try example.check()
  }

  @Test("Row 37: what stdin comes from isn't overwritten")
  func standardInput() throws {
    let example = ToolCase(
      "stdin",
      "echo 'canvas: (3, 3)' > a.layout; constraint-cli solve - -f csv -o a.layout < a.layout; s=$?;"
        + " cat a.layout; exit $s", 2, "it is an input", "canvas: (3, 3)\n")
    try example.check()
  }

  @Test(
    "Row 40: interrupted or told to end, the tool dies at once and leaves the output as it was",
    arguments: [("INT", 130), ("TERM", 143)] as [(String, Int32)])
  func signals(signal: String, status: Int32) throws {
    let loops = String(repeating: "for i in 0..<99 { ", count: 5)
    let example = ToolCase(
      signal,
      "echo '\(loops) let a = 1 }}}}}' > a.layout; echo before > out;"
        + " timeout --preserve-status -k 20 -s \(signal) 0.3 constraint-cli solve a.layout -o out"
        + " --max-statements 999999999; s=$?; cat out; ls -A; exit $s", status,
      "before\na.layout\nout\n")
    try example.check()
  }

  @Test("Row 40: waiting for a pipe, the tool dies at once")
  func signalWhileReading() throws {
    let outcome = try CommandLineTool.shell(
      "mkfifo p; exec 3<>p; constraint-cli solve - <&3 & kill -TERM $!; wait $!; echo $?")
    #expect(outcome.output == "143\n")
    #expect(outcome.error.isEmpty || outcome.error.contains("Terminated"))
  }
}
