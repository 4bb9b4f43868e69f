internal import ConstraintKit

extension Expander {
  /// States the constraints of a row or column.
  func arrange(_ node: Int) {
    guard let properties = views[node].container else { return }
    let children = views[node].children.filter {
      views[$0].isArranged && !model.nodes[$0].isHidden
    }
    let arrangement = Arrangement(
      container: node, children: children, properties: properties,
      isMirrored: model.direction == .rightToLeft, span: views[node].span)
    for constraint in arrangement.constraints(freeVariable: addGap) { add(constraint) }
    if properties.alignment != .fill { fitAcross(node, properties.dimension) }
    if properties.distribution == .proportional { stateProportions(node, children, properties) }
  }

  /// A gap that the solver chooses.
  private func addGap(of node: Int) -> LinearValue {
    model.freeVariables.append(path(of: node) + ".gap")
    variableSpans.append(views[node].span)
    return LinearValue(.variable(model.freeVariables.count - 1))
  }

  /// Children that don't fill the container leave its size across open: it fits them.
  private func fitAcross(_ node: Int, _ dimension: LayoutDimension) {
    switch dimension {
    case .horizontal: model.nodes[node].fits.vertical = true
    case .vertical: model.nodes[node].fits.horizontal = true
    }
  }

  /// Sizes in proportion to the intrinsic ones, which have to be known.
  private func stateProportions(
    _ node: Int, _ children: [Int], _ properties: ContainerProperties
  ) {
    let isRow = properties.dimension == .horizontal
    var sizes: [(child: Int, size: Double)] = []
    for child in children {
      guard let intrinsic = intrinsicSize(of: child),
        let size = isRow ? intrinsic.width : intrinsic.height
      else {
        return report(.proportionalWithoutSize(path(of: child), at: views[child].span))
      }
      sizes.append((child, size))
    }
    guard let first = sizes.first(where: { $0.size > 0 }) else {
      guard !sizes.isEmpty else { return }
      return report(
        .proportionalToNothing(path(of: node), isRow ? "width" : "height", at: views[node].span))
    }
    let attribute: LayoutAttribute = isRow ? .width : .height
    for other in sizes where other.child != first.child {
      add(
        ConstraintInfo(
          left: LinearValue(attribute, of: ViewReference(node: other.child)) * first.size,
          relation: .equal,
          right: LinearValue(attribute, of: ViewReference(node: first.child)) * other.size,
          priority: .required, span: views[node].span, attributeSpan: views[node].span,
          isGenerated: true))
    }
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
