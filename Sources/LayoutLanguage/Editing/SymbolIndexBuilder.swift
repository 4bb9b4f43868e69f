extension SymbolIndex {
  init(_ modules: [Module]) {
    var builder = SymbolIndexBuilder(modules)
    builder.run()
    symbols = builder.symbols
    references = builder.references.sorted { $0.span.order < $1.span.order }
  }
}

/// Two walks over the text of all files: the first collects what is declared, since names are
/// visible before their line; ``SymbolIndexBuilder/resolve()`` then follows the uses.
struct SymbolIndexBuilder {
  let modules: [Module]
  private(set) var symbols: [LanguageSymbol] = []
  var references: [SymbolIndex.Reference] = []
  var scopes = SymbolScopes()
  /// The scopes of each file's values, and of its views.
  private(set) var fileScopes: [(values: Int, views: Int)] = []
  /// Components, types and namespaces, by module and name.
  private(set) var declarations: [[String: Int]] = []
  /// The parameters of each component.
  private(set) var parameters: [Int: [String: Int]] = [:]
  private(set) var labels: [[String: [Int]]] = []
  private var extensions: [(target: ExpressionSyntax, body: BlockSyntax, scope: Int)] = []
  /// The component of each view that is declared as one.
  private var components: [(view: Int, kind: ExpressionSyntax, module: Int)] = []

  init(_ modules: [Module]) {
    self.modules = modules
    declarations = Array(repeating: [:], count: modules.count)
    labels = Array(repeating: [:], count: modules.count)
    for number in modules.indices {
      let values = scopes.make(.file, in: nil, module: number)
      fileScopes.append((values, scopes.make(.view, in: values, module: number)))
    }
  }

  mutating func run() {
    for number in modules.indices {
      collect(modules[number].syntax.items, in: fileScopes[number].views, parent: nil)
    }
    linkComponents()
    collectExtensions()
    resolve()
  }

  /// Makes the views of components members of the views that are declared as them.
  private mutating func linkComponents() {
    for (view, kind, module) in components {
      if let component = declaration(kind, in: module) {
        scopes.bodies[view, default: []] += scopes.bodies[component] ?? []
      }
    }
    components.removeAll()
  }

  /// The component, type or namespace of a name such as `Cell` or `kit.Cell`.
  func declaration(_ kind: ExpressionSyntax, in module: Int) -> Int? {
    switch kind.kind {
    case .name(let name): declaration(name, in: module)
    case .member(let base, let name):
      if case .name(let namespace) = base.kind {
        modules[module].namespaces[namespace].flatMap { declarations[$0][name.text] }
      } else {
        nil
      }
    default: nil
    }
  }

  func declaration(_ name: String, in module: Int) -> Int? {
    declarations[module][name]
      ?? modules[module].imports[name].flatMap { declarations[$0][name] }
  }

  // MARK: Declarations

  private mutating func add(
    _ name: NameSyntax, _ kind: LanguageSymbol.Kind, _ span: SourceSpan, parent: Int?,
    detail: String? = nil
  ) -> Int {
    symbols.append(
      LanguageSymbol(
        name: name.text, kind: kind, detail: detail, nameSpan: name.span, span: span,
        parent: parent))
    return symbols.count - 1
  }

  private mutating func addValue(
    _ name: NameSyntax, _ kind: LanguageSymbol.Kind, _ span: SourceSpan, in scope: Int,
    parent: Int?, from: Int32? = nil
  ) {
    let symbol = add(name, kind, span, parent: parent)
    scopes.declareValue(name.text, symbol, from: from ?? name.span.end, in: scope)
  }

  private mutating func collect(
    _ statements: [StatementSyntax], in scope: Int, parent: Int?
  ) {
    for statement in statements { collect(statement, in: scope, parent: parent) }
  }

  private mutating func collectBlock(_ block: BlockSyntax?, in scope: Int, parent: Int?) {
    guard let block else { return }
    let inner = scopes.make(.block, of: block, in: scope)
    collect(block.statements, in: inner, parent: parent)
  }

  private mutating func collect(_ statement: StatementSyntax, in scope: Int, parent: Int?) {
    let span = statement.span
    switch statement.kind {
    case .declaration(let declaration):
      collect(declaration, span, in: scope, parent: parent)
    case .variable(let name, _):
      let symbol = add(name, .variable, span, parent: parent)
      scopes.declareView(name.text, symbol, in: scope)
    case .letBinding(let name, _, _):
      addValue(name, .letBinding, span, in: valueScope(of: scope), parent: parent, from: span.end)
    case .constraint(let constraint):
      guard let label = constraint.label else { return }
      let symbol = add(label, .label, span, parent: parent)
      labels[module(of: scope)][label.text, default: []].append(symbol)
    case .conditional(let conditional):
      collectBlock(conditional.then, in: scope, parent: parent)
      collectBlock(conditional.otherwise, in: scope, parent: parent)
    case .loop(let loop):
      let inner = scopes.make(.block, of: loop.body, in: scope)
      for name in [loop.element, loop.index].compactMap({ $0 }) {
        addValue(name, .loopVariable, name.span, in: inner, parent: parent)
      }
      collect(loop.body.statements, in: inner, parent: parent)
    case .extend(let target, let body): extensions.append((target, body, scope))
    case .test(_, _, let body): collectBlock(body, in: scope, parent: parent)
    default: collect(item: statement, in: scope)
    }
  }

  private mutating func collect(item: StatementSyntax, in scope: Int) {
    let module = module(of: scope)
    let values = fileScopes[module].values
    switch item.kind {
    case .parameter(let parameter):
      addValue(parameter.name, .parameter, item.span, in: values, parent: nil)
    case .data(let data): addValue(data.name, .data, item.span, in: values, parent: nil)
    case .type(let name, _):
      declarations[module][name.text] = add(name, .type, item.span, parent: nil)
    case .importNamespace(let name, _):
      declarations[module][name.text] = add(name, .namespace, item.span, parent: nil)
    case .component(let name, let parameters, let body):
      let symbol = add(name, .component, item.span, parent: nil)
      declarations[module][name.text] = symbol
      let inner = scopes.make(.component, of: body, in: values)
      for parameter in parameters {
        self.parameters[symbol, default: [:]][parameter.name.text] = symbols.count
        addValue(parameter.name, .parameter, parameter.name.span, in: inner, parent: symbol)
      }
      scopes.bodies[symbol] = [inner]
      collect(body.statements, in: inner, parent: symbol)
    default: break
    }
  }

  private mutating func collect(
    _ declaration: DeclarationSyntax, _ span: SourceSpan, in scope: Int, parent: Int?
  ) {
    let symbol = add(
      declaration.name, .view, span, parent: parent, detail: declaration.kind.dottedName)
    scopes.declareView(declaration.name.text, symbol, in: scope)
    components.append((symbol, declaration.kind, module(of: scope)))
    guard let body = declaration.body else { return }
    let inner = scopes.make(.view, of: body, in: scope)
    scopes.bodies[symbol, default: []].append(inner)
    collect(body.statements, in: inner, parent: symbol)
  }

  /// What blocks add to views that exist; there may be such blocks in them.
  private mutating func collectExtensions() {
    var next = 0
    while next < extensions.count {
      let (target, body, scope) = extensions[next]
      next += 1
      let inner = scopes.make(.view, of: body, in: scope)
      let targets = resolve(target, in: scope, isLinear: true).symbols
      for target in targets { scopes.bodies[target, default: []].append(inner) }
      collect(body.statements, in: inner, parent: targets.first)
      linkComponents()
    }
    references.removeAll()
  }

  /// A file's own `let`s are values of the file.
  private func valueScope(of scope: Int) -> Int {
    let file = fileScopes[module(of: scope)]
    return scope == file.views ? file.values : scope
  }

  func module(of scope: Int) -> Int { scopes.scopes[scope].module }
}

extension ExpressionSyntax {
  /// `Cell` or `kit.Cell`; nil for what is no such name.
  fileprivate var dottedName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base, let name): base.dottedName.map { "\($0).\(name.text)" }
    default: nil
    }
  }
}
