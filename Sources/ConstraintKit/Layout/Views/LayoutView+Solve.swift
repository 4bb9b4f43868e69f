extension LayoutView {
  /// The frames of this view, as the root, and of everything in it.
  ///
  /// A view that has a superview is solved alone: constraints that reach out of it are left out.
  ///
  /// - Parameters:
  ///   - width: In points; without it the width is as small as the constraints let it be.
  ///   - height: In points; without it the height is as small as the constraints let it be.
  ///   - scale: Pixels in a point, for rounded frames.
  /// - Throws: ``LayoutError/invalid(_:)`` with everything that was wrong in calls on the views,
  ///   ``LayoutError/unsatisfiable(_:)`` where required constraints contradict each other.
  public func solve(
    width: Double? = nil, height: Double? = nil, direction: LayoutDirection = .leftToRight,
    scale: Double = 2, measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(LayoutError) -> LayoutSolution {
    let canvas = DimensionPair(horizontal: width, vertical: height)
    if let session = item.session,
      session.serves(item, direction: direction, measurer: measurer),
      let solution = try session.solve(self, canvas: canvas, scale: scale)
    {
      return solution
    }
    let views = tree
    let model = try model(of: views, canvas, direction, scale, measurer)
    if let session = nextSession(model, measurer),
      let solution = try session.solve(self, canvas: canvas, scale: scale)
    {
      return solution
    }
    return try solve(model, of: views, measurer)
  }

  /// The frames that a new tree with the same views and constraints would have, to the last bit.
  ///
  /// ``solve(width:height:direction:scale:measurer:)`` keeps what it solved and changes it in place
  /// from the second time on; its frames agree with these up to rounding. This one starts from
  /// nothing and keeps nothing, at the cost of a first solution: for results that are compared,
  /// hashed or stored.
  ///
  /// - Parameters:
  ///   - width: In points; without it the width is as small as the constraints let it be.
  ///   - height: In points; without it the height is as small as the constraints let it be.
  ///   - scale: Pixels in a point, for rounded frames.
  /// - Throws: As ``solve(width:height:direction:scale:measurer:)``.
  public func solveAnew(
    width: Double? = nil, height: Double? = nil, direction: LayoutDirection = .leftToRight,
    scale: Double = 2, measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(LayoutError) -> LayoutSolution {
    let views = tree
    let canvas = DimensionPair(horizontal: width, vertical: height)
    return try solve(try model(of: views, canvas, direction, scale, measurer), of: views, measurer)
  }

  /// - Parameters:
  ///   - model: This tree's.
  ///   - views: This tree.
  private func solve(
    _ model: LayoutModel, of views: [LayoutView], _ measurer: any TextMeasuring
  ) throws(LayoutError) -> LayoutSolution {
    var solution = try LayoutEngine(measurer: measurer).solve(model)
    solution.nodesOfViews = NodesOfViews(views)
    return solution
  }

  /// A session for a tree that is solved again, and isn't part of another that has one.
  private func nextSession(_ model: LayoutModel, _ measurer: any TextMeasuring) -> TreeSession? {
    defer { item.wasSolved = true }
    guard item.wasSolved, item.session?.isStale ?? true else { return nil }
    return TreeSession(self, model, measurer: measurer)
  }

  /// The tree as a model: nodes and constraints view by view, each view before its subviews, then
  /// the constraints of its stacks and grids.
  ///
  /// Ties are decided by that order and not by that of the calls, so that a view whose constraints
  /// were made anew has the same frames as one that was made so from the first.
  ///
  /// - Parameter measurer: Measures the texts of stacks with a proportional distribution.
  /// - Throws: ``LayoutError/invalid(_:)`` with everything that was wrong in calls on the views.
  public func model(
    width: Double? = nil, height: Double? = nil, direction: LayoutDirection = .leftToRight,
    scale: Double = 2, measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(LayoutError) -> LayoutModel {
    let canvas = DimensionPair(horizontal: width, vertical: height)
    return try model(of: tree, canvas, direction, scale, measurer)
  }

  /// - Parameter views: This tree.
  private func model(
    of views: [LayoutView], _ canvas: DimensionPair<Double?>, _ direction: LayoutDirection,
    _ scale: Double, _ measurer: any TextMeasuring
  ) throws(LayoutError) -> LayoutModel {
    var model = LayoutModel(nodes: [], canvas: canvas)
    model.direction = direction
    model.scale = scale
    model.nodes.reserveCapacity(views.count)
    let items = views.map(\.item)
    for index in items.indices {
      if items[index].node != index {
        items[index].node = index
        items[index].session?.invalidate()
      }
      let parent = index == 0 ? nil : items[index].parent?.node
      model.nodes.append(views[index].node(parent: parent))
    }
    var lowering = ConstraintPartLowering(items: items, direction: direction)
    for item in items { lowering.add(item.constraints) }
    model.constraints = lowering.constraints
    let problems =
      items.problems + lowering.problems + foreignClaims(items)
      + ArrangementPass(views, measurer: measurer).arrange(in: &model)
    guard problems.isEmpty else { throw .invalid(problems.withoutRepetition) }
    return model
  }
}

extension LayoutView {
  /// Constraints of views of other trees that name one of this tree.
  private func foreignClaims(_ items: [LayoutItem]) -> [LayoutProblem] {
    guard items.contains(where: { !$0.claims.isEmpty }) else { return [] }
    let root = item.root
    return items.flatMap { $0.takeForeignClaims(root) }
  }
}

extension [LayoutItem] {
  /// What went wrong in calls on the views.
  fileprivate var problems: [LayoutProblem] {
    var found: [LayoutProblem] = []
    for item in self where !item.problems.isEmpty { found += item.problems }
    return found
  }
}

extension [LayoutProblem] {
  /// Each once: several attributes of a statement may have the same problem.
  fileprivate var withoutRepetition: [LayoutProblem] {
    var seen: Set<LayoutProblem> = []
    return filter { seen.insert($0).inserted }
  }
}

extension LayoutSolution {
  /// The view's exact frame, relative to its superview; nil for a view that wasn't in the tree.
  public func frame(of view: LayoutView) -> LayoutRect? {
    nodesOfViews[view.id].map { frame(of: $0) }
  }

  /// The view's exact frame, in the coordinates of the view that was solved; nil for a view that
  /// wasn't in the tree.
  public func absoluteFrame(of view: LayoutView) -> LayoutRect? {
    nodesOfViews[view.id].map { absoluteFrame(of: $0) }
  }

  /// The view's text; nil where there is none, and for a view that wasn't in the tree.
  public func text(of view: LayoutView) -> TextLayout? {
    nodesOfViews[view.id].flatMap { text(of: $0) }
  }

  /// The node that stands for the view in ``model``; nil for a view that wasn't in the tree.
  public func node(of view: LayoutView) -> Int? {
    nodesOfViews[view.id]
  }
}
