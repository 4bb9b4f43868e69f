internal import ConstraintKit

extension TreeParser {
  /// Whether the current token can begin an operand.
  var startsOperand: Bool {
    switch current.kind {
    case .identifier, .number, .color, .string, .stringStart, .leftParenthesis, .leftBracket,
      .leftBrace, .minus, .not, .plus, .invalid:
      true
    case .keyword:
      switch current.word {
      case .true, .false, .null, .self, .super, .root, .prev: true
      default: false
      }
    default: false
    }
  }

  /// `primary { "." NAME | "[" expr "]" | args }`
  mutating func parsePostfix() -> ExpressionSyntax {
    var base = parsePrimary()
    while !isFailing {
      let token = current
      let baseHeight = height
      switch token.kind {
      case .dot:
        base = parseMember(of: base)
      case .leftBracket where !startsLine:
        base = parseSubscript(of: base, baseHeight)
      case .leftParenthesis where !startsLine:
        let start = base.span
        let arguments = parseArguments()
        base = ExpressionSyntax(.call(base, arguments), span(from: start))
      default:
        return base
      }
      height = max(height, baseHeight) + 1
      if height > limits.expressionDepth { return tooDeep(token) }
    }
    return base
  }

  private mutating func parseMember(
    of base: consuming ExpressionSyntax
  ) -> ExpressionSyntax {
    let start = base.span
    advance()
    guard at(.identifier) || at(.keyword), !startsLine else {
      failUnexpected("a name after `.`")
      return ExpressionSyntax(.error, span(from: start))
    }
    let member = name(current)
    advance()
    return ExpressionSyntax(.member(base, member), span(from: start))
  }

  private mutating func parseSubscript(
    of base: consuming ExpressionSyntax, _ baseHeight: Int
  ) -> ExpressionSyntax {
    let start = base.span
    let open = index
    advance()
    let value = withNewlines(tokens[open].partner < 0) { $0.parseExpression() }
    close(open, expected: "`]`")
    return ExpressionSyntax(.index(base, value), span(from: start))
  }

  // MARK: Primaries

  private mutating func parsePrimary() -> ExpressionSyntax {
    height = 1
    let token = current
    switch token.kind {
    case .identifier:
      advance()
      return ExpressionSyntax(.name(text(token)), span(token))
    case .number:
      advance()
      return ExpressionSyntax(.number(checkedNumber(token)), span(token))
    case .string, .stringStart:
      return parseStringExpression()
    case .color:
      advance()
      return ExpressionSyntax(.color(text(token)), span(token))
    case .keyword:
      return parseKeyword(token)
    case .leftParenthesis:
      return parseParentheses()
    case .leftBracket:
      return parseList()
    case .leftBrace where allowsObjects:
      return parseObject()
    case .invalid:
      advance()
      return ExpressionSyntax(.error, span(token))
    default:
      return failAtOperand()
    }
  }

  private mutating func parseKeyword(_ token: Token) -> ExpressionSyntax {
    let kind: ExpressionSyntax.Kind
    switch token.word {
    case .true: kind = .bool(true)
    case .false: kind = .bool(false)
    case .null: kind = .null
    case .self, .super, .root, .prev: kind = .name(text(token))
    default: return failAtOperand()
    }
    advance()
    return ExpressionSyntax(kind, span(token))
  }

  mutating func failAtOperand() -> ExpressionSyntax {
    failUnexpected("an expression", help: operandHelp)
    return ExpressionSyntax(
      .error, SourceSpan(file: file, start: current.start, end: current.start))
  }

  private var operandHelp: String? {
    switch current.kind {
    case .keyword where current.word == .if: "a choice is `condition ? value : other`"
    case .dot where next.kind == .identifier:
      Priority.level(text(next)) == nil
        ? "a word stands without a dot: `\(text(next))`"
        : "a priority follows the constraint: `@\(text(next))`"
    case .assign where previous.kind == .assign: "equality is `==`, without a space"
    default: nil
    }
  }

  private mutating func parseParentheses() -> ExpressionSyntax {
    let open = index
    let start = current
    advance()
    var tallest = 0
    var elements = parseCommaList(open, closing: .rightParenthesis) { parser in
      let element = parser.parseExpression()
      tallest = max(tallest, parser.height)
      parser.refuseLabel(element)
      return element
    }
    height = tallest
    let whole = span(from: start)
    switch elements.count {
    case 0:
      report(.unexpected("expected an expression, found `()`", at: whole))
      return ExpressionSyntax(.error, whole)
    case 1:
      elements[0].span = whole
      return elements[0]
    default:
      height += 1
      return ExpressionSyntax(.tuple(elements), whole)
    }
  }

  /// Fails at `(top: 8, left: 16)`.
  private mutating func refuseLabel(_ element: ExpressionSyntax) {
    guard at(.colon), case .name(let name) = element.kind, !isFailing else { return }
    let order =
      switch name {
      case "top", "left", "bottom", "right": ", but an order: `(top, left, bottom, right)`"
      case "width", "height": ", but an order: `(width, height)`"
      default: ""
      }
    failUnexpected("`,` or `)`", help: "values in parentheses have no names\(order)")
  }

  private mutating func parseList() -> ExpressionSyntax {
    let open = index
    let start = current
    advance()
    var tallest = 0
    let elements = parseCommaList(open, closing: .rightBracket) { parser in
      let element = parser.parseExpression()
      tallest = max(tallest, parser.height)
      return element
    }
    height = tallest + 1
    return ExpressionSyntax(.list(elements), span(from: start))
  }

  /// `"{" { delim } [ pair { delim { delim } pair } ] { delim } "}"`
  private mutating func parseObject() -> ExpressionSyntax {
    let open = index
    let start = current
    advance()
    if tokens[open].partner < 0 { failSilently() }
    var tallest = 0
    let pairs = withNewlines(true) { parser in
      parser.parseDelimited { parser in
        let pair = parser.parsePair()
        tallest = max(tallest, parser.height)
        return pair
      }
    }
    close(open, expected: "`,`, `}` or a new line")
    height = tallest + 1
    return ExpressionSyntax(.object(pairs), span(from: start))
  }

  /// Elements of braces, with commas or newlines between them.
  mutating func parseDelimited<Element>(
    _ parseElement: (inout TreeParser) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    while accept(.comma) {}
    while !isFailing, !at(.rightBrace), !at(.endOfFile) {
      elements.append(parseElement(&self))
      guard at(.comma) || startsLine else { break }
      while accept(.comma) {}
    }
    return elements
  }

  private mutating func parsePair() -> (key: NameSyntax, value: ExpressionSyntax) {
    let key: NameSyntax
    switch current.kind {
    case .identifier, .keyword:
      key = name(current)
      advance()
    case .string:
      key = NameSyntax(cook(current, trimming: 1), span(current))
      advance()
    default:
      failUnexpected("a field's name")
      key = NameSyntax("", SourceSpan(file: file, start: current.start, end: current.start))
    }
    expect(.colon)
    return (key, parseExpressionUnlessFailing())
  }

  private mutating func parseExpressionUnlessFailing() -> ExpressionSyntax {
    isFailing ? ExpressionSyntax(.error, span(current)) : parseExpression()
  }
}
