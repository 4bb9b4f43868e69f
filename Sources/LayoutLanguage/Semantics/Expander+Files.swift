internal import ConstraintKit

extension Expander {
  /// Makes the views and constraints of the main file.
  func expand(_ settings: RunSettings) {
    openFiles(settings)
    requireParameters(settings)
    if let component = settings.component {
      expand(component, settings)
    } else {
      expand(rootScope.statements, in: rootScope)
    }
    if !isAborted { stateConstraints() }
    finishContents()
  }

  /// Binds the names of all files and reads the canvas.
  func openFiles(_ settings: RunSettings) {
    for number in modules.indices { bindTopLevel(of: number, settings) }
    readCanvas(settings)
    for number in modules.indices.dropFirst() { settleLets(of: number) }
  }

  /// What an imported file binds, in the order of its text.
  private func settleLets(of number: Int) {
    for item in modules[number].syntax.items {
      guard case .letBinding(let name, _, _) = item.kind,
        let binding = fileScopes[number].values[name.text]
      else { continue }
      settle(binding)
    }
  }

  // MARK: The file's names

  private func bindTopLevel(of number: Int, _ settings: RunSettings) {
    let scope = fileScopes[number]
    for item in modules[number].syntax.items {
      switch item.kind {
      case .parameter(let parameter):
        bind(
          .parameter, parameter.name, parameter.type, in: scope,
          to: parameter.value, given: number == 0 ? settings.parameters[parameter.name.text] : nil)
      case .data(let data):
        guard number == 0 else { continue }
        var value: ExpressionSyntax?
        if case .value(let expression) = data.source { value = expression }
        bind(
          .data, data.name, data.type, in: scope, to: value,
          given: settings.data[data.name.text])
      case .letBinding(let name, let type, let value):
        bindLet(name, type, value, item.span, in: scope, number)
      default: break
      }
    }
  }

  private func bindLet(
    _ name: NameSyntax, _ type: TypeSyntax?, _ value: ExpressionSyntax, _ span: SourceSpan,
    in scope: Scope, _ number: Int
  ) {
    if isTaken(name, in: scope) { return }
    scope.values[name.text] = Binding(
      .letBinding, name, visibleFrom: span.end, type: type,
      source: .expression(value, number == 0 ? rootScope : scope))
  }

  private func isTaken(_ name: NameSyntax, in scope: Scope) -> Bool {
    guard let first = scope.values[name.text] else { return false }
    report(.redeclared("`\(name.text)`", at: name.span, first: first.name.span, sources))
    return true
  }

  /// `given`: what the caller or a test gives in place of the file's own value.
  private func bind(
    _ kind: Binding.Kind, _ name: NameSyntax, _ type: TypeSyntax?, in scope: Scope,
    to value: ExpressionSyntax?, given: GivenValue?
  ) {
    if isTaken(name, in: scope) { return }
    let source: Binding.Source =
      switch given {
      case .expression(let expression): .expression(expression, scope)
      case .failed: .known(.poison)
      case nil: value.map { .expression($0, scope) } ?? .known(.poison)
      }
    scope.values[name.text] = Binding(kind, name, type: type, source: source)
  }

  private func requireParameters(_ settings: RunSettings) {
    guard settings.component == nil else { return }
    for item in modules.first?.syntax.items ?? [] {
      switch item.kind {
      case .parameter(let parameter):
        if parameter.value == nil, settings.parameters[parameter.name.text] == nil {
          report(
            .missingParameterValue(parameter.name, areFromJSON: settings.areFromJSON))
        } else if let binding = fileScopes[0].values[parameter.name.text] {
          _ = value(of: binding, as: .value)
        }
      case .data(let data):
        if let binding = fileScopes[0].values[data.name.text] {
          _ = value(of: binding, as: .value)
        }
      default: break
      }
    }
  }

  // MARK: The canvas

  private func readCanvas(_ settings: RunSettings) {
    for item in rootScope.statements {
      guard case .property(let target, let value) = item.kind,
        case .name(let name) = target.kind, PropertyNames.ofRoot.contains(name)
      else { continue }
      let setting = Setting(
        name: name, span: target.span, value: value, node: 0, scope: rootScope)
      readRoot(setting)
    }
    writtenCanvas = (model.canvas, canvasSpans)
    if let width = settings.width {
      model.canvas.horizontal = width.points
      canvasSpans.horizontal = nil
    }
    if let height = settings.height {
      model.canvas.vertical = height.points
      canvasSpans.vertical = nil
    }
    if let safeArea = settings.safeArea { model.nodes[0].safeArea = safeArea }
    if let direction = settings.direction { model.direction = direction }
    if let scale = settings.scale { model.scale = scale }
  }

  private func readRoot(_ setting: Setting) {
    switch setting.name {
    case "canvas": readCanvas(setting)
    case "safeArea":
      if let insets = insets(setting) { model.nodes[0].safeArea = insets }
    case "rtl":
      if let isMirrored = bool(setting) {
        model.direction = isMirrored ? .rightToLeft : .leftToRight
      }
    default:
      if let scale = number(setting, in: 0.1...100) { model.scale = scale }
    }
  }

  private func readCanvas(_ setting: Setting) {
    guard case .tuple(let sides) = setting.value.kind, sides.count == 2 else {
      let value = known(setting.value, in: setting.scope)
      if !value.isPoison {
        report(mismatch(.canvas, value, setting.value))
      }
      return
    }
    model.canvas = DimensionPair(horizontal: side(sides[0]), vertical: side(sides[1]))
    canvasSpans = DimensionPair(horizontal: sides[0].span, vertical: sides[1].span)
  }

  private func side(_ expression: ExpressionSyntax) -> Double? {
    if isAuto(expression) { return nil }
    let setting = Setting(
      name: "canvas", span: expression.span, value: expression, node: 0, scope: rootScope)
    return number(setting, in: 0...1e9) ?? 0
  }

  // MARK: One component

  /// Lays out a component alone, as wide as the canvas unless it says otherwise; a free height
  /// follows it.
  private func expand(_ name: String, _ settings: RunSettings) {
    let span = SourceSpan.commandLine
    let declared = modules[0].components[name]?.name.span ?? span
    let instance = NameSyntax(name.prefix(1).lowercased() + name.dropFirst(), declared)
    let arguments = settings.parameters.sorted { $0.key < $1.key }.compactMap {
      argument -> ArgumentSyntax? in
      guard case .expression(let value) = argument.value else { return nil }
      return ArgumentSyntax(label: NameSyntax(argument.key, value.span), value: value)
    }
    declare(
      DeclarationSyntax(
        kind: ExpressionSyntax(.name(name), span), name: instance, index: nil,
        arguments: arguments, body: nil), span, in: rootScope)
    guard let node = views[0].children.first else { return }
    var edges: [LayoutAttribute] = [.leading, .top, .trailing]
    readsCanvas.vertical = true
    if model.canvas.vertical == nil { edges.append(.bottom) }
    pinned = edges.map { attribute in
      ConstraintInfo(
        left: LinearValue(attribute, of: ViewReference(node: node)), relation: .equal,
        right: LinearValue(attribute, of: ViewReference(node: 0)), priority: .high,
        span: declared, attributeSpan: declared, isGenerated: true)
    }
  }

  // MARK: Contents

  /// Gives labels and buttons their texts, which properties anywhere may have changed.
  private func finishContents() {
    for node in views.indices where views[node].kind.hasText && !views[node].hasIntrinsicSize {
      model.nodes[node].content = .text(textContent(of: node))
    }
  }

  func textContent(of node: Int) -> TextContent {
    let text = views[node].text
    return TextContent(
      text.string ?? "", font: TextFont(size: text.font, isBold: text.isBold),
      maxLines: text.lines, wrapping: text.wrapping,
      maxWidth: text.maxWidth)
  }

  /// What measures texts: the caller's, else Helvetica at the layout's scale.
  var textMeasurer: any TextMeasuring {
    guard let measurer else { return HelveticaMeasurer(scale: model.scale) }
    guard var custom = measurer as? MetricsMeasurer, custom.scale == nil else { return measurer }
    custom.scale = model.scale
    return custom
  }
}

/// What a caller or a test gives for a parameter or data.
enum GivenValue {
  case expression(ExpressionSyntax)
  /// It couldn't be read, and that was reported.
  case failed
}

/// What one run of a program is given.
struct RunSettings {
  var parameters: [String: GivenValue] = [:]
  var data: [String: GivenValue] = [:]
  var width: LayoutInputs.CanvasSide?
  var height: LayoutInputs.CanvasSide?
  var safeArea: LayoutInsets?
  var direction: LayoutDirection?
  var scale: Double?
  var component: String?
  /// Whether parameters come as an object of JSON, such as a line of a batch.
  var areFromJSON = false
}

extension LayoutInputs.CanvasSide {
  /// Nil for a free side.
  var points: Double? {
    switch self {
    case .fixed(let points): points
    case .auto: nil
    }
  }
}
