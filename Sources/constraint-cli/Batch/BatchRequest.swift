internal import ConstraintKit
internal import LayoutLanguage

/// What a line of a batch asks for.
struct BatchRequest {
  private static let fields = [
    "id", "file", "source", "component", "params", "data", "width", "height",
  ]

  /// The answer's first member: the line's id as it was written, or the number of the line.
  private(set) var label: [UInt8]
  private(set) var file: (text: String, span: SourceSpan)?
  private(set) var source: (text: String, span: SourceSpan)?
  private(set) var component: String?
  private(set) var width: LayoutInputs.CanvasSide?
  private(set) var height: LayoutInputs.CanvasSide?
  private(set) var parameters: [ParsedInputs.Member] = []
  private(set) var data: [ParsedInputs.Member] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter number: The number of the line's text among the sources.
  init(_ line: SourceFile, number: Int32, limits: ParserLimits) {
    label = Array("\"line\":\(line.firstLine)".utf8)
    let (value, problems) = JSONParser.parse(line.bytes, file: number, limits: limits)
    diagnostics = problems
    switch value.kind {
    case .object(let members): for (key, value) in members { read(key, value, in: line) }
    case .error: break
    default: refuse(value, "a line", "an object")
    }
  }

  var hasErrors: Bool { diagnostics.contains { $0.level == .error } }

  /// The places of the values that the program is given.
  var valueSpans: [Range<Int32>] {
    (parameters + data).map { $0.value.span.start..<$0.value.span.end }
  }

  private mutating func read(_ key: NameSyntax, _ value: ExpressionSyntax, in line: SourceFile) {
    switch key.text {
    case "id": readIdentity(value, in: line)
    case "file": file = text(value, key.text).map { ($0, value.span) }
    case "source": source = text(value, key.text).map { ($0, value.span) }
    case "component": component = text(value, key.text)
    case "params": parameters = members(value, key.text)
    case "data": data = members(value, key.text)
    case "width": width = side(value, key.text)
    case "height": height = side(value, key.text)
    default:
      let similar = closestMatch(to: key.text, in: Self.fields)
      let help = similar.map { ", did you mean `\($0)`?" } ?? ""
      diagnostics.append(
        Diagnostic(
          .unknownArgument, "a line has no `\(key.text)`\(help)", at: .init(key.span)))
    }
  }

  private mutating func readIdentity(_ value: ExpressionSyntax, in line: SourceFile) {
    switch value.kind {
    case .string, .number:
      label = Array("\"id\":".utf8) + line.bytes[Int(value.span.start)..<Int(value.span.end)]
    default: refuse(value, "`id`", "a string or a number")
    }
  }

  private mutating func text(_ value: ExpressionSyntax, _ name: String) -> String? {
    if case .string(let string) = value.kind {
      guard !string.pieces.isEmpty else { return "" }
      if let text = string.literalText { return text }
    }
    refuse(value, "`\(name)`", "a string")
    return nil
  }

  private mutating func members(
    _ value: ExpressionSyntax, _ name: String
  ) -> [ParsedInputs.Member] {
    if case .object(let members) = value.kind { return members.map { ($0.key, $0.value) } }
    refuse(value, "`\(name)`", "an object")
    return []
  }

  private mutating func side(
    _ value: ExpressionSyntax, _ name: String
  ) -> LayoutInputs.CanvasSide? {
    switch value.kind {
    case .number(let points) where 0...ValueSyntax.largestLength ~= points:
      return .fixed(points + 0)
    case .string(let string) where string.literalText == "auto": return .auto
    default:
      refuse(value, "`\(name)`", "a number from 0 to 1e9, or \"auto\"")
      return nil
    }
  }

  private mutating func refuse(_ value: ExpressionSyntax, _ name: String, _ wanted: String) {
    diagnostics.append(
      Diagnostic(.dataTypeMismatch, "\(name) is to be \(wanted)", at: .init(value.span)))
  }
}
