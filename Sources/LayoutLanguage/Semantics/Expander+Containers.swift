internal import ConstraintKit

extension Expander {
  /// States the constraints of a row or column.
  func arrange(_ node: Int) {
    guard let stack = views[node].container else { return }
    let children = views[node].children
      .filter { views[$0].isArranged && !model.nodes[$0].isHidden }
      .map { child in
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
    let terms = constraint.terms.map {
      LinearValue.Term($0.coefficient, .known($0.operand))
    }
    let rest = LinearValue(terms: Array(terms.dropFirst())) * -1
    add(
      ConstraintInfo(
        left: LinearValue(terms: Array(terms.prefix(1))), relation: constraint.relation,
        right: rest + LinearValue(constant: constraint.constant),
        priority: constraint.priority, span: views[node].span,
        attributeSpan: views[node].span, isGenerated: true))
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
