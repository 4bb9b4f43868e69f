import TestSupport
import Testing

/// What swift-argument-parser says of a wrong command line, row by row, is what the tool says.
@Suite struct ArgumentTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let line: String
    let message: String

    init(_ line: String, _ message: String) {
      self.line = line
      self.message = message
    }

    var testDescription: String { line }
  }

  static let rows = [
    Row("solve a --widht 3", "Unknown option '--widht'. Did you mean '--width'?"),
    Row("solve a --xyzzy", "Unknown option '--xyzzy'"),
    Row("solve a -x", "Unknown option '-x'"),
    Row("solve a -qx", "Unknown option '-x'"),
    Row("solve a -widht=3", "Unknown option '-widht'. Did you mean '--width'?"),
    Row("slove a", "Unknown command 'slove'. Did you mean 'solve'?"),
    Row("xyzzy", "Unknown command 'xyzzy'"),
    Row("help slove", "Unknown command 'slove'. Did you mean 'solve'?"),
    Row("solve a --width", "Missing value for '--width <n>'"),
    Row("solve a -o", "Missing value for '--output <file>'"),
    Row("solve a --width -q", "Missing value for '--width <n>'"),
    Row("solve a --width --", "Missing value for '--width <n>'"),
    Row(
      "solve a -f xml",
      "The value 'xml' is invalid for '--format <format>'. Please provide one of 'table', 'json', "
        + "'ndjson' or 'csv'."),
    Row(
      "solve a -f jsn",
      "The value 'jsn' is invalid for '--format <format>'. Did you mean 'json'? Please provide one "
        + "of 'table', 'json', 'ndjson' or 'csv'."),
    Row(
      "solve a --color=Never",
      "The value 'Never' is invalid for '--color <when>'. Did you mean 'never'? Please provide one "
        + "of 'auto', 'always' or 'never'."),
    Row(
      "check a --diagnostics xml",
      "The value 'xml' is invalid for '--diagnostics <form>'. Please provide one of the "
        + "following:\n  - human\n  - concise\n  - json\n  - ndjson\n  - github\n  - sarif\n"
        + "  - junit"),
    Row(
      "completions tcsh",
      "The value 'tcsh' is invalid for '<shell>'. Please provide one of 'bash', 'zsh' or 'fish'."),
    Row(
      "--generate-completion-script tcsh",
      "The value 'tcsh' is invalid for '--generate-completion-script <shell>'. Please provide one "
        + "of 'bash', 'zsh' or 'fish'."),
    Row("solve a b", "Unexpected argument 'b'"),
    Row("solve a b c", "2 unexpected arguments: 'b', 'c'"),
    Row("solve a -- -v", "Unexpected argument '-v'"),
    Row("solve", "Missing expected argument '<file>'"),
    Row("check -q", "Missing expected argument '<paths> ...'"),
    Row(
      "solve a --rtl=yes",
      "The option '--rtl' does not take any value, but 'yes' was specified."),
    Row(
      "solve a -q=yes", "The option '--quiet' does not take any value, but 'yes' was specified."),
    Row("solve a -q -v", "'-v' and '-q' exclude each other. Please provide one of them."),
    Row(
      "--verbose check a --quiet",
      "'--quiet' and '--verbose' exclude each other. Please provide one of them."),
    Row("solve a ---width 3", "Invalid option: ---width"),
    Row("solve a --wid 3", "Unknown option '--wid'"),
    Row("sol a", "Unknown command 'sol'"),
    Row(
      "batch -o a",
      "The answers of 'batch' go to stdout: '> FILE' writes them to a file, and '>> FILE' goes on "
        + "with one."),
    Row("fmt a --junit b", "Unknown option '--junit'. It belongs to 'test'."),
    Row(
      "solve a -o a.png",
      "The ending of 'a.png' is that of no format here. Please provide '--format', or an ending "
        + "such as '.txt', '.json', '.ndjson', '.jsonl' or '.csv'."),
    Row(
      "check a --timeout 0",
      "The value '0' is invalid for '--timeout <sec>'. Please provide a number of seconds, more "
        + "than 0 and to 1e6."),
  ]

  @Test("A wrong command line is answered as swift-argument-parser would", arguments: rows)
  func text(row: Row) throws {
    let outcome = try CommandLineTool.run(row.line.split(separator: " ").map(String.init))
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("error: \(row.message)\n"), "\(outcome.error)")
    let rest = outcome.error.dropFirst("error: \(row.message)\n".count)
      .split(separator: "\n").drop { $0.hasPrefix("Help:  ") }
    try #require(rest.count == 2, "\(outcome.error)")
    #expect(rest.first?.hasPrefix("Usage: constraint-cli") == true)
    #expect(rest.last?.hasPrefix("  See 'constraint-cli") == true)
    #expect(rest.last?.hasSuffix("--help' for more information.") == true)
  }

  @Test("Of an option that counts once the last value counts, which is told under -v")
  func lastWins() throws {
    let folder = Fixtures.url("cli/inputs")
    let once = try CommandLineTool.run(["solve", "row.layout", "--width=320"], in: folder)
    let quiet = try CommandLineTool.run(
      ["solve", "row.layout", "--width=500", "-width", "320"], in: folder)
    let told = try CommandLineTool.run(
      ["solve", "row.layout", "--width=500", "--width=320", "-v"], in: folder)
    #expect(quiet.output == once.output && quiet.error.isEmpty)
    #expect(told.output == once.output)
    #expect(
      told.error.hasPrefix("warning: '--width' is given more than once; the last one counts\n"))
  }

  @Test(
    "Only the version is printed", arguments: [["--version"], ["version"], ["solve", "--version"]])
  func version(arguments: [String]) throws {
    let outcome = try CommandLineTool.run(arguments)
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    #expect(outcome.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test(
    "A variable of the environment speaks where its option doesn't; a bad one is named",
    arguments: [
      (["CONSTRAINT_DIAGNOSTICS": "concise"], [], "conflict.layout:5:3: error", 1),
      (["CONSTRAINT_DIAGNOSTICS": "concise"], ["--diagnostics", "human"], "error[E0401]", 1),
      (["CONSTRAINT_COLOR": "always", "NO_COLOR": "1"], [], "\u{1b}[", 1),
      (["CONSTRAINT_COLOR": "always"], ["--no-color"], "error[E0401]", 1),
      (["CONSTRAINT_DIAGNOSTICS": ""], [], "error[E0401]", 1),
      (
        ["CONSTRAINT_DIAGNOSTICS": "jsn"], [],
        "The value 'jsn' is invalid for the variable 'CONSTRAINT_DIAGNOSTICS'. Did you mean 'json'?",
        64
      ),
      (
        ["CONSTRAINT_COLOR": "yes"], [],
        "The value 'yes' is invalid for the variable 'CONSTRAINT_COLOR'", 64
      ),
      (["CONSTRAINT_ROOT": "none"], [], "error[E0504]: CONSTRAINT_ROOT: `none` not found", 2),
      (["CONSTRAINT_ROOT": "none"], ["--root", "."], "error[E0401]", 1),
      (["CONSTRAINT_ROOT": "."], ["--root", "nil"], "error[E0504]: --root: `nil` not found", 2),
    ] as [([String: String], [String], String, Int32)])
  func environment(
    variables: [String: String], arguments: [String], expected: String, status: Int32
  ) throws {
    let outcome = try CommandLineTool.run(
      ["check", "conflict.layout"] + arguments, in: Fixtures.url("cli/inputs"),
      environment: variables)
    #expect(outcome.status == status)
    #expect((outcome.output + outcome.error).contains(expected), "\(outcome)")
  }

  @Test(
    "Of several files the highest exit code wins",
    arguments: [
      (["row.layout"], 0), (["row.layout", "conflict.layout"], 1),
      (["none.layout", "conflict.layout", "row.layout"], 2),
      (["conflict.layout", "none.layout", "--set", "a=1"], 64),
      (["none.layout", "conflict.layout", "--exit-zero"], 2),
      (["conflict.layout", "--exit-zero"], 0),
    ] as [([String], Int32)])
  func highestCode(arguments: [String], status: Int32) throws {
    let outcome = try CommandLineTool.run(["check"] + arguments, in: Fixtures.url("cli/inputs"))
    #expect(outcome.status == status, "\(outcome)")
  }
}
