internal import LayoutLanguage

extension CommandSpec {
  /// All commands, in the order of the help.
  static let all: [CommandSpec] = [
    solve,
    check,
    test,
    render,
    explain,
    fmt,
    watch,
    batch,
    bench,
    graph,
    ast,
    completions,
    man,
    help,
    version,
  ]

  /// The specification of a command. The table has each one: a test holds it to that.
  static func of(_ command: Command) -> CommandSpec? {
    all.first { $0.command == command }
  }

  /// The specification of the command with a name.
  static func named(_ name: String) throws(UsageError) -> CommandSpec {
    if let command = Command(rawValue: name), let spec = of(command) { return spec }
    let names = Command.allCases.map(\.rawValue)
    throw .unknownCommand(
      name, suggestion: closestMatch(to: name, in: names) ?? line(forFile: name))
  }

  /// What a file, or a folder of files, in place of a command was probably to become of.
  private static func line(forFile path: String) -> String? {
    let kind = FileStatus(path: path)?.kind
    guard kind != nil || Path.ending(of: path) == "layout" else { return nil }
    let command = kind == .folder ? Command.check : .solve
    return "\(HelpScreen.tool) \(command.rawValue) \(path.safeToShow)"
  }

  /// The options that may also stand before the command.
  static let globalFlags: [Flag] = diagnosticsFlags + generalFlags

  static let inputFlags: [Flag] = [
    .width, .height, .set, .data, .component, .safeArea, .rtl, .metrics, .stdinName,
    .maxStatements, .maxViews, .maxDepth, .maxFileSize,
  ]
  private static let diagnosticsFlags: [Flag] = [
    .diagnostics, .maxErrors, .allow, .deny, .denyWarnings, .exitZero, .color, .noColor, .root,
    .quiet, .verbose,
  ]
  static let generalFlags: [Flag] = [
    .timeout, .version, .help, .helpHidden, .dumpHelp, .completionScript,
  ]

  static let file = Operand(
    name: "file", kind: .layoutFile, help: "A .layout file, or - for stdin.")
  private static let paths = Operand(
    name: "paths", kind: .layoutPath,
    help: "Files, folders to search for .layout files, or - for stdin.",
    isRepeatable: true)

  private static let solve = CommandSpec(
    command: .solve,
    abstract: "Solve a layout and print the frames.",
    discussion: "A line for each view: its name, x, y, width, height, its kind and its text, in "
      + "columns without a heading. x and y are from the superview's upper left corner (with "
      + "--absolute, the root's), in points, y down.",
    examples: [
      Example("constraint-cli solve cell.layout", "frames as a table"),
      Example("constraint-cli solve feed.layout --width 414 -f json -o frames.json", "as JSON"),
      Example("curl -s $URL | constraint-cli solve feed.layout --data posts=-", "with data"),
    ],
    operands: [file],
    flags: inputFlags + [
      .strict, .output, .format, .absolute, .precision, .pretty, .stats, .schema,
    ]
      + globalFlags,
    formats: [.table, .json, .ndjson, .csv])

  private static let check = CommandSpec(
    command: .check,
    abstract: "Look for faults: syntax, names, conflicts, ambiguity, lints.",
    discussion: "Prints the findings on stdout. Exits with 1 if there is an error. With a range of "
      + "widths it says at which of them something is wrong, and where the layout changes.",
    examples: [
      Example("constraint-cli check cell.layout", "one file"),
      Example("constraint-cli check --width 320...1024 cell.layout", "at every width of a range"),
      Example("constraint-cli check --diff Layouts", "what --fix would change"),
    ],
    operands: [paths],
    flags: inputFlags + [.fix, .diff] + globalFlags)

  private static let test = CommandSpec(
    command: .test,
    abstract: "Run the expectations and test blocks of layouts.",
    discussion: "Prints a diagnostic for each expectation that fails, then how many tests and "
      + "expectations passed. Exits with 1 if one fails, or if there is none.",
    examples: [
      Example("constraint-cli test cell.layout", "one file"),
      Example("constraint-cli test Layouts", "each file of a folder"),
      Example("constraint-cli test --filter picture Layouts", "the tests with such a name"),
    ],
    operands: [paths],
    flags: inputFlags + [.filter, .junit] + globalFlags)

  private static let render = CommandSpec(
    command: .render,
    abstract: "Draw a layout.",
    discussion: "Boxes with their fills and strokes, texts line by line where they were measured, "
      + "and placeholders for images. PNG takes rsvg-convert. As html, one file with a slider for the "
      + "width of the root, which moves the frames exactly and marks where the layout changes. As "
      + "swift, the layout at this width in SnapKit's spelling, for ConstraintKit; as objc, a UIView with "
      + "Masonry's constraints.",
    examples: [
      Example("constraint-cli render cell.layout -o cell.svg", "a picture"),
      Example(
        "constraint-cli render cell.layout -f html --width 320...1024 -o cell.html",
        "a page with a slider"),
      Example("constraint-cli render cell.layout -f txt", "in the terminal"),
    ],
    operands: [file],
    flags: inputFlags + [
      .strict, .output, .format, .noNames, .noOutlines, .guides, .constraints, .theme, .zoom,
    ] + globalFlags,
    formats: [.svg, .html, .png, .txt, .dot, .swift, .objc])

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
    ],
    operands: [
      Operand(
        name: "code-or-file", kind: .codeOrLayout,
        help: "Such as E0401 or W1005; all for every code; or a .layout file, or - for stdin."),
      Operand(
        name: "view", kind: .view,
        help: "A view's path, alone or with an attribute: cell[0].name.width. The root otherwise.",
        isOptional: true),
    ],
    flags: inputFlags + [.output, .format, .pretty] + globalFlags,
    formats: [.text, .json])

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

  private static let completions = CommandSpec(
    command: .completions,
    abstract: "Print the completions of commands and options for a shell.",
    examples: [
      Example("source <(constraint-cli completions bash)", "for this session of bash"),
      Example(
        "constraint-cli completions zsh > ~/.zsh/_constraint-cli", "for a folder of zsh's fpath"),
      Example(
        "constraint-cli completions fish > ~/.config/fish/completions/constraint-cli.fish",
        "for each session of fish"),
    ],
    operands: [
      Operand(
        name: "shell", kind: .choice(CompletionScript.shells),
        help: "The shell that is to complete.")
    ],
    flags: generalFlags)

  private static let man = CommandSpec(
    command: .man,
    abstract: "Print the manual page, in troff.",
    examples: [
      Example("constraint-cli man | man -l -", "to read it"),
      Example("constraint-cli man > ~/.local/share/man/man1/constraint-cli.1", "to install it"),
      Example("constraint-cli man | groff -man -T html > constraint-cli.html", "as a web page"),
    ],
    operands: [],
    flags: generalFlags)

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
    ] + generalFlags,
    formats: [.json])

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
    flags: inputFlags + [.strict, .output, .precision, .view] + globalFlags,
    formats: [.dot])

  private static let help = CommandSpec(
    command: .help,
    abstract: "Show help for the tool or one of its commands.",
    examples: [
      Example("constraint-cli help", "the commands"),
      Example("constraint-cli help solve", "all there is to say about solve"),
      Example("constraint-cli help --json", "every command and option, for programs"),
    ],
    operands: [
      Operand(
        name: "command", kind: .command, help: "The command to show help for.", isOptional: true)
    ],
    flags: [.json] + generalFlags)

  private static let version = CommandSpec(
    command: .version,
    abstract: "Show the version.",
    examples: [
      Example("constraint-cli version", "such as 0.1.0"),
      Example("constraint-cli --version", "the same"),
      Example("constraint-cli version --json", "with the versions of the language and the forms"),
    ],
    operands: [],
    flags: [.json] + generalFlags)
}
