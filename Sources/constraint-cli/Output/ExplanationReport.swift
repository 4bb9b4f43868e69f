internal import ConstraintKit
internal import LayoutLanguage

/// Why a view is where it is, for people or for programs.
struct ExplanationReport {
  let view: SolvedView
  let explanations: [ValueExplanation]
  /// The input's name.
  let file: String
  let sources: SourceMap

  /// The frame, then each value with the constraints that hold it and those that yield to it.
  var text: String {
    let frame = view.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { DecimalFormat.table.text($0) }
    let place = view.span.flatMap(sources.location).map { "  \($0)" } ?? ""
    let name = view.depth == 0 ? "root" : view.path.safeToShow
    let kind = view.depth == 0 ? "" : "  \(view.kind.safeToShow)"
    let head = "\(name)  (\(numbers.joined(separator: ", ")))\(kind)\(place)\n"
    return explanations.reduce(head) { $0 + "\n" + Self.safe("\($1)") + "\n" }
  }

  /// Texts of the file are shown, never run by the terminal.
  private static func safe(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).safeToShow }
      .joined(separator: "\n")
  }

  /// `constraint/explanation@1`
  var json: JSONDocument {
    let frame = view.frame
    return .object([
      ("schema", .string("constraint/explanation@1")),
      ("file", .string(file)),
      ("view", .string(view.path)),
      ("kind", .string(view.kind)),
      (
        "frame",
        .array([frame.x, frame.y, frame.width, frame.height].map { .number($0, .data) })
      ),
      ("values", .array(explanations.map(value))),
    ])
  }

  private func value(_ explanation: ValueExplanation) -> JSONDocument {
    .object([
      ("subject", .string(explanation.subject)),
      ("value", .number(explanation.value, .data)),
      ("offset", .number(explanation.offset, .data)),
      ("determined", .bool(explanation.isDetermined)),
      ("least", bound(explanation.range.lowerBound)),
      ("greatest", bound(explanation.range.upperBound)),
      ("reasons", .array(explanation.reasons.map { part($0, isReason: true) })),
      ("overridden", .array(explanation.overridden.map { part($0, isReason: false) })),
    ])
  }

  /// JSON has no infinity.
  private func bound(_ value: Double) -> JSONDocument {
    value.isFinite ? .number(value, .data) : .null
  }

  private func part(_ part: ValueExplanation.Part, isReason: Bool) -> JSONDocument {
    let numbers: [(String, JSONDocument)] =
      isReason
      ? [
        ("sensitivity", .number(part.sensitivity, .data)), ("amount", .number(part.amount, .data)),
      ]
      : [("error", .number(part.amount, .data))]
    return .object(
      [("constraint", .string(part.statement)), ("place", .string(part.place))] + numbers
        + [("span", part.span.map { JSONDocument.span($0, in: sources) } ?? .null)])
  }
}
