/// Constraints of views in terms of nodes.
struct ConstraintPartLowering {
  /// The items of the views of a tree, each with its place here as its node.
  let items: [LayoutItem]
  let direction: LayoutDirection
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var problems: [LayoutProblem] = []

  init(items: [LayoutItem], direction: LayoutDirection) {
    self.items = items
    self.direction = direction
    // Some statements make several constraints.
    constraints.reserveCapacity(items.reduce(8) { $0 + $1.constraints.count * 5 / 4 })
  }

  /// Adds the parts of constraints, in order.
  mutating func add(_ constraints: [Constraint]) {
    let constraints = constraints.span
    for index in constraints.indices { add(constraints[index]) }
  }

  /// Adds the parts of a constraint, but those that reach out of the views, to another view of the
  /// same tree. A part that names a view of another tree, or one that is gone, is a problem.
  mutating func add(_ constraint: Constraint) {
    guard let relation = constraint.relation, constraint.isSound else {
      problems += constraint.problems
      return
    }
    guard !constraint.parts.isEmpty, isInside(constraint.owner, in: constraint) else { return }
    let comparison = constraint.parts.firstComparison
    add(comparison, constraint.parts.firstTarget, of: constraint, relation)
    if constraint.isPlain { return }
    for part in constraint.parts.rest {
      add(part.comparison, part.target, of: constraint, relation)
    }
  }

  private typealias Term = LayoutConstraint.Term

  @inline(__always)
  private mutating func add(
    _ comparison: ConstraintPart.Comparison, _ target: LayoutItem?, of constraint: Constraint,
    _ relation: Relation
  ) {
    let own = Term(comparison.factor, comparison.name, constraint.owner)
    let constant =
      comparison.number.value(in: direction) + comparison.constant.value(in: direction)
    if let target {
      guard isInside(target, in: constraint) else { return }
      let other = Term(comparison.targetFactor, comparison.targetName, target)
      add(LayoutTerms(own, other), constant, of: constraint, relation)
    } else {
      add(LayoutTerms(own), constant, of: constraint, relation)
    }
  }

  @inline(__always)
  private mutating func add(
    _ sum: LayoutTerms, _ constant: Double, of constraint: Constraint, _ relation: Relation
  ) {
    constraints.append(
      LayoutConstraint(
        sum, relation, constant, priority: constraint.strength, origin: constraint.origin,
        provenance: constraint.provenance))
    if !constraint.isPlain { addExtras(of: constraint) }
  }

  /// Adds what few constraints have to the one that was made last, which is dropped if a view isn't in
  /// the tree.
  private mutating func addExtras(of constraint: Constraint) {
    guard var lowered = constraints.popLast() else { return }
    for term in constraint.furtherTerms {
      guard isInside(term.item, in: constraint) else { return }
      lowered.sum.append(Term(term.coefficient, term.name, term.item))
    }
    lowered.label = constraint.label
    constraints.append(lowered)
  }

  /// Whether the view is one of the tree that is lowered; where it can't be, that is noted.
  @inline(__always)
  private mutating func isInside(_ item: LayoutItem, in constraint: Constraint) -> Bool {
    if item.node < items.count, items[item.node] === item { return true }
    note(item, in: constraint)
    return false
  }

  @inline(never)
  private mutating func note(_ outside: LayoutItem, in constraint: Constraint) {
    let kind: LayoutProblem.Kind
    if !outside.isAlive {
      kind = .viewIsGone(view: outside.displayName)
    } else if outside.root !== items.first?.root {
      kind = .otherTree(view: outside.displayName)
    } else {
      return
    }
    problems.append(
      LayoutProblem(kind, subject: constraint.subject, origin: constraint.origin))
  }
}

extension LayoutConstraint.Term {
  @inline(__always)
  fileprivate init(_ coefficient: Double, _ name: GuideAttribute, _ item: LayoutItem) {
    self.init(coefficient, .attribute(name.attribute, node: item.node, guide: name.guide))
  }
}
