/// Whether a space stands between two pieces on a line.
enum FormatSpacing {
  static func isSpaced(_ left: FormatPiece, _ right: FormatPiece, afterMember: Bool) -> Bool {
    switch left.kind {
    case .leftParenthesis, .leftBracket, .dot, .at, .halfOpenRange, .closedRange: return false
    case .leftBrace where right.kind == .rightBrace: return false
    case .minus, .not: if left.role == .unary { return false }
    default: break
    }
    switch right.kind {
    case .rightParenthesis, .rightBracket, .comma, .semicolon, .dot, .halfOpenRange, .closedRange:
      return false
    case .colon: return right.role == .choice
    case .question: return right.role != .optional
    case .leftParenthesis, .leftBracket: return !isObject(left, afterMember: afterMember)
    default: return true
    }
  }

  /// Whether a bracket after a piece belongs to it: arguments or an index.
  ///
  /// - Parameter afterMember: Whether the piece stands after a dot.
  private static func isObject(_ piece: FormatPiece, afterMember: Bool) -> Bool {
    switch piece.kind {
    case .identifier: piece.role != .wordOperator
    case .rightParenthesis, .rightBracket: true
    case .keyword: afterMember || [.self, .super, .root, .prev].contains(piece.word)
    default: false
    }
  }
}
