// The texts of the warnings about what is probably not meant.

extension Diagnostic {
  static func unused(_ name: NameSyntax, what: String) -> Diagnostic {
    Diagnostic(
      .unused, "\(what) `\(name.text)` is never used", at: Label(name.span))
  }

  static func unusedView(_ kind: String, _ path: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unused, "`\(kind) \(path)` takes part in no constraint and has no size", at: Label(span))
  }

  static func fractionalIndex(
    _ text: String, _ quotient: Double, _ reason: String, replacement: String,
    at span: SourceSpan, operatorSpan: SourceSpan
  ) -> Diagnostic {
    let shown = describe((quotient * 1000).rounded() / 1000)
    return Diagnostic(
      .fractionalIndexDivision, "`\(text)` is \(shown) where \(reason)", at: Label(span),
      fixes: [
        Fix(
          "did you mean `\(replacement)`?", isMachineApplicable: true,
          edits: [.init(operatorSpan, "div")])
      ])
  }

  static func suspiciousSign(
    _ text: String, _ replacement: String, sign: String, at span: SourceSpan,
    operatorSpan: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .suspiciousSign,
      "`\(text)` puts \(sign == "inset" ? "one of the edges" : "the edge") outside",
      at: Label(span),
      fixes: [
        Fix("did you mean `\(replacement)`?", edits: [.init(operatorSpan, sign)])
      ])
  }

  static func badlyScaled(_ least: Double, _ most: Double, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .badlyScaled, "coefficients from \(least) to \(most) meet in one constraint",
      at: Label(span))
  }

  static func duplicateConstraint(
    at span: SourceSpan, first: SourceSpan, _ sources: SourceMap
  ) -> Diagnostic {
    let file = first.file == span.file ? nil : sources.file(first.file)?.path
    let place = "line \(sources.line(of: first))" + (file.map { " of \($0)" } ?? "")
    return Diagnostic(
      .duplicateConstraint, "same as \(place); the second one is redundant",
      at: Label(span), secondary: [Label(first, "first stated here")])
  }

  /// `reasons`: such as `follows from line 4`; nil where it holds whatever the frames are.
  static func implied(
    by reasons: String?, at span: SourceSpan, causes: [Label]
  ) -> Diagnostic {
    Diagnostic(
      .impliedConstraint, "already \(reasons ?? "holds: it says nothing")",
      at: Label(span), secondary: causes, fixes: [Fix("leave it out, or what it repeats")])
  }

  static func repeated(
    _ message: String, at span: SourceSpan, first: SourceSpan, _ label: String
  ) -> Diagnostic {
    Diagnostic(.repeated, message, at: Label(span), secondary: [Label(first, label)])
  }

  static func inert(
    _ text: String, fixedBy line: Int, at span: SourceSpan, cause: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .inertPriority,
      "`\(text)` can never win: line \(line) fixes the same value at @required",
      at: Label(span), secondary: [Label(cause, "fixes it")])
  }

  static func unboundedLabel(_ path: String, lines: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unboundedWrappingLabel, "`lines: \(lines)` of `\(path)` needs a width or `maxTextWidth`",
      at: Label(span))
  }
}
