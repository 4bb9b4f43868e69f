internal import ConstraintKit
internal import LayoutLanguage

/// Values as Objective-C source has them.
enum ObjCLiteral {
  /// As a number of C; whole ones that no integer type surely has are floating.
  static func number(_ value: Double) -> String {
    let text = SourceNumber.decimal(value)
    return value.magnitude > mostInteger && !text.contains(where: { $0 == "." || $0 == "e" })
      ? text + ".0" : text
  }

  private static let mostInteger = Double(Int32.max)

  /// An `NSString` of UTF-8, with everything escaped that isn't plainly visible.
  static func string(_ text: String) -> String {
    var result = "@\""
    var isAfterQuestion = false
    for scalar in text.unicodeScalars {
      result += escaped(scalar, isAfterQuestion: isAfterQuestion)
      isAfterQuestion = scalar == "?"
    }
    return result + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar, isAfterQuestion: Bool) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    // Two in a row may begin a trigraph.
    case "?" where isAfterQuestion: return "\\?"
    default: break
    }
    guard scalar.isUnsafeToShow else { return String(scalar) }
    // A universal character name can't be one of the controls.
    if scalar.value < 0xA0 {
      return String(scalar).utf8.map { "\\" + digits(UInt32($0), 3, radix: 8) }.joined()
    }
    return scalar.value > 0xFFFF
      ? "\\U" + digits(scalar.value, 8, radix: 16) : "\\u" + digits(scalar.value, 4, radix: 16)
  }

  private static func digits(_ value: UInt32, _ count: Int, radix: Int) -> String {
    let text = String(value, radix: radix, uppercase: true)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// As the number of a `UILayoutPriority`; only what is required is 1000.
  static func priority(_ priority: Priority) -> String {
    guard !priority.isRequired, Float(priority.value) >= 1000 else {
      return number(priority.value)
    }
    return "\(Float(1000).nextDown)"
  }

  /// Masonry's call that gives a constraint a priority: `priorityHigh()`.
  static func priorityCall(_ priority: Priority) -> String {
    switch priority {
    case .high: "priorityHigh()"
    case .medium: "priorityMedium()"
    case .low: "priorityLow()"
    default: "priority(\(Self.priority(priority)))"
    }
  }

  static func insets(_ insets: LayoutInsets) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map(number)
    return "UIEdgeInsetsMake(\(sides.joined(separator: ", ")))"
  }

  static func color(_ color: PictureColor) -> String {
    let channels = [color.red, color.green, color.blue, color.alpha].map(channel)
    let names = ["colorWithRed", "green", "blue", "alpha"]
    return "[UIColor " + zip(names, channels).map { "\($0):\($1)" }.joined(separator: " ") + "]"
  }

  private static func channel(_ value: UInt8) -> String {
    switch value {
    case 0: "0"
    case 255: "1"
    default: "\(value) / 255.0"
    }
  }
}
