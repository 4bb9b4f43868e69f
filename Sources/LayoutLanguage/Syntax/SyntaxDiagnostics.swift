internal import ConstraintKit

/// The texts of what the lexer and the parser find.
extension Diagnostic {
  static func unexpected(
    _ message: String, at span: SourceSpan, label: String = "", help: String? = nil,
    replacement: String? = nil, notes: [String] = []
  ) -> Diagnostic {
    let edits = replacement.map { [Fix.Edit(span, $0)] } ?? []
    return Diagnostic(
      .unexpectedToken, message, at: Label(span, label), notes: notes,
      fixes: help.map { [Fix($0, isMachineApplicable: !edits.isEmpty, edits: edits)] } ?? [])
  }

  /// - Parameter edit: What mends it.
  static func unexpected(
    _ message: String, at span: SourceSpan, help: String, edit: Fix.Edit
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, message, at: Label(span),
      fixes: [Fix(help, isMachineApplicable: true, edits: [edit])])
  }

  // MARK: Lexis

  static func unterminatedString(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unterminated, "this string is never closed", at: Label(span, "opened here"),
      notes: ["a string ends on the line it begins on"],
      fixes: [Fix("close it with `\"`; a line break within is `\\n`")])
  }

  static func brokenString(_ span: SourceSpan, closing: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unterminated, "this string goes over the end of its line", at: Label(span, "opened here"),
      secondary: [Label(closing, "closed here")],
      fixes: [Fix("write `\\n` for a line break, or close the string on its line")])
  }

  static func unclosedInterpolation(_ span: SourceSpan, insertion: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unterminated, "this interpolation is never closed", at: Label(span, "opened here"),
      fixes: [Fix("close it with `)`", edits: [Fix.Edit(insertion, ")")])])
  }

  static func unterminatedComment(_ span: SourceSpan, nested: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .unterminated, "this comment is never closed", at: Label(span, "opened here"),
      secondary: nested.map { [Label($0, "comments nest: this opens another")] } ?? [])
  }

  static func hiddenDirection(_ scalar: Unicode.Scalar, at span: SourceSpan) -> Diagnostic {
    let name = codePoint(scalar)
    return Diagnostic(
      .hiddenDirectionCharacter, "hidden direction character \(name)",
      at: Label(span, "the text around it may not be shown in its true order"),
      fixes: [Fix("delete it, or write `\\u{\(name.dropFirst(2).lowercased())}` in a string")])
  }

  static func badColor(_ text: String, at span: SourceSpan) -> Diagnostic {
    unexpected(
      "`\(text)` is no colour", at: span,
      help: "colours are `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`")
  }

  static func numberSuffix(
    _ suffix: String, number: String, at span: SourceSpan
  ) -> Diagnostic {
    let help =
      number == "0" && suffix.lowercased().hasPrefix("x")
      ? "numbers are decimal"
      : Habits.isLengthUnit(suffix)
        ? "lengths are in points: write `\(number)`"
        : Habits.secondLength(suffix).map { "a size is written `(\(number), \($0))`" }
    return unexpected("unexpected `\(suffix)` after the number `\(number)`", at: span, help: help)
  }

  static func unexpectedCharacter(
    _ scalar: Unicode.Scalar, text: String, at span: SourceSpan
  ) -> Diagnostic {
    let name = scalar.properties.name ?? scalar.properties.nameAlias
    let isVisible = !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
    let shown = isVisible ? "`\(text)` (\(codePoint(scalar)))" : codePoint(scalar)
    let isHidden = DirectionCharacter.contains(scalar)
    return unexpected(
      "unexpected \(isHidden ? "hidden direction character" : "character") \(shown)", at: span,
      help: isVisible ? nil : "delete it, or write an ordinary space",
      notes: isVisible ? [] : name.map { ["it is \($0.lowercased())"] } ?? [])
  }

  static func numberOutOfRange(_ text: String, at span: SourceSpan) -> Diagnostic {
    let shown = text.utf8.count > 24 ? "\(text.prefix(20))…" : text
    return Diagnostic(
      .numberOutOfRange, "`\(shown)` overflows: the largest number allowed is 1e12",
      at: Label(span))
  }

  // MARK: Limits

  static func blocksTooDeep(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "blocks may nest \(limit) levels", at: Label(span, "this is one more"),
      notes: ["each `else if` stands in the `else` of the one before, and so counts as a level"],
      fixes: [Fix("move the inner blocks into a component")])
  }

  static func expressionTooDeep(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "expressions may nest \(limit) levels", at: Label(span, "this is one more"),
      notes: ["each operator of a chain such as `1 + 1 + 1` counts as a level"],
      fixes: [Fix("name parts of it with `let`")])
  }

  static func fileTooLarge(_ size: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .limitReached, "the file has \(size) bytes; the most is \(limit)",
      fixes: [Fix("`--max-file-size`")])
  }

  // MARK: Priorities

  static func priorityOutOfRange(_ value: Double, at span: SourceSpan) -> Diagnostic {
    let isWhole = value == value.rounded() && abs(value) < 1e15
    let number = isWhole ? "\(Int64(value))" : value.isFinite ? "\(value)" : "beyond all numbers"
    return Diagnostic(
      .badPriority, "priority \(number) is outside 0 < p ≤ 1000; `@required` is 1000",
      at: Label(span))
  }

  /// - Parameter span: Of the whole priority, with the `@`.
  static func unknownLevel(_ name: String, at span: SourceSpan) -> Diagnostic {
    let suggestion = Suggestion.level(near: name)
    let start = span.start + 1
    let nameSpan = SourceSpan(
      file: span.file, start: start, end: start + Int32(name.utf8.count))
    return Diagnostic(
      .badPriority, "unknown level `@\(name)`", at: Label(span),
      notes: suggestion == nil ? ["the levels are `@low`, `@medium`, `@high`, `@required`"] : [],
      fixes: suggestion.map { [$0.fix(at: nameSpan, prefix: "@")] } ?? [])
  }

  // MARK: Names

  static func misspelledKeyword(
    _ word: String, _ keyword: Suggestion, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "no statement begins with `\(word)`", at: Label(span),
      fixes: [keyword.fix(at: span)])
  }

  static func reservedWord(_ word: String, naming role: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .reservedName, "`\(word)` is a reserved word and cannot name \(role)", at: Label(span))
  }

  static func attributeName(
    _ word: String, naming role: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .reservedName, "`\(word)` is an attribute and cannot name \(role)", at: Label(span))
  }

  static func unsupportedVersion(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unsupportedVersion,
      "`layout \(text)` needs a newer constraint-cli (this one speaks "
        + "\(LayoutLanguageVersion.current))", at: Label(span))
  }
}

// MARK: - JSON

extension Diagnostic {
  static func malformedJSON(
    _ message: String, at span: SourceSpan, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .malformedJSON, message, at: Label(span), fixes: help.map { [Fix($0)] } ?? [])
  }

  static func duplicateKey(
    _ key: String, in path: String, at span: SourceSpan, first: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "`\(key)` occurs twice in \(path.isEmpty ? "the object" : "`\(path)`")",
      at: Label(span, "again here"),
      secondary: [Label(first, "first here")])
  }

  static func numberNotFinite(_ text: String, at span: SourceSpan) -> Diagnostic {
    let shown = text.utf8.count > 24 ? "\(text.prefix(20))…" : text
    return Diagnostic(.numberOutOfRange, "`\(shown)` overflows", at: Label(span))
  }

  static func valuesTooDeep(limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "values may nest \(limit) levels", at: Label(span, "this is one more"))
  }
}
