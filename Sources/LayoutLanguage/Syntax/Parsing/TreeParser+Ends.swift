internal import ConstraintKit

// What helps where a statement goes on after it should have ended.

extension TreeParser {
  // MARK: Constraints

  /// What to write for `offset 10`, `priority high` and the like after a right side.
  private func wordAfter(_ right: ExpressionSyntax) -> String? {
    guard at(.identifier), !next.flags.contains(.newlineBefore) else { return nil }
    // `offset(10)` and `priority(.high)` too.
    let rest = tokens[(index + 1)...].drop { $0.kind == .leftParenthesis || $0.kind == .dot }
    guard let first = rest.first, first.kind != .endOfFile else { return nil }
    let second = rest.dropFirst().first.map(text) ?? ""
    let argument = text(first) + (first.kind == .minus ? second : "")
    if Habits.isPriority(text(current)) { return "write `\(Habits.priority(argument))`" }
    return Habits.operation(text(current), argument).map {
      "write `\(sourceText(right.span)) \($0)`"
    }
  }

  mutating func failAfterConstraint(_ constraint: ConstraintSyntax) {
    guard let priority = constraint.priority, at(.minus) || at(.plus) else {
      return failUnexpected(
        "an operator, a priority or the end of the statement", help: helpAfter(constraint))
    }
    let operand = text(next)
    let help =
      if next.kind == .number, case .level = priority.kind {
        "write `\(sourceText(priority.span))\(text(current))\(operand)`"
      } else {
        "write `@(\(sourceText(priority.span).dropFirst()) \(text(current)) \(operand))`"
      }
    fail(unexpected("the end of the statement", help: help))
  }

  private func helpAfter(_ constraint: ConstraintSyntax) -> String? {
    switch current.kind {
    case .comma: return helpAtComma(constraint)
    case .number where constraint.inset != nil:
      return "several distances stand in parentheses: `inset (top, left, bottom, right)`"
    case .identifier where !startsLine:
      let word = text(current)
      if Priority.level(word) != nil || Habits.level(word) != nil {
        return "a priority has an `@`: `\(Habits.priority(word))`"
      }
      return wordAfter(constraint.right)
    default: return nil
    }
  }

  /// `left == a, top == b`, `size == 40, 40` and `4,5`.
  private func helpAtComma(_ constraint: ConstraintSyntax) -> String? {
    let rest = restOfStatement
    guard let last = rest.last else { return nil }
    if rest.contains(where: { isComparison($0.kind) }) {
      return "constraints are separated by `;` or a new line, not by commas"
    }
    if rest.count == 1, last.kind == .number, previous.kind == .number,
      previous.end == current.start, last.start == current.end
    {
      return "a decimal mark is a point: `\(text(previous)).\(text(last))`"
    }
    let start = constraint.right.span.start
    let values = sourceText(SourceSpan(file: file, start: start, end: last.end))
    return "several values stand in parentheses: `(\(values))`"
  }

  /// The tokens between the current one and the end of its line or statement.
  private var restOfStatement: ArraySlice<Token> {
    let rest = tokens[(index + 1)...].prefix { token in
      ![.semicolon, .leftBrace, .rightBrace, .endOfFile].contains(token.kind)
        && !token.flags.contains(.newlineBefore)
    }
    return rest
  }

  // MARK: Others

  func helpAfter(_ declaration: DeclarationSyntax) -> String? {
    if isAttribute(declaration.kind), let mark = Habits.relation(declaration.name.text) {
      return "a constraint is a comparison: `\(sourceText(declaration.kind.span)) \(mark) …`"
    }
    if at(.minus), previous.end == current.start, next.kind == .identifier {
      return "a name has no `-`: write `\(declaration.name.text)_\(text(next))`"
    }
    if at(.leftBracket) { return "a view has one index, such as `[row * columns + column]`" }
    return nil
  }

  /// `(320, 480)` for `320 x 480`.
  func sizeByMark(_ value: ExpressionSyntax) -> String? {
    guard case .number = value.kind, at(.identifier), ["x", "X", "×"].contains(text(current)),
      next.kind == .number
    else { return nil }
    return "a size is written `(\(sourceText(value.span)), \(text(next)))`"
  }

  /// What helps after a check.
  var checkHelp: String? {
    switch current.kind {
    case .and: "several checks have commas between them"
    case .equal, .less, .greater, .lessOrEqual, .greaterOrEqual:
      "a check compares two sides: write two, with a comma between them"
    case .identifier where next.kind == .number && !startsLine:
      "a tolerance is written `± \(text(next))`"
    default: nil
    }
  }
}
