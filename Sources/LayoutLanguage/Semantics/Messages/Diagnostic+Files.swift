// The texts of E05xx and E07xx: files and limits.

extension Diagnostic {
  /// What is about the caller's words has no place, and nothing to edit.
  var withoutCommandLine: Diagnostic {
    guard primary?.span.file == SourceSpan.commandLine.file else { return self }
    var diagnostic = self
    diagnostic.primary = nil
    diagnostic.fixes = fixes.map { Fix($0.message) }
    return diagnostic
  }

  package static func unreadable(_ error: FileError, at span: SourceSpan?) -> Diagnostic {
    let code: DiagnosticCode =
      if case .outsideRoot = error.reason { .importOutsideRoot } else { .unreadableFile }
    return Diagnostic(code, error.description, at: span.map { Label($0) })
  }

  static func importFailed(
    _ error: FileError, written: String, similar: String?, at span: SourceSpan
  ) -> Diagnostic {
    switch error.reason {
    case .notFound:
      let help = similar.map { "; similar file: `\($0)`" } ?? ""
      return Diagnostic(.importNotFound, "`\(written)` not found\(help)", at: Label(span))
    case .outsideRoot(let resolved, let root):
      return Diagnostic(
        .importOutsideRoot, "`\(written)` resolves to \(resolved), outside \(root)",
        at: Label(span), fixes: [Fix("`--root DIR`")])
    default:
      return unreadable(error, at: span)
    }
  }

  static func noSuchExport(_ name: NameSyntax, of module: Module) -> Diagnostic {
    let similar = Suggestion.nearest(to: name.text, in: module.exportedNames)
    return Diagnostic(
      .importNotFound, "`\(module.path)` has no component, type or let `\(name.text)`",
      at: Label(name.span),
      fixes: similar.map { [$0.fix(at: name.span)] } ?? [])
  }

  static func interpolatedPath(_ path: StringSyntax) -> Diagnostic {
    Diagnostic(
      .importNotFound, "the path of a file is a plain string, without `\\(…)`",
      at: Label(path.span))
  }

  static func tooManyFiles(_ limit: Int, at span: SourceSpan) -> Diagnostic {
    limitReached("more than \(grouped(limit)) files are imported", flag: nil, at: span)
  }

  /// `path`: the files of the cycle, the first one again at the end; `arrows`: the imports between
  /// them but for the last, which is `closing`.
  static func importCycle(
    _ path: [String], arrows: [SourceSpan], closing: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .importCycle, "import cycle: " + path.joined(separator: " → "),
      at: Label(closing, "closes the cycle"),
      secondary: zip(arrows, path.dropFirst()).map { Label($0, "imports \($1)") })
  }

  // MARK: Limits

  static func limitReached(
    _ message: String, flag: String?, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .limitReached, message, at: Label(span), fixes: flag.map { [Fix("`\($0)`")] } ?? [])
  }

  static func recursiveComponent(
    _ name: String, chain: String, depth: Int, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .recursiveComponent,
      "`\(name)` contains itself without a shrinking condition: \(chain), depth \(depth)",
      at: Label(span),
      fixes: [
        Fix(
          "end it with a parameter that shrinks: "
            + "`if depth > 0 { \(name) inner(depth: depth - 1) }`")
      ])
  }

  static func componentsTooDeep(
    _ name: String, chain: String, limit: Int, at span: SourceSpan
  ) -> Diagnostic {
    let levels = limit == 1 ? "1 level" : "\(grouped(limit)) levels"
    return Diagnostic(
      .nestingTooDeep, "components may nest \(levels), `\(name)` is deeper: \(chain)",
      at: Label(span), fixes: [Fix("`--max-depth`")])
  }

  static func evaluationTooDeep(_ limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep,
      "expressions may nest \(grouped(limit)) levels, through the names that they use",
      at: Label(span), fixes: [Fix("split the sum, or let data say it in a list")])
  }

  static func expansionTooDeep(_ limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "blocks may nest \(grouped(limit)) levels, through components too",
      at: Label(span), fixes: [Fix("components within components count too: leave levels out")])
  }
}
