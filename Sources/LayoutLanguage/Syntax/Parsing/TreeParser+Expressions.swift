extension TreeParser {
  /// `coalesce [ "?" expr ":" expr ]`
  mutating func parseExpression() -> ExpressionSyntax {
    nested { parser in
      let first = parser.parseBinary(minimum: 1)
      return parser.parseConditional(first)
    }
  }

  /// Goes on with an expression whose first operand is read.
  mutating func parseExpression(
    after first: consuming ExpressionSyntax, minimum: Int
  ) -> ExpressionSyntax {
    parseConditional(parseBinary(after: first, minimum: minimum))
  }

  /// `term { ( "+" | "-" ) term }`
  mutating func parseLinear() -> ExpressionSyntax {
    nested { $0.parseBinary(minimum: BinaryOperator.additivePrecedence) }
  }

  /// `linear [ ( "..<" | "..." ) linear ]`
  mutating func parseRange() -> ExpressionSyntax {
    nested { $0.parseBinary(minimum: BinaryOperator.additivePrecedence - 1) }
  }

  // MARK: Depth

  /// Reads an expression one level deeper, or fails if that's one too many.
  private mutating func nested(
    _ read: (inout TreeParser) -> ExpressionSyntax
  ) -> ExpressionSyntax {
    guard expressionDepth < limits.expressionDepth else { return tooDeep(current) }
    expressionDepth += 1
    defer { expressionDepth -= 1 }
    return read(&self)
  }

  mutating func tooDeep(_ token: Token) -> ExpressionSyntax {
    if !isTooDeep {
      report(.expressionTooDeep(limit: limits.expressionDepth, at: span(token)))
    }
    isTooDeep = true
    failSilently()
    height = 0
    return ExpressionSyntax(.error, span(token))
  }

  /// A node over operands that were read; it grows the tree, which has a limit too.
  ///
  /// - Parameter others: The height of the operands but the last one read.
  private mutating func node(
    _ kind: ExpressionSyntax.Kind, _ span: SourceSpan, others: Int, at token: Token
  ) -> ExpressionSyntax {
    height = max(height, others) + 1
    guard height <= limits.expressionDepth else { return tooDeep(token) }
    return ExpressionSyntax(kind, span)
  }

  // MARK: Operators

  private mutating func parseConditional(
    _ condition: consuming ExpressionSyntax
  ) -> ExpressionSyntax {
    guard !isFailing, at(.question) else { return condition }
    let question = current
    let start = condition.span
    let conditionHeight = height
    advance()
    let then = parseExpression()
    let thenHeight = height
    expect(.colon, help: "a choice is `condition ? value : other`")
    let otherwise = isFailing ? ExpressionSyntax(.error, span(current)) : parseExpression()
    return node(
      .conditional(condition, then: then, otherwise: otherwise), span(from: start),
      others: max(conditionHeight, thenHeight), at: question)
  }

  private mutating func parseBinary(minimum: Int) -> ExpressionSyntax {
    let first = parseUnary()
    return parseBinary(after: first, minimum: minimum)
  }

  private mutating func parseBinary(
    after first: consuming ExpressionSyntax, minimum: Int
  ) -> ExpressionSyntax {
    var left = first
    while !isFailing, let (operation, precedence) = binaryOperator, precedence >= minimum {
      let token = current
      let start = left.span
      let leftHeight = height
      advance()
      if refusesPercent(token) { return left }
      let right = nested { $0.parseBinary(minimum: precedence + 1) }
      left = node(
        .binary(operation, left, right, operatorSpan: span(token)), span(from: start),
        others: leftHeight, at: token)
      refuseChain(precedence)
    }
    return left
  }

  /// The operator at the current place; a `-` that begins a line begins a statement.
  private var binaryOperator: (BinaryOperator, Int)? {
    guard let operation = BinaryOperator(current),
      !(startsLine && (current.kind == .minus || isDivOfMarkup))
    else { return nil }
    return (operation, operation.precedence)
  }

  /// Whether `div {` or `div name {` stands here, since no block is a divisor.
  var isDivOfMarkup: Bool {
    guard at(.div) else { return false }
    let rest = tokens[(index + 1)...].prefix { !$0.flags.contains(.newlineBefore) }
    return rest.drop { $0.kind == .identifier }.first?.kind == .leftBrace
  }

  /// Fails at a second comparison or range, which don't chain.
  private mutating func refuseChain(_ precedence: Int) {
    guard precedence == 4 || precedence == 5, let next = binaryOperator, next.1 == precedence
    else { return }
    fail(
      .unexpected(
        "`\(text(current))` can't follow another of its kind", at: span(current),
        help: precedence == 4 ? "combine comparisons with `&&`" : nil))
  }

  /// `50%`, where a remainder's right side is missing.
  private mutating func refusesPercent(_ token: Token) -> Bool {
    guard token.kind == .percent, !token.flags.contains(.spaceBefore),
      current.flags.contains(.newlineBefore) || !startsOperand || beginsPercentage
    else { return false }
    fail(
      .unexpected(
        "`%` is the remainder of a division", at: span(token), help: percentageHelp(index - 2)))
    return true
  }

  /// - Parameter place: The index of the token before the `%`.
  private func percentageHelp(_ place: Int) -> String? {
    let number = tokens[max(place, 0)]
    guard number.kind == .number else { return "for a percentage write a factor: `super * 0.5`" }
    let factor = describe(numberValue(number) / 100)
    let before = place > 0 ? tokens[place - 1].kind : .endOfFile
    if before == .star {
      return "for a percentage write a factor: `\(factor)`"
    }
    let start = statementStart(before: place)
    if let colon = tokens[start..<place].firstIndex(where: { $0.kind == .colon }) {
      let span = SourceSpan(file: file, start: tokens[start].start, end: tokens[colon].start)
      return percentageHelp(property: sourceText(span), factor)
    }
    guard tokens[start..<place].contains(where: { isComparison($0.kind) }) else {
      return "for a percentage write a factor: `\(factor)`"
    }
    let base = beginsPercentage && !at("of") ? text(current) : "super"
    return "for a percentage write a factor: `\(base) * \(factor)`"
  }

  private func percentageHelp(property name: String, _ factor: String) -> String? {
    let word = Habits.inOneWord(name)
    if word == "alpha" || Habits.isAlpha(word) { return "write `alpha: \(factor)`" }
    if word == "width" || word == "height" { return "write `\(word) == super * \(factor)`" }
    if ["minWidth", "minHeight", "maxWidth", "maxHeight"].contains(word) {
      return Habits.measure(word, of: "super * \(factor)").map { "write `\($0)`" }
    }
    return PropertyNames.all.contains(name) ? "`\(name)` takes no percentage, but points" : nil
  }

  /// The index of the first token of the statement that a token is in.
  private func statementStart(before place: Int) -> Int {
    var start = place
    while start > 0, !tokens[start].flags.contains(.newlineBefore),
      ![.semicolon, .leftBrace, .rightBrace].contains(tokens[start - 1].kind)
    {
      start -= 1
    }
    return start
  }

  /// Whether a view or `of` follows, with a space, as in `50% super`.
  private var beginsPercentage: Bool {
    guard current.flags.contains(.spaceBefore) else { return false }
    return at("of") || [.self, .super, .root, .prev].contains(current.word)
  }

  private func at(_ word: String) -> Bool {
    at(.identifier) && text(current) == word
  }

  // MARK: Unary

  private mutating func parseUnary() -> ExpressionSyntax {
    guard at(.minus) || at(.not) || at(.plus) else { return parsePostfix() }
    var operators: [Token] = []
    while at(.minus) || at(.not) || at(.plus) {
      if at(.plus) {
        report(.unexpected("unexpected `+`", at: span(current), help: "leave it out"))
      } else if operators.count <= limits.expressionDepth {
        operators.append(current)
      }
      advance()
    }
    var operand = parsePostfix()
    for token in operators.reversed() {
      operand = node(
        .unary(token.kind == .minus ? .minus : .not, operand), span(token).union(operand.span),
        others: 0, at: token)
      if isFailing { break }
    }
    return operand
  }
}
