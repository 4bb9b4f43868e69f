internal import ConstraintKit

extension Expander {
  /// A property that is being set.
  struct Setting {
    var name: String
    /// `x` or `y` of `hugging.x`.
    var axis: String?
    var span: SourceSpan
    var value: ExpressionSyntax
    var node: Int
    var scope: Scope
  }

  /// `name: value`
  func setProperty(
    _ target: ExpressionSyntax, _ value: ExpressionSyntax, _ span: SourceSpan, in scope: Scope
  ) {
    let (base, axis) = target.propertyName
    guard let base else {
      if case .error = target.kind { return }
      return report(
        .unknownProperty(text(of: target.span), kind: nil, at: target.span, similar: nil))
    }
    set(
      Setting(
        name: base, axis: axis, span: target.span, value: value, node: scope.node, scope: scope))
  }

  /// Properties that are written as arguments: `row bar(spacing: 8)`.
  func setArguments(_ arguments: [ArgumentSyntax], of node: Int, in scope: Scope) {
    guard !views[node].isPoisoned else { return }
    for argument in arguments {
      guard let label = argument.label else {
        report(.unlabelledArgument(of: views[node].kind.name, argument.value))
        continue
      }
      set(
        Setting(
          name: label.text, span: label.span, value: argument.value, node: node, scope: scope))
    }
  }

  private func set(_ setting: Setting) {
    guard !views[setting.node].isPoisoned else { return }
    if setting.axis != nil, setting.name != "hugging", setting.name != "compression" {
      return refuse(setting)
    }
    let isSet =
      setStyle(setting) || setSizing(setting) || setText(setting) || setContainer(setting)
      || setRoot(setting)
    if isSet { lintRepetition(setting) } else { refuse(setting) }
  }

  private func refuse(_ setting: Setting) {
    let name = setting.axis.map { "\(setting.name).\($0)" } ?? setting.name
    let kind = views[setting.node].kind
    if AttributeLookup.attributesAndGroups.contains(name) {
      return report(
        .attributeAsProperty(
          name, text(of: setting.value.span), kind: kind.name, at: setting.span))
    }
    var diagnostic = Diagnostic.unknownProperty(
      name, kind: kind.name, at: setting.span,
      similar: Suggestion.nearest(to: setting.name, in: propertyNames(of: setting.node)))
    if let help = habit(setting) { diagnostic.fixes = [help] }
    if diagnostic.fixes.isEmpty {
      let names = propertyNames(of: setting.node).map { "`\($0)`" }
      diagnostic.fixes = [.init("it has " + names.conjunction)]
    }
    report(diagnostic)
  }

  /// What helps with a property that is called otherwise, or is of other views; nil if it's neither.
  private func habit(_ setting: Setting) -> Diagnostic.Fix? {
    guard setting.axis == nil else {
      let hasAxes = setting.name == "hugging" || setting.name == "compression"
      if hasAxes { return .init("the axes are `\(setting.name).x` and `\(setting.name).y`") }
      return ofInnerView(setting)
    }
    let name = setting.name
    if let known = Habits.property(name, among: propertyNames(of: setting.node)) {
      let isCertain = name != "border" && name != "padding"
      return .called(known, insteadOf: setting.span, isCertain: isCertain)
    }
    if name == "span" { return .init("`span` is of a child of a waterfall") }
    if Habits.isFrame(name) { return .init(frameHelp(setting.value)) }
    if let help = Habits.missingProperty(name) { return .init(help) }
    if let constraint = Habits.setting(name, to: factor(setting.value)) {
      return .init("write `\(constraint)`")
    }
    let known = Habits.property(name, among: PropertyNames.all) ?? name
    return .ofOtherKind(known, on: views[setting.node].kind)
  }

  /// `card.title { text: "x" }` for `title.text: "x"`.
  private func ofInnerView(_ setting: Setting) -> Diagnostic.Fix? {
    guard let property = setting.axis, PropertyNames.all.contains(property),
      case .view(let inner) = views[setting.node].members[setting.name]
    else { return nil }
    let block = "{ \(property): \(text(of: setting.value.span)) }"
    let isOwn = setting.scope.viewScope.views[setting.name] != nil
    return .init(
      "a property is set in its view's block: "
        + "`\(isOwn ? setting.name : path(of: inner)) \(block)`")
  }

  /// The text of a value that other things may be put before.
  func factor(_ value: ExpressionSyntax) -> String {
    let text = text(of: value.span)
    if case .binary = value.kind, !text.hasPrefix("(") { return "(\(text))" }
    return text
  }

  private func propertyNames(of node: Int) -> [String] {
    let names = views[node].kind.propertyNames
    return isInWaterfall(node) ? names + PropertyNames.ofWaterfallChild : names
  }

  // MARK: Rendering

  private func setStyle(_ setting: Setting) -> Bool {
    let node = setting.node
    switch setting.name {
    case "fill": views[node].style.fill = color(setting)
    case "color": views[node].style.color = color(setting)
    case "stroke": views[node].style.stroke = color(setting)
    case "radius": views[node].style.radius = number(setting, in: 0...1e9)
    case "alpha": views[node].style.alpha = number(setting, in: 0...1)
    default: return false
    }
    return true
  }

  // MARK: Sizes

  private func setSizing(_ setting: Setting) -> Bool {
    let node = setting.node
    switch setting.name {
    case "width", "height":
      guard isAuto(setting.value) else {
        report(
          .sizeProperty(setting.name, at: setting.value.span, text: text(of: setting.value.span)))
        return true
      }
      if setting.name == "width" {
        model.nodes[node].fits.horizontal = true
      } else {
        model.nodes[node].fits.vertical = true
      }
    case "intrinsic": setIntrinsicSize(setting)
    case "hugging": setPriority(setting, \.hugging)
    case "compression": setPriority(setting, \.compression)
    case "hidden": if let hidden = bool(setting) { model.nodes[node].isHidden = hidden }
    case "arranged": if let arranged = bool(setting) { views[node].isArranged = arranged }
    case "span": return setSpan(setting)
    case "margins":
      if let margins = insets(setting) { model.nodes[node].margins = margins }
    default: return false
    }
    return true
  }

  private func setIntrinsicSize(_ setting: Setting) {
    let value = known(setting.value, in: setting.scope)
    guard areReckonable(value, at: setting.value.span) else { return }
    switch value {
    case .poison, .null: return
    case .tuple(let pair) where pair.count == 2:
      if case .number(let width) = pair[0], case .number(let height) = pair[1], width >= 0,
        height >= 0
      {
        model.nodes[setting.node].content = .size(width: width, height: height)
        views[setting.node].hasIntrinsicSize = true
        return
      }
    default: break
    }
    report(
      mismatch(.size, value, setting.value))
  }

  private func setPriority(
    _ setting: Setting, _ path: WritableKeyPath<LayoutNode, DimensionPair<Priority>>
  ) {
    guard let number = number(setting.value, in: setting.scope, .priority) else { return }
    guard let priority = Priority(number) else {
      return report(.badPriority(number, at: setting.value.span))
    }
    switch setting.axis {
    case nil: model.nodes[setting.node][keyPath: path] = DimensionPair(priority)
    case "x": model.nodes[setting.node][keyPath: path].horizontal = priority
    case "y": model.nodes[setting.node][keyPath: path].vertical = priority
    default: refuse(setting)
    }
  }

  // MARK: Root

  /// They decide values in the rest of the file, so they were read before it.
  private func setRoot(_ setting: Setting) -> Bool {
    guard setting.node == 0, PropertyNames.ofRoot.contains(setting.name) else { return false }
    if setting.scope !== rootScope {
      report(.rootPropertyInBlock(setting.name, at: setting.span))
    }
    return true
  }
}

extension ViewKind {
  /// What can be set on such a view.
  var propertyNames: [String] {
    var names = PropertyNames.ofAny
    if hasText { names += PropertyNames.ofText }
    if let container { names += container.propertyNames }
    if self == .root { names += PropertyNames.ofRoot }
    return names
  }
}

extension ExpressionSyntax {
  /// `name` or `name.axis`; nil if it's neither.
  var propertyName: (base: String?, axis: String?) {
    switch kind {
    case .name(let name): return (name, nil)
    case .member(let base, let axis):
      if case .name(let name) = base.kind { return (name, axis.text) }
      return (nil, nil)
    default: return (nil, nil)
    }
  }
}
