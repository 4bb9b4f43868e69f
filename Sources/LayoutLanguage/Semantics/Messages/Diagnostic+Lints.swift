internal import ConstraintKit

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

  /// `sides`: those that are 0.
  static func invisible(
    _ path: String, _ sides: [LayoutDimension], late: LateSize?, at span: SourceSpan
  ) -> Diagnostic {
    let (shape, name, help) =
      switch sides {
      case [.horizontal]: ("wide", "width", "`width == …`")
      case [.vertical]: ("high", "height", "`height == …`, such as `height == width * 0.75`,")
      default: ("wide and high", "size", "`size == (…, …)`")
      }
    return Diagnostic(
      .invisibleView,
      "`\(path)` is 0 \(shape) and isn't seen: \(late?.reason ?? "nothing says its \(name)")",
      at: Label(span),
      fixes: [late?.help ?? Fix("add \(help) or `intrinsic: (width, height)`")])
  }

  /// `leading == super.left + 10`
  ///
  /// - Parameter physical: Where the side stands that doesn't turn round, and which would.
  static func mixedDirections(
    _ text: String, at span: SourceSpan, physical: (span: SourceSpan, replacement: String)?
  ) -> Diagnostic {
    Diagnostic(
      .mixedDirections,
      "`\(text)` relates a side that changes places right to left with one that doesn't",
      at: Label(physical?.span ?? span),
      fixes: physical.map { physical in
        [
          Fix(
            "did you mean `\(physical.replacement)`?", isMachineApplicable: true,
            edits: [.init(physical.span, physical.replacement)])
        ]
      } ?? [])
  }

  static func unknownAllowance(_ text: String, isError: Bool, at span: SourceSpan) -> Diagnostic {
    if isError {
      return Diagnostic(
        .unknownAllowance, "`\(text)` is an error, which no comment allows", at: Label(span))
    }
    let codes = DiagnosticCatalogue.entries.map(\.code).filter { $0.defaultLevel == .warning }
    let similar = closestMatch(to: text, in: codes.map(\.name))
    return Diagnostic(
      .unknownAllowance, "no warning has the code `\(text)`", at: Label(span),
      fixes: similar.map { [Fix("did you mean `\($0)`?", edits: [.init(span, $0)])] } ?? [])
  }

  /// An optional field that is absent, and a key that is nearly its name.
  static func similarField(
    _ field: String, key: NameSyntax, type: RecordName?, _ sources: SourceMap
  ) -> Diagnostic {
    let owner = type.map { "type `\($0.text)`" } ?? "its type"
    return Diagnostic(
      .similarField, "\(owner) has no field `\(key.text)`, and its field `\(field)` is absent",
      at: Label(key.span),
      secondary: type.map { [Label($0.span, "declared here")] } ?? [],
      fixes: [Fix("did you mean `\(field)`?")])
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
      .badlyScaled,
      "coefficients from \(describeExactly(least)) to \(describeExactly(most)) meet in one constraint",
      at: Label(span))
  }

  static func duplicateConstraint(
    at span: SourceSpan, first: SourceSpan, isRequired: Bool, _ sources: SourceMap
  ) -> Diagnostic {
    let file = first.file == span.file ? nil : sources.file(first.file)?.path
    let place = "line \(sources.line(of: first))" + (file.map { " of \($0)" } ?? "")
    let consequence =
      isRequired
      ? "the second one is redundant" : "both count against other wishes of their priority"
    return Diagnostic(
      .duplicateConstraint, "same as \(place); \(consequence)",
      at: Label(span), secondary: [Label(first, "first stated here")],
      fixes: isRequired ? [] : [Fix("leave one out, or state one with a higher priority")])
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

  static func inert(_ text: String, late size: LateSize, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .inertPriority, "`\(text)` can never win: \(size.reason)", at: Label(span),
      fixes: [size.help])
  }

  static func unboundedLabel(_ path: String, lines: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unboundedWrappingLabel, "`lines: \(lines)` of `\(path)` needs a width or `maxTextWidth`",
      at: Label(span))
  }
}
