internal import ConstraintKit
internal import FeedLayouts

extension Expander {
  func setContainer(_ setting: Setting) -> Bool {
    guard setOption(setting) else { return false }
    views[setting.node].options.insert(setting.name)
    return true
  }

  private func setOption(_ setting: Setting) -> Bool {
    switch views[setting.node].container {
    case .stack(let stack): setStack(setting, stack)
    case .waterfall(let waterfall): setWaterfall(setting, waterfall)
    case .flow(let flow): setFlow(setting, flow)
    case nil: false
    }
  }

  private func setStack(_ setting: Setting, _ stack: StackArrangement) -> Bool {
    var stack = stack
    switch setting.name {
    case "spacing": stack.spacing = number(setting, in: -1e9...1e9) ?? 0
    case "insets": stack.insets = insets(setting) ?? .zero
    case "align":
      let words = StackArrangement.Alignment.words.filter {
        stack.dimension == .horizontal || !$0.value.isBaseline
      }
      if let alignment = option(setting, of: words) { stack.alignment = alignment }
    case "distribution":
      if let distribution = option(setting, of: StackArrangement.Distribution.words) {
        stack.distribution = distribution
      }
    default: return false
    }
    views[setting.node].container = .stack(stack)
    return true
  }

  private func setWaterfall(_ setting: Setting, _ waterfall: WaterfallConfiguration) -> Bool {
    var waterfall = waterfall
    switch setting.name {
    case "columns":
      if let columns = integer(setting, in: 1...Double(ContainerOptions.mostColumns)) {
        waterfall.columnCount = columns
      }
    case "columnSpacing": if let gap = gap(setting) { waterfall.columnMargin = gap }
    case "rowSpacing": if let gap = gap(setting) { waterfall.rowMargin = gap }
    case "insets": if let insets = positiveInsets(setting) { waterfall.insets = insets }
    case "order":
      if let order = option(setting, of: WaterfallConfiguration.Order.words) {
        waterfall.order = order
      }
    case "rule":
      if let rule = option(setting, of: WaterfallConfiguration.Rule.words) {
        waterfall.rule = rule
      }
    case "tolerance": if let gap = gap(setting) { waterfall.tieTolerance = gap }
    default: return false
    }
    views[setting.node].container = .waterfall(waterfall)
    return true
  }

  private func setFlow(_ setting: Setting, _ flow: FlowConfiguration) -> Bool {
    var flow = flow
    switch setting.name {
    case "lineSpacing": if let gap = gap(setting) { flow.lineSpacing = gap }
    case "itemSpacing": if let gap = gap(setting) { flow.itemSpacing = gap }
    case "insets": if let insets = positiveInsets(setting) { flow.insets = insets }
    case "align":
      if let alignment = option(setting, of: FlowConfiguration.Alignment.words(model.direction)) {
        flow.alignment = alignment
      }
    default: return false
    }
    views[setting.node].container = .flow(flow)
    return true
  }

  /// `span: 2`, of a child of a waterfall. That there are as many columns is checked when all
  /// properties of the waterfall have been read.
  func setSpan(_ setting: Setting) -> Bool {
    guard isInWaterfall(setting.node) else { return false }
    if let count = integer(setting, in: 1...Double(ContainerOptions.mostColumns)) {
      views[setting.node].columns = (count, setting.value.span)
    }
    return true
  }

  func isInWaterfall(_ node: Int) -> Bool {
    guard let parent = views[node].parent, case .waterfall = views[parent].container else {
      return false
    }
    return true
  }

  private func gap(_ setting: Setting) -> Double? { number(setting, in: 0...1e9) }

  private func positiveInsets(_ setting: Setting) -> LayoutInsets? {
    guard let insets = insets(setting) else { return nil }
    for side in [insets.top, insets.left, insets.bottom, insets.right]
    where !(0...1e9).contains(side) {
      report(.outOfRange(setting.name, side, 0...1e9, at: setting.value.span))
      return nil
    }
    return insets
  }

  /// What one of several words stands for.
  private func option<Value>(
    _ setting: Setting, of words: [(word: String, value: Value)]
  ) -> Value? {
    let word = word(setting, of: words.map(\.word))
    return words.first { $0.word == word }?.value
  }
}
