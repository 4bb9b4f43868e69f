extension TreeParser {
  /// `( NAME | "[" type "]" | record ) [ "?" ]`
  mutating func parseType() -> TypeSyntax {
    let start = current
    guard !isFailing, expressionDepth < limits.expressionDepth else {
      if !isFailing { _ = tooDeep(current) }
      return TypeSyntax(.error, isOptional: false, span(start))
    }
    expressionDepth += 1
    defer { expressionDepth -= 1 }
    let kind = parseTypeKind()
    let isOptional = !isFailing && !startsLine && accept(.question)
    return TypeSyntax(kind, isOptional: isOptional, span(from: start))
  }

  private mutating func parseTypeKind() -> TypeSyntax.Kind {
    switch current.kind {
    case .identifier where !startsLine:
      let name = name(current)
      advance()
      let isGeneric = at(.less) || (at(.leftBracket) && next.kind == .rightBracket)
      if isGeneric, !startsLine { failUnexpected("the end of a type", help: listHelp(name.text)) }
      return .name(name)
    case .leftBracket:
      return parseListType()
    case .leftBrace:
      return parseRecord().kind
    default:
      failUnexpected(
        "a type", help: "types are `number`, `int`, `string`, `bool`, `[T]`, `{ field: T }`, …")
      return .error
    }
  }

  /// `[string]` for `list<string>` and `string[]`.
  private func listHelp(_ name: String) -> String {
    let element = at(.less) && next.kind == .identifier ? text(next) : name
    return "a list is written `[\(Habits.type(element) ?? element)]`"
  }

  private mutating func parseListType() -> TypeSyntax.Kind {
    let open = index
    advance()
    let element = withNewlines(tokens[open].partner < 0) { $0.parseType() }
    close(open, expected: "`]`")
    return .list(element)
  }

  /// `"{" { delim } [ NAME ":" type { delim { delim } NAME ":" type } ] { delim } "}"`
  mutating func parseRecord() -> TypeSyntax {
    let start = current
    let open = index
    advance()
    if tokens[open].partner < 0 { failSilently() }
    let fields = withNewlines(true) { parser in
      parser.parseDelimited { $0.parseField() }
    }
    close(open, expected: "`,`, `}` or a new line")
    return TypeSyntax(.record(fields), isOptional: false, span(from: start))
  }

  private mutating func parseField() -> (name: NameSyntax, type: TypeSyntax) {
    guard at(.identifier) || at(.keyword) else {
      failUnexpected("a field's name")
      return (name(current), TypeSyntax(.error, isOptional: false, span(current)))
    }
    let field = name(current)
    advance()
    if at(.question), next.kind == .colon, !isFailing {
      failUnexpected(
        "`:`", help: "what may be absent has a `?` after its type: `\(field.text): T?`")
    }
    expect(.colon)
    let type = parseType()
    if at(.assign), !isFailing {
      failUnexpected(
        "`,`, `}` or a new line",
        help: "a field has no default: let it be absent, `T?`, and use `value ?? default`")
    }
    return (field, type)
  }
}
