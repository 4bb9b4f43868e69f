internal import ConstraintKit

extension TreeParser {
  mutating func parseStatementKind() -> StatementSyntax.Kind {
    if at(.keyword) {
      switch current.word {
      case .let: return parseLet()
      case .var: return parseVariable()
      case .if: return .conditional(parseIf())
      case .for: return parseFor()
      case .expect: return parseExpect()
      case .else: return failAtElse()
      default: break
      }
    }
    return parseOther()
  }

  private mutating func failAtElse() -> StatementSyntax.Kind {
    if isUnbalanced { failSilently() }
    fail(
      .unexpected(
        "`else` without `if`", at: span(current), help: "`else` follows the `}` of an `if`"))
    return .error
  }

  private mutating func parseLet() -> StatementSyntax.Kind {
    advance()
    let name = parseNewName("a constant")
    let type = accept(.colon) ? parseType() : nil
    if at(.equal) {
      report(
        unexpected("`=`", help: "`=` binds a name; `==` states a constraint", replacement: "="))
      advance()
    } else {
      expect(.assign)
    }
    return .letBinding(name: name, type: type, value: parseExpression())
  }

  private mutating func parseVariable() -> StatementSyntax.Kind {
    advance()
    let name = parseNewName("a variable")
    let index = parseIndex()
    if at(.assign), !isFailing {
      fail(
        unexpected(
          "the end of the statement",
          help: "a `var` is found by the solver; write `let \(name.text) = …` for a known value"))
    }
    return .variable(name: name, index: index)
  }

  private mutating func parseIf() -> IfSyntax {
    advance()
    if at(.let), !startsLine {
      failUnexpected("a condition", help: "test a value that may be null: `if value != null { … }`")
    }
    let condition = parseCondition()
    let then = parseBody(afterCondition: true)
    guard at(.else), !isFailing else {
      return IfSyntax(condition: condition, then: then, otherwise: nil)
    }
    advance()
    return IfSyntax(condition: condition, then: then, otherwise: parseElse())
  }

  /// An expression before a block. Its objects stand in parentheses or brackets.
  private mutating func parseCondition() -> ExpressionSyntax {
    allowsObjects = false
    defer { allowsObjects = true }
    return startsLine ? failAtOperand() : parseExpression()
  }

  private mutating func parseElse() -> BlockSyntax {
    guard at(.if) else { return parseBody() }
    let start = current
    guard enterBlock() else { return BlockSyntax([], span(from: start)) }
    defer { blockDepth -= 1 }
    let statement = StatementSyntax(.conditional(parseIf()), span(from: start))
    return BlockSyntax([StatementSyntax(statement.kind, span(from: start))], span(from: start))
  }

  private mutating func parseFor() -> StatementSyntax.Kind {
    advance()
    if at(.leftParenthesis), !startsLine {
      failUnexpected(
        "a name for a loop's element",
        help: "a loop has no parentheses: `for name, index in list { … }`, `for i in 0..<3 { … }`")
      skip()
      return .error
    }
    let element = parseNewName("a loop's element")
    let index = accept(.comma) ? parseNewName("a loop's index") : nil
    if !isFailing, !at(.in) {
      failUnexpected("`in`", help: "write `for \(element.text) in list { … }`")
    } else if !isFailing {
      advance()
    }
    let sequence = parseCondition()
    let body = parseBody(afterCondition: true)
    return .loop(ForSyntax(element: element, index: index, sequence: sequence, body: body))
  }

  // MARK: Blocks

  /// A block that must follow.
  ///
  /// - Parameter afterCondition: Whether an expression stands before it.
  mutating func parseBody(afterCondition: Bool = false) -> BlockSyntax {
    refuseBraceOnOwnLine()
    guard !isFailing, at(.leftBrace) else {
      lacksBrace = lacksBrace || !isFailing
      failUnexpected("`{`", help: afterCondition ? helpAfterCondition() : nil)
      return BlockSyntax([], SourceSpan(file: file, start: current.start, end: current.start))
    }
    return parseBlock()
  }

  /// What to write for `and`, `then` and the like after a condition.
  private func helpAfterCondition() -> String? {
    let block = "what follows stands in braces: `{ … }`"
    switch current.kind {
    case .assign: return "equality is `==`"
    case .colon: return next.kind == .leftBrace ? "leave out the `:`" : block
    case .identifier where !startsLine:
      let word = text(current)
      if let mark = Habits.operatorMark(word) { return "write `\(mark)`" }
      guard word == "then" || word == "do" else { return block }
      return next.kind == .leftBrace
        ? "leave out `\(word)`" : "braces stand in the place of `\(word)`: `{ … }`"
    case .keyword where !startsLine: return block
    case .identifier, .endOfFile: return block
    default: return nil
    }
  }

  /// Reports a `{` that begins a line, where one above was meant.
  mutating func refuseBraceOnOwnLine() {
    guard at(.leftBrace), startsLine, !isFailing else { return }
    report(
      .unexpected(
        "`{` on a line of its own", at: span(current), help: "put it on the line above"))
  }

  mutating func parseBlock() -> BlockSyntax {
    let start = current
    let open = index
    guard enterBlock() else {
      skipBlock(open)
      return BlockSyntax([], span(from: start))
    }
    defer { blockDepth -= 1 }
    advance()
    let statements = withNewlines(true) { parser in
      parser.parseStatements(isTopLevel: false) { $0.at(.rightBrace) }
    }
    recover()
    _ = accept(.rightBrace)
    return BlockSyntax(statements, span(from: start))
  }

  /// Counts a block; false if that's one too many, which is reported once.
  private mutating func enterBlock() -> Bool {
    guard blockDepth < limits.blockDepth else {
      if !isTooDeep { report(.blocksTooDeep(limit: limits.blockDepth, at: span(current))) }
      isTooDeep = true
      failSilently()
      return false
    }
    blockDepth += 1
    return true
  }

  /// Skips a block; one that isn't closed goes to the end of the file.
  private mutating func skipBlock(_ open: Int) {
    let partner = Int(tokens[open].partner)
    move(to: partner >= 0 ? partner + 1 : tokens.count - 1)
  }
}
