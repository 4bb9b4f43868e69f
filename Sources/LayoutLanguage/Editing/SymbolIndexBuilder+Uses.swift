extension SymbolIndexBuilder {
  /// What an expression stands for, as far as names go.
  struct Meaning {
    var symbols: [Int] = []
    /// The scope of the view that a word such as `super` stands for.
    var scope: Int?
  }

  /// Follows the names that are used.
  mutating func resolve() {
    for number in modules.indices {
      resolve(modules[number].syntax.items, in: fileScopes[number].views)
    }
  }

  private mutating func use(_ span: SourceSpan, _ symbols: [Int]) {
    guard !symbols.isEmpty, span.start < span.end else { return }
    references.append(SymbolIndex.Reference(span: span, symbols: symbols))
  }

  // MARK: Statements

  private mutating func resolve(_ statements: [StatementSyntax], in scope: Int) {
    for statement in statements { resolve(statement, in: scope) }
  }

  private mutating func resolve(_ block: BlockSyntax?, outside scope: Int) {
    guard let block else { return }
    resolve(block.statements, in: scopes.scope(of: block) ?? scope)
  }

  private mutating func resolve(_ statement: StatementSyntax, in scope: Int) {
    switch statement.kind {
    case .letBinding(_, let type, let value):
      resolve(type, in: scope)
      resolve(value: value, in: scope)
    case .variable(_, let index): resolve(value: index, in: scope)
    case .declaration(let declaration): resolve(declaration, in: scope)
    case .extend(let target, let body):
      _ = resolve(target, in: scope, isLinear: true)
      resolve(body, outside: scope)
    case .property(_, let value): resolve(value: value, in: scope)
    case .constraint(let constraint): resolve(constraint, in: scope)
    case .conditional(let conditional):
      resolve(value: conditional.condition, in: scope)
      resolve(conditional.then, outside: scope)
      resolve(conditional.otherwise, outside: scope)
    case .loop(let loop):
      resolve(value: loop.sequence, in: scope)
      resolve(loop.body, outside: scope)
    case .visualFormat(let string):
      for view in VisualFormatSyntax(string)?.views ?? [] {
        use(view.name.span, find(view.name.text, view.name.span, in: scope, isLinear: true))
      }
    case .expect(let expectation): resolve(expectation, in: scope)
    default: resolve(item: statement, in: scope)
    }
  }

  private mutating func resolve(item: StatementSyntax, in scope: Int) {
    let module = module(of: scope)
    switch item.kind {
    case .importNames(let names, _):
      guard let first = names.first, let other = modules[module].imports[first.text] else {
        return
      }
      for name in names { use(name.span, exported(name.text, by: other, at: name.span)) }
    case .parameter(let parameter): resolve(parameter, in: scope)
    case .data(let data):
      resolve(data.type, in: scope)
      if case .value(let value) = data.source { resolve(value: value, in: scope) }
    case .type(_, let record): resolve(record, in: scope)
    case .component(_, let parameters, let body):
      for parameter in parameters { resolve(parameter, in: fileScopes[module].values) }
      resolve(body, outside: scope)
    case .test(_, let arguments, let body):
      for argument in arguments {
        if let label = argument.label {
          let file = fileScopes[module].values
          use(label.span, find(label.text, label.span, in: file, isLinear: false))
        }
        resolve(value: argument.value, in: scope)
      }
      resolve(body, outside: scope)
    default: break
    }
  }

  private func exported(_ name: String, by module: Int, at span: SourceSpan) -> [Int] {
    if let found = declarations[module][name] { return [found] }
    return find(name, span, in: fileScopes[module].values, isLinear: false)
  }

  private mutating func resolve(_ parameter: ParameterSyntax, in scope: Int) {
    resolve(parameter.type, in: scope)
    resolve(value: parameter.value, in: scope)
  }

  private mutating func resolve(_ type: TypeSyntax?, in scope: Int) {
    switch type?.kind {
    case .name(let name):
      if let found = declaration(name.text, in: module(of: scope)) { use(name.span, [found]) }
    case .list(let element): resolve(element, in: scope)
    case .record(let fields): for field in fields { resolve(field.type, in: scope) }
    case .error, nil: break
    }
  }

  private mutating func resolve(_ declaration: DeclarationSyntax, in scope: Int) {
    let component = self.declaration(declaration.kind, in: module(of: scope))
    if let component { use(declaration.kind.nameSpan, [component]) }
    if case .member(let base, _) = declaration.kind.kind {
      _ = resolve(base, in: scope, isLinear: true)
    }
    resolve(value: declaration.index, in: scope)
    for argument in declaration.arguments {
      if let label = argument.label, let component,
        let parameter = parameters[component]?[label.text]
      {
        use(label.span, [parameter])
      }
      resolve(value: argument.value, in: scope)
    }
    resolve(declaration.body, outside: scope)
  }

  private mutating func resolve(_ constraint: ConstraintSyntax, in scope: Int) {
    for side in constraint.left + [constraint.right] {
      _ = resolve(side, in: scope, isLinear: true)
    }
    resolve(value: constraint.inset, in: scope)
    if case .expression(let expression) = constraint.priority?.kind {
      resolve(value: expression, in: scope)
    }
  }

  private mutating func resolve(_ expectation: ExpectSyntax, in scope: Int) {
    switch expectation {
    case .checks(let checks):
      for check in checks { resolve(check, in: scope) }
    case .holds(let label): useLabel(label, in: scope)
    case .breaks(let label, let amount):
      useLabel(label, in: scope)
      resolve(value: amount, in: scope)
    case .beats(let winner, let loser):
      useLabel(winner, in: scope)
      useLabel(loser, in: scope)
    case .ambiguous(let target): _ = resolve(target, in: scope, isLinear: true)
    case .error: break
    }
  }

  private mutating func resolve(_ check: CheckSyntax, in scope: Int) {
    switch check.kind {
    case .comparison(let left, _, let right, let tolerance):
      _ = resolve(left, in: scope, isLinear: true)
      _ = resolve(right, in: scope, isLinear: true)
      resolve(value: tolerance, in: scope)
    case .predicate(let expression): _ = resolve(expression, in: scope, isLinear: true)
    }
  }

  private mutating func useLabel(_ name: NameSyntax, in scope: Int) {
    use(name.span, labels[module(of: scope)][name.text] ?? [])
  }

  // MARK: Expressions

  private mutating func resolve(value: ExpressionSyntax?, in scope: Int) {
    if let value { _ = resolve(value, in: scope, isLinear: false) }
  }

  /// Follows the names of an expression, and says what it stands for itself.
  mutating func resolve(
    _ expression: ExpressionSyntax, in scope: Int, isLinear: Bool
  ) -> Meaning {
    switch expression.kind {
    case .name(let name): return resolve(name, expression.span, in: scope, isLinear)
    case .member(let base, let name):
      return member(name, of: resolve(base, in: scope, isLinear: isLinear))
    case .index(let base, let index):
      resolve(value: index, in: scope)
      return resolve(base, in: scope, isLinear: isLinear)
    case .call(let function, let arguments):
      if case .member = function.kind {
        _ = resolve(function, in: scope, isLinear: isLinear)
      }
      for argument in arguments {
        _ = resolve(argument.value, in: scope, isLinear: isLinear)
      }
      return Meaning()
    default:
      var parts = SyntaxNodeList()
      parts.add(partsOf: expression.kind)
      for node in parts.sorted {
        guard case .expression(let part) = node.kind else { continue }
        _ = resolve(part, in: scope, isLinear: isLinear)
      }
      return Meaning()
    }
  }

  private mutating func resolve(
    _ name: String, _ span: SourceSpan, in scope: Int, _ isLinear: Bool
  ) -> Meaning {
    let own = scopes.viewScope(of: scope)
    switch name {
    case "self": return Meaning(scope: own)
    case "super":
      return Meaning(scope: scopes.scopes[own].parent.map { scopes.viewScope(of: $0) })
    case "root": return Meaning(scope: fileScopes.first?.views)
    case "prev": return Meaning()
    default: break
    }
    guard !AttributeNames.all.contains(name) else { return Meaning() }
    let found = find(name, span, in: scope, isLinear: isLinear)
    use(span, found)
    return Meaning(symbols: found)
  }

  private mutating func member(_ name: NameSyntax, of base: Meaning) -> Meaning {
    var found: [Int] = []
    if let scope = base.scope { found = scopes.scopes[scope].views[name.text] ?? [] }
    for symbol in base.symbols {
      found += scopes.members(name.text, of: symbol)
      if symbols[symbol].kind == .namespace {
        found += exported(name, ofNamespace: symbol)
      }
    }
    use(name.span, found)
    // The elements of a family, and the guides of a view, are the view as far as names go.
    let isElement = Self.elements.contains(name.text) && found.isEmpty
    return isElement ? base : Meaning(symbols: found)
  }

  private static let elements: Set = ["first", "last", "safe", "margins", "readable"]

  private func exported(_ name: NameSyntax, ofNamespace symbol: Int) -> [Int] {
    let namespace = symbols[symbol]
    let module = modules.indices.first { modules[$0].syntax.file == namespace.nameSpan.file }
    return module.flatMap { modules[$0].namespaces[namespace.name] }
      .map { exported(name.text, by: $0, at: name.span) } ?? []
  }

  /// What a name means where it stands, also in imported files.
  private func find(
    _ name: String, _ span: SourceSpan, in scope: Int, isLinear: Bool
  ) -> [Int] {
    let found = scopes.find(name, at: span, in: scope, isLinear: isLinear, symbols)
    if !found.isEmpty { return found }
    let module = module(of: scope)
    if let other = modules[module].imports[name] { return exported(name, by: other, at: span) }
    return declarations[module][name].map { [$0] } ?? []
  }
}

extension ExpressionSyntax {
  /// Where the last name of `kit.Cell` stands.
  fileprivate var nameSpan: SourceSpan {
    if case .member(_, let name) = kind { name.span } else { span }
  }
}
