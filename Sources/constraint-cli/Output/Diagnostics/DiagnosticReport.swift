internal import LayoutLanguage

/// Tells the diagnostics of one run: each once, no more errors than wanted, and counts them.
struct DiagnosticReport {
  /// The cells that line numbers take before an excerpt, about.
  private static let gutter = 6
  /// The widest excerpt where there's no terminal to ask.
  static let standardWidth = 100

  private let options: DiagnosticOptions
  private let stream: StandardStream
  private let renderer: DiagnosticRenderer
  private var told: Set<String> = []
  private(set) var hasWritten = false
  private var omittedErrors = 0
  private var omittedWarnings = 0
  /// What is written at the end only.
  private var document: (any DiagnosticDocument)?
  /// What is written to a file besides.
  private var junit: JUnitReport?
  private(set) var errors = 0
  private(set) var warnings = 0
  private var worst = ExitCode.success

  /// - Parameter collectsResults: Whether ``results`` are wanted.
  init(_ options: DiagnosticOptions, to stream: StandardStream, collectsResults: Bool = false) {
    self.options = options
    self.stream = stream
    switch options.form {
    case .human, .concise, .ndjson, .github: document = nil
    case .json: document = DiagnosticArray()
    case .sarif: document = SARIFLog()
    case .junit: document = JUnitReport(deniesWarnings: options.deniesWarnings)
    }
    if collectsResults { junit = JUnitReport(deniesWarnings: options.deniesWarnings) }
    renderer = DiagnosticRenderer(
      style: options.form == .concise ? .concise : .human,
      usesColor: options.usesColor(
        isTerminal: stream.isTerminal, environment: CurrentProcess.environment),
      maxWidth: stream.isTerminal ? CurrentProcess.columns - Self.gutter : Self.standardWidth)
  }

  /// What the diagnostics end with.
  private var exitCode: ExitCode {
    options.exitsZero && worst == .findings ? .success : worst
  }

  /// The results as JUnit's XML.
  var results: String { junit?.text(exitCode) ?? "" }

  /// What follows is about a file that the command line names.
  mutating func begin(_ file: String) {
    document?.begin(file)
    junit?.begin(file)
  }

  /// Tells what wasn't told before.
  mutating func add(_ diagnostics: [Diagnostic], in sources: SourceMap) throws(ToolError) {
    let shown = choose(diagnostics, in: sources)
    junit?.add(shown, in: sources)
    try write(shown, in: sources)
  }

  /// Tells the expectations that failed, and where results are wanted those that held too.
  mutating func add(_ results: TestReport) throws(ToolError) {
    let (outcomes, sources) = (results.outcomes, results.sources)
    let shown = choose(results.failures, in: sources)
    for outcome in outcomes { junit?.add(outcome, in: sources) }
    if var report = document as? JUnitReport {
      for outcome in outcomes { report.add(outcome, in: sources) }
      document = report
    } else {
      try write(shown, in: sources)
    }
  }

  /// Counts what wasn't told before, and leaves out what isn't to be shown.
  private mutating func choose(
    _ diagnostics: [Diagnostic], in sources: SourceMap
  ) -> [Diagnostic] {
    let fresh = options.judged(diagnostics, in: sources).filter { isNew($0, in: sources) }
    let shown = fresh.filter { isWanted($0) }
    let list = DiagnosticList(
      shown, maxErrors: max(0, options.maxErrors - errors),
      maxWarnings: max(0, options.maxErrors - warnings))
    for diagnostic in fresh { count(diagnostic, in: sources) }
    omittedErrors += list.omittedErrors
    omittedWarnings += list.omittedWarnings
    return list.diagnostics
  }

  /// Writes what can only be written at the end.
  ///
  /// - Returns: What the diagnostics end with.
  @discardableResult
  mutating func end() throws(ToolError) -> ExitCode {
    if let document { try stream.write(document.text(exitCode)) }
    guard options.isForPeople else { return exitCode }
    let lines = Self.omission(omittedErrors, "error") + Self.omission(omittedWarnings, "warning")
    if !lines.isEmpty { try stream.write((hasWritten ? "\n" : "") + lines) }
    return exitCode
  }

  /// `3 more errors are not shown (--max-errors)`
  private static func omission(_ count: Int, _ noun: String) -> String {
    guard count > 0 else { return "" }
    let verb = count == 1 ? "is" : "are"
    return "\(count) more \(noun)\(count == 1 ? "" : "s") \(verb) not shown (--max-errors)\n"
  }
}

// MARK: - Counting

extension DiagnosticReport {
  private mutating func isNew(_ diagnostic: Diagnostic, in sources: SourceMap) -> Bool {
    let place = diagnostic.primary.flatMap { sources.location(of: $0.span) } ?? ""
    return told.insert("\(diagnostic.code) \(place) \(diagnostic.message)").inserted
  }

  private func isWanted(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.level {
    case .error: true
    case .warning: !options.isQuiet || options.deniesWarnings
    case .note: !options.isQuiet
    }
  }

  private mutating func count(_ diagnostic: Diagnostic, in sources: SourceMap) {
    if diagnostic.level == .error { errors += 1 }
    if diagnostic.level == .warning { warnings += 1 }
    worst = max(worst, ExitCode(diagnostic, in: sources, deniesWarnings: options.deniesWarnings))
  }
}

// MARK: - Writing

extension DiagnosticReport {
  private mutating func write(
    _ diagnostics: [Diagnostic], in sources: SourceMap
  ) throws(ToolError) {
    guard !diagnostics.isEmpty else { return }
    switch options.form {
    case .json, .sarif, .junit: document?.add(diagnostics, in: sources)
    case .github:
      try stream.write(diagnostics.map { WorkflowCommand($0, in: sources).text }.joined())
    case .ndjson:
      try stream.write(diagnostics.map { JSONDocument($0, in: sources).text() + "\n" }.joined())
    case .human, .concise:
      let separator = hasWritten && options.form == .human ? "\n" : ""
      try stream.write(separator + renderer.render(diagnostics, in: sources))
      hasWritten = true
    }
  }
}
