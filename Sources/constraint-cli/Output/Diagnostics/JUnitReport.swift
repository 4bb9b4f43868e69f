internal import ConstraintKit
internal import LayoutLanguage

/// The results as JUnit's XML, which CI servers read: a suite for each file; a case for each
/// expectation and for each diagnostic, or one that passes for a file without any.
struct JUnitReport: DiagnosticDocument {
  private struct Case {
    enum Result {
      case passed
      /// The input's fault.
      case failure(Diagnostic, text: String)
      /// What the tool couldn't do.
      case error(Diagnostic, text: String)
    }

    var name: String
    var line: Int?
    var result: Result
  }

  private struct Suite {
    var name: String
    var cases: [Case] = []
  }

  private static let renderer = DiagnosticRenderer(style: .human, usesColor: false)
  private static let noFindings = "no findings"

  private let deniesWarnings: Bool
  private var suites: [Suite] = []

  init(deniesWarnings: Bool) {
    self.deniesWarnings = deniesWarnings
  }

  mutating func begin(_ file: String) {
    suites.append(Suite(name: file))
  }

  mutating func add(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    for diagnostic in diagnostics {
      let place = diagnostic.primary.flatMap { sources.location(of: $0.span) }
      let name = [place, diagnostic.code.name, diagnostic.message].compactMap { $0 }
      add(
        Case(
          name: name.joined(separator: " "), line: line(of: diagnostic.primary?.span, sources),
          result: result(diagnostic, sources)))
    }
  }

  mutating func add(_ outcome: TestReport.Outcome, in sources: SourceMap) {
    add(
      Case(
        name: (outcome.test.map { "\($0): " } ?? "") + outcome.text,
        line: line(of: outcome.span, sources),
        result: outcome.failure.map { result($0, sources) } ?? .passed))
  }

  private mutating func add(_ entry: Case) {
    if suites.isEmpty { begin(HelpScreen.tool) }
    suites[suites.count - 1].cases.append(entry)
  }

  private func line(of span: SourceSpan?, _ sources: SourceMap) -> Int? {
    span.flatMap { sources.position(of: $0)?.line }
  }

  private func result(_ diagnostic: Diagnostic, _ sources: SourceMap) -> Case.Result {
    let text = Self.renderer.render([diagnostic], in: sources)
    return switch ExitCode(diagnostic, in: sources, deniesWarnings: deniesWarnings) {
    case .success: .passed
    case .findings: .failure(diagnostic, text: text)
    default: .error(diagnostic, text: text)
    }
  }
}

// MARK: - XML

extension JUnitReport {
  func text(_ exitCode: ExitCode) -> String {
    let suites = suites.map { suite in
      suite.cases.isEmpty
        ? Suite(name: suite.name, cases: [Case(name: Self.noFindings, result: .passed)]) : suite
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"\(HelpScreen.tool)\"\(counts(suites.flatMap(\.cases)))>\n"
      + suites.map(text).joined() + "</testsuites>\n"
  }

  private func text(_ suite: Suite) -> String {
    "  <testsuite name=\"\(XMLText.escaped(suite.name))\"\(counts(suite.cases))>\n"
      + suite.cases.map { text($0, of: suite) }.joined() + "  </testsuite>\n"
  }

  private func counts(_ cases: [Case]) -> String {
    let failures = cases.count { if case .failure = $0.result { true } else { false } }
    let errors = cases.count { if case .error = $0.result { true } else { false } }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
  }

  private func text(_ entry: Case, of suite: Suite) -> String {
    let file = XMLText.escaped(suite.name)
    let line = entry.line.map { " line=\"\($0)\"" } ?? ""
    let head =
      "    <testcase classname=\"\(file)\" name=\"\(XMLText.escaped(entry.name))\" file=\"\(file)\""
      + line
    return switch entry.result {
    case .passed: head + "/>\n"
    case .failure(let diagnostic, let text): head + element("failure", diagnostic, text)
    case .error(let diagnostic, let text): head + element("error", diagnostic, text)
    }
  }

  private func element(_ name: String, _ diagnostic: Diagnostic, _ text: String) -> String {
    ">\n      <\(name) type=\"\(diagnostic.code)\" "
      + "message=\"\(XMLText.escaped(diagnostic.message))\">\(XMLText.escaped(text))</\(name)>\n"
      + "    </testcase>\n"
  }
}
