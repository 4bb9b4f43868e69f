import Testing

/// Keys while `watch` runs on a terminal, and the terminal after it. A terminal takes Python's pty.
@Suite(.enabled(if: CommandLineTool.isInstalled("python3"), "python3 isn't installed"))
struct KeyboardTests {
  /// Runs a command on a terminal of its own, step by step; prints the terminal's modes and how the
  /// command ended.
  private static let script = #"""
    import os, pty, select, signal, sys, termios

    pid, terminal = pty.fork()
    if pid == 0:
        os.execvp("bash", ["bash", "-c", sys.argv[1]])
    heard = b""

    def hear(text):
        global heard
        while text not in heard:
            if not select.select([terminal], [], [], 60)[0]:
                sys.exit(f"nothing more came after {heard!r}")
            heard += os.read(terminal, 4096)
        heard = heard[heard.index(text) + len(text):]

    def mode():
        flags = termios.tcgetattr(terminal)[3]
        print("lines" if flags & termios.ICANON else "keys", "echo" if flags & termios.ECHO else "silent")

    for step in sys.argv[2:]:
        kind, _, value = step.partition(":")
        if kind == "hear": hear(value.encode())
        elif kind == "type": os.write(terminal, value.encode())
        elif kind == "kill": os.kill(pid, int(value))
        elif kind == "mode": mode()
    _, status = os.waitpid(pid, 0)
    print(os.waitstatus_to_exitcode(status))
    mode()

    """#

  private func run(_ command: String, _ steps: [String]) throws -> String {
    let result = try CommandLineTool.shell(
      "python3 terminal.py '\(command)' \(steps.map { "'\($0)'" }.joined(separator: " "))",
      with: ["terminal.py": Self.script, "a.layout": "canvas: (10, 10)\n"])
    return result.outcome.output + result.outcome.error
  }

  private static let watch = "exec constraint-cli watch a.layout"
  private static let isUp = ["hear:(q ends)", "hear:root", "mode"]

  @Test(
    "Keys come at once while it watches; however it ends, the terminal is as it was",
    arguments: [
      (watch, ["type:q"], "0"), (watch, ["type:xyz", "type:q"], "0"), (watch, ["kill:15"], "-15"),
      (watch, ["kill:1"], "-1"), (watch, ["kill:11"], "-11"), (watch, ["type:\u{3}"], "-2"),
      ("exec constraint-cli watch --timeout 1 a.layout", [], "2"),
    ])
  func ends(command: String, steps: [String], status: String) throws {
    #expect(try run(command, Self.isUp + steps) == "keys silent\n\(status)\nlines echo\n")
  }

  @Test("While it is stopped the terminal is the shell's, and keys come again afterwards")
  func stops() throws {
    let output = try run(
      "set -m; constraint-cli watch a.layout; echo stopped; read line; fg; echo back $?",
      Self.isUp + [
        "type:\u{1A}", "hear:stopped", "mode", "type:\n", "hear:watch a.layout\r\n", "type:q",
        "hear:back 0",
      ])
    #expect(output == "keys silent\nlines echo\n0\nlines echo\n")
  }

  @Test("In the background it goes on, and leaves the terminal alone")
  func background() throws {
    let output = try run(
      "set -m; constraint-cli watch a.layout & sleep 1; jobs; kill %1; wait",
      ["hear:Running", "mode"])
    #expect(output == "lines echo\n0\nlines echo\n")
  }
}
