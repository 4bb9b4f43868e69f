internal import LayoutLanguage

/// How diagnostics are told.
struct DiagnosticOptions: Sendable {
  enum Form: String, Sendable {
    case human, concise, json, ndjson, github, sarif, junit
  }

  enum Color: String, Sendable {
    case auto, always, never
  }

  var form = Form.human
  var color = Color.auto
  var maxErrors = 20
  var deniesWarnings = false
  /// Whether findings don't count for the exit code.
  var exitsZero = false
  var allowed: [DiagnosticCode] = []
  var denied: [DiagnosticCode] = []
  var isQuiet = false
  var isVerbose = false
  /// The folder that imports may not leave; nil is the input's.
  var root: Root?

  /// A folder, and who asked for it.
  struct Root: Sendable {
    let path: String
    /// `--root`, or the variable of the environment.
    let origin: String
  }

  init(_ reader: OptionReader) throws(UsageError) {
    form = try reader.choice(of: .diagnostics, as: Form.self) ?? form
    maxErrors = try reader.count(of: .maxErrors) ?? maxErrors
    deniesWarnings = reader.has(.denyWarnings)
    exitsZero = reader.has(.exitZero)
    allowed = try reader.values(of: .allow, ValueSyntax.warningCode)
    denied = try reader.values(of: .deny, ValueSyntax.warningCode)
    isQuiet = reader.has(.quiet)
    isVerbose = reader.has(.verbose)
    root = try reader.text(of: .root).map { path in
      Root(path: path, origin: reader.origin(of: .root))
    }
    color = try reader.choice(of: .color, as: Color.self) ?? color
    if reader.last(of: [.color, .noColor]) == .noColor { color = .never }
  }

  /// Whether to write colours to a stream: the option, else `NO_COLOR` (no-color.org), else
  /// `CLICOLOR_FORCE`, else whether it's a terminal that can show them.
  func usesColor(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    return isTerminal && environment("TERM") != "dumb"
  }
}

extension DiagnosticOptions {
  /// Whether the diagnostics are read by people: only then may other lines be among them.
  var isForPeople: Bool { form == .human || form == .concise }
}

extension DiagnosticOptions {
  /// The diagnostics as the user wants them judged: without the warnings that are allowed, by
  /// option or by comment, and with those that are denied as errors.
  func judged(_ diagnostics: [Diagnostic], in sources: SourceMap) -> [Diagnostic] {
    AllowComments.filter(diagnostics, in: sources).compactMap { diagnostic in
      guard diagnostic.level == .warning else { return diagnostic }
      if allowed.contains(diagnostic.code) { return nil }
      var diagnostic = diagnostic
      if denied.contains(diagnostic.code) { diagnostic.level = .error }
      return diagnostic
    }
  }
}
