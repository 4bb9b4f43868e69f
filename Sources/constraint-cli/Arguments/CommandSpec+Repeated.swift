/// The commands that do something again and again.
extension CommandSpec {
  static let watch = CommandSpec(
    command: .watch,
    abstract: "Run a command again whenever a layout changes.",
    discussion:
      "Watches the file, what it imports and its data. Where a change breaks it, the last "
      + "good result stays below the errors. On a terminal the key q ends it; in a script SIGTERM "
      + "does, or --timeout.",
    examples: [
      Example("constraint-cli watch cell.layout", "what check says, and the frames"),
      Example("constraint-cli watch --run test cell.layout", "the tests"),
      Example("constraint-cli watch --run solve --width 320 cell.layout", "the frames alone"),
    ],
    operands: [Operand(name: "file", kind: .layoutFile, help: "A .layout file.")],
    flags: inputFlags.filter { $0 != .stdinName } + [
      .run, .absolute, .precision, .maxErrors, .allow, .deny, .color, .noColor, .root, .quiet,
    ] + generalFlags)

  static let batch = CommandSpec(
    command: .batch,
    abstract: "Answer lines of JSON with lines of JSON.",
    discussion:
      "A line in is an object with any of id, file or source (a layout's text), component, "
      + "params, data, width and height. The line out has the id, or the line's number, then ok, and "
      + "root and views or diagnostics. Every line has an answer, a blank one too; that a layout is "
      + "ambiguous is told under --strict only, which takes longer. "
      + "With parallel --pipe, or Spark's rdd.pipe, -j 1 is enough for each process.",
    examples: [
      Example("constraint-cli batch lines.jsonl > frames.jsonl", "frames of all lines"),
      Example("constraint-cli batch --layout cell.layout --only root posts.jsonl", "heights alone"),
      Example(
        "cat lines.jsonl | constraint-cli batch --skip 1000", "go on behind a thousand lines"),
    ],
    operands: [
      Operand(
        name: "file", kind: .file, help: "Lines of JSON; stdin without it.", isOptional: true)
    ],
    flags: inputFlags + [
      .strict, .layout, .skip, .jobs, .unordered, .only, .onError, .precision, .root, .maxErrors,
      .quiet,
      .verbose,
    ] + generalFlags)

  static let bench = CommandSpec(
    command: .bench,
    abstract: "Measure parsing, expanding and solving.",
    discussion:
      "The median and the 95th percentile of each step, in microseconds, after as many runs "
      + "that aren't counted. resolve is solving again at another width.",
    examples: [
      Example("constraint-cli bench cell.layout", "a table"),
      Example("constraint-cli bench --set images=9 cell.layout", "with other params"),
      Example("constraint-cli bench --runs 1000 --json feed.layout", "for a program"),
    ],
    operands: [file],
    flags: inputFlags + [.runs, .json] + globalFlags)
}
