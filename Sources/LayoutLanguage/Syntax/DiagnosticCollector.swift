/// Gathers the diagnostics of one file, at most ``limit`` of them, so that garbage of many
/// megabytes doesn't become a message for each of its bytes.
struct DiagnosticCollector {
  static let limit = 1_000

  private(set) var diagnostics: [Diagnostic] = []

  mutating func append(_ diagnostic: Diagnostic) {
    if diagnostics.count < Self.limit { diagnostics.append(diagnostic) }
  }

  /// Puts a better word in the place of the last one.
  mutating func replaceLast(by diagnostic: Diagnostic) {
    guard let last = diagnostics.indices.last else { return }
    diagnostics[last] = diagnostic
  }

  mutating func append(contentsOf others: [Diagnostic]) {
    for diagnostic in others { append(diagnostic) }
  }
}
