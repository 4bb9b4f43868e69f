internal import ConstraintKit
internal import FeedLayouts

/// Helps about waterfalls and flows, which place their children.
extension ConflictReport {
  /// Sizes that come too late for the placed child that follows them: one for each such statement.
  var lateSizes: [LateSize] {
    let indices = conflict.members.compactMap { source -> Int? in
      if case .explicit(let index) = source { index } else { nil }
    }
    let children = indices.compactMap(childOfPinnedSize)
    var sizes: [LateSize] = []
    for index in indices where !model.constraints[index].provenance.isPlacement {
      let found = children.compactMap { LateSize(expander, model, of: $0, followedBy: index) }
      guard let size = found.first(where: \.isStatedFirst) ?? found.first,
        !sizes.contains(where: { $0.note == size.note })
      else { continue }
      sizes.append(size)
    }
    return sizes
  }

  private func childOfPinnedSize(_ index: Int) -> Int? {
    guard let pin = placedTerm(index), pin.relation == .equal, pin.attribute.isSize else {
      return nil
    }
    return pin.node
  }

  /// What a constraint of a waterfall or a flow is about; nil for others.
  private func placedTerm(
    _ index: Int
  ) -> (attribute: LayoutAttribute, node: Int, relation: Relation)? {
    let constraint = model.constraints[index]
    guard constraint.provenance.isPlacement,
      case .attribute(let attribute, let node, _)? = constraint.terms.first?.operand
    else { return nil }
    return (attribute, node, constraint.relation)
  }

  /// What to do about a waterfall or a flow that is narrower than its insets and spacing.
  func gapsHelp(_ proof: Proof?) -> Diagnostic.Fix? {
    for source in conflict.members {
      guard case .explicit(let index) = source, let least = placedTerm(index),
        least.relation == .greaterThanOrEqual
      else { continue }
      let gaps = expander.views[least.node].gaps
      let alone = gaps.filter { $0.width >= proof?.distance ?? 0 }
      let names =
        alone.isEmpty
        ? gaps.map { "`\($0.name)`" }.joined(separator: " and ")
        : alone.map { "`\($0.name)`" }.joined(separator: " or ")
      guard !names.isEmpty else { continue }
      let width = describe(model.constraints[index].constant.toMillionth)
      return .init(
        "the gaps of `\(expander.path(of: least.node))` alone take \(width): make \(names) smaller")
    }
    return nil
  }

  /// What to do about a waterfall or a flow that places its children otherwise than they say.
  var placingHelp: Diagnostic.Fix? {
    for source in conflict.members {
      guard case .explicit(let index) = source, let placed = placedTerm(index),
        let parent = expander.views[placed.node].parent
      else { continue }
      if placed.relation == .lessThanOrEqual {
        let room = describe(model.constraints[index].constant.toMillionth)
        return .init(
          "a line of `\(expander.path(of: parent))` has room for \(room): make "
            + "`\(expander.path(of: placed.node))` at most that wide")
      }
      let kind = expander.views[parent].kind.name
      let isGiven = placed.attribute.isSize && !model.constraints[index].isMeasured
      let verb =
        isGiven ? "gives its children their \(placed.attribute)" : "places its children"
      return .init("the \(kind) \(verb): `arranged: false` leaves a child out")
    }
    return nil
  }
}

extension ViewInfo {
  /// What takes width in a waterfall or a flow without children, by the option that says it.
  fileprivate var gaps: [(name: String, width: Double)] {
    let gaps: [(name: String, width: Double)]
    switch container {
    case .waterfall(let waterfall):
      let spacing = Double(waterfall.columnCount - 1) * waterfall.columnMargin
      let isByCount = options.contains("columns") && !options.contains("columnSpacing")
      gaps = [
        (isByCount ? "columns" : "columnSpacing", spacing), ("insets", waterfall.insets.across),
      ]
    case .flow(let flow): gaps = [("insets", flow.insets.across)]
    case .stack, nil: gaps = []
    }
    return gaps.filter { $0.width > 0 }
  }
}

extension LayoutInsets {
  fileprivate var across: Double { left + right }
}

extension LayoutConstraint {
  /// Whether it pins a placed child to a size that came of measuring it alone, with its own wishes.
  var isMeasured: Bool {
    guard provenance.isPlacement, relation == .equal, terms.count == 1,
      case .attribute(let attribute, _, _)? = terms.first?.operand, attribute.isSize
    else { return false }
    return !(provenance == .waterfall && attribute == .width)
  }
}
