/// A stack and its children while they become constraints.
struct StackLowering {
  private let stack: StackArrangement
  private let children: [StackArrangement.Child]
  private let container: Int
  private let along: ArrangementEdges
  private let across: ArrangementEdges

  init(
    _ stack: StackArrangement, children: [StackArrangement.Child], container: Int,
    direction: LayoutDirection, origin: ConstraintOrigin
  ) {
    self.stack = stack
    self.children = children
    self.container = container
    func edges(_ dimension: LayoutDimension) -> ArrangementEdges {
      ArrangementEdges(
        container: container, dimension: dimension,
        isMirrored: dimension == .horizontal && direction == .rightToLeft, insets: stack.insets,
        guide: stack.isLayoutMarginsRelative ? .margins : .frame, origin: origin)
    }
    along = edges(stack.dimension)
    across = edges(stack.dimension.other)
  }

  func constraints(_ makeVariable: () -> Int) -> [LayoutConstraint] {
    guard let first = children.first?.node, let last = children.last?.node else {
      return [along, across].map(emptyLength)
    }
    var result = [
      along.distance(from: along.near(container), to: along.near(first), by: along.nearInset),
      along.distance(from: along.far(last), to: along.far(container), by: along.farInset),
    ]
    result += gaps(makeVariable)
    result += equalLengths
    result += children.flatMap { placeAcross($0.node) }
    result += baselines
    return result
  }

  /// No size but the insets, unless something says otherwise.
  private func emptyLength(_ edges: ArrangementEdges) -> LayoutConstraint {
    edges.constraint(
      edges.length(container), .equal, edges.nearInset + edges.farInset,
      priority: .aboveFittingSize)
  }
}

// MARK: Along

extension StackLowering {
  /// Neighbours and the spacing between them.
  private var pairs: [(previous: Int, next: Int, spacing: Double)] {
    zip(children, children.dropFirst()).map { previous, next in
      (previous.node, next.node, previous.spacingAfter ?? stack.spacing)
    }
  }

  private func gaps(_ makeVariable: () -> Int) -> [LayoutConstraint] {
    let pairs = pairs
    guard let largest = pairs.map(\.spacing).max() else { return [] }
    switch stack.distribution {
    case .fill, .equal, .proportional:
      return pairs.map { gap($0, .equal) }
    case .equalSpacing:
      let gap = makeVariable()
      return [along.constraint(.variable(gap), .greaterThanOrEqual, largest)]
        + pairs.map {
          along.distance(from: along.far($0.previous), to: along.near($0.next), variable: gap)
        }
        + [along.constraint(.variable(gap), .equal, largest, priority: .fittingSize)]
    case .equalCentering:
      let pitch = makeVariable()
      return pairs.flatMap {
        [
          along.distance(
            from: along.center($0.previous), to: along.center($0.next), variable: pitch,
            priority: StackArrangement.centeringPriority),
          gap($0, .greaterThanOrEqual),
        ]
      }
    }
  }

  private func gap(
    _ pair: (previous: Int, next: Int, spacing: Double), _ relation: Relation
  ) -> LayoutConstraint {
    along.distance(
      from: along.far(pair.previous), to: along.near(pair.next), relation, by: pair.spacing)
  }

  private var equalLengths: [LayoutConstraint] {
    guard stack.distribution == .equal, let first = children.first?.node else { return [] }
    return children.dropFirst().map { along.equal(along.length($0.node), along.length(first)) }
  }
}

// MARK: Across

extension StackLowering {
  private func placeAcross(_ child: Int) -> [LayoutConstraint] {
    switch stack.alignment {
    case .fill: [start(child, .equal), end(child, .equal)]
    case .leading: [start(child, .equal), end(child, .greaterThanOrEqual)]
    case .trailing: [start(child, .greaterThanOrEqual), end(child, .equal)]
    case .center: [center(child)] + inside(child)
    case .firstBaseline, .lastBaseline: inside(child)
    }
  }

  private func inside(_ child: Int) -> [LayoutConstraint] {
    [start(child, .greaterThanOrEqual), end(child, .greaterThanOrEqual)]
  }

  private func start(
    _ child: Int, _ relation: Relation, priority: Priority = .required
  ) -> LayoutConstraint {
    across.distance(
      from: across.near(container), to: across.near(child), relation, by: across.nearInset,
      priority: priority)
  }

  private func end(
    _ child: Int, _ relation: Relation, priority: Priority = .required
  ) -> LayoutConstraint {
    across.distance(
      from: across.far(container), to: across.far(child), relation.flipped, by: -across.farInset,
      priority: priority)
  }

  private func center(_ child: Int) -> LayoutConstraint {
    across.distance(
      from: across.center(container), to: across.center(child),
      by: (across.nearInset - across.farInset) / 2)
  }

  /// Level baselines, at the edge that they are counted from as far as the children let them.
  private var baselines: [LayoutConstraint] {
    guard stack.alignment.isBaseline, let first = children.first else { return [] }
    let isFirst = stack.alignment == .firstBaseline
    func baseline(_ child: StackArrangement.Child) -> LayoutOperand {
      isFirst
        ? .attribute(.firstBaseline, node: child.firstBaselineNode)
        : .attribute(.lastBaseline, node: child.lastBaselineNode)
    }
    let pull =
      isFirst
      ? start(first.node, .equal, priority: .fittingSize)
      : end(first.node, .equal, priority: .fittingSize)
    return children.dropFirst().map { across.equal(baseline($0), baseline(first)) } + [pull]
  }
}
