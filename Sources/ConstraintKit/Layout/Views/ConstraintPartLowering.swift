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
    constraints.reserveCapacity(items.reduce(0) { $0 + $1.constraints.count })
  }

  /// Adds the parts of a constraint, but those that reach out of the views, to another view of the
  /// same tree. A part that names a view of another tree, or one that is gone, is a problem.
  mutating func add(_ constraint: Constraint) {
    guard let relation = constraint.relation, constraint.isSound else {
      problems += constraint.problems
      return
    }
    if let first = constraint.parts.first { add(first, of: constraint, relation) }
    for part in constraint.parts.rest { add(part, of: constraint, relation) }
  }

  private mutating func add(
    _ part: ConstraintPart, of constraint: Constraint, _ relation: Relation
  ) {
    guard isInside(constraint.owner, in: constraint) else { return }
    let first = LayoutConstraint.Term(part.factor, part.name.operand(of: constraint.owner))
    var terms: [LayoutConstraint.Term]
    if let target = part.target {
      guard isInside(target, in: constraint) else { return }
      terms = [first, .init(part.targetFactor, part.targetName.operand(of: target))]
    } else {
      terms = [first]
    }
    for term in constraint.furtherTerms {
      guard isInside(term.item, in: constraint) else { return }
      terms.append(.init(term.coefficient, term.name.operand(of: term.item)))
    }
    let constant = part.number.value(in: direction) + part.constant.value(in: direction)
    constraints.append(
      LayoutConstraint(
        terms, relation, constant, priority: constraint.strength, label: constraint.label,
        origin: constraint.origin))
    if constraint.provenance != .written {
      constraints[constraints.count - 1].provenance = constraint.provenance
    }
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

extension GuideAttribute {
  fileprivate func operand(of item: LayoutItem) -> LayoutOperand {
    .attribute(attribute, node: item.node, guide: guide)
  }
}
