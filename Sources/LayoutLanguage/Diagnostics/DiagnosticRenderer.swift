/// Turns diagnostics into text for people.
///
///     error[E0301]: unknown view `avater`
///       --> cell.layout:13:11
///        |
///     13 |   left == avater.right + 10
///        |           ^^^^^^ not found in this scope
///        = help: a view with a similar name exists: `avatar` (line 7)
///
/// What names, paths and the files' lines hold can't act on a terminal: control characters and
/// direction characters are shown as `\u{1b}`.
public struct DiagnosticRenderer: Sendable {
  public enum Style: Sendable {
    /// With the excerpt, labels, notes and helps.
    case human
    /// `file:line:column: error[E0301]: message`
    case concise
  }

  public var style: Style
  /// Whether to write ANSI colours.
  public var usesColor: Bool
  /// The widest excerpt in cells, from 20 to 1,000; longer lines are cut round the caret.
  public var maxWidth: Int

  public init(style: Style = .human, usesColor: Bool = false, maxWidth: Int = 100) {
    self.style = style
    self.usesColor = usesColor
    self.maxWidth = maxWidth
  }

  /// The text of a diagnostic, with a newline at its end.
  public func render(_ diagnostic: Diagnostic, in sources: SourceMap) -> String {
    switch style {
    case .human: human(diagnostic, sources)
    case .concise: concise(diagnostic, sources)
    }
  }

  /// The texts of several: in the human form with an empty line between them.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    diagnostics.map { render($0, in: sources) }.joined(separator: style == .human ? "\n" : "")
  }

  // MARK: Forms

  private func concise(_ diagnostic: Diagnostic, _ sources: SourceMap) -> String {
    let place = diagnostic.primary.flatMap { sources.location(of: $0.span) }
    return (place.map { "\($0.safeToShow): " } ?? "") + header(diagnostic)
  }

  private func human(_ diagnostic: Diagnostic, _ sources: SourceMap) -> String {
    let main = diagnostic.primary.flatMap { snippet(of: diagnostic, around: $0, sources) }
    let others = foreignLabels(of: diagnostic, sources)
    let lastNumber = max(main?.lastNumber ?? 1, others.map(\.snippet.lastNumber).max() ?? 1)
    let gutter = max(Self.minimumGutter, "\(lastNumber)".count)
    var writer = SnippetWriter(level: diagnostic.level, gutter: gutter, usesColor: usesColor)
    if let main, let place = diagnostic.primary {
      writer.write(main, at: sources.location(of: place.span) ?? "")
      if main.lines.count > 1, !(diagnostic.notes.isEmpty && diagnostic.fixes.isEmpty) {
        writer.writeBar()
      }
    }
    for note in diagnostic.notes { writer.writeRemark("note", note) }
    for fix in diagnostic.fixes { writer.writeRemark("help", fix.message) }
    for other in others { writer.writeNote(other.label, other.snippet, sources) }
    return header(diagnostic) + writer.output
  }

  /// The narrowest column of line numbers.
  private static let minimumGutter = 2

  /// `error[E0301]: message`
  private func header(_ diagnostic: Diagnostic) -> String {
    let level = "\(diagnostic.level)[\(diagnostic.code)]"
    let message = ": \(diagnostic.message.safeToShow)"
    guard usesColor else { return level + message + "\n" }
    return TerminalStyle.primary(diagnostic.level).apply(to: level)
      + TerminalStyle.strong.apply(to: message) + "\n"
  }

  // MARK: Snippets

  private var excerptWidth: Int { min(max(maxWidth, 20), 1_000) }

  private func snippet(
    of diagnostic: Diagnostic, around primary: Diagnostic.Label, _ sources: SourceMap
  ) -> Snippet? {
    guard let file = sources.file(primary.span.file) else { return nil }
    var labels = [
      Snippet.Label(span: primary.span, message: primary.message, isPrimary: true)
    ]
    for label in diagnostic.secondary where label.span.file == primary.span.file {
      labels.append(Snippet.Label(span: label.span, message: label.message, isPrimary: false))
    }
    return Snippet(file, labels: labels, maxWidth: excerptWidth)
  }

  /// The labels that stand in other files than the primary one.
  private func foreignLabels(
    of diagnostic: Diagnostic, _ sources: SourceMap
  ) -> [(label: Diagnostic.Label, snippet: Snippet)] {
    diagnostic.secondary.compactMap { label in
      guard label.span.file != diagnostic.primary?.span.file,
        let file = sources.file(label.span.file)
      else { return nil }
      let shown = Snippet.Label(span: label.span, message: "", isPrimary: false)
      return (label, Snippet(file, labels: [shown], maxWidth: excerptWidth))
    }
  }
}
