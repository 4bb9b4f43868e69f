// Words of other languages in the place of ours, for what helps where one isn't expected.

extension Habits {
  /// Words that begin a statement elsewhere, but for those that are words of ours too.
  static let statementWords = [
    "const", "def", "val", "set", "static", "func", "function", "fn", "elif", "elseif", "elsif",
    "while", "foreach", "repeat", "loop", "switch", "unless", "when", "class", "struct", "enum",
    "include", "require", "use", "assert",
  ]

  /// What to write for a word that begins a statement elsewhere.
  static func statement(_ word: String) -> String? {
    switch word {
    case "const", "def", "val", "set", "static": "write `let name = value`"
    case "func", "function", "fn":
      "what's used again is a component: `component Name(count: int) { … }`"
    case "elif", "elseif", "elsif": "write `else if`"
    case "while", "foreach", "repeat", "loop": "write `for name in list { … }`"
    case "switch", "unless", "when": "write `if condition { … } else { … }`"
    case "test": "a test's name stands in quotes: `test \"…\" { … }`"
    case "class", "struct", "enum": "write `component Name { … }` or `type Name { … }`"
    case "include", "require", "use": "write `import NAME from \"file.layout\"`"
    case "assert": "write `expect`"
    default: nil
    }
  }

  /// Checks of `expect`, and what else they are called.
  private static let checks: [String: String] = [
    "truncated": "cut", "isTruncated": "cut", "isCut": "cut", "wasCut": "cut", "cutOff": "cut",
    "clipped": "cut", "isClipped": "cut", "clips": "cut", "elided": "cut", "ellipsized": "cut",
    "truncates": "cut", "shortened": "cut",
    "fits": "whole", "isWhole": "whole", "complete": "whole", "isComplete": "whole",
    "uncut": "whole", "untruncated": "whole", "notCut": "whole", "full": "whole",
    "within": "inside", "isInside": "inside",
  ]

  static func check(_ name: String) -> String? { checks[name] }

  /// Whether a call or a member is a text's number of lines.
  static func isLineCount(_ name: String) -> Bool {
    ["lineCount", "linesCount", "numberOfLines", "countLines", "lineLimit"].contains(name)
  }

  /// What is written for a word between two conditions or numbers.
  static func operatorMark(_ word: String) -> String? {
    switch word {
    case "and": "&&"
    case "or": "||"
    case "is", "equals", "equalTo": "=="
    case "mod": "%"
    default: nil
    }
  }

  /// Whether a word after a number is a unit of lengths.
  static func isLengthUnit(_ word: String) -> Bool {
    ["px", "pt", "dp", "sp", "pts"].contains(word)
  }

  /// `(40, 40)` for `40x40`: the second number of a size as `x` gives it; nil if it's something else.
  static func secondLength(_ suffix: String) -> String? {
    guard suffix.first == "x" || suffix.first == "X" else { return nil }
    let digits = suffix.dropFirst()
    return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit) ? String(digits) : nil
  }
}

extension Character {
  /// `0` to `9`
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
