extension CommandSpec {
  static let all: [CommandSpec] = [
    solve, check, test, render, explain, fmt, ast, graph, help, version,
  ]

  /// The specification of a command. The table has each one: a test holds it to that.
  static func of(_ command: Command) -> CommandSpec? {
    all.first { $0.command == command }
  }

  /// The options that may also stand before the command.
  static let globalFlags: [Flag] = diagnosticsFlags + generalFlags

  private static let inputFlags: [Flag] = [
    .width, .height, .set, .data, .component, .safeArea, .rtl, .stdinName,
    .maxStatements, .maxViews, .maxDepth, .maxFileSize,
  ]
  private static let diagnosticsFlags: [Flag] = [
    .diagnostics, .maxErrors, .allow, .deny, .denyWarnings, .exitZero, .color, .noColor, .root,
    .quiet, .verbose,
  ]
  private static let generalFlags: [Flag] = [.version, .help]

  private static let file = Operand(name: "file", help: "A .layout file, or - for stdin.")
  private static let paths = Operand(
    name: "paths", help: "Files, folders to search for .layout files, or - for stdin.",
    isRepeatable: true)

  private static let solve = CommandSpec(
    command: .solve,
    abstract: "Solve a layout and print the frames.",
    discussion: "A line for each view: its name, x, y, width and height, its kind and its text. "
      + "Frames are relative to the parent, in points, y down.",
    examples: [
      Example("constraint-cli solve cell.layout", "frames as a table"),
      Example("constraint-cli solve feed.layout --width 414 -f json -o frames.json", "as JSON"),
      Example("curl -s $URL | constraint-cli solve feed.layout --data posts=-", "with data"),
    ],
    operands: [file],
    flags: inputFlags + [.strict, .output, .format, .absolute, .precision, .pretty, .stats]
      + globalFlags,
    formats: ["table", "json", "ndjson", "csv"])

  private static let check = CommandSpec(
    command: .check,
    abstract: "Look for faults: syntax, names, conflicts, ambiguity, lints.",
    discussion: "Prints the findings on stdout. Exits with 1 if there is an error.",
    examples: [
      Example("constraint-cli check cell.layout", "one file"),
      Example("constraint-cli check -W Layouts", "each file of a folder; warnings fail too"),
      Example("constraint-cli check --diff Layouts", "what --fix would change"),
    ],
    operands: [paths],
    flags: inputFlags + [.fix, .diff] + globalFlags)

  private static let test = CommandSpec(
    command: .test,
    abstract: "Run the expectations and test blocks of layouts.",
    discussion: "Prints a diagnostic for each expectation that fails, then how many passed.",
    examples: [
      Example("constraint-cli test cell.layout", "one file"),
      Example("constraint-cli test Layouts", "each file of a folder"),
      Example("constraint-cli test --filter picture Layouts", "the tests with such a name"),
    ],
    operands: [paths],
    flags: inputFlags + [.filter] + globalFlags)

  private static let render = CommandSpec(
    command: .render,
    abstract: "Draw a layout.",
    discussion: "Boxes with their fills and strokes, texts line by line where they were measured, "
      + "and placeholders for images. PNG takes rsvg-convert. Swift is the layout at this width in "
      + "SnapKit's spelling, for ConstraintKit.",
    examples: [
      Example("constraint-cli render cell.layout -o cell.svg", "a picture"),
      Example("constraint-cli render cell.layout --width 320 > narrow.svg", "at another width"),
      Example("constraint-cli render feed.layout --data posts=feed.json -o feed.svg", "with data"),
      Example("constraint-cli render cell.layout -f txt", "in the terminal"),
      Example("constraint-cli render cell.layout -f swift -o Cell.swift", "as Swift source"),
    ],
    operands: [file],
    flags: inputFlags + [
      .strict, .output, .format, .noNames, .noOutlines, .guides, .constraints, .theme, .zoom,
    ] + globalFlags,
    formats: ["svg", "png", "txt", "dot", "swift"])

  private static let explain = CommandSpec(
    command: .explain,
    abstract: "Say why a view is where it is, or what a code means.",
    discussion:
      "With a file and a view: its frame, and for each side and size the constraints that hold it, "
      + "in order, with what each gives of the value, and those that had to yield. With a code: what "
      + "it means and what to do.",
    examples: [
      Example("constraint-cli explain cell.layout name", "why the view is where it is"),
      Example("constraint-cli explain cell.layout name.width", "one value of it"),
      Example("constraint-cli explain E0401", "why a layout can't be solved"),
      Example("constraint-cli explain all", "the pages of all codes, in Markdown"),
    ],
    operands: [
      Operand(
        name: "code-or-file",
        help: "Such as E0401 or W1005; all for every code; or a .layout file, or - for stdin."),
      Operand(
        name: "view",
        help: "A view's path, alone or with an attribute: cell[0].name.width. The root otherwise.",
        isOptional: true),
    ],
    flags: inputFlags + [.output, .format, .pretty] + globalFlags,
    formats: ["text", "json"])

  private static let fmt = CommandSpec(
    command: .fmt,
    abstract: "Write layouts in their canonical form.",
    discussion:
      "Files are replaced where they stand; - reads stdin and writes stdout. Comments and "
      + "meaning stay. A file with a syntax error is left alone, and the exit code is 1.",
    examples: [
      Example("constraint-cli fmt cell.layout", "one file, in place"),
      Example("constraint-cli fmt --check Layouts", "for CI: lists what isn't formatted"),
      Example("constraint-cli fmt --diff Layouts", "what would change"),
    ],
    operands: [paths],
    flags: [
      .check, .diff, .stdinName, .maxFileSize, .diagnostics, .maxErrors, .exitZero, .color,
      .noColor, .quiet, .verbose,
    ] + generalFlags)

  private static let ast = CommandSpec(
    command: .ast,
    abstract: "Print the syntax tree of a layout as JSON.",
    discussion:
      "Each node has its form and its span in bytes. A file with syntax errors has a tree "
      + "with error nodes, and the exit code is 1.",
    examples: [
      Example("constraint-cli ast cell.layout", "the tree, constraint/ast@1"),
      Example("constraint-cli ast --pretty -o cell.json cell.layout", "to read"),
      Example("constraint-cli ast --tokens cell.layout", "what an editor colours"),
    ],
    operands: [file],
    flags: [
      .tokens, .output, .pretty, .stdinName, .maxFileSize, .diagnostics, .maxErrors, .exitZero,
      .color, .noColor, .quiet, .verbose,
    ] + generalFlags)

  private static let graph = CommandSpec(
    command: .graph,
    abstract: "Draw the constraints between views as a graph.",
    discussion:
      "In Graphviz's DOT language: dot -Tsvg makes a picture of it. Constraints that don't hold are "
      + "red, those that leave room grey and dashed, wishes dotted.",
    examples: [
      Example("constraint-cli graph cell.layout -o cell.dot", "then: dot -Tsvg -O cell.dot"),
      Example("constraint-cli graph --view name cell.layout", "round one view"),
      Example("constraint-cli graph --width 320 cell.layout", "at another width"),
    ],
    operands: [file],
    flags: inputFlags + [.strict, .output, .precision, .view] + globalFlags)

  private static let help = CommandSpec(
    command: .help,
    abstract: "Show help for the tool or one of its commands.",
    examples: [Example("constraint-cli help solve", "all there is to say about solve")],
    operands: [
      Operand(name: "command", help: "The command to show help for.", isOptional: true)
    ],
    flags: generalFlags)

  private static let version = CommandSpec(
    command: .version,
    abstract: "Show the version.",
    examples: [Example("constraint-cli version", "such as 0.1.0")],
    operands: [],
    flags: generalFlags)
}
