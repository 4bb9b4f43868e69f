/// Words that were probably meant as the keyword of a statement.
extension TreeParser {
  /// The `else` of which the current word, behind an `if` and its block, is a misspelling.
  var elseMeant: Suggestion? {
    guard next.kind == .leftBrace || next.word == .if else { return nil }
    return Suggestion.nearest(to: text(current), in: ["else"])
  }

  /// The keyword that the first word of a faulty statement is a misspelling of: one that is followed
  /// as the keyword is, and isn't itself the beginning of a statement that there is.
  ///
  /// - Parameter start: The index of the statement's first token.
  func keywordMeant(by start: Int) -> Suggestion? {
    let (word, following) = (tokens[start], tokens[min(start + 1, tokens.count - 1)])
    guard word.kind == .identifier, word.word == .none, index > start,
      !following.flags.contains(.newlineBefore)
    else { return nil }
    let keywords =
      switch following.kind {
      case .string, .stringStart: ["import", "test", "vfl"]
      case .identifier: ["let", "var", "for", "expect", "import", "param", "data"]
      default: [] as [String]
      }
    guard let keyword = Suggestion.nearest(to: text(word), in: keywords), keyword.isSure,
      ViewKind.named(text(word)) == nil, !PropertyNames.all.contains(text(word))
    else { return nil }
    return keyword
  }
}
