internal import ConstraintKit

extension Expander {
  /// `base.name`
  func member(
    _ name: NameSyntax, of base: Value, _ syntax: ExpressionSyntax, in scope: Scope, _ mode: Mode
  ) -> Value {
    switch base {
    case .poison: return .poison
    case .unsettled: return .unsettled
    case .view(let view): return member(name, of: view, syntax, mode)
    case .family(let family): return member(name, of: family, syntax)
    case .object(let object): return field(name, of: object, syntax)
    case .list(let list):
      return member(name, count: list.count, first: list.first, last: list.last, syntax, base)
    case .range(let range):
      return member(
        name, count: range.count, first: range.first.map { .number(Double($0)) },
        last: range.last.map { .number(Double($0)) }, syntax, base)
    case .namespace(let module): return member(name, ofModule: module, mode)
    case .null:
      report(.memberOfNull(text(of: syntax.span), name))
      return .poison
    default:
      report(.unknownMember(name, of: base.kindName, noun: "member", similar: nil))
      return .poison
    }
  }

  // MARK: Views

  private func member(
    _ name: NameSyntax, of view: ViewReference, _ syntax: ExpressionSyntax, _ mode: Mode
  ) -> Value {
    if let attribute = AttributeLookup.attribute(name.text) {
      return self.attribute(attribute, of: view, mode)
    }
    if let group = AttributeLookup.group(name.text) {
      return .tuple(group.map { .linear(LinearValue($0, of: view)) })
    }
    if view.guide == .frame, let guide = AttributeLookup.guide(name.text) {
      return .view(ViewReference(node: view.node, guide: guide))
    }
    if let entry = views[view.node].members[name.text] { return value(of: entry) }
    return missing(name, of: view, syntax)
  }

  /// An attribute of a view; a side of the root that the canvas fixes is a number where a value
  /// is wanted.
  func attribute(_ attribute: LayoutAttribute, of view: ViewReference, _ mode: Mode) -> Value {
    if mode != .linear, view == ViewReference(node: 0) {
      if attribute == .width { readsCanvas.horizontal = true }
      if attribute == .height { readsCanvas.vertical = true }
      if attribute == .width, let width = model.canvas.horizontal { return .number(width) }
      if attribute == .height, let height = model.canvas.vertical { return .number(height) }
    }
    return .linear(LinearValue(attribute, of: view))
  }

  private func missing(
    _ name: NameSyntax, of view: ViewReference, _ syntax: ExpressionSyntax
  ) -> Value {
    let info = views[view.node]
    // Of what a component is put in, nothing is known.
    if info.isPoisoned || (isTrial && view.node == 0) { return .poison }
    for body in info.bodies {
      if let found = DeclaredName.find(name.text, in: body) {
        return absent(found, name.text, name.span)
      }
    }
    if phase == .declaring, info.bodies.isEmpty { return .unsettled }
    let children = info.members.keys.sorted()
    let similar = Suggestion.nearest(
      to: name.text, in: AttributeLookup.attributesAndGroups + children + AttributeLookup.guides)
    var diagnostic = Diagnostic.unknownMember(
      name, of: "`\(info.kind.name)`", noun: "attribute", similar: similar)
    if let help = habit(name, of: syntax) {
      diagnostic.fixes = [help]
    } else if similar == nil,
      let path = pathElsewhere(to: name.text, below: view.node, called: text(of: syntax.span))
    {
      diagnostic.fixes = [
        .init(
          "it lies in another view: write `\(path)`",
          edits: [.init(syntax.span.union(name.span), path)])
      ]
    }
    report(diagnostic)
    return .poison
  }

  /// What helps with a member that other layout tools have.
  private func habit(_ name: NameSyntax, of base: ExpressionSyntax) -> Diagnostic.Fix? {
    if let known = Habits.member(name.text) { return .called(known, insteadOf: name.span) }
    let view = text(of: base.span)
    if let edge = Habits.guideEdge(name.text) {
      return .init("where it ends, the safe area begins: write `\(view).\(edge)`")
    }
    if isExpecting, name.text == "lines" || Habits.isLineCount(name.text) {
      let call = "lines(\(view))"
      return .init("write `\(call)`", edits: [.init(base.span.union(name.span), call)])
    }
    if Habits.isProxy(name.text) {
      let span = SourceSpan(file: base.span.file, start: base.span.end, end: name.span.end)
      return .init(
        "leave out `.\(name.text)`: write `\(view).left` and the like", isMachineApplicable: true,
        edits: [.init(span, "")])
    }
    if PropertyNames.all.contains(name.text) {
      return .init("`\(name.text)` is a property: what is known of a view is its frame")
    }
    if Habits.isFrame(name.text) {
      return .init(
        "`frame(\(view))` is its left, top, width and height",
        edits: [.init(base.span.union(name.span), "frame(\(view))")])
    }
    return nil
  }

  // MARK: Families and lists

  private func member(
    _ name: NameSyntax, of family: ViewFamily, _ syntax: ExpressionSyntax
  ) -> Value {
    switch name.text {
    case "count":
      return .number(Double(family.count))
    case "first", "last":
      if let member = name.text == "first" ? family.first : family.last {
        return value(of: member)
      }
      let whole = syntax.span.union(name.span)
      report(
        .emptyFamily(
          text(of: whole), name: text(of: syntax.span), loop: line(of: family.span), at: whole))
      return .poison
    default:
      report(
        memberOfOne(name, "`\(text(of: syntax.span))`, a list of views,", syntax, family.lowest))
      return .poison
    }
  }

  private func member(
    _ name: NameSyntax, count: Int, first: Value?, last: Value?, _ syntax: ExpressionSyntax,
    _ list: Value
  ) -> Value {
    switch name.text {
    case "count": return .number(Double(count))
    case "first", "last":
      if let element = name.text == "first" ? first : last { return element }
      let whole = syntax.span.union(name.span)
      report(.emptyList(text(of: whole), at: whole))
    default:
      report(memberOfOne(name, list.kindName, syntax, 0))
    }
    return .poison
  }

  /// A member of a list that is none: perhaps its elements have it.
  private func memberOfOne(
    _ name: NameSyntax, _ owner: String, _ syntax: ExpressionSyntax, _ first: Int
  ) -> Diagnostic {
    var diagnostic = Diagnostic.unknownMember(
      name, of: owner, noun: "member",
      similar: Suggestion.nearest(to: name.text, in: ["count", "first", "last"]))
    if diagnostic.fixes.isEmpty {
      let index = SourceSpan(
        file: syntax.span.file, start: syntax.span.end, end: syntax.span.end)
      diagnostic.fixes = [
        .init(
          "each element has its own: `\(text(of: syntax.span))[\(first)].\(name.text)`",
          edits: [.init(index, "[\(first)]")])
      ]
    }
    return diagnostic
  }

  // MARK: Objects and modules

  func field(_ name: NameSyntax, of object: ObjectValue, _ syntax: ExpressionSyntax) -> Value {
    if let value = object[name.text] { return value }
    report(
      .unknownField(
        name, of: text(of: syntax.span), type: object.type,
        similar: Suggestion.nearest(to: name.text, in: object.keys), sources))
    return .poison
  }

  private func member(_ name: NameSyntax, ofModule number: Int, _ mode: Mode) -> Value {
    if let binding = fileScopes[number].values[name.text], binding.kind == .letBinding {
      return value(of: binding, as: mode)
    }
    report(
      .unknownMember(
        name, of: "`\(modules[number].path)`", noun: "`let`",
        similar: Suggestion.nearest(to: name.text, in: modules[number].lets.keys.sorted())))
    return .poison
  }
}
