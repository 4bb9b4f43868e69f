internal import LayoutLanguage

extension CompletionScript {
  /// The codes of all diagnostics, and the word for all of them.
  static let codes = DiagnosticCatalogue.entries.map(\.code.name) + ["all"]

  static let warningCodes = DiagnosticCatalogue.entries.filter { $0.level == .warning }
    .map(\.code.name)
}
