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
    constraint.parts.compactMap { part in
      model.constraints.indices.first { isMade(model.constraints[$0], of: part) }
        .map { .explicit($0) }
    }
  }

  private func isMade(_ constraint: LayoutConstraint, of part: ConstraintPart) -> Bool {
    constraint.origin == part.origin && constraint.relation == part.relation
      && constraint.priority == part.priority && constraint.label == part.label
      && constraint.terms.count == part.terms.count
      && zip(constraint.terms, part.terms).allSatisfy { made, term in
        guard let view = term.view, let node = node(of: view) else { return false }
        return made.coefficient == term.coefficient
          && made.operand == .attribute(term.attribute, node: node, guide: term.guide)
      }
  }
}
