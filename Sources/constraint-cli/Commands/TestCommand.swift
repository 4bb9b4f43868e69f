internal import LayoutLanguage

/// `constraint-cli test`
struct TestCommand: RunnableCommand {
  private let input: InputOptions
  private let diagnostics: DiagnosticOptions
  private let paths: [String]
  private let repeated: [FlagSpec]
  /// The pattern that test names are to match; it was compiled once already.
  private let filter: String?
  /// The file for the results as JUnit's XML.
  private let results: String?

  init(_ reader: OptionReader) throws(UsageError) {
    input = try InputOptions(reader).ofOneWidth()
    diagnostics = try DiagnosticOptions(reader)
    paths = reader.operands
    repeated = reader.repeated
    results = try reader.text(of: .junit)
    filter = try reader.value(of: .filter) { (try? Regex($0)) == nil ? nil : $0 }
  }

  func run() throws(ToolError) -> ExitCode {
    let files = try InputFiles.expand(paths)
    let loader = ProgramLoader(input: input, root: diagnostics.root)
    let matching = matcher
    var report = DiagnosticReport(diagnostics, to: .output, collectsResults: results != nil)
    var tally = TestTally()
    var sources: [SourceMap] = []
    try Notices.write(repeated: repeated, diagnostics)
    guard let inputs = try loader.inputs(&report) else { return try report.end() }
    for file in files {
      report.begin(input.name(of: file))
      let loaded = try loader.load(file)
      try report.add(loaded.diagnostics, in: loaded.sources)
      sources.append(loaded.sources)
      guard let program = loaded.program else {
        tally.add(nil, loaded.diagnostics)
        continue
      }
      let results = program.runTests(inputs, matching: matching)
      sources.append(results.sources)
      tally.add(results, loaded.diagnostics)
      try tell(results, &report)
    }
    let exitCode = try report.end()
    if let results {
      let file = results == InputOptions.standardInput ? nil : results
      try OutputTarget(file: file, inputs: sources).write(report.results)
    }
    guard tally.isEmpty else {
      try writeResult(tally)
      return exitCode
    }
    try StandardStream.error.write("error: \(emptiness(of: tally))\n")
    return max(exitCode, diagnostics.exitsZero ? .success : .findings)
  }

  private func emptiness(of tally: TestTally) -> String {
    let files = Summary.count(tally.files, "file")
    return filter.map { "no test matches \($0.quoted) in \(files)" }
      ?? "no tests and no expectations in \(files)"
  }
}

extension TestCommand {
  private var matcher: ((String) -> Bool)? {
    guard let filter, let pattern = try? Regex(filter) else { return nil }
    return { name in name.contains(pattern) }
  }

  private func tell(
    _ results: TestReport, _ report: inout DiagnosticReport
  ) throws(ToolError) {
    if diagnostics.isVerbose, diagnostics.isForPeople {
      try StandardStream.output.write(passes(of: results))
    }
    try report.add(results.diagnostics, in: results.sources)
    try report.add(results)
  }

  /// `passed: cell.layout:12:3: frame(avatar) == (20, 20, 40, 40)`
  private func passes(of results: TestReport) -> String {
    results.outcomes.filter(\.passed).map { outcome in
      let place = results.sources.location(of: outcome.span) ?? ""
      let test = outcome.test.map { " (test \($0.quoted))" } ?? ""
      return "passed: \(place): \(outcome.text.safeToShow)\(test)\n"
    }.joined()
  }

  /// On stdout, unless that has to stay JSON.
  private func writeResult(_ tally: TestTally) throws(ToolError) {
    let stream: StandardStream = diagnostics.isForPeople ? .output : .error
    try stream.write(Summary.text(of: tally))
  }
}
