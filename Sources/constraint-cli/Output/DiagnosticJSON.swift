internal import LayoutLanguage

extension JSONDocument {
  /// A diagnostic, for programs.
  init(_ diagnostic: Diagnostic, in sources: SourceMap) {
    let primary = diagnostic.primary
    let labels = (primary.map { [$0] } ?? []) + diagnostic.secondary
    self = .object([
      ("code", .string(diagnostic.code.name)),
      ("level", .string("\(diagnostic.level)")),
      ("message", .string(diagnostic.message)),
      ("file", primary.flatMap { sources.file($0.span.file) }.map { .string($0.path) } ?? .null),
      ("span", primary.map { Self.span($0.span, in: sources) } ?? .null),
      ("labels", .array(labels.map { Self.label($0, in: sources) })),
      ("notes", .array(diagnostic.notes.map { .string($0) })),
      ("fixes", .array(diagnostic.fixes.map { Self.fix($0, in: sources) })),
    ])
  }

  private static func label(_ label: Diagnostic.Label, in sources: SourceMap) -> JSONDocument {
    .object([
      ("file", sources.file(label.span.file).map { .string($0.path) } ?? .null),
      ("span", span(label.span, in: sources)),
      ("message", .string(label.message)),
    ])
  }

  private static func fix(_ fix: Diagnostic.Fix, in sources: SourceMap) -> JSONDocument {
    .object([
      ("message", .string(fix.message)),
      (
        "applicability",
        .string(fix.isMachineApplicable ? "machine-applicable" : "maybe-incorrect")
      ),
      (
        "edits",
        .array(
          fix.edits.map {
            .object([("span", span($0.span, in: sources)), ("text", .string($0.text))])
          })
      ),
    ])
  }

  /// Bytes from 0; lines, columns (characters) and UTF-16 columns from 1.
  static func span(_ span: SourceSpan, in sources: SourceMap) -> JSONDocument {
    guard let position = sources.position(of: span) else { return .null }
    return .object([
      ("start", .integer(Int(span.start))),
      ("end", .integer(Int(span.end))),
      ("line", .integer(position.line)),
      ("column", .integer(position.column)),
      ("utf16", .integer(position.utf16Column)),
    ])
  }
}
