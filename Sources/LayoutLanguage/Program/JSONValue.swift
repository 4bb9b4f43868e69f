/// A value of JSON, for parameters and data that are written in Swift.
///
/// ```swift
/// let posts: JSONValue = ["posts": [["user_name": "Ada", "images": []]]]
/// ```
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// Finite: JSON has no others, and what is given is refused (E0601).
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Of a key that is there twice the last value counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

extension JSONValue: CustomStringConvertible {
  /// JSON text on one line, the keys of objects in order. What nests deeper than 1,000 is cut off,
  /// which no reader of JSON here accepts.
  public var description: String {
    var text = ""
    write(to: &text, depth: 0)
    return text
  }

  private static let deepest = 1_000

  private func write(to text: inout String, depth: Int) {
    guard depth <= Self.deepest else { return }
    switch self {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += describeExactly(number)
    case .string(let string): JSONText.write(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text, depth: depth + 1)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      for (index, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += ", " }
        JSONText.write(field.key, to: &text)
        text += ": "
        field.value.write(to: &text, depth: depth + 1)
      }
      text += "}"
    }
  }
}
