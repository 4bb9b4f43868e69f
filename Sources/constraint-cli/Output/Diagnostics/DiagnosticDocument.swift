internal import LayoutLanguage

/// A form of diagnostics that can only be written once all are known.
protocol DiagnosticDocument {
  /// What follows is about a file that the command line names.
  mutating func begin(_ file: String)

  mutating func add(_ diagnostics: [Diagnostic], in sources: SourceMap)

  /// The whole, with a newline at its end.
  ///
  /// - Parameter exitCode: What the tool is going to end with.
  func text(_ exitCode: ExitCode) -> String
}

extension DiagnosticDocument {
  mutating func begin(_ file: String) {}
}

/// An array of ``JSONDocument``s.
struct DiagnosticArray: DiagnosticDocument {
  private var documents: [JSONDocument] = []

  mutating func add(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    documents += diagnostics.map { JSONDocument($0, in: sources) }
  }

  func text(_ exitCode: ExitCode) -> String { JSONDocument.array(documents).text() + "\n" }
}
