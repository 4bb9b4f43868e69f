/// Leaves out what only follows from another fault on the same line: whatever is unexpected beside
/// a string without end or is an unmatched bracket, and a bracket that closes nothing after
/// something unexpected.
struct ConsequenceFilter {
  private let source: SourceFile

  init(bytes: [UInt8]) {
    source = SourceFile(path: "", bytes: bytes)
  }

  func filter(_ diagnostics: [Diagnostic], strayBrackets: Set<Int32>) -> [Diagnostic] {
    let openStrings = lines(of: diagnostics) { $0.code == .unterminated }
    let brackets = Set(
      diagnostics.lazy.filter { $0.code == .unmatchedBracket }.compactMap(\.primary?.span.start))
    let kept = diagnostics.filter { diagnostic in
      guard diagnostic.code == .unexpectedToken, let start = diagnostic.primary?.span.start else {
        return true
      }
      return !isOn(openStrings, diagnostic) && !brackets.contains(start)
    }
    func isStray(_ diagnostic: Diagnostic) -> Bool {
      guard diagnostic.code == .unmatchedBracket, let start = diagnostic.primary?.span.start
      else { return false }
      return strayBrackets.contains(start)
    }
    let others = lines(of: kept) { $0.level == .error && !isStray($0) }
    return kept.filter { !isStray($0) || !isOn(others, $0) }
  }

  private func lines(
    of diagnostics: [Diagnostic], where isWanted: (Diagnostic) -> Bool
  ) -> Set<Int> {
    Set(diagnostics.lazy.filter(isWanted).compactMap(line))
  }

  private func isOn(_ lines: Set<Int>, _ diagnostic: Diagnostic) -> Bool {
    line(diagnostic).map(lines.contains) ?? false
  }

  private func line(_ diagnostic: Diagnostic) -> Int? {
    diagnostic.primary.map { source.lineIndex(at: Int($0.span.start)) }
  }
}
