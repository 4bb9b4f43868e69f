internal import ConstraintKit
internal import LayoutLanguage

/// A JSON document to be written (RFC 8259). Members keep their order.
indirect enum JSONDocument: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double, DecimalFormat)
  case string(String)
  case array([JSONDocument])
  case object([(String, JSONDocument)])

  /// The text, without a newline at its end.
  func text(isPretty: Bool = false) -> String {
    var text = ""
    write(to: &text, indent: isPretty ? 0 : nil)
    return text
  }
}

extension JSONDocument {
  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value, let format): text += format.text(value)
    case .string(let value): JSONText.write(value, to: &text)
    case .array(let values):
      let inner = values.allSatisfy(\.isScalar) ? nil : indent
      Self.writeList(values, "[", "]", &text, inner, isSpaced: indent != nil) {
        value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.writeList(members, "{", "}", &text, indent, isSpaced: indent != nil) {
        member, text, indent in
        JSONText.write(member.0, to: &text)
        text += indent == nil ? ":" : ": "
        member.1.write(to: &text, indent: indent)
      }
    }
  }

  /// - Parameter indent: The spaces before the list; nil to put it on one line.
  private static func writeList<Element>(
    _ elements: [Element], _ open: String, _ close: String, _ text: inout String, _ indent: Int?,
    isSpaced: Bool, write: (Element, inout String, Int?) -> Void
  ) {
    text += open
    let inner = elements.isEmpty ? nil : indent.map { $0 + 2 }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += inner == nil && isSpaced ? ", " : "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      write(element, &text, inner)
    }
    if inner != nil, let indent { text += "\n" + String(repeating: " ", count: indent) }
    text += close
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
