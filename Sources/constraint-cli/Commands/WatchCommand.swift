internal import LayoutLanguage

/// `constraint-cli watch`
struct WatchCommand: RunnableCommand {
  private let file: String
  private let kind: WatchRun.Kind?
  private let input: InputOptions
  private let output: OutputOptions
  private let diagnostics: DiagnosticOptions

  init(_ reader: OptionReader) throws(UsageError) {
    file = reader.operands.first ?? InputOptions.standardInput
    kind = try reader.choice(of: .run, as: WatchRun.Kind.self)
    input = try InputOptions(reader).ofOneWidth()
    output = try OutputOptions(reader)
    diagnostics = try DiagnosticOptions(reader)
    if file == InputOptions.standardInput || input.dataFromStandardInput != nil {
      throw .standardInputWatched
    }
  }

  func run() throws(ToolError) -> ExitCode {
    guard let status = FileStatus(path: file) else {
      throw .unreadable(FileError(path: file, reason: .notFound))
    }
    if status.kind == .folder {
      throw .unreadable(FileError(path: file, reason: .isDirectory))
    }
    var report = DiagnosticReport(diagnostics, to: .error)
    let loader = ProgramLoader(input: input, root: diagnostics.root)
    guard let inputs = try loader.inputs(&report) else { return try report.end() }
    var input = input
    input.inputs = inputs
    var watch = FolderWatch(readsKeys: Keyboard.begin())
    defer { Keyboard.end() }
    watch.watch([file])
    var number = 0
    var lastGood: (number: Int, result: String)?
    while true {
      number += 1
      let run = WatchRun(file, kind, input, output, diagnostics)
      if let result = run.result { lastGood = (number, result) }
      try StandardStream.output.write(screen(run, number, lastGood))
      let isNew = watch.watch(run.paths)
      let isCurrent = { run.files?.isCurrent ?? (FileStatus(path: file) == nil) }
      // A file may have changed before its folder was watched.
      if isNew, !isCurrent() {
        watch.settle()
        continue
      }
      if case .quit = watch.wait(isCurrent: isCurrent) { return .success }
    }
  }

  /// What is to be seen after a run: on a terminal in place of what was.
  private func screen(
    _ run: WatchRun, _ number: Int, _ lastGood: (number: Int, result: String)?
  ) -> String {
    let isTerminal = StandardStream.output.isTerminal
    var text = isTerminal ? "\u{1B}[H\u{1B}[2J" : ""
    text +=
      "── \(file.safeToShow), run \(number)" + (isTerminal ? " (q ends)" : "") + "\n"
    text += run.findings
    if let result = run.result {
      text += (run.findings.isEmpty ? "" : "\n") + result
    } else if let lastGood {
      text += "\nthe last good result, of run \(lastGood.number):\n" + lastGood.result
    }
    return text
  }
}
