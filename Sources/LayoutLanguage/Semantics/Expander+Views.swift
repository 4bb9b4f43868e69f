internal import ConstraintKit

extension Expander {
  /// `kind name[index](arguments) { body }`
  func declare(_ declaration: DeclarationSyntax, _ span: SourceSpan, in scope: Scope) {
    let kind = resolveKind(declaration.kind, in: scope)
    guard let slot = place(declaration, in: scope) else { return }
    let node = makeView(declaration.name, slot.index, kind.viewKind, in: scope)
    register(.view(node), slot, declaration.name, in: scope)
    views[node].isPoisoned = kind.isPoison
    if case .component(let component) = kind {
      instantiate(component, declaration, node, in: scope)
    } else {
      setArguments(declaration.arguments, of: node, in: scope)
    }
    if let body = declaration.body { expand(body, of: node, in: scope) }
    if views[node].container != nil { jobs.append(.container(node)) }
  }

  /// The block of a view, in the place where it's written.
  private func expand(_ body: BlockSyntax, of node: Int, in scope: Scope) {
    views[node].bodies.append(body.statements)
    expand(body.statements, in: scope.view(node, body.statements))
  }

  // MARK: Names

  /// Where a name is put: alone, or in a family.
  struct Slot {
    var index: Int?
  }

  /// The index of a declaration, checked; nil where there can be no such view.
  private func place(_ declaration: DeclarationSyntax, in scope: Scope) -> Slot? {
    guard let index = declaration.index else { return Slot() }
    let value = known(index, in: scope)
    if value.isPoison { return isTrial ? Slot(index: 0) : nil }
    guard let number = value.integer else {
      report(mismatch(.wholeNumber, value, index))
      return nil
    }
    return Slot(index: number)
  }

  func makeView(
    _ name: NameSyntax, _ index: Int?, _ kind: ViewKind, in scope: Scope
  ) -> Int {
    let node = model.nodes.count
    if node > limits.maxViews {
      abort(
        .limitReached(
          "expansion made more than \(grouped(limits.maxViews)) views", flag: "--max-views",
          at: name.span))
    }
    let fullName = index.map { "\(name.text)[\($0)]" } ?? name.text
    model.nodes.append(LayoutNode(name: fullName, parent: scope.node))
    var info = ViewInfo(name: fullName, kind: kind, parent: scope.node, span: name.span)
    info.previousSibling = views[scope.node].children.last
    info.container = kind.container
    info.scope = scope
    views.append(info)
    views[scope.node].children.append(node)
    return node
  }

  /// Gives a view or variable its name, in the enclosing view and its scope.
  func register(
    _ member: ViewFamily.Member, _ slot: Slot, _ name: NameSyntax, in scope: Scope
  ) {
    let viewScope = scope.viewScope
    if let index = slot.index {
      register(member, index, name, in: viewScope)
    } else if let first = viewScope.views[name.text] ?? views[scope.node].members[name.text] {
      report(
        .viewRedeclared(name, first: span(of: first), isSameText: isSame(first, name), sources))
    } else {
      viewScope.views[name.text] = NameEntry(member)
      views[scope.node].members[name.text] = NameEntry(member)
    }
  }

  private func register(
    _ member: ViewFamily.Member, _ index: Int, _ name: NameSyntax, in viewScope: Scope
  ) {
    let existing = viewScope.views[name.text] ?? views[viewScope.node].members[name.text]
    let family: ViewFamily
    switch existing {
    case .family(let found): family = found
    case nil: family = ViewFamily(name: name.text, span: name.span)
    case .some(let other):
      report(.viewRedeclared(name, first: span(of: other), isSameText: false, sources))
      return
    }
    viewScope.views[name.text] = .family(family)
    views[viewScope.node].members[name.text] = .family(family)
    if !family.insert(member, at: index) {
      report(
        .redeclared("`\(name.text)[\(index)]`", at: name.span, first: family.span, sources))
    }
  }

  private func isSame(_ entry: NameEntry, _ name: NameSyntax) -> Bool {
    span(of: entry) == name.span
  }

  func span(of entry: NameEntry) -> SourceSpan {
    switch entry {
    case .view(let node): views[node].span
    case .family(let family): family.span
    case .variable(let variable): variableSpans[variable]
    }
  }

  // MARK: Variables

  /// `var name[index]`
  func declareVariable(_ name: NameSyntax, _ index: ExpressionSyntax?, in scope: Scope) {
    var slot = Slot()
    if let index {
      let value = known(index, in: scope)
      guard let number = value.integer ?? (value.isPoison && isTrial ? 0 : nil) else {
        if !value.isPoison { report(mismatch(.wholeNumber, value, index)) }
        return
      }
      slot.index = number
    }
    model.freeVariables.append(slot.index.map { "\(name.text)[\($0)]" } ?? name.text)
    variableSpans.append(name.span)
    register(.variable(model.freeVariables.count - 1), slot, name, in: scope)
  }

  // MARK: Extension

  /// `postfix block`: more of a view that exists.
  func extend(_ target: ExpressionSyntax, _ body: BlockSyntax, in scope: Scope) {
    switch evaluate(target, in: scope, .linear) {
    case .poison: break
    case .view(let view) where view.guide == .frame:
      views[view.node].bodies.append(body.statements)
      let inner = scope.view(view.node, body.statements)
      if case .component = views[view.node].kind {
        // A component's own names stay its own.
      } else {
        inner.views = views[view.node].members
      }
      expand(body.statements, in: inner)
    case .unsettled where isTrial: break
    case .unsettled:
      report(.notYetDeclared(text(of: target.span), at: target.span))
    case let other:
      report(mismatch(.view, other, target))
    }
  }

  /// The names from the root down, such as `cell[0].avatar`; `root` for the root.
  func path(of node: Int) -> String {
    var names: [String] = []
    var current = node
    while let parent = views[current].parent {
      names.append(views[current].name)
      current = parent
    }
    return names.isEmpty ? "root" : names.reversed().joined(separator: ".")
  }
}

extension NameEntry {
  init(_ member: ViewFamily.Member) {
    switch member {
    case .view(let node): self = .view(node)
    case .variable(let variable): self = .variable(variable)
    }
  }
}
