extension FlagSpec {
  /// Every option, in the order of the help.
  static let all: [FlagSpec] =
    input + tests + formatting + fixes + batch + repetition + output + diagnostics + limits
    + general

  /// The specification of a flag. The table has each one: a test holds it to that.
  static func of(_ flag: Flag) -> FlagSpec? {
    all.first { $0.flag == flag }
  }

  private static let input = [
    FlagSpec(
      flag: .width, visibility: .common, value: Value("n", .lengthOrRange), section: .input,
      help: "Width of the canvas in points, in place of the file's.",
      commandDiscussions: [
        (.check, "A range too: --width 320...1024."),
        (.render, "As html a range too: --width 320...1024."),
      ]),
    FlagSpec(
      flag: .height, visibility: .common, value: Value("n|auto", .lengthOrAuto), section: .input,
      help: "Height of the canvas in points; auto follows the content."),
    FlagSpec(
      flag: .set, visibility: .common, value: Value("name=value", .assignment), section: .input,
      help: "Give a param a value.",
      discussion: "The value is JSON, or else a bare string: --set images=3, --set name=Ada, "
        + "--set 'tags=[\"a\", \"b\"]'. For a param that is a string, it is that: --set title=2024. "
        + "May be repeated.",
      isRepeatable: true),
    FlagSpec(
      flag: .data, visibility: .common, value: Value("name=file", .fileAssignment), section: .input,
      help: "Read a data declaration's JSON from a file, or - for stdin.",
      discussion: "May be repeated; one of them may be stdin.",
      isRepeatable: true),
    FlagSpec(
      flag: .component, value: Value("name"), section: .input,
      help: "Solve one component of the file, alone.",
      discussion: "Its parameters are given by --set."),
    FlagSpec(
      flag: .safeArea, value: Value("t,l,b,r", .insets), section: .input,
      help: "Safe area of the root: four insets, or one for all."),
    FlagSpec(
      flag: .rtl, section: .input, help: "Lay out from right to left."),
    FlagSpec(
      flag: .stdinName, value: Value("name", default: "<stdin>"), section: .input,
      help: "What to call stdin in messages."),
    FlagSpec(
      flag: .metrics, value: Value("file", .file), section: .input,
      help: "Measure texts by the font metrics of a JSON file.",
      discussion: "An object with name, lineHeightEm, firstBaselineEm, lastBaselineEm, fallbackEm, "
        + "wideEm, advances ({\"A\": 0.667, ...}) and bold, advances likewise; all in ems. What is "
        + "left out is Helvetica's."),
    FlagSpec(
      flag: .strict, section: .input,
      help: "Take an ambiguous layout for an error."),
  ]

  private static let tests = [
    FlagSpec(
      flag: .filter, visibility: .common, value: Value("regex", .regularExpression),
      section: .input,
      help: "Run the tests whose name matches only.",
      discussion: "Expectations outside of test blocks are left out then. Exits with 1 if no test "
        + "matches."),
    FlagSpec(
      flag: .junit, value: Value("file", .file), section: .output,
      help: "Write the results as JUnit XML too.",
      discussion: "Besides what goes to stdout; --diagnostics junit writes it there instead."),
  ]

  private static let formatting = [
    FlagSpec(
      flag: .check, visibility: .common, section: .output,
      help: "List the files that aren't formatted; change none.",
      discussion: "Exits with 1 if there is one."),
    FlagSpec(
      flag: .diff, visibility: .common, section: .output,
      help: "Show what would change; change nothing.",
      discussion: "A unified diff, which patch can apply. Exits with 1 if it isn't empty."),
    FlagSpec(
      flag: .tokens, section: .output,
      help: "List the words, marks and comments instead, for colouring."),
    FlagSpec(
      flag: .view, value: Value("path"), section: .output,
      help: "Only a view, what is in it and what it is tied to.",
      discussion: "As solve's JSON names it: --view cell[0].avatar."),
  ]

  private static let fixes = [
    FlagSpec(
      flag: .fix, section: .output,
      help: "Make the fixes that are safe to make; tell what is left.",
      discussion: "The files are replaced at once. What the imports of a file need is done only "
        + "where they are named, too.")
  ]

  private static let output = [
    FlagSpec(
      flag: .output, visibility: .common, short: "o", value: Value("file", .file), section: .output,
      help: "Write to a file, or - for stdout.",
      discussion: "The file is replaced at once when the result is complete; an input is never "
        + "overwritten."),
    FlagSpec(
      flag: .format, visibility: .common, short: "f", value: Value("format", .format),
      section: .output,
      help: "Form of the output.",
      discussion: "Without it, what the ending of the output file's name says."),
    FlagSpec(
      flag: .absolute, section: .output,
      help: "Frames in the root's coordinates, not the parent's."),
    FlagSpec(
      flag: .precision, value: Value("n|full", .countOrFull(0...15)), section: .output,
      help: "Decimals of the frames.",
      discussion: "Without it tables have up to 3, other forms up to 6; full prints every digit."),
    FlagSpec(
      flag: .pretty, section: .output, help: "Indent JSON."),
    FlagSpec(
      flag: .stats, section: .output,
      help: "Say on stderr how big the problem was and what solving it took.",
      discussion: "JSON has it in any case, as stats, without the time."),
    FlagSpec(
      flag: .schema, visibility: .common, section: .output,
      help: "Print the JSON schema of the frames; solve nothing.", standsAlone: true),
    FlagSpec(flag: .json, visibility: .common, section: .output, help: "Print JSON."),
    FlagSpec(
      flag: .noNames, section: .output,
      help: "Leave out the names of views that have no text."),
    FlagSpec(
      flag: .noOutlines, section: .output,
      help: "Leave out the outlines of views that have no fill or stroke."),
    FlagSpec(
      flag: .guides, section: .output,
      help: "Draw safe areas, margins and readable guides, dashed.",
      discussion: "Those of the root, and of other views those that constraints name."),
    FlagSpec(
      flag: .constraints, section: .output,
      help: "Draw the constraints that bind, with their distances.",
      discussion: "Those that don't hold are red, and say by how much."),
    FlagSpec(
      flag: .theme, value: Value("theme", .choice(["light", "dark", "auto"]), default: "light"),
      section: .output, help: "The ground of a picture.",
      discussion: "auto is both: the viewer chooses. Colours of the layout stay as they are."),
    FlagSpec(
      flag: .zoom, value: Value("n", .count(1...16), default: "2"), section: .output,
      help: "Pixels of a point, for PNG."),
  ]

  private static let diagnostics = [
    FlagSpec(
      flag: .diagnostics, visibility: .common,
      value: Value(
        "form", .choice(["human", "concise", "json", "ndjson", "github", "sarif", "junit"]),
        default: "human"),
      section: .diagnostics, help: "Form of the diagnostics.",
      discussion: "concise has a line for each; github is for annotations of GitHub Actions, sarif "
        + "(2.1.0) for code scanners, junit for CI servers.",
      environment: "CONSTRAINT_DIAGNOSTICS"),
    FlagSpec(
      flag: .maxErrors, value: Value("n", .count(1...1_000_000), default: "20"),
      section: .diagnostics, help: "The most errors and warnings to print, of each."),
    FlagSpec(
      flag: .allow, value: Value("code", .warningCode), section: .diagnostics,
      help: "Be silent about a kind of warning.",
      discussion: "May be repeated. A comment does it for one place: // allow(W1001): reason",
      isRepeatable: true),
    FlagSpec(
      flag: .deny, value: Value("code", .warningCode), section: .diagnostics,
      help: "Take a kind of warning for an error.", discussion: "May be repeated.",
      isRepeatable: true),
    FlagSpec(
      flag: .denyWarnings, visibility: .common, short: "W", section: .diagnostics,
      help: "Exit with 1 if there are warnings."),
    FlagSpec(
      flag: .exitZero, section: .diagnostics,
      help: "Exit with 0 even if there are findings."),
    FlagSpec(
      flag: .color, value: Value("when", .choice(["auto", "always", "never"]), default: "auto"),
      section: .diagnostics, help: "Colours in human diagnostics.",
      discussion: "auto asks whether the stream is a terminal, and NO_COLOR, CLICOLOR_FORCE and "
        + "TERM=dumb.",
      environment: "CONSTRAINT_COLOR"),
    FlagSpec(
      flag: .noColor, section: .diagnostics,
      help: "The same as --color never; of both the last counts."),
    FlagSpec(
      flag: .root, value: Value("dir", .folder), section: .diagnostics,
      help: "The folder that imports and data may not leave.",
      discussion: "Without it, the folder of the input.",
      environment: "CONSTRAINT_ROOT"),
    FlagSpec(
      flag: .quiet, visibility: .common, short: "q", section: .diagnostics,
      help: "Print errors only: no warnings, notes or summary.", opposite: .verbose),
    FlagSpec(
      flag: .verbose, visibility: .common, short: "v", section: .diagnostics,
      help: "Print more: passing tests, repeated options, the summary.", opposite: .quiet),
  ]

  private static let limits = [
    FlagSpec(
      flag: .maxStatements, value: Value("n", .count(1...1_000_000_000), default: "1000000"),
      section: .limits, help: "The most statements to go through."),
    FlagSpec(
      flag: .maxViews, value: Value("n", .count(1...10_000_000), default: "250000"),
      section: .limits, help: "The most views to make."),
    FlagSpec(
      flag: .maxDepth, value: Value("n", .count(1...256), default: "64"), section: .limits,
      help: "How deep components may be in each other."),
    FlagSpec(
      flag: .maxFileSize, value: Value("bytes", .count(1...1_000_000_000), default: "8388608"),
      section: .limits, help: "The largest file to read."),
  ]

  private static let general = [
    FlagSpec(
      flag: .timeout, value: Value("sec", .seconds), section: .general,
      help: "Give up after so many seconds, with exit code 2.",
      discussion:
        "What is being written then is finished first. Without it a pipe is waited for as long "
        + "as nobody writes to it."),
    FlagSpec(flag: .version, visibility: .common, section: .general, help: "Show the version."),
    FlagSpec(
      flag: .help, visibility: .common, short: "h", section: .general,
      help: "Show help information; -h is shorter, --help longer."),
    FlagSpec(
      flag: .helpHidden, visibility: .hidden, section: .general,
      help: "Show help information, with hidden options."),
    FlagSpec(
      flag: .dumpHelp, visibility: .hidden, section: .general,
      help: "The same as help --json."),
    FlagSpec(
      flag: .completionScript, visibility: .hidden,
      value: Value("shell", .choice(CompletionScript.shells)), section: .general,
      help: "The same as the command completions."),
  ]
}
