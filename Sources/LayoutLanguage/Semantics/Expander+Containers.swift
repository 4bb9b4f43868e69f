internal import ConstraintKit
internal import FeedLayouts

extension Expander {
  /// Says how a container arranges its children.
  func arrange(_ node: Int) {
    let children = views[node].children.filter {
      views[$0].isArranged && !model.nodes[$0].isHidden
    }
    switch views[node].container {
    case .stack(let stack): arrange(children, in: node, stack)
    case .waterfall(let waterfall):
      checkSpans(of: children, columns: waterfall.columnCount)
      let spans = children.map { views[$0].columns.count }
      place(children, in: node, WaterfallPlacing(waterfall, spans: spans))
    case .flow(let flow): place(children, in: node, FlowPlacing(flow))
    case nil: break
    }
  }

  private func place(_ children: [Int], in node: Int, _ content: any ContentPlacing) {
    model.placements.append(
      LayoutPlacement(container: node, children: children, content: content))
  }

  private func checkSpans(of children: [Int], columns: Int) {
    for child in children {
      let (count, span) = views[child].columns
      guard count > columns, let span else { continue }
      report(.outOfRange("span", Double(count), 1...Double(columns), at: span))
    }
  }

  /// States the constraints of a row or column.
  private func arrange(_ nodes: [Int], in node: Int, _ stack: StackArrangement) {
    let children = nodes.map { child in
      StackArrangement.Child(node: child, naturalLength: naturalLength(of: child, in: stack))
    }
    let constraints = stack.constraints(
      of: children, in: node, direction: model.direction, makeVariable: { addGap(of: node) })
    for constraint in constraints { add(constraint, of: node) }
    if let dimension = stack.fittingDimension { model.nodes[node].fits[dimension] = true }
    stateProportions(of: children, in: node, stack)
  }

  /// A gap that the solver chooses.
  private func addGap(of node: Int) -> Int {
    model.freeVariables.append(path(of: node) + ".gap")
    variableSpans.append(views[node].span)
    return model.freeVariables.count - 1
  }

  /// Sizes in proportion to the intrinsic ones, which have to be known.
  private func stateProportions(
    of children: [StackArrangement.Child], in node: Int, _ stack: StackArrangement
  ) {
    do {
      for constraint in try stack.proportions(of: children) { add(constraint, of: node) }
    } catch {
      switch error {
      case .withoutLength(let child):
        report(.proportionalWithoutSize(path(of: child), at: views[child].span))
      case .nothing:
        let side = stack.dimension == .horizontal ? "width" : "height"
        report(.proportionalToNothing(path(of: node), side, at: views[node].span))
      }
    }
  }

  /// A constraint that a container generates.
  private func add(_ constraint: LayoutConstraint, of node: Int) {
    add(info(constraint, of: node))
  }

  private func info(_ constraint: LayoutConstraint, of node: Int) -> ConstraintInfo {
    let terms = constraint.terms.map {
      LinearValue.Term($0.coefficient, .known($0.operand))
    }
    let rest = LinearValue(terms: Array(terms.dropFirst())) * -1
    return ConstraintInfo(
      left: LinearValue(terms: Array(terms.prefix(1))), relation: constraint.relation,
      right: rest + LinearValue(constant: constraint.constant),
      priority: constraint.priority, span: views[node].span,
      attributeSpan: views[node].span, isGenerated: true, scope: views[node].scope)
  }

  /// Takes over the model as it was solved, or refused: with what placing children has added to it.
  func takeOver(_ solved: LayoutModel) {
    for constraint in solved.constraints.dropFirst(model.constraints.count) {
      constraintInfos.append(info(constraint, of: container(of: constraint)))
    }
    model = solved
  }

  /// The container that fixes a child, or has a least width.
  private func container(of constraint: LayoutConstraint) -> Int {
    guard case .attribute(_, let node, _)? = constraint.terms.first?.operand else { return 0 }
    return constraint.relation == .greaterThanOrEqual ? node : views[node].parent ?? 0
  }

  private func naturalLength(of node: Int, in stack: StackArrangement) -> Double? {
    guard stack.distribution == .proportional, let size = intrinsicSize(of: node) else {
      return nil
    }
    return stack.dimension == .horizontal ? size.width : size.height
  }

  /// The size that a view has of itself; nil where it has none.
  private func intrinsicSize(of node: Int) -> (width: Double?, height: Double?)? {
    if views[node].kind.hasText, !views[node].hasIntrinsicSize {
      if let text = views[node].text.deferred { _ = look(at: .deferred(text)) }
      let text = textContent(of: node)
      let layout = textMeasurer.measure(
        text.string, font: text.font, maxWidth: text.maxWidth ?? .infinity,
        maxLines: text.maxLines, wrapping: text.wrapping)
      return (layout.size.width, layout.size.height)
    }
    guard case .size(let width, let height) = model.nodes[node].content else { return nil }
    return (width, height)
  }
}
