internal import ConstraintKit

extension Expander {
  /// What a name means where it stands.
  ///
  /// - Parameter what: What to call it where it's unknown.
  func resolve(
    _ name: String, _ span: SourceSpan, in scope: Scope, _ mode: Mode, what: String = "name"
  ) -> Value {
    if let value = keyword(name, span, in: scope) { return value }
    if let attribute = AttributeLookup.attribute(name) {
      return self.attribute(attribute, of: ViewReference(node: scope.node), mode)
    }
    if let group = AttributeLookup.group(name) {
      return .tuple(group.map { .linear(LinearValue($0, of: ViewReference(node: scope.node))) })
    }
    if mode == .priority, let level = Priority.level(name) { return .number(level.value) }
    if let found = lookUp(name, span, in: scope, mode) { return found }
    if name == "pixel" { return .number(1 / model.scale) }
    return unknown(name, span, in: scope, mode, what)
  }

  private func keyword(_ name: String, _ span: SourceSpan, in scope: Scope) -> Value? {
    switch name {
    case "self": return .view(ViewReference(node: scope.node))
    case "root": return .view(ViewReference(node: 0))
    case "super":
      if let parent = views[scope.node].parent { return .view(ViewReference(node: parent)) }
      report(.superAtTopLevel(at: span))
      return .poison
    case "prev":
      if let sibling = views[scope.node].previousSibling {
        return .view(ViewReference(node: sibling))
      }
      if isTrial { return .poison }
      report(.noPreviousSibling(of: path(of: scope.node), turn: turnName(in: scope), at: span))
      return .poison
    default: return nil
    }
  }

  // MARK: Lookup

  private func lookUp(
    _ name: String, _ span: SourceSpan, in scope: Scope, _ mode: Mode
  ) -> Value? {
    if mode == .linear {
      for visible in visibleScopes(from: scope) {
        if let entry = visible.views[name] { return value(of: entry) }
        if let binding = binding(name, span, in: visible, from: scope) {
          return value(of: binding, as: mode)
        }
      }
    } else {
      for visible in visibleScopes(from: scope) {
        if let binding = binding(name, span, in: visible, from: scope) {
          return value(of: binding, as: mode)
        }
      }
      for visible in visibleScopes(from: scope) {
        if let entry = visible.views[name] { return value(of: entry) }
      }
    }
    return imported(name, module: scope.module, mode)
  }

  /// The scope and those round it; of what lies outside a component, its file's scope only.
  private func visibleScopes(from scope: Scope) -> UnfoldFirstSequence<Scope> {
    sequence(first: scope) { $0.parent }
  }

  /// The family of views of a name, whatever value is nearer.
  func visibleFamily(_ name: String, from scope: Scope) -> ViewFamily? {
    for visible in visibleScopes(from: scope) {
      if case .family(let family) = visible.views[name] { return family }
    }
    return nil
  }

  private func binding(
    _ name: String, _ use: SourceSpan, in scope: Scope, from user: Scope
  ) -> Binding? {
    guard let binding = scope.values[name], binding.isVisible(from: use) else { return nil }
    let isInComponent = scope.kind == .file && user.enclosingCall != nil
    return isInComponent && binding.kind != .letBinding ? nil : binding
  }

  func value(of entry: NameEntry) -> Value {
    switch entry {
    case .view(let node): .view(ViewReference(node: node))
    case .family(let family): .family(family)
    case .variable(let variable): .linear(LinearValue(.variable(variable)))
    }
  }

  private func imported(_ name: String, module number: Int, _ mode: Mode) -> Value? {
    let module = modules[number]
    if let other = module.imports[name], let binding = fileScopes[other].values[name] {
      return value(of: binding, as: mode)
    }
    if let namespace = module.namespaces[name] { return .namespace(namespace) }
    return module.failedImports.contains(name) ? .poison : nil
  }

  // MARK: Values of bindings

  /// A binding's value, evaluated when it is first wanted.
  func value(of binding: Binding, as mode: Mode) -> Value {
    if case .known(let value) = binding.source { return value }
    if let value = mode == .linear ? binding.linear : binding.value { return value }
    guard case .expression(let expression, let scope) = binding.source else { return .poison }
    // A parameter is a value; a `let` within a constraint may be a sum of unknowns.
    let isValue = mode != .linear || binding.kind != .letBinding
    var value = evaluate(expression, in: scope, isValue ? .value : .linear)
    if let type = binding.type { value = conform(value, to: type, of: binding, expression) }
    if case .unsettled = value { return value }
    if mode == .linear { binding.linear = value } else { binding.value = value }
    return value
  }

  // MARK: Unknown names

  private func unknown(
    _ name: String, _ span: SourceSpan, in scope: Scope, _ mode: Mode, _ what: String
  ) -> Value {
    for visible in visibleScopes(from: scope) where visible.opensViews {
      guard let found = DeclaredName.find(name, in: visible.statements) else { continue }
      return absent(found, name, span)
    }
    let poisoned = PoisonedName(file: span.file, name: name)
    guard !isMuted, poisonedNames.insert(poisoned).inserted else { return .poison }
    reportUnknown(name, span, in: scope, mode, what)
    return .poison
  }

  /// The value of a name that is declared, but under a condition that doesn't hold.
  func absent(_ found: DeclaredName, _ name: String, _ span: SourceSpan) -> Value {
    if unknownBlocks.contains(where: { $0.contains(found.span) }) { return .poison }
    if phase == .declaring, !found.isPassed(at: span) { return .unsettled }
    if found.isIndexed {
      return .family(ViewFamily(name: name, span: found.reason?.span ?? found.span))
    }
    report(
      .existsOnlyIf(
        name, condition: found.reason?.description(self) ?? "its declaration is valid",
        line: line(of: found.reason?.span ?? found.span), at: span))
    return .poison
  }

  private func reportUnknown(
    _ name: String, _ span: SourceSpan, in scope: Scope, _ mode: Mode, _ what: String
  ) {
    if let hidden = hiddenBinding(name, span, in: scope) {
      report(
        .unknownName(
          name, what: "name", at: span, similar: nil, note: hidden))
      return
    }
    if reportOutOfReach(name, span, in: scope, mode) { return }
    if mode == .linear, let path = pathElsewhere(to: name, from: scope) {
      return report(.viewElsewhere(name, path: path, at: span))
    }
    let candidates = visibleNames(from: scope, mode)
    let words = mode == .linear ? AttributeLookup.attributesAndGroups + Self.references : []
    let similar = Suggestion.nearest(to: name, in: candidates.map(\.name) + words)
    let found = candidates.first { $0.name == similar?.text }
    if found == nil, let help = habit(name, span, mode, in: scope) {
      var diagnostic = Diagnostic.unknownName(name, what: what, at: span, similar: nil)
      diagnostic.fixes = [help]
      return report(diagnostic)
    }
    if found == nil, let similar {
      return report(.unknownName(name, what: what, at: span, meant: similar))
    }
    report(
      .unknownName(
        name, what: found.map { $0.isView ? "view" : "name" } ?? what, at: span,
        similar: similar, line: found.map { line(of: $0.span) }))
  }

  /// What helps with a name from elsewhere, a kind or a property where a view or a number is wanted.
  private func habit(
    _ name: String, _ span: SourceSpan, _ mode: Mode, in scope: Scope
  ) -> Diagnostic.Fix? {
    if Priority.level(name) != nil || Habits.level(name) != nil {
      return .init("a priority has an `@`, and ends the constraint: `\(Habits.priority(name))`")
    }
    guard mode == .linear else { return valueHabit(name, span) }
    if let reference = Habits.reference(name) { return .called(reference, insteadOf: span) }
    if let edge = Habits.guideEdge(name) {
      return .init("where it ends, the safe area begins: write `super.\(edge)`")
    }
    if Habits.isMaker(name) {
      return .init(
        "leave out `\(name).`: in a view's block its attributes stand alone, `left == …`")
    }
    return .property(name) ?? .viewNeedsName(name)
  }

  /// What helps with a bare word in the place of a value.
  private func valueHabit(_ name: String, _ span: SourceSpan) -> Diagnostic.Fix? {
    if let truth = Habits.truth(name) { return .called(truth, insteadOf: span) }
    if Habits.isNull(name) { return .called("null", insteadOf: span) }
    guard ColorNames.contains(name) else { return nil }
    return .init(
      "as a value a colour's name stands in quotes: `\"\(name)\"`", isMachineApplicable: true,
      edits: [.init(span, "\"\(name)\"")])
  }

  /// The number of a loop's turn by its name: a range's element, or a list's index.
  private func turnName(in scope: Scope) -> String? {
    for visible in visibleScopes(from: scope) {
      guard let loop = visible.loop else { continue }
      if case .element = visible.turn { return loop.index?.text ?? "i" }
      return loop.element.text
    }
    return nil
  }

  /// A view of the file's own body that a component names: it lies in another tree than what the
  /// component may reach. Whether it was reported.
  private func reportOutOfReach(
    _ name: String, _ span: SourceSpan, in scope: Scope, _ mode: Mode
  ) -> Bool {
    guard mode == .linear, scope.module == 0, let component = scope.enclosingCall?.component,
      let found = DeclaredName.find(name, in: rootScope.statements)
    else { return false }
    report(
      .unrelatedViews(
        name, attribute(behind: span), component: component, at: span, declared: found.span))
    return true
  }

  /// The attribute of `name.attribute`, where the name stands at `span`.
  private func attribute(behind span: SourceSpan) -> LayoutAttribute? {
    guard let bytes = sources.file(span.file)?.bytes[Int(span.end)...],
      bytes.first == UInt8(ascii: ".")
    else { return nil }
    let word = bytes.dropFirst().prefix {
      $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")
    }
    return AttributeLookup.attribute(String(decoding: word, as: UTF8.self))
  }

  /// The words that stand for views.
  private static let references = ["self", "super", "root", "prev"]

  /// Why a name that is bound isn't visible.
  private func hiddenBinding(_ name: String, _ use: SourceSpan, in scope: Scope) -> String? {
    for visible in visibleScopes(from: scope) {
      guard let binding = visible.values[name] else { continue }
      let line = line(of: binding.name.span)
      if !binding.isVisible(from: use) {
        return "`\(name)` (line \(line)) is visible only after its line"
      }
      return "`\(name)` (line \(line)) is the file's: pass it to the component as an argument"
    }
    return nil
  }

  private struct VisibleName {
    var name: String
    var span: SourceSpan
    var isView: Bool
  }

  /// In order of scope and then of name, so that suggestions never depend on hashing.
  private func visibleNames(from scope: Scope, _ mode: Mode) -> [VisibleName] {
    var names: [VisibleName] = []
    for visible in visibleScopes(from: scope) {
      for (name, entry) in visible.views.sorted(by: { $0.key < $1.key }) {
        names.append(VisibleName(name: name, span: span(of: entry), isView: true))
      }
      for (name, binding) in visible.values.sorted(by: { $0.key < $1.key }) {
        names.append(VisibleName(name: name, span: binding.name.span, isView: false))
      }
    }
    return mode == .linear ? names : names.filter { !$0.isView } + names.filter(\.isView)
  }
}
