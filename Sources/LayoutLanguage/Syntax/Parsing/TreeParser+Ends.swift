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
    case .colon: return ratioHelp
    case .not: return exclamationHelp
    case .identifier where isGroup(constraint.left[0]) && sizeHelp(constraint.right) != nil:
      return sizeHelp(constraint.right)
    case .number where constraint.inset != nil:
      return Self.distancesHelp
    case .identifier where !startsLine:
      let word = text(current)
      if Priority.level(word) != nil || Habits.level(word) != nil {
        return "a priority has an `@`: `\(Habits.priority(word))`"
      }
      return wordAfter(constraint.right) ?? newStatementHelp
    default: return newStatementHelp
    }
  }

  /// `left == a, top == b`, `size == 40, 40` and `4,5`.
  private func helpAtComma(_ constraint: ConstraintSyntax) -> String? {
    let rest = restOfStatement
    guard let last = rest.last else { return nil }
    if rest.contains(where: { isComparison($0.kind) || $0.kind == .assign }) {
      return "constraints are separated by `;` or a new line, not by commas"
    }
    if let label = labelAfterComma { return helpAtLabel(label, constraint) }
    if constraint.inset != nil { return Self.distancesHelp }
    if constraint.priority != nil { return nil }
    if rest.count == 1, last.kind == .number, previous.kind == .number,
      previous.end == current.start, last.start == current.end
    {
      return "a decimal mark is a point: `\(text(previous)).\(text(last))`"
    }
    guard constraint.left.count > 1 || isGroup(constraint.left[0]) else { return nil }
    let start = constraint.right.span.start
    let values = sourceText(SourceSpan(file: file, start: start, end: last.end))
    return "several values stand in parentheses: `(\(values))`"
  }

  /// Whether an expression is several attributes by one name.
  private func isGroup(_ expression: ExpressionSyntax) -> Bool {
    let groups = ["edges", "horizontal", "vertical", "size", "center"]
    return switch expression.kind {
    case .name(let name): groups.contains(name)
    case .member(_, let name): groups.contains(name.text)
    default: false
    }
  }

  /// `!important`, and `!high`
  private var exclamationHelp: String? {
    let word = next.kind == .identifier ? text(next) : ""
    if word == "important" || word == "required" {
      return "leave it out: a constraint is required where it has no priority"
    }
    return Priority.level(word).map { _ in "a priority has an `@`: `@\(word)`" }
  }

  /// `9 / 16` for `9 : 16`
  var ratioHelp: String? {
    guard at(.colon), previous.kind == .number, next.kind == .number else { return nil }
    return "a ratio is a quotient: `\(text(previous)) / \(text(next))`"
  }

  static let distancesHelp =
    "several distances stand in parentheses: `inset (top, left, bottom, right)`"

  /// The name, and the text of the value, of `, name: value`.
  private var labelAfterComma: (name: String, value: String)? {
    let rest = restOfStatement
    guard at(.comma), next.kind == .identifier || next.kind == .keyword,
      let colon = rest.dropFirst().first, colon.kind == .colon,
      let first = rest.dropFirst(2).first, let last = rest.last
    else { return nil }
    let value = SourceSpan(file: file, start: first.start, end: last.end)
    return (text(next), sourceText(value))
  }

  /// `edges == super, inset: 10` and the like, as it is written here.
  private func helpAtLabel(
    _ label: (name: String, value: String), _ constraint: ConstraintSyntax
  ) -> String? {
    let start = constraint.left[0].span.start
    let written = sourceText(SourceSpan(file: file, start: start, end: previous.end))
    if Habits.isPriority(label.name) {
      return constraint.priority == nil ? "write `\(written) \(Habits.priority(label.value))`" : nil
    }
    if let operation = Habits.operation(label.name, label.value) {
      let isWhole = constraint.inset == nil && constraint.priority == nil
      return isWhole ? "write `\(written) \(operation)`" : nil
    }
    return "statements are separated by `;` or a new line, not by commas"
  }

  /// What ends a statement, where another one follows on the same line.
  var newStatementHelp: String? {
    beginsStatement ? "`;` or a new line ends one" : nil
  }

  /// Whether what stands here could be a statement: it has the mark of one, or a `}` is before it.
  private var beginsStatement: Bool {
    guard !startsLine, at(.identifier) || at(.keyword) else { return false }
    switch current.word {
    case .let, .var, .if, .for, .expect, .else: return true
    case .inset, .as, .div, .in: return false
    default: break
    }
    let path = restOfStatement.drop {
      $0.kind == .dot || $0.kind == .identifier || $0.kind == .comma
    }
    let mark = path.first?.kind
    return previous.kind == .rightBrace || mark == .colon || mark.map(isComparison) == true
      || (mark == nil || mark == .leftBrace) && followingIsBlock
  }

  /// Whether a kind and a name stand here, and a block.
  private var followingIsBlock: Bool {
    let end = restOfStatement.endIndex
    return at(.identifier) && next.kind == .identifier && end == index + 2
      && tokens[end].kind == .leftBrace
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
    if isAttribute(declaration.kind), declaration.name.text == "and" {
      return "several attributes are written `left, top`"
    }
    if at(.leftBracket) { return "a view has one index, such as `[row * columns + column]`" }
    return nil
  }

  /// What helps after a check.
  var checkHelp: String? {
    switch current.kind {
    case .keyword where at(.inset):
      "`inset` is of constraints: check each side, such as `a.left == root.left + 8`"
    case .and: "several checks have commas between them"
    case .equal, .less, .greater, .lessOrEqual, .greaterOrEqual:
      "a check compares two sides: write two, with a comma between them"
    case .identifier where next.kind == .number && !startsLine:
      "a tolerance is written `± \(text(next))`"
    default: nil
    }
  }
}
