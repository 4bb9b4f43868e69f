internal import ConstraintKit

extension TreeParser {
  /// `linear { "," linear } relop expr [ inset ] [ priority ] [ label ]`
  mutating func parseConstraint(_ first: consuming ExpressionSyntax) -> StatementSyntax.Kind {
    var left = [first]
    if at(.comma) { left.reserveCapacity(4) }
    while !isFailing, accept(.comma) { left.append(parseLinear()) }
    if at(.colon), left.count > 1, !isFailing {
      let names = left.map { "`\(sourceText($0.span)): …`" }
      fail(
        .unexpected(
          "a property is set by itself, not in a list", at: span(current),
          help: "write \(names.joined(separator: " and "))"))
      return .error
    }
    if at(.leftBrace), left.count > 1, !isFailing {
      failUnexpected("`==`, `>=` or `<=`", help: "a block belongs to one view: write one for each")
      return .error
    }
    let relationSpan = span(current)
    guard let relation = parseRelation(after: left[left.count - 1]) else { return .error }
    let right = parseConstraintRight(left: left, relation: relation)
    var constraint = ConstraintSyntax(
      left: left, relation: relation, relationSpan: relationSpan, right: right, inset: nil,
      priority: nil, label: nil)
    parseConstraintTail(&constraint)
    return .constraint(constraint)
  }

  /// `==`, `>=` or `<=`; what else compares or binds is reported and read as what was meant.
  mutating func parseRelation(after left: ExpressionSyntax) -> Relation? {
    if isFailing { return nil }
    let relation: Relation
    switch current.kind {
    case .equal: relation = .equal
    case .greaterOrEqual: relation = .greaterThanOrEqual
    case .lessOrEqual: relation = .lessThanOrEqual
    case .assign where !startsLine && propertyName(left) != nil:
      failAtAssignment(to: left, propertyName(left) ?? "")
      return nil
    case .assign where !startsLine:
      reportRelation(
        help: "`=` binds a name (`let`); constraints use `==`",
        replacement: isAttribute(left) ? "==" : nil)
      relation = .equal
    case .less where !startsLine:
      reportRelation(help: "a bound includes its limit: write `<=`", replacement: "<=")
      relation = .lessThanOrEqual
    case .greater where !startsLine:
      reportRelation(help: "a bound includes its limit: write `>=`", replacement: ">=")
      relation = .greaterThanOrEqual
    default:
      failAtRelation(after: left)
      return nil
    }
    advance()
    return relation
  }

  /// The name of a property that stands alone, also by another name.
  private func propertyName(_ expression: ExpressionSyntax) -> String? {
    guard case .name(let name) = expression.kind, !isAttribute(expression) else { return nil }
    let names = PropertyNames.all
    return names.contains(name) ? name : Habits.property(name, among: names)
  }

  /// `font = 14`; `gap = 8`, which may be a property of that name elsewhere or a constant.
  private mutating func failAtAssignment(to left: ExpressionSyntax, _ property: String) {
    let written = sourceText(left.span)
    let help = "a property is set with `:`: `\(property): …`"
    guard written == property || written.contains(where: \.isUppercase) else {
      return fail(
        .unexpected(
          "`=` without `let`", at: span(current),
          help: "`=` binds a name, `let \(written) = …`; \(help)"))
    }
    fail(
      .unexpected(
        "`=` in the place of `:`", at: span(current), help: help,
        edit: .init(left.span.union(span(current)), "\(property):")))
  }

  private mutating func reportRelation(help: String, replacement: String?) {
    report(unexpected("`==`, `>=` or `<=`", help: help, replacement: replacement))
  }

  mutating func failAtRelation(after left: ExpressionSyntax) {
    if case .name(let name) = left.kind, left.span.end == previous.end {
      if let help = Habits.statement(name) {
        return fail(.unexpected("unexpected `\(name)`", at: left.span, help: help))
      }
      if let expected = Self.operand(ofItem: previous.word) {
        let help =
          at(.keyword) && !startsLine ? "`\(text(current))` is a reserved word and no name" : nil
        return failUnexpected(expected, help: help)
      }
    }
    if endsStatement, let chain = ForeignChain(left, text: sourceText) {
      return fail(
        .unexpected(
          "a constraint is a comparison, not a call", at: left.span,
          help: "write `\(chain.replacement)`"))
    }
    if case .call(let function, let arguments) = left.kind, case .name(let name) = function.kind,
      endsStatement
    {
      return fail(
        .unexpected(
          "a call is no statement", at: left.span, help: callHelp(name, arguments)))
    }
    let isHead = isWord(left) && !isComparison(current.kind)
    failUnexpected(
      isHead ? "`:`, `==`, `>=`, `<=` or a name" : "`==`, `>=` or `<=`",
      help: relationHelp(after: left))
  }

  private func relationHelp(after left: ExpressionSyntax) -> String? {
    let word = wordText(left)
    let isProperty = word.map(PropertyNames.all.contains) ?? false
    return switch current.kind {
    case .notEqual: "what is to differ can't be said; bound it with `>=` or `<=`"
    case .string where word != nil && !isProperty:
      "a view has a name, and its text is a property: `\(word ?? "") NAME { text: … }`"
    case .string, .number, .color: "a property is set with `:`"
    case .identifier where isAttribute(left): "several attributes are written `left, top`"
    case .and where isAttribute(left): "several attributes are written `left, top`"
    case _ where endsStatement && continuesLine(left):
      "a line that begins with `-` doesn't go on with the one above: end that one with the `-`"
    case .keyword where at(.in): "a loop is written `for name in list { … }`"
    case .keyword where word != nil && !startsLine: "a property is set with `:`"
    case _ where endsStatement && isProperty:
      "a property is set with `:`: `\(word ?? ""): \(word == "hidden" ? "true" : "…")`"
    default: endsStatement ? word.flatMap(kindHelp) : nil
    }
  }

  /// What to write for a kind of views, or what others call one, that stands alone.
  private func kindHelp(_ word: String) -> String? {
    Habits.missingKind(word) ?? Diagnostic.Fix.viewNeedsName(word)?.message
  }

  /// Whether an expression is what `-` and an operand on a line of their own are.
  private func continuesLine(_ expression: ExpressionSyntax) -> Bool {
    let start = expression.span.start
    guard let place = tokens[..<index].lastIndex(where: { $0.start <= start }), place > 0,
      tokens[place].kind == .minus, tokens[place].flags.contains(.newlineBefore)
    else { return false }
    return ![.leftBrace, .rightBrace, .semicolon].contains(tokens[place - 1].kind)
  }

  /// What follows a word that begins an item.
  private static func operand(ofItem word: Word) -> String? {
    switch word {
    case .component, .type, .param, .data: "a name"
    case .test, .vfl: "a string"
    case .layout: "a number"
    case .import: "a name or a string"
    default: nil
    }
  }

  private func isWord(_ expression: ExpressionSyntax) -> Bool {
    wordText(expression) != nil
  }

  private func wordText(_ expression: ExpressionSyntax) -> String? {
    if case .name(let name) = expression.kind { name } else { nil }
  }

  func isAttribute(_ expression: ExpressionSyntax) -> Bool {
    switch expression.kind {
    case .name(let name): AttributeNames.all.contains(name)
    case .member(_, let name): AttributeNames.all.contains(name.text)
    default: false
    }
  }

  /// The right side. A second comparison (`8 <= width <= 20`) is a fault; in the line below it is
  /// a constraint of its own, and this one's right side is missing.
  private mutating func parseConstraintRight(
    left: [ExpressionSyntax], relation: Relation
  ) -> ExpressionSyntax {
    let start = index
    let beginsLine = startsLine
    let right = parseRange()
    guard !isFailing, isComparison(current.kind) else {
      return isFailing ? right : parseExpression(after: right, minimum: 1)
    }
    let second = current
    let whole = parseExpression(after: right, minimum: 1)
    if case .conditional = whole.kind { return whole }
    if beginsLine {
      move(to: start)
      return failAtOperand()
    }
    report(chained(left: left, relation, middle: right, second, end: whole.span.end))
    return right
  }

  private func chained(
    left: [ExpressionSyntax], _ relation: Relation, middle: ExpressionSyntax, _ second: Token,
    end: Int32
  ) -> Diagnostic {
    let first = sourceText(left[0].span.union(left[left.count - 1].span))
    let shared = sourceText(middle.span)
    let last = sourceText(SourceSpan(file: file, start: second.end, end: end))
    let mark = second.kind == .less ? "<=" : second.kind == .greater ? ">=" : text(second)
    return .unexpected(
      "a constraint compares two sides, this is a second comparison", at: span(second),
      help: "write two: `\(first) \(relation) \(shared)` and `\(shared) \(mark) \(last)`")
  }

  /// The text of a span on one line, without spaces at its ends.
  func sourceText(_ span: SourceSpan) -> String {
    String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func isComparison(_ kind: TokenKind) -> Bool {
    switch kind {
    case .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual: true
    default: false
    }
  }

  // MARK: Tail

  private mutating func parseConstraintTail(_ constraint: inout ConstraintSyntax) {
    while !isFailing {
      if at(.inset) {
        refuseOrder(constraint.priority != nil || constraint.label != nil)
        refuseSecond(constraint.inset != nil)
        advance()
        constraint.inset = parseLinear()
      } else if at(.priority) || at(.at) {
        refuseOrder(constraint.label != nil)
        refuseSecond(constraint.priority != nil)
        constraint.priority = parsePriority()
      } else if at(.as) {
        refuseSecond(constraint.label != nil)
        advance()
        refuseOtherLabels()
        constraint.label = parseName("a label")
      } else {
        return
      }
    }
  }

  /// Fails at `as "wide"` and `as 10`.
  private mutating func refuseOtherLabels() {
    guard at(.string) || at(.number) || at(.stringStart), !startsLine else { return }
    failUnexpected("a label", help: "a label is a name, such as `as wide`")
  }

  private mutating func refuseOrder(_ isWrong: Bool) {
    guard isWrong else { return }
    report(
      .unexpected(
        "`\(text(current))` is out of place", at: span(current),
        help: "the order is `inset …`, `@priority`, `as name`"))
  }

  private mutating func refuseSecond(_ isSecond: Bool) {
    guard isSecond else { return }
    report(.unexpected("a second `\(text(current))`", at: span(current), help: "keep one"))
  }

  /// Fails at what follows a whole statement.
  mutating func failAfterStatement(_ kind: StatementSyntax.Kind) {
    switch kind {
    case .constraint(let constraint):
      failAfterConstraint(constraint)
    case .declaration(let declaration) where declaration.body == nil:
      lacksBrace = true
      failUnexpected("`{` or the end of the line", help: helpAfter(declaration))
    case .expect where at(.comma):
      failUnexpected("the end of the statement", help: Self.ownExpect)
    case .expect:
      failUnexpected("the end of the statement", help: checkHelp ?? newStatementHelp)
    case .property(let target, let value):
      failUnexpected(
        "the end of the statement",
        help: newStatementHelp ?? helpAfter(property: target, value))
    case .parameter(let parameter):
      failUnexpected("the end of the statement", help: helpAfter(parameter) ?? newStatementHelp)
    case .declaration where at(.dot):
      failUnexpected("the end of the statement", help: helpAtModifier)
    case .conditional where at(.identifier):
      if let keyword = elseMeant {
        return fail(.misspelledKeyword(text(current), keyword, at: span(current)))
      }
      failUnexpected(
        "the end of the statement",
        help: Habits.statement(text(current)) ?? newStatementHelp)
    default:
      failUnexpected("the end of the statement", help: newStatementHelp)
    }
  }
}
