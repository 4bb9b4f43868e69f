/// The options of the commands that do something again and again.
extension FlagSpec {
  static let batch = [
    FlagSpec(
      flag: .layout, value: Value("file", .file), section: .input,
      help: "The layout of lines that name none."),
    FlagSpec(
      flag: .skip, value: Value("n", .count(0...1_000_000_000_000), default: "0"), section: .input,
      help: "Leave out the first lines.",
      discussion: "Each line in has one line out, in the same order, so that a run that was killed "
        + "goes on with --skip \"$(wc -l < out.jsonl)\" >> out.jsonl."),
    FlagSpec(
      flag: .jobs, short: "j", value: Value("n", .count(1...1_024)), section: .input,
      help: "How many threads to use; as many as there are processors without it."),
    FlagSpec(
      flag: .unordered, section: .output,
      help: "Write answers as they come, not in the order of the lines."),
    FlagSpec(
      flag: .only, value: Value("part", .choice(["root", "views"])), section: .output,
      help: "Write a part of the answers: root is the width and height alone."),
    FlagSpec(
      flag: .onError, value: Value("what", .choice(["skip", "fail"]), default: "skip"),
      section: .output, help: "What lines without a layout lead to.",
      discussion:
        "Their answers say why in any case, and the run goes on; with fail it exits with 1 "
        + "at its end."),
  ]

  static let repetition = [
    FlagSpec(
      flag: .run, value: Value("command", .choice(["solve", "check", "test"])), section: .input,
      help: "What to run; without it check, and solve's table."),
    FlagSpec(
      flag: .runs, value: Value("n", .count(1...1_000_000), default: "100"), section: .input,
      help: "How often to do each step."),
  ]
}
