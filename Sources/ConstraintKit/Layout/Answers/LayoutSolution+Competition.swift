extension LayoutSolution {
  /// By how much a constraint doesn't hold; 0 where it holds, nil where it takes no part.
  public func error(of source: ConstraintSource) -> Double? {
    row(of: source).map { error(of: $0, in: system.solver) }
  }

  /// The priority of a constraint, the engine's own too; nil where it takes no part.
  public func priority(of source: ConstraintSource) -> Priority? {
    row(of: source).flatMap { system.solver.constraint($0)?.priority }
  }

  /// By how much a constraint wouldn't hold if another were left out.
  ///
  /// - Complexity: a copy of the system, and a few steps of the simplex method.
  public func error(
    of source: ConstraintSource, leavingOut other: ConstraintSource
  ) -> Double? {
    guard let row = row(of: source), let left = self.row(of: other) else { return nil }
    var solver = system.solver
    guard (try? solver.setActive(false, of: left)) != nil else { return nil }
    return error(of: row, in: solver)
  }

  private func error(of row: ConstraintID, in solver: Solver) -> Double {
    guard let constraint = solver.constraint(row) else { return 0 }
    let sum = LinearExpression(terms: constraint.terms, constant: -constraint.constant)
    let error = solver.value(of: sum).error(against: constraint.relation)
    let tolerance = LayoutTolerance.constraintError * max(1, constraint.constant.magnitude)
    return error > tolerance ? error : 0
  }

  private func row(of source: ConstraintSource) -> ConstraintID? {
    guard let row = system.sources.firstIndex(of: source), let id = system.ids[row],
      system.solver.isActive(id)
    else { return nil }
    return id
  }

  /// The model's constraints that a constraint of the views stands for, one for each attribute that
  /// it names; empty where it was inactive, or on views that weren't in the tree.
  ///
  /// - Complexity: O(constraints).
  public func sources(of constraint: Constraint) -> [ConstraintSource] {
    let constraint = constraint.target
    return constraint.parts.compactMap { part in
      guard let terms = terms(of: part, in: constraint) else { return nil }
      return model.constraints.firstIndex { isMade($0, of: constraint, terms) }
        .map { .explicit($0) }
    }
  }

  private func isMade(
    _ made: LayoutConstraint, of constraint: Constraint, _ terms: [LayoutConstraint.Term]
  ) -> Bool {
    made.isActive && made.origin == constraint.origin && made.relation == constraint.relation
      && made.priority == constraint.strength && made.label == constraint.label
      && made.terms == terms
  }

  /// The terms in the order in which they are lowered; nil where a view wasn't in the tree.
  private func terms(
    of part: ConstraintPart, in constraint: Constraint
  ) -> [LayoutConstraint.Term]? {
    var terms = [ConstraintTerm(part.comparison.factor, part.comparison.name, of: constraint.owner)]
    if let target = part.target {
      terms.append(
        ConstraintTerm(part.comparison.targetFactor, part.comparison.targetName, of: target))
    }
    terms += constraint.furtherTerms
    let found = terms.compactMap { term in
      operand(term.name, of: term.item).map { LayoutConstraint.Term(term.coefficient, $0) }
    }
    return found.count == terms.count ? found : nil
  }
}
