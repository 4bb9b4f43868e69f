/// Diagnostics in the order of the text, each once, and no more errors and warnings than wanted.
public struct DiagnosticList: Sendable {
  /// The diagnostics that are shown.
  public private(set) var diagnostics: [Diagnostic]
  /// How many errors were left out.
  public private(set) var omittedErrors: Int
  /// How many warnings were left out.
  public private(set) var omittedWarnings: Int

  /// Sorts by file and place (what has no place comes last) and drops repetitions of the same code
  /// and message at the same place.
  ///
  /// - Parameters:
  ///   - maxErrors: How many errors are kept; notes aren't counted.
  ///   - maxWarnings: How many warnings are kept.
  public init(_ diagnostics: [Diagnostic], maxErrors: Int = 20, maxWarnings: Int = 20) {
    self.diagnostics = []
    omittedErrors = 0
    omittedWarnings = 0
    var errors = 0
    var warnings = 0
    for diagnostic in Self.sorted(diagnostics) where !isRepetition(diagnostic) {
      switch diagnostic.level {
      case .error where errors >= maxErrors: omittedErrors += 1
      case .warning where warnings >= maxWarnings: omittedWarnings += 1
      default:
        if diagnostic.level == .error { errors += 1 }
        if diagnostic.level == .warning { warnings += 1 }
        self.diagnostics.append(diagnostic)
      }
    }
  }

  /// In the order of the files and their text; what has no place comes last.
  public static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted {
      (key($0.element), $0.offset) < (key($1.element), $1.offset)
    }.map(\.element)
  }

  private static func key(_ diagnostic: Diagnostic) -> Int64 {
    guard let span = diagnostic.primary?.span else { return .max }
    return Int64(span.file) << 32 | Int64(UInt32(bitPattern: span.start))
  }

  /// Repetitions are neighbours but for others at the same place.
  private func isRepetition(_ diagnostic: Diagnostic) -> Bool {
    for other in diagnostics.reversed() {
      guard Self.key(other) == Self.key(diagnostic) else { return false }
      if other.code == diagnostic.code, other.message == diagnostic.message,
        other.primary?.span == diagnostic.primary?.span
      {
        return true
      }
    }
    return false
  }
}
