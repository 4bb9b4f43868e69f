/// A tree of views that is kept solved: it notes what is changed on them from one solve to the next,
/// and makes the changes in place.
///
/// A tree gets one when it is solved the second time. What it can't follow, a view that is added or
/// a priority of content, makes it stale, and the tree is solved from nothing.
final class TreeSession {
  private var session: LayoutSession
  private let measurer: any TextMeasuring
  private let direction: LayoutDirection
  private let nodesOfViews: NodesOfViews
  /// The items of the views, by node.
  private let items: [LayoutItem]
  private var slots: ConstraintSlots
  /// Whether the size of a content is in the terms of a constraint.
  private let hasProportions: Bool
  /// Whether the tree has to be solved from nothing.
  private(set) var isStale = false
  private var changes = Changes()

  /// What has been noted since the tree was solved.
  private struct Changes {
    var contents: [Int] = []
    var constraints: [Constraint] = []
    var hidden: [Int] = []
    var hasArrangements = false
  }

  var statistics: LayoutSession.Statistics { session.statistics }

  /// A session of the tree of `root`, whose items know their nodes in `model`.
  init(_ root: LayoutView, _ model: LayoutModel, measurer: any TextMeasuring) {
    let views = root.tree
    session = LayoutSession(model, measurer: measurer)
    self.measurer = measurer
    direction = model.direction
    items = views.map(\.item)
    nodesOfViews = NodesOfViews(views)
    slots = ConstraintSlots(model, items: items)
    hasProportions = views.contains { $0.stackArrangement?.distribution == .proportional }
    for item in items {
      item.session?.invalidate()
      item.session = self
    }
  }

  /// Whether it is the session of the tree of `root`, and solved it in the same direction and with
  /// the same measurer.
  func serves(
    _ root: LayoutItem, direction: LayoutDirection, measurer: any TextMeasuring
  ) -> Bool {
    !isStale && items.first === root && self.direction == direction
      && isSame(self.measurer, measurer)
  }

  /// Solves the tree with the changes that were noted; nil where it can't follow them.
  func solve(
    _ root: LayoutView, canvas: DimensionPair<Double?>, scale: Double
  ) throws(LayoutError) -> LayoutSolution? {
    guard follow(root) else {
      isStale = true
      return nil
    }
    session.setCanvas(canvas)
    session.setScale(scale)
    var solution = try session.solve()
    solution.nodesOfViews = nodesOfViews
    return solution
  }
}

extension LayoutView {
  /// How often the tree of this view has been solved in which way since it was last solved from nothing;
  /// nil for a tree that isn't kept solved.
  package var sessionStatistics: LayoutSession.Statistics? { item.session?.statistics }
}

// MARK: Noting

extension TreeSession {
  /// Something has changed that can't be followed.
  func invalidate() { isStale = true }

  func noteContent(of item: LayoutItem) { changes.contents.append(item.node) }

  func noteHidden(_ item: LayoutItem, isArranged: Bool) {
    changes.hidden.append(item.node)
    if isArranged { changes.hasArrangements = true }
  }

  /// A constraint has come, gone or changed.
  func note(_ constraint: Constraint) { changes.constraints.append(constraint) }
}

// MARK: Following

extension TreeSession {
  private func follow(_ root: LayoutView) -> Bool {
    guard !isStale else { return false }
    let changes = changes
    self.changes = Changes()
    for node in changes.contents { session.setContent(items[node].content, ofNode: node) }
    guard changes.contents.isEmpty || !hasProportions else { return false }
    guard followHidden(changes, root) else { return false }
    return changes.constraints.isEmpty
      || slots.follow(changes.constraints, items: items, in: &session)
  }

  private func followHidden(_ changes: Changes, _ root: LayoutView) -> Bool {
    guard !changes.hidden.isEmpty else { return true }
    let views = root.tree
    guard views.count == items.count else { return false }
    for node in changes.hidden { session.setHidden(views[node].isHidden, ofNode: node) }
    return !changes.hasArrangements
      || slots.arrangeAnew(ArrangementPass(views, measurer: measurer), in: &session)
  }
}

/// Whether two measurers are known to give the same answers.
private func isSame(_ first: any TextMeasuring, _ second: any TextMeasuring) -> Bool {
  if let first = first as? HelveticaMeasurer, let second = second as? HelveticaMeasurer {
    return first == second
  }
  guard let first = first as? any Equatable else { return false }
  return isEqual(first, second)
}

private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
  first == second as? Value
}
