internal import LayoutLanguage

/// Tells the diagnostics of one run: each once, no more errors than wanted, and counts them.
struct DiagnosticReport {
  /// The cells that line numbers take before an excerpt, about.
  private static let gutter = 6
  /// The widest excerpt where there's no terminal to ask.
  private static let standardWidth = 100

  private let options: DiagnosticOptions
  private let stream: StandardStream
  private let renderer: DiagnosticRenderer
  private var told: Set<String> = []
  private(set) var hasWritten = false
  private var omittedErrors = 0
  private var omittedWarnings = 0
  /// What a JSON array is still to hold.
  private var collected: [JSONDocument] = []
  private(set) var errors = 0
  private(set) var warnings = 0
  private var worst = ExitCode.success

  init(_ options: DiagnosticOptions, to stream: StandardStream) {
    self.options = options
    self.stream = stream
    renderer = DiagnosticRenderer(
      style: options.form == .concise ? .concise : .human,
      usesColor: options.usesColor(
        isTerminal: stream.isTerminal, environment: CurrentProcess.environment),
      maxWidth: stream.isTerminal ? CurrentProcess.columns - Self.gutter : Self.standardWidth)
  }

  /// What the diagnostics end with.
  var exitCode: ExitCode {
    options.exitsZero && worst == .findings ? .success : worst
  }

  /// Tells what wasn't told before.
  mutating func add(_ diagnostics: [Diagnostic], in sources: SourceMap) throws(ToolError) {
    let fresh = options.judged(diagnostics, in: sources).filter { isNew($0, in: sources) }
    let shown = fresh.filter { isWanted($0) }
    let list = DiagnosticList(
      shown, maxErrors: max(0, options.maxErrors - errors),
      maxWarnings: max(0, options.maxErrors - warnings))
    for diagnostic in fresh { count(diagnostic, in: sources) }
    omittedErrors += list.omittedErrors
    omittedWarnings += list.omittedWarnings
    try write(list.diagnostics, in: sources)
  }

  /// Writes what can only be written at the end.
  mutating func finish() throws(ToolError) {
    switch options.form {
    case .json: try stream.write(JSONDocument.array(collected).text() + "\n")
    case .human, .concise:
      let lines =
        Self.omission(omittedErrors, "error") + Self.omission(omittedWarnings, "warning")
      if !lines.isEmpty { try stream.write((hasWritten ? "\n" : "") + lines) }
    case .ndjson: return
    }
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
    case .json:
      collected += diagnostics.map { JSONDocument($0, in: sources) }
    case .ndjson:
      try stream.write(diagnostics.map { JSONDocument($0, in: sources).text() + "\n" }.joined())
    case .human, .concise:
      let separator = hasWritten && options.form == .human ? "\n" : ""
      try stream.write(separator + renderer.render(diagnostics, in: sources))
      hasWritten = true
    }
  }
}
