internal import ConstraintKit
internal import LayoutLanguage

/// Values as Swift source has them.
enum SwiftLiteral {
  static func number(_ value: Double) -> String { SourceNumber.decimal(value) }

  /// In double quotes, with everything escaped that isn't plainly visible.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.isUnsafeToShow {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// As a value of the type, from the nearest level that has a name: `.low + 1`.
  static func priority(_ priority: Priority) -> String {
    if let name = levelName(priority) { return name }
    let nearest = levels.min {
      abs($0.level.value - priority.value) < abs($1.level.value - priority.value)
    }
    guard let nearest else { return "Priority(clamping: \(number(priority.value)))" }
    let distance = number(abs(priority.value - nearest.level.value))
    let isAbove = priority > nearest.level
    let text = "\(nearest.name) \(isAbove ? "+" : "-") \(distance)"
    let value = Double(distance).map { isAbove ? nearest.level + $0 : nearest.level - $0 }
    return value == priority ? text : "Priority(clamping: \(number(priority.value)))"
  }

  /// As an argument that may be a number: `.high`, `751`.
  static func priorityArgument(_ priority: Priority) -> String {
    levelName(priority) ?? number(priority.value)
  }

  static func insets(_ insets: LayoutInsets) -> String {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    if sides.allSatisfy({ $0 == insets.top }) { return "LayoutInsets(\(number(insets.top)))" }
    let named = zip(["top", "left", "bottom", "right"], sides).filter { $1 != 0 }
    return "LayoutInsets(" + named.map { "\($0): \(number($1))" }.joined(separator: ", ") + ")"
  }

  private static let levels: [(name: String, level: Priority)] = [
    (".required", .required), (".high", .high), (".medium", .medium), (".low", .low),
    (".fittingSize", .fittingSize),
  ]

  private static func levelName(_ priority: Priority) -> String? {
    levels.first { $0.level == priority }?.name
  }
}
