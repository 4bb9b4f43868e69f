internal import ConstraintKit

/// Reads the text of a `vfl` string; what's wrong has its place in the file.
struct VisualFormatReader {
  /// The format; nil where it is malformed.
  private(set) var format: VisualFormatSyntax?
  private(set) var diagnostics: [Diagnostic] = []
  /// Where the text begins in the file.
  private let base: SourceSpan
  private let text: String

  init(_ string: StringSyntax) {
    var text = ""
    if case .text(let piece, let span)? = string.pieces.first, string.pieces.count == 1 {
      text = piece
      base = span
    } else {
      base = SourceSpan(
        file: string.span.file, start: min(string.span.start + 1, string.span.end),
        end: string.span.end)
    }
    self.text = text
    // An escape is longer than what it stands for.
    guard text.isEmpty || text.utf8.count == Int(base.end - base.start) else {
      diagnostics = [.unexpected("a format has no escapes", at: base)]
      return
    }
    do {
      format = syntax(try VisualFormat(parsing: text))
    } catch {
      diagnostics.append(diagnostic(error))
    }
  }

  private func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(
      file: base.file, start: base.start + Int32(range.lowerBound),
      end: base.start + Int32(range.upperBound))
  }

  /// `-(8@low)-` for `-8@low-`.
  private func priorityHelp(_ range: Range<Int>) -> String? {
    let before = text.utf8.prefix(range.lowerBound)
    let rest = text.utf8.dropFirst(range.lowerBound)
    let distance = before.reversed().prefix { isDigit($0) || $0 == UInt8(ascii: ".") }.reversed()
    guard rest.first == UInt8(ascii: "@"), !distance.isEmpty else { return nil }
    let level = rest.dropFirst().prefix { isDigit($0) || isLetter($0) }
    let parts = [distance.map { $0 }, level.map { $0 }].map { String(decoding: $0, as: UTF8.self) }
    return "a distance with a priority stands in parentheses: `-(\(parts[0])@\(parts[1]))-`"
  }

  private func diagnostic(_ error: VisualFormatError) -> Diagnostic {
    let span = span(error.range)
    return switch error.kind {
    case .numberTooLarge(let text): .numberOutOfRange(text, at: span)
    case .badPriority(let value): .priorityOutOfRange(value, at: span)
    default: .unexpected(error.message, at: span, help: priorityHelp(error.range))
    }
  }
}

// MARK: With spans

extension VisualFormatReader {
  /// The format with places in the file; nil, and a diagnostic, where a priority has no level.
  private mutating func syntax(_ format: VisualFormat) -> VisualFormatSyntax? {
    let result = VisualFormatSyntax(
      axis: format.dimension == .horizontal ? .horizontal : .vertical,
      leading: format.leading.map { connection($0) },
      views: format.views.map { view in
        VisualFormatSyntax.View(
          name: NameSyntax(view.name, span(view.nameRange)),
          predicates: view.predicates.map { predicate($0) }, span: span(view.range))
      },
      gaps: format.gaps.map { connection($0) },
      trailing: format.trailing.map { connection($0) })
    return diagnostics.isEmpty ? result : nil
  }

  private mutating func connection(_ gap: VisualFormat.Gap) -> VisualFormatSyntax.Connection {
    switch gap {
    case .flush: .flush
    case .standard(let range): .standard(span(range))
    case .predicates(let predicates): .predicates(predicates.map { predicate($0) })
    }
  }

  private mutating func predicate(
    _ predicate: VisualFormat.Predicate
  ) -> VisualFormatSyntax.Predicate {
    let value: VisualFormatSyntax.Predicate.Value =
      switch predicate.value {
      case .number(let number): .number(number)
      case .name(let name): .name(name)
      }
    return VisualFormatSyntax.Predicate(
      relation: predicate.relation, value: value,
      priority: predicate.priority.map { priority($0) }, span: span(predicate.range))
  }

  /// A name that is no level is reported: in a file there are no metrics.
  private mutating func priority(_ term: VisualFormat.PriorityTerm) -> PrioritySyntax {
    let span = span(term.range)
    switch term.base {
    case .number(let number):
      return PrioritySyntax(.number(number + term.offset), span)
    case .name(let name):
      if Priority.level(name) == nil { diagnostics.append(.unknownLevel(name, at: span)) }
      let start = span.start + 1
      let nameSpan = SourceSpan(
        file: span.file, start: start, end: start + Int32(name.utf8.count))
      return PrioritySyntax(.level(NameSyntax(name, nameSpan), offset: term.offset), span)
    }
  }
}
