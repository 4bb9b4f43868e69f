/// Text as XML 1.0 has it.
package enum XMLText {
  /// For content and for attributes in double quotes. Characters that XML can't hold (most control
  /// characters) become U+FFFD.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { replacement(of: $0) != nil }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(of: scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func replacement(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\t", "\n", "\r": "&#\(scalar.value);"
    default:
      switch scalar.value {
      case 0..<0x20, 0xFFFE, 0xFFFF: "\u{FFFD}"
      default: nil
      }
    }
  }
}
