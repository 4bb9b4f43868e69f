extension TreeParser {
  /// A declaration, an extension, a property or a constraint: all begin with an expression.
  mutating func parseOther() -> StatementSyntax.Kind {
    let start = current
    let startIndex = index
    guard startsOperand, !at(.leftBrace), !at(.string), !at(.stringStart), !at(.color) else {
      failAtStatement()
      return .error
    }
    if isNamedDiv {
      advance()
      return parseDeclaration(
        kind: ExpressionSyntax(.name(text(start)), span(start)), word: start, isPath: true)
    }
    let first = parseLinear()
    if isFailing { return .error }
    switch current.kind {
    case .identifier where !startsLine, .keyword where !startsLine:
      return parseDeclaration(kind: first, word: start, isPath: isPath(first))
    case .leftBrace where isPath(first):
      refuseBraceOnOwnLine()
      return .extend(target: first, body: parseBlock())
    case .colon:
      return parseProperty(first, startIndex: startIndex)
    default:
      return parseConstraint(first)
    }
  }

  /// Whether the current tokens are `view div {`, in which `div` is no operator.
  private var isNamedDiv: Bool {
    guard at(.identifier), next.word == .div, !next.flags.contains(.newlineBefore) else {
      return false
    }
    let following = tokens[min(index + 2, tokens.count - 1)].kind
    return following == .leftBrace || following == .semicolon || following == .rightBrace
  }

  /// Whether this is a name, or a member, an element or a call of one.
  func isPath(_ expression: ExpressionSyntax) -> Bool {
    switch expression.kind {
    case .name: bytes[Int(expression.span.start)] != UInt8(ascii: "(")
    case .member(let base, _), .index(let base, _), .call(let base, _): isPath(base)
    default: false
    }
  }

  private mutating func failAtStatement() {
    if at(.invalid) { return failSilently() }
    fail(
      .unexpected(
        "expected a statement, found `\(text(current))`", at: span(current),
        help: statementHelp()))
  }

  private func statementHelp() -> String? {
    switch current.kind {
    case .leftBrace: "a block follows what it belongs to, on the same line"
    case .priority where text(current) == "@media": mediaHelp
    case .priority, .at: "a priority follows its constraint"
    case .keyword where at(.div):
      "`div` is an operator, the whole part of a quotient; a box is a view: `view "
        + "\(next.kind == .identifier ? text(next) : "NAME") { … }`"
    case .string where text(current).contains("["):
      "a visual format begins with `vfl`: `vfl \(text(current))`"
    case .string, .stringStart: "a text is a property: `text: …`"
    default: nil
    }
  }

  /// `if root.width >= 600 { … }` for `@media (min-width: 600px) {`
  private var mediaHelp: String {
    let condition = tokens[(index + 1)...].prefix {
      $0.kind != .rightParenthesis && $0.kind != .leftBrace && !$0.flags.contains(.newlineBefore)
    }
    let words = condition.map(text)
    let mark = words.contains("max") ? "<=" : ">="
    let side = words.contains("height") ? "height" : "width"
    let digits = words.first { $0.first?.isNumber == true }?.prefix { $0.isNumber || $0 == "." }
    let number = digits.map(String.init) ?? "…"
    guard words.contains("width") || words.contains("height") else {
      return "what depends on the canvas is a condition: `if root.width >= 600 { … }`"
    }
    return "what depends on the canvas is a condition: `if root.\(side) \(mark) \(number) { … }`"
  }

  // MARK: Declarations

  private mutating func parseDeclaration(
    kind: ExpressionSyntax, word: Token, isPath: Bool
  ) -> StatementSyntax.Kind {
    if word.word == .foreign || word.word == .test, case .name = kind.kind,
      let help = isControl(word) ? Habits.missingKind(text(word)) : Habits.statement(text(word))
    {
      fail(.unexpected("unexpected `\(text(word))`", at: span(word), help: help))
      return .error
    }
    guard isPath, mayBeName(after: kind) else {
      failAtRelation(after: kind)
      return .error
    }
    let name = parseNewName("a view")
    let index = parseIndex()
    let arguments = at(.leftParenthesis) && !startsLine ? parseArguments() : []
    if at(.assign), !isFailing {
      fail(
        unexpected(
          "`{` or the end of the line", help: "to bind a name write `let \(name.text) = …`"))
    }
    refuseBraceOnOwnLine()
    let body = !isFailing && at(.leftBrace) ? parseBlock() : nil
    return .declaration(
      DeclarationSyntax(kind: kind, name: name, index: index, arguments: arguments, body: body))
  }

  /// Whether the current token is a declared view's name; a mark that's missing before an attribute
  /// or a value is likelier where it isn't an ordinary one.
  private func mayBeName(after kind: ExpressionSyntax) -> Bool {
    guard at(.identifier) else {
      switch next.kind {
      case .leftBrace, .leftParenthesis, .leftBracket, .semicolon, .rightBrace, .endOfFile:
        return true
      default: return next.flags.contains(.newlineBefore)
      }
    }
    return !(at(.attribute) && isAttribute(kind))
  }

  /// `[expr]` after a name that's declared.
  mutating func parseIndex() -> ExpressionSyntax? {
    guard !isFailing, at(.leftBracket), !startsLine else { return nil }
    let open = index
    advance()
    let value = withNewlines(tokens[open].partner < 0) { $0.parseExpression() }
    close(open, expected: "`]`")
    return value
  }

  /// Whether `switch NAME {` has no `case` in it, and so is a control.
  private func isControl(_ word: Token) -> Bool {
    guard text(word) == "switch", next.kind == .leftBrace, index + 2 < tokens.count else {
      return false
    }
    return !["case", "default"].contains(text(tokens[index + 2]))
  }

  // MARK: Properties

  private mutating func parseProperty(
    _ target: ExpressionSyntax, startIndex: Int
  ) -> StatementSyntax.Kind {
    var target = target
    if let name = hyphenated(target, startIndex) {
      target = ExpressionSyntax(.name(name), target.span)
    } else if !isPropertyName(target) || tokens[startIndex].kind != .identifier {
      fail(
        .unexpected(
          "a property is a name, such as `font` or `hugging.x`", at: target.span,
          help: targetHelp(target)))
      return .error
    }
    advance()
    refuseMark(of: target)
    return .property(target: target, value: isFailing ? target : parseExpression())
  }

  /// `background-color`, as CSS writes names; no property is called so, which the meaning tells.
  private func hyphenated(_ target: ExpressionSyntax, _ start: Int) -> String? {
    let parts = tokens[start..<index]
    let isOne = zip(parts, parts.dropFirst()).allSatisfy { $0.end == $1.start }
    guard parts.count > 2, parts.count % 2 == 1, isOne else { return nil }
    let isName = parts.enumerated().allSatisfy { offset, token in
      offset % 2 == 1 ? token.kind == .minus : token.kind == .identifier || token.kind == .keyword
    }
    return isName ? sourceText(target.span) : nil
  }

  /// What to write for `card.title.font: 3` and the like.
  private func targetHelp(_ target: ExpressionSyntax) -> String? {
    guard case .member(let view, let name) = target.kind, isPath(view),
      PropertyNames.all.contains(name.text)
    else { return nil }
    let value = next.kind == .number || next.kind == .color ? text(next) : "…"
    return
      "a property is set in its view's block: `\(sourceText(view.span)) { \(name.text): \(value) }`"
  }

  /// Fails at `hugging: @low`.
  private mutating func refuseMark(of target: ExpressionSyntax) {
    guard let name = target.propertyName.base, ["hugging", "compression"].contains(name),
      at(.priority), !startsLine
    else { return }
    let value = String(text(current).dropFirst())
    fail(
      .unexpected(
        "a priority has its `@` only after a constraint", at: span(current),
        help: "write `\(sourceText(target.span)): \(value)`", edit: .init(span(current), value)))
  }

  private func isPropertyName(_ target: ExpressionSyntax) -> Bool {
    switch target.kind {
    case .name: return true
    case .member(let object, _):
      if case .name = object.kind { return true }
      return false
    default: return false
    }
  }

  // MARK: Parameters

  mutating func parseParameter(role: String) -> ParameterSyntax {
    let name = parseNewName(role)
    let type = !isFailing && accept(.colon) ? parseType() : nil
    let value = !isFailing && accept(.assign) ? parseExpression() : nil
    return ParameterSyntax(name: name, type: type, value: value)
  }

  mutating func parseParameters() -> [ParameterSyntax] {
    let open = index
    advance()
    return parseCommaList(open, closing: .rightParenthesis) {
      $0.parseParameter(role: "a parameter")
    }
  }

  mutating func parseArguments() -> [ArgumentSyntax] {
    let open = index
    advance()
    return parseCommaList(open, closing: .rightParenthesis) { $0.parseArgument() }
  }

  private mutating func parseArgument() -> ArgumentSyntax {
    let isLabelled =
      (at(.identifier) || at(.keyword)) && next.kind == .colon
    guard isLabelled else {
      let value = parseExpression()
      if case .name(let name) = value.kind, !isFailing, startsOperand, !startsLine {
        failUnexpected("`,` or `)`", help: "an argument is written `\(name): \(text(current))`")
      }
      return ArgumentSyntax(label: nil, value: value)
    }
    let label = name(current)
    advance()
    advance()
    return ArgumentSyntax(label: label, value: parseExpression())
  }

  /// Elements with `,` between them, up to the bracket that closes the one at `open`.
  mutating func parseCommaList<Element>(
    _ open: Int, closing: TokenKind, _ parseElement: (inout TreeParser) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    withNewlines(tokens[open].partner < 0) { parser in
      guard !parser.at(closing) else { return }
      elements.reserveCapacity(4)
      repeat {
        if parser.at(closing), !elements.isEmpty {
          parser.report(
            parser.unexpected("an expression", help: "leave out the last comma"))
          break
        }
        elements.append(parseElement(&parser))
      } while !parser.isFailing && parser.accept(.comma)
    }
    close(open, expected: "`,` or `\(closing.mark ?? "")`")
    return elements
  }
}
