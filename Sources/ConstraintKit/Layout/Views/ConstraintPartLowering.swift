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
    let own = Term(constraint.parts.head.factor, constraint.parts.head.name, owner)
    let constant =
      constraint.parts.head.number.value(in: direction)
      + constraint.parts.head.constant.value(in: direction)
    if let target = constraint.parts.head.target {
      let other = Term(constraint.parts.head.targetFactor, constraint.parts.head.targetName, target)
      if isInside(target, in: constraint) {
        add(LayoutTerms(own, other), constant, of: constraint, relation)
      }
    } else {
      add(LayoutTerms(own), constant, of: constraint, relation)
    }
    for part in constraint.parts.rest { add(part, of: constraint, relation) }
  }

  private typealias Term = LayoutConstraint.Term

  private mutating func add(
    _ part: ConstraintPart, of constraint: Constraint, _ relation: Relation
  ) {
    var sum = LayoutTerms(Term(part.factor, part.name, constraint.owner))
    if let target = part.target {
      guard isInside(target, in: constraint) else { return }
      sum.append(Term(part.targetFactor, part.targetName, target))
    }
    let constant = part.number.value(in: direction) + part.constant.value(in: direction)
    add(sum, constant, of: constraint, relation)
  }

  @inline(__always)
  private mutating func add(
    _ sum: LayoutTerms, _ constant: Double, of constraint: Constraint, _ relation: Relation
  ) {
    var sum = sum
    for term in constraint.furtherTerms {
      guard isInside(term.item, in: constraint) else { return }
      sum.append(Term(term.coefficient, term.name, term.item))
    }
    constraints.append(
      LayoutConstraint(
        sum, relation, constant, priority: constraint.strength, label: constraint.label,
        origin: constraint.origin, provenance: constraint.provenance))
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

extension LayoutConstraint.Term {
  @inline(__always)
  fileprivate init(_ coefficient: Double, _ name: GuideAttribute, _ item: LayoutItem) {
    self.init(coefficient, .attribute(name.attribute, node: item.node, guide: name.guide))
  }
}
