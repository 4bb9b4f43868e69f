internal import ConstraintKit

/// A row or column as ordinary constraints, modelled on UIStackView.
struct Arrangement {
  let container: Int
  /// Those that take room, in order.
  let children: [Int]
  let properties: ContainerProperties
  /// A row runs from the right.
  let isMirrored: Bool
  let span: SourceSpan

  func constraints(freeVariable: (Int) -> LinearValue) -> [ConstraintInfo] {
    guard let first = children.first, let last = children.last else { return [emptySize] }
    var result = [
      equal(near(first), near(container) + sign * leadingInset),
      equal(near(container, far: true), near(last, far: true) + sign * trailingInset),
    ]
    result += gaps(freeVariable)
    result += sizes
    result += children.flatMap(across)
    result += baselines
    return result
  }

  // MARK: Along

  private var isRow: Bool { properties.dimension == .horizontal }

  /// Positions grow to the right and down; a mirrored row runs against it.
  private var sign: Double { isRow && isMirrored ? -1 : 1 }

  private var leadingInset: Double {
    if !isRow { return properties.insets.top }
    return isMirrored ? properties.insets.right : properties.insets.left
  }

  private var trailingInset: Double {
    if !isRow { return properties.insets.bottom }
    return isMirrored ? properties.insets.left : properties.insets.right
  }

  /// The edge of a view where the row or column begins, or ends.
  private func near(_ node: Int, far: Bool = false) -> LinearValue {
    let attribute: LayoutAttribute =
      isRow ? (far != isMirrored ? .right : .left) : (far ? .bottom : .top)
    return LinearValue(attribute, of: ViewReference(node: node))
  }

  private func size(_ node: Int) -> LinearValue {
    LinearValue(isRow ? .width : .height, of: ViewReference(node: node))
  }

  private func center(_ node: Int) -> LinearValue {
    LinearValue(isRow ? .centerX : .centerY, of: ViewReference(node: node))
  }

  private func gaps(_ freeVariable: (Int) -> LinearValue) -> [ConstraintInfo] {
    let pairs = Array(zip(children, children.dropFirst()))
    guard !pairs.isEmpty else { return [] }
    let spacing = properties.spacing * sign
    switch properties.distribution {
    case .fill, .equal, .proportional:
      return pairs.map { equal(near($1), near($0, far: true) + spacing) }
    case .equalSpacing:
      let gap = freeVariable(container)
      return [info(gap, .greaterThanOrEqual, LinearValue(constant: properties.spacing))]
        + pairs.map { equal(near($1), near($0, far: true) + gap * sign) }
        + [info(gap, .equal, LinearValue(constant: properties.spacing), .fittingSize)]
    case .equalCentering:
      let pitch = freeVariable(container)
      return pairs.flatMap { previous, next in
        [
          equal(center(next), center(previous) + pitch * sign),
          info(
            (near(next) - near(previous, far: true)) * sign, .greaterThanOrEqual,
            LinearValue(constant: properties.spacing)),
        ]
      }
    }
  }

  private var sizes: [ConstraintInfo] {
    guard properties.distribution == .equal, let first = children.first else { return [] }
    return children.dropFirst().map { equal(size($0), size(first)) }
  }

  /// Nothing in it: no size but its insets, unless something says otherwise.
  private var emptySize: ConstraintInfo {
    let insets = LinearValue(constant: leadingInset + trailingInset)
    return info(size(container), .equal, insets, .fittingSize)
  }

  // MARK: Across

  private func across(_ child: Int) -> [ConstraintInfo] {
    let start = edge(child, .start)
    let end = edge(child, .end)
    let containerStart = edge(container, .start) + startInset
    let containerEnd = edge(container, .end) - endInset
    let isInside = [
      info(start, .greaterThanOrEqual, containerStart), info(end, .lessThanOrEqual, containerEnd),
    ]
    switch properties.alignment {
    case .fill: return [equal(start, containerStart), equal(end, containerEnd)]
    case .leading where !isRow && isMirrored, .trailing where isRow || !isMirrored:
      return [isInside[0], equal(end, containerEnd)]
    case .leading, .trailing:
      return [equal(start, containerStart), isInside[1]]
    case .center:
      let middle = edge(container, .middle) + (startInset - endInset) / 2
      return [equal(edge(child, .middle), middle)] + isInside
    case .baseline: return isInside
    }
  }

  private enum Edge {
    case start, middle, end
  }

  /// An edge across, physical.
  private func edge(_ node: Int, _ edge: Edge) -> LinearValue {
    let attribute: LayoutAttribute =
      switch edge {
      case .start: isRow ? .top : .left
      case .middle: isRow ? .centerY : .centerX
      case .end: isRow ? .bottom : .right
      }
    return LinearValue(attribute, of: ViewReference(node: node))
  }

  private var startInset: Double { isRow ? properties.insets.top : properties.insets.left }
  private var endInset: Double { isRow ? properties.insets.bottom : properties.insets.right }

  private var baselines: [ConstraintInfo] {
    guard properties.alignment == .baseline, isRow, let first = children.first else { return [] }
    let baseline = LinearValue(.firstBaseline, of: ViewReference(node: first))
    return children.dropFirst().map {
      equal(LinearValue(.firstBaseline, of: ViewReference(node: $0)), baseline)
    }
  }

  // MARK: Making

  private func equal(_ left: LinearValue, _ right: LinearValue) -> ConstraintInfo {
    info(left, .equal, right)
  }

  private func info(
    _ left: LinearValue, _ relation: Relation, _ right: LinearValue,
    _ priority: Priority = .required
  ) -> ConstraintInfo {
    ConstraintInfo(
      left: left, relation: relation, right: right, priority: priority, span: span,
      attributeSpan: span, isGenerated: true)
  }
}

extension LinearValue {
  fileprivate static func + (lhs: LinearValue, rhs: Double) -> LinearValue {
    LinearValue(terms: lhs.terms, constant: lhs.constant + rhs)
  }

  fileprivate static func - (lhs: LinearValue, rhs: Double) -> LinearValue {
    lhs + -rhs
  }
}
