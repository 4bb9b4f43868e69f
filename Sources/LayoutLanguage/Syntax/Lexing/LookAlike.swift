/// Characters of East Asian and typographic keyboards that stand for a mark of the language.
enum LookAlike {
  /// The mark that a character was probably meant as.
  static func mark(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "：": ":"
    case "，", "、": ","
    case "；": ";"
    case "。", "．": "."
    case "（": "("
    case "）": ")"
    case "｛": "{"
    case "｝": "}"
    case "［", "【": "["
    case "］", "】": "]"
    case "？": "?"
    default: operatorMark(for: scalar)
    }
  }

  private static func operatorMark(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "＝": "="
    case "≤", "≦", "⩽": "<="
    case "≥", "≧", "⩾": ">="
    case "≠": "!="
    case "＜": "<"
    case "＞": ">"
    case "＋": "+"
    case "－", "−", "–", "—": "-"
    case "×", "＊", "⋅", "·": "*"
    case "÷", "／": "/"
    case "％": "%"
    case "！": "!"
    case "…": "..."
    default: nil
    }
  }

  /// The kind of token that a mark of ``mark(for:)`` is.
  static func kind(of mark: String) -> TokenKind {
    switch mark {
    case ":": .colon
    case ",": .comma
    case ";": .semicolon
    case ".": .dot
    case "(": .leftParenthesis
    case ")": .rightParenthesis
    case "{": .leftBrace
    case "}": .rightBrace
    case "[": .leftBracket
    case "]": .rightBracket
    case "?": .question
    default: operatorKind(of: mark)
    }
  }

  private static func operatorKind(of mark: String) -> TokenKind {
    switch mark {
    case "=": .assign
    case "<=": .lessOrEqual
    case ">=": .greaterOrEqual
    case "!=": .notEqual
    case "<": .less
    case ">": .greater
    case "+": .plus
    case "-": .minus
    case "*": .star
    case "/": .slash
    case "%": .percent
    case "!": .not
    case "...": .closedRange
    default: .invalid
    }
  }
}
