// A component that nothing makes is gone through with parameters of which nothing is known, so that
// its text is checked as far as it doesn't depend on them.
extension Expander {
  /// What is wrong with the components of the main file that aren't in `used`, and with the types
  /// that the file names.
  func tryComponents(_ settings: RunSettings, except used: Set<String>) {
    isTrial = true
    openFiles(settings)
    for item in modules.first?.syntax.items ?? [] { checkTypes(of: item) }
    for component in unused(used) { attempt(component) }
    if !isAborted { stateConstraints() }
    diagnostics = diagnostics.filter { Self.trialCodes.contains($0.code) }
  }

  /// Goes through all of the main file without any inputs, for the names that it has.
  func tryAll() {
    isTrial = true
    var settings = RunSettings()
    for item in modules.first?.syntax.items ?? [] {
      switch item.kind {
      case .parameter(let parameter): settings.parameters[parameter.name.text] = .failed
      case .data(let data): settings.data[data.name.text] = .failed
      default: break
      }
    }
    openFiles(settings)
    for item in modules.first?.syntax.items ?? [] { checkTypes(of: item) }
    expand(rootScope.statements, in: rootScope)
    for component in unused([]) { attempt(component) }
    if !isAborted { stateConstraints() }
  }

  /// What holds whatever the parameters are. What is absent or declared twice depends on them.
  private static let trialCodes: Set<DiagnosticCode> = [
    .typeMismatch, .notLinear, .missingAttribute, .mixedAxes, .bareNumberForFarEdge, .tupleSize,
    .numberOutOfRange, .badPriority, .unknownName, .unknownMember, .unknownComponent,
    .missingArgument, .unknownArgument, .superAtTopLevel, .unrelatedViews,
  ]

  private func unused(_ used: Set<String>) -> [ComponentDeclaration] {
    modules[0].syntax.items.compactMap { item in
      guard case .component(let name, _, _) = item.kind, !used.contains(name.text) else {
        return nil
      }
      return modules[0].components[name.text]
    }
  }

  private func attempt(_ component: ComponentDeclaration) {
    let node = makeView(component.name, nil, .component(component.name.text), in: rootScope)
    views[node].previousSibling = nil
    let body = Scope(
      .component, parent: fileScopes[component.module], module: component.module, node: node,
      statements: component.body.statements)
    body.call = Call(component: component.name.text, span: component.name.span)
    for parameter in component.parameters {
      if let value = parameter.value {
        let standard = Binding(
          .parameter, parameter.name, type: parameter.type, source: .expression(value, body))
        _ = self.value(of: standard, as: .value)
      }
      body.values[parameter.name.text] = Binding(
        .parameter, parameter.name, source: .known(.poison))
    }
    views[node].bodies.append(component.body.statements)
    expand(component.body.statements, in: body)
  }

  // MARK: Types

  private func checkTypes(of item: StatementSyntax) {
    switch item.kind {
    case .parameter(let parameter): checkType(parameter.type)
    case .data(let data): checkType(data.type)
    case .type(_, let record): checkType(record)
    case .letBinding(_, let type, _): checkType(type)
    case .component(_, let parameters, _): for parameter in parameters { checkType(parameter.type) }
    default: break
    }
  }

  private func checkType(_ type: TypeSyntax?) {
    switch type?.kind {
    case .name(let name):
      guard !TypeChecker.builtIn.contains(name.text),
        typeDeclaration(name.text, module: 0) == nil
      else { return }
      reportUnknownType(name, module: 0)
    case .list(let element): checkType(element)
    case .record(let fields): for field in fields { checkType(field.type) }
    case .error, nil: break
    }
  }
}
