internal import ConstraintKit

/// What a declaration's first word names.
enum ResolvedKind {
  case builtIn(ViewKind)
  case component(ComponentDeclaration)
  /// Unknown, and reported.
  case poison

  var viewKind: ViewKind {
    switch self {
    case .builtIn(let kind): kind
    case .component(let component): .component(component.name.text)
    case .poison: .view
    }
  }

  var isPoison: Bool {
    if case .poison = self { true } else { false }
  }
}

extension Expander {
  func resolveKind(_ kind: ExpressionSyntax, in scope: Scope) -> ResolvedKind {
    switch kind.kind {
    case .name(let name):
      return resolveKind(NameSyntax(name, kind.span), module: scope.module, isImporting: true)
    case .member(let base, let name):
      guard case .name(let namespace) = base.kind else { break }
      let module = modules[scope.module]
      if let number = module.namespaces[namespace] {
        return resolveKind(name, module: number, isImporting: false)
      }
      guard !module.failedImports.contains(namespace) else { return .poison }
      report(
        .unknownName(
          namespace, what: "namespace", at: base.span,
          similar: Suggestion.nearest(to: namespace, in: module.namespaces.keys.sorted())))
      return .poison
    case .error:
      return .poison
    default: break
    }
    report(.unknownComponent(text(of: kind.span), at: kind.span, similar: nil, elsewhere: nil))
    return .poison
  }

  private func resolveKind(
    _ name: NameSyntax, module number: Int, isImporting: Bool
  ) -> ResolvedKind {
    let module = modules[number]
    if isImporting, let kind = ViewKind.named(name.text) { return .builtIn(kind) }
    if let component = module.components[name.text] { return .component(component) }
    if isImporting, let other = module.imports[name.text],
      let component = modules[other].components[name.text]
    {
      return .component(component)
    }
    guard !module.failedImports.contains(name.text) else { return .poison }
    reportUnknown(name, in: module)
    return .poison
  }

  /// What stands before a name and a block or arguments as a kind does, once it is misspelled.
  private static let declaringWords = ["component", "type", "expect"]

  private func reportUnknown(_ name: NameSyntax, in module: Module) {
    let names =
      ViewKind.builtIn.map(\.name) + module.components.keys.sorted()
      + module.imports.keys.sorted() + Self.declaringWords
    let kinds = Habits.kinds(for: name.text)
    let isHabit = !kinds.isEmpty || Habits.missingKind(name.text) != nil
    let similar = !isHabit ? Suggestion.nearest(to: name.text, in: names) : nil
    var elsewhere: (component: String, path: String)?
    for other in modules where similar == nil && !isHabit {
      let near = closestMatch(to: name.text, in: other.components.keys.sorted())
      if let near { elsewhere = (near, other.path) }
    }
    var diagnostic = Diagnostic.unknownComponent(
      name.text, at: name.span, similar: similar, elsewhere: elsewhere)
    if !kinds.isEmpty {
      diagnostic.fixes = [.kind(kinds, insteadOf: name.span)]
    } else if let help = Habits.missingKind(name.text) {
      diagnostic.fixes = [.init(help)]
    } else if diagnostic.fixes.isEmpty, name.text.first?.isUppercase == false {
      diagnostic.fixes = [.kindsThereAre]
    }
    report(diagnostic)
  }

  // MARK: Instances

  /// The views of a component, inside the view that stands for it.
  func instantiate(
    _ component: ComponentDeclaration, _ declaration: DeclarationSyntax, _ node: Int,
    in scope: Scope
  ) {
    let number = (instances[component.name.span] ?? 0) + 1
    instances[component.name.span] = number
    let call = Call(
      component: component.name.text, span: declaration.kind.span, scope: scope, number: number)
    guard call.depth <= limits.maxComponentDepth else { return abort(recursion(call)) }
    let body = Scope(
      .component, parent: fileScopes[component.module], module: component.module, node: node,
      statements: component.body.statements)
    body.call = call
    bindParameters(of: component, declaration, body, in: scope)
    views[node].bodies.append(component.body.statements)
    // Each component is tried by itself.
    if isTrial { return }
    if component.module == 0 { usedComponents.insert(component.name.text) }
    expand(component.body.statements, in: body)
  }

  private func recursion(_ call: Call) -> Diagnostic {
    var seen: Set<String> = []
    var cycle: [String] = []
    for link in call.chain where cycle.count < 8 {
      cycle.append("\(link.component) (line \(line(of: link.span)))")
      guard seen.insert(link.component).inserted else { break }
    }
    let chain = cycle.joined(separator: " → ")
    guard Set(call.chain.map(\.component)).count < call.chain.count else {
      return .componentsTooDeep(call.component, chain: chain, limit: call.depth - 1, at: call.span)
    }
    return .recursiveComponent(
      call.component, chain: chain + " …", depth: call.depth - 1, at: call.span)
  }

  private func bindParameters(
    of component: ComponentDeclaration, _ declaration: DeclarationSyntax, _ body: Scope,
    in scope: Scope
  ) {
    var arguments = match(declaration.arguments, to: component)
    for parameter in component.parameters {
      let binding: Binding
      if let argument = arguments.removeValue(forKey: parameter.name.text) {
        binding = Binding(
          .parameter, parameter.name, type: parameter.type,
          source: .expression(argument.value, scope))
      } else if let value = parameter.value {
        binding = Binding(
          .parameter, parameter.name, type: parameter.type, source: .expression(value, body))
      } else {
        report(
          .missingArgument(parameter, of: component.name.text, at: declaration.kind.span, sources))
        binding = Binding(.parameter, parameter.name, source: .known(.poison))
      }
      bind(binding, in: body)
      _ = value(of: binding, as: .value)
    }
  }

  /// Arguments by the parameter that they are for: by label, else by position.
  private func match(
    _ arguments: [ArgumentSyntax], to component: ComponentDeclaration
  ) -> [String: ArgumentSyntax] {
    let names = component.parameters.map(\.name.text)
    var matched: [String: ArgumentSyntax] = [:]
    for (position, argument) in arguments.enumerated() {
      let name = argument.label?.text ?? (position < names.count ? names[position] : "")
      let span = argument.label?.span ?? argument.value.span
      if !names.contains(name) {
        let similar = Suggestion.nearest(to: name, in: names)
        report(
          .unknownArgument(
            argument.label?.text, of: component.name.text, at: span, similar: similar))
        // Meant for that one, which therefore isn't missing.
        if let name = similar?.text { matched[name] = matched[name] ?? argument }
      } else if matched.updateValue(argument, forKey: name) != nil {
        report(.duplicateArgument(name, at: span))
      }
    }
    return matched
  }
}
