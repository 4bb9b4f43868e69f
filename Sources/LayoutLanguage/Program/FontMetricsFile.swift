public import ConstraintKit

/// The metrics of a typeface, as JSON:
///
/// ```json
/// { "name": "Verdana", "lineHeightEm": 1.215, "firstBaselineEm": 1.005, "lastBaselineEm": 0.21,
///   "fallbackEm": 0.6, "wideEm": 1, "advances": { "A": 0.684, "B": 0.686 }, "bold": { "A": 0.776 } }
/// ```
///
/// All lengths are in ems, `advances` and `bold` by character. What is left out is as in
/// `FontMetrics`.
public struct FontMetricsFile: Sendable {
  /// Nil where there are errors.
  public let metrics: FontMetrics?
  /// What is wrong, with lines and columns.
  public let diagnostics: [Diagnostic]
  /// What the diagnostics' spans refer to: the file.
  public let sources: SourceMap

  /// - Parameter name: The file's name in messages.
  public init(_ bytes: [UInt8], name: String) {
    let (value, problems) = JSONParser.parse(bytes, file: 0)
    var reader = FontMetricsReader()
    let metrics = problems.isEmpty ? reader.read(value) : nil
    diagnostics = problems + reader.diagnostics
    self.metrics = diagnostics.isEmpty ? metrics : nil
    sources = SourceMap([SourceFile(path: name, bytes: bytes)])
  }
}

/// Reads metrics out of JSON's tree.
private struct FontMetricsReader {
  private(set) var diagnostics: [Diagnostic] = []

  private enum Field: String, CaseIterable {
    case name
    case lineHeight = "lineHeightEm"
    case firstBaseline = "firstBaselineEm"
    case lastBaseline = "lastBaselineEm"
    case fallback = "fallbackEm"
    case wide = "wideEm"
    case advances, bold
  }

  private static let ems = 0...FontMetrics.largest

  mutating func read(_ value: ExpressionSyntax) -> FontMetrics? {
    guard case .object(let pairs) = value.kind else {
      report("metrics are an object", at: value)
      return nil
    }
    var fields: [Field: ExpressionSyntax] = [:]
    for (key, value) in pairs {
      if let field = Field(rawValue: key.text) {
        fields[field] = value
      } else {
        let names = Field.allCases.map(\.rawValue)
        diagnostics.append(
          .unknownField(
            key, of: "metrics", type: nil, similar: Suggestion.nearest(to: key.text, in: names),
            SourceMap()))
      }
    }
    return metrics(fields)
  }

  private mutating func metrics(_ fields: [Field: ExpressionSyntax]) -> FontMetrics {
    let lineHeights = FontMetrics.smallestLineHeight...FontMetrics.largest
    let standard = FontMetrics(name: text(fields, .name) ?? "")
    var metrics = FontMetrics(
      name: standard.name,
      lineHeight: number(fields, .lineHeight, in: lineHeights) ?? standard.lineHeight,
      firstBaseline: number(fields, .firstBaseline), lastBaseline: number(fields, .lastBaseline))
    metrics.fallbackAdvance = number(fields, .fallback) ?? metrics.fallbackAdvance
    metrics.wideAdvance = number(fields, .wide) ?? metrics.wideAdvance
    metrics.advances = advances(fields, .advances)
    metrics.boldAdvances = advances(fields, .bold)
    return metrics
  }

  private mutating func text(_ fields: [Field: ExpressionSyntax], _ field: Field) -> String? {
    guard let value = fields[field] else { return nil }
    if case .string(let string) = value.kind { return string.literalText }
    report("`\(field.rawValue)` has to be a string", at: value)
    return nil
  }

  private mutating func number(
    _ fields: [Field: ExpressionSyntax], _ field: Field, in range: ClosedRange<Double> = ems
  ) -> Double? {
    fields[field].flatMap { number($0, field.rawValue, in: range) }
  }

  private mutating func number(
    _ value: ExpressionSyntax, _ path: String, in range: ClosedRange<Double>
  ) -> Double? {
    if case .number(let number) = value.kind, range.contains(number) { return number }
    let bounds = [range.lowerBound, range.upperBound].map { DecimalFormat.full.text($0) }
    report("`\(path)` has to be a number from \(bounds[0]) to \(bounds[1])", at: value)
    return nil
  }

  private mutating func advances(
    _ fields: [Field: ExpressionSyntax], _ field: Field
  ) -> [Unicode.Scalar: Double]? {
    guard let value = fields[field] else { return nil }
    guard case .object(let pairs) = value.kind else {
      report("`\(field.rawValue)` has to be an object", at: value)
      return nil
    }
    var advances: [Unicode.Scalar: Double] = [:]
    for (key, value) in pairs {
      if let scalar = key.text.unicodeScalars.first, key.text.unicodeScalars.count == 1 {
        advances[scalar] = number(value, "\(field.rawValue).\(key.text)", in: Self.ems)
      } else {
        report("a key of `\(field.rawValue)` has to be one character", at: key.span)
      }
    }
    return advances
  }

  private mutating func report(_ message: String, at value: ExpressionSyntax) {
    report(message, at: value.span)
  }

  private mutating func report(_ message: String, at span: SourceSpan) {
    diagnostics.append(Diagnostic(.dataTypeMismatch, message, at: Diagnostic.Label(span)))
  }
}
