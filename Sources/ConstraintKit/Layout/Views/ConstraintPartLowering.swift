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

  /// Adds the parts of a constraint, but those that reach out of the views, to another view of the
  /// same tree. A part that names a view of another tree, or one that is gone, is a problem.
  mutating func add(_ constraint: Constraint) {
    guard let relation = constraint.relation, constraint.isSound else {
      problems += constraint.problems
      return
    }
    let owner = constraint.owner
    guard !constraint.parts.isEmpty, isInside(owner, in: constraint) else { return }
    // By properties: a part is copied by a call.
    add(
      Side(constraint.parts.head.factor, constraint.parts.head.name, of: owner),
      constraint.parts.head.target.map {
        Side(constraint.parts.head.targetFactor, constraint.parts.head.targetName, of: $0)
      },
      constraint.parts.head.number.value(in: direction)
        + constraint.parts.head.constant.value(in: direction), of: constraint, relation)
    for part in constraint.parts.rest {
      add(
        Side(part.factor, part.name, of: owner),
        part.target.map { Side(part.targetFactor, part.targetName, of: $0) },
        part.number.value(in: direction) + part.constant.value(in: direction), of: constraint,
        relation)
    }
  }

  /// An attribute of a view times a number.
  private typealias Side = ConstraintTerm

  private mutating func add(
    _ own: Side, _ other: Side?, _ constant: Double, of constraint: Constraint,
    _ relation: Relation
  ) {
    var terms = LayoutTerms()
    terms.append(own.term)
    if let other {
      guard isInside(other.item, in: constraint) else { return }
      terms.append(other.term)
    }
    for term in constraint.furtherTerms {
      guard isInside(term.item, in: constraint) else { return }
      terms.append(term.term)
    }
    var made = LayoutConstraint(
      terms, relation, constant, priority: constraint.strength, label: constraint.label,
      origin: constraint.origin)
    made.provenance = constraint.provenance
    constraints.append(made)
  }

  /// Whether the view is one of the tree that is lowered; where it can't be, that is noted.
  private mutating func isInside(_ item: LayoutItem, in constraint: Constraint) -> Bool {
    if item.node < items.count, items[item.node] === item { return true }
    note(item, in: constraint)
    return false
  }

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

extension ConstraintTerm {
  @inline(__always)
  fileprivate var term: LayoutConstraint.Term {
    LayoutConstraint.Term(
      coefficient, .attribute(name.attribute, node: item.node, guide: name.guide))
  }
}
