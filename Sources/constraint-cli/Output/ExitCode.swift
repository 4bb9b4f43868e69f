internal import LayoutLanguage

/// What the tool ends with; of several, the highest wins.
enum ExitCode: Int32, Sendable, Comparable, CaseIterable {
  case success = 0
  /// The input has faults.
  case findings = 1
  /// The tool couldn't do its work: a file, a limit.
  case failure = 2
  /// `EX_USAGE` of sysexits.h
  case usage = 64
  /// `EX_SOFTWARE`
  case `internal` = 70

  static func < (lhs: ExitCode, rhs: ExitCode) -> Bool { lhs.rawValue < rhs.rawValue }

  /// What a diagnostic ends with.
  init(_ diagnostic: Diagnostic, in sources: SourceMap, deniesWarnings: Bool) {
    switch diagnostic.level {
    case .note: self = .success
    case .warning: self = deniesWarnings ? .findings : .success
    case .error where diagnostic.isAboutCommandLine(sources): self = .usage
    case .error: self = diagnostic.isFailure ? .failure : .findings
    }
  }
}

extension Diagnostic {
  /// Whether the tool couldn't do its work: a file that it may not or can't read, or a limit.
  fileprivate var isFailure: Bool {
    [.importOutsideRoot, .unreadableFile].contains(code) || code.name.hasPrefix("E07")
  }

  /// Whether it's about a value of `--set`, or a name on the command line that isn't there or lacks
  /// its parameters.
  fileprivate func isAboutCommandLine(_ sources: SourceMap) -> Bool {
    guard let primary else {
      return [.unknownArgument, .unknownComponent, .missingArgument].contains(code)
    }
    return sources.file(primary.span.file)?.path.hasPrefix(Flag.set.spelling + " ") ?? false
  }
}
