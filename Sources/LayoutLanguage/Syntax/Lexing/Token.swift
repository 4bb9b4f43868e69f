/// A word, number, string or mark of the text.
struct Token {
  var kind: TokenKind
  var flags: Flags = []
  /// What an identifier, or a reserved word, says.
  var word: Word = .none
  /// The first byte.
  var start: Int32
  /// After the last byte.
  var end: Int32
  /// Of a bracket: the index of the token that closes or opens it; -1 if there's none.
  var partner: Int32 = -1
  /// Of a word: the index of its text in ``Lexer/words``; -1 if it isn't there.
  var name: Int32 = -1

  struct Flags: OptionSet {
    let rawValue: UInt8
    static let newlineBefore = Flags(rawValue: 1)
    static let spaceBefore = Flags(rawValue: 2)
    /// A string's text has a backslash.
    static let hasEscapes = Flags(rawValue: 4)
    /// Something is wrong with it, and that's reported.
    static let isReported = Flags(rawValue: 8)
  }
}

enum TokenKind: UInt8 {
  case endOfFile, semicolon
  case identifier
  /// Reserved; which one is the token's ``Token/word``.
  case keyword
  case number, color
  /// A whole string without interpolation, with its quotes.
  case string
  /// The pieces of a string with interpolation.
  case stringStart, stringText, interpolationStart, interpolationEnd, stringEnd
  /// `@750`, `@high-1`
  case priority
  case at
  case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
  case comma, colon, dot, question
  case assign
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case plus, minus, star, slash, percent, not
  case and, or, coalesce
  case halfOpenRange, closedRange
  case plusMinus
  /// Something unreadable that's reported; it stands for whatever was wanted there.
  case invalid
}

extension TokenKind {
  /// The mark as it's written; nil for kinds whose texts differ.
  var mark: String? {
    switch self {
    case .semicolon: ";"
    case .at: "@"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftParenthesis: "("
    case .rightParenthesis, .interpolationEnd: ")"
    case .leftBracket: "["
    case .rightBracket: "]"
    case .interpolationStart: "\\("
    case .comma: ","
    case .colon: ":"
    case .dot: "."
    case .question: "?"
    case .assign: "="
    default: operatorMark
    }
  }

  private var operatorMark: String? {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .plus: "+"
    case .minus: "-"
    case .star: "*"
    case .slash: "/"
    case .percent: "%"
    case .not: "!"
    case .and: "&&"
    case .or: "||"
    case .coalesce: "??"
    case .halfOpenRange: "..<"
    case .closedRange: "..."
    case .plusMinus: "±"
    default: nil
    }
  }
}
