extension TreeParser {
  mutating func parseFile() -> [StatementSyntax] {
    parseStatements(isTopLevel: true) { $0.at(.endOfFile) }
  }

  /// Statements up to an end, separated by newlines or `;`.
  mutating func parseStatements(
    isTopLevel: Bool, until isEnd: (TreeParser) -> Bool
  ) -> [StatementSyntax] {
    var statements: [StatementSyntax] = []
    if !isEnd(self) { statements.reserveCapacity(4) }
    while !at(.endOfFile), !isEnd(self) {
      if accept(.semicolon) { continue }
      statements.append(parseItem(isTopLevel: isTopLevel))
    }
    return statements
  }

  private mutating func parseItem(isTopLevel: Bool) -> StatementSyntax {
    let start = current
    let startIndex = index
    let faults = diagnostics.diagnostics.count
    let kind = parseItemKind(isTopLevel: isTopLevel)
    if !isFailing, !endsStatement { failAfterStatement(kind) }
    guard isFailing else { return StatementSyntax(kind, span(from: start)) }
    if diagnostics.diagnostics.count > faults, let keyword = keywordMeant(by: startIndex) {
      diagnostics.replaceLast(by: .misspelledKeyword(text(start), keyword, at: span(start)))
    }
    let body = synchronize(from: startIndex)
    return StatementSyntax(Self.faulty(kind, body: body, span(start)), span(from: start))
  }

  /// A faulty statement keeps what was read; a block found after the fault extends what's unknown.
  private static func faulty(
    _ kind: StatementSyntax.Kind, body: BlockSyntax?, _ span: SourceSpan
  ) -> StatementSyntax.Kind {
    guard let body else { return kind }
    return .extend(target: ExpressionSyntax(.error, span), body: body)
  }

  private mutating func parseItemKind(isTopLevel: Bool) -> StatementSyntax.Kind {
    guard at(.identifier), startsItem else { return parseStatementKind() }
    if !isTopLevel, !at(.vfl), !isUnbalanced {
      report(
        .unexpected(
          "`\(text(current))` in a block", at: span(current),
          help: at(.test)
            ? "it belongs at the top level of a file; `(width: 320...430)` tests a range of widths"
            : "it belongs at the top level of a file"))
    }
    switch current.word {
    case .layout: return parseVersion()
    case .import: return parseImport()
    case .param: return parseFileParameter()
    case .data: return parseData()
    case .type: return parseTypeDefinition()
    case .component: return parseComponent()
    case .test: return parseTest()
    default: return parseVisualFormat()
    }
  }

  /// Whether a word that's a keyword only at a statement's start is followed by its form.
  private var startsItem: Bool {
    let following = next
    if following.flags.contains(.newlineBefore) { return false }
    switch current.word {
    case .layout: return following.kind == .number
    case .import: return [.identifier, .string, .star].contains(following.kind)
    case .param, .data, .type, .component: return isName(following)
    case .vfl where following.kind == .identifier:
      return ["H", "V"].contains(text(following))
        && tokens[min(index + 2, tokens.count - 1)].kind == .colon
    case .test, .vfl: return following.kind == .string || following.kind == .stringStart
    default: return false
    }
  }

  /// A name, or a reserved word in its place.
  private func isName(_ token: Token) -> Bool {
    token.kind == .identifier
      || (token.kind == .keyword && token.word != .div)
  }

  // MARK: Items

  private mutating func parseVersion() -> StatementSyntax.Kind {
    advance()
    let value = numberValue(current)
    if value != Double(LayoutLanguageVersion.current) {
      report(.unsupportedVersion(text(current), at: span(current)))
    }
    advance()
    return .version(value)
  }

  private mutating func parseImport() -> StatementSyntax.Kind {
    advance()
    if at(.string) || at(.stringStart) { return parseNamespaceImport() }
    if at(.star) { return failAtWholeImport() }
    var names = [name(current)]
    advance()
    while accept(.comma) {
      names.append(withNewlines(false) { $0.parseName("a name") })
      if isFailing { return .error }
    }
    guard at(.from) else {
      failUnexpected("`from`", help: "write `import NAME from \"file.layout\"`")
      return .error
    }
    advance()
    return .importNames(names, from: parsePlainString("the file's name in quotes"))
  }

  /// `import * from "kit.layout"`
  private mutating func failAtWholeImport() -> StatementSyntax.Kind {
    let line = restOfStatement
    let path = line.first { $0.kind == .string }.map(text) ?? "\"file.layout\""
    let alias = line.drop { $0.word != .as }.dropFirst().first { $0.kind == .identifier }
    let file = path.dropFirst().split(separator: "/").last?.prefix { $0.isLetter || $0 == "_" }
    let name = alias.map(text) ?? file.map(String.init).flatMap { $0.isEmpty ? nil : $0 } ?? "NAME"
    failUnexpected(
      "a name",
      help: "all of a file is imported under one name: `import \(path) as \(name)`, and then "
        + "its `Card` is `\(name).Card`")
    return .error
  }

  private mutating func parseNamespaceImport() -> StatementSyntax.Kind {
    let path = parsePlainString("the file's name in quotes")
    guard at(.as) else {
      failUnexpected(
        "`as`", help: "write `import NAME from \"file.layout\"` or `import \"file.layout\" as NAME`"
      )
      return .error
    }
    advance()
    return .importNamespace(parseName("a name"), from: path)
  }

  private mutating func parseFileParameter() -> StatementSyntax.Kind {
    advance()
    return .parameter(parseParameter(role: "a parameter"))
  }

  private mutating func parseData() -> StatementSyntax.Kind {
    advance()
    let name = parseNewName("data")
    let type = accept(.colon) ? parseType() : nil
    if isFailing { return .error }
    if at(.from) {
      advance()
      let path = parsePlainString("the file's name in quotes")
      return .data(DataSyntax(name: name, type: type, source: .file(path)))
    }
    guard accept(.assign) else {
      failUnexpected("`from` or `=`")
      return .error
    }
    return .data(DataSyntax(name: name, type: type, source: .value(parseExpression())))
  }

  private mutating func parseTypeDefinition() -> StatementSyntax.Kind {
    advance()
    let name = parseNewName("a type")
    refuseBraceOnOwnLine()
    guard at(.leftBrace), !startsLine else {
      failUnexpected("`{`", help: "a type is a record: `type Post { title: string }`")
      return .error
    }
    return .type(name: name, record: parseRecord())
  }

  private mutating func parseComponent() -> StatementSyntax.Kind {
    advance()
    let name = parseNewName("a component")
    let parameters = at(.leftParenthesis) && !startsLine ? parseParameters() : []
    if isFailing { return .error }
    return .component(name: name, parameters: parameters, body: parseBody())
  }

  private mutating func parseTest() -> StatementSyntax.Kind {
    advance()
    let name = parsePlainString("the test's name in quotes")
    let arguments = at(.leftParenthesis) && !startsLine ? parseArguments() : []
    if isFailing { return .error }
    let body = parseBody()
    if !isUnbalanced { refuseOthersInTest(body) }
    return .test(name: name, arguments: arguments, body: body)
  }

  private mutating func refuseOthersInTest(_ body: BlockSyntax) {
    for statement in body.statements {
      switch statement.kind {
      case .expect, .letBinding, .error: continue
      case .constraint(let constraint) where constraint.isCheck:
        report(checkWithoutExpect(statement.span))
      default:
        report(
          .unexpected(
            "a test holds only `expect` and `let`", at: firstLine(of: statement.span),
            help: "vary the layout by the test's arguments: `test \"…\" (width: 320) { … }`"))
      }
    }
  }

  /// `a.width == 10` in a test.
  private func checkWithoutExpect(_ span: SourceSpan) -> Diagnostic {
    let line = firstLine(of: span)
    let start = SourceSpan(file: file, start: span.start, end: span.start)
    let text = String(decoding: bytes[Int(line.start)..<Int(line.end)], as: UTF8.self)
    return .unexpected(
      "a test holds only `expect` and `let`", at: line, help: "write `expect \(text)`",
      edit: .init(start, "expect "))
  }

  /// A span, cut where its first line ends.
  private func firstLine(of span: SourceSpan) -> SourceSpan {
    let range = Int(span.start)..<Int(span.end)
    let end = bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
    return SourceSpan(file: file, start: span.start, end: Int32(end))
  }

  /// The tokens after the current one, up to the end of the line or a `;`.
  private var restOfStatement: ContiguousArray<Token>.SubSequence {
    tokens[min(index + 1, tokens.count)...].prefix {
      !$0.flags.contains(.newlineBefore) && $0.kind != .semicolon
    }
  }

  private mutating func parseVisualFormat() -> StatementSyntax.Kind {
    advance()
    // Without quotes: the lexer tells of a `|`.
    if at(.identifier), restOfStatement.contains(where: { $0.flags.contains(.isReported) }) {
      failSilently()
      return .error
    }
    let string = parsePlainString("the format in quotes")
    let isPlain = !string.pieces.isEmpty || string.span.end - string.span.start <= 2
    if !isFailing, isPlain {
      diagnostics.append(contentsOf: VisualFormatReader(string).diagnostics)
    }
    return .visualFormat(string)
  }
}

extension ConstraintSyntax {
  /// Whether it could stand after `expect`.
  fileprivate var isCheck: Bool {
    left.count == 1 && inset == nil && priority == nil && label == nil
  }
}
