extension TreeParser {
  mutating func parsePriority() -> PrioritySyntax? {
    let start = current
    advance()
    if start.kind == .at { return parsePriorityExpression(start) }
    let spelling = Array(bytes[Int(start.start) + 1..<Int(start.end)])
    switch PriorityText.parse(spelling, span: span(start)) {
    case .success(let priority): return priority
    case .failure(let fault):
      report(fault.diagnostic)
      return nil
    }
  }

  private mutating func parsePriorityExpression(_ start: Token) -> PrioritySyntax? {
    guard at(.leftParenthesis), !startsLine else {
      failUnexpected(
        "a priority",
        help: at(.dot) && next.kind == .identifier
          ? "write `\(Habits.priority(text(next)))`"
          : "write it without a space: `@750`, `@high`, `@high-1` or `@(expression)`")
      return nil
    }
    let open = index
    advance()
    let value = withNewlines(tokens[open].partner < 0) { $0.parseExpression() }
    close(open, expected: "`)`")
    return PrioritySyntax(.expression(value), span(from: start))
  }
}
