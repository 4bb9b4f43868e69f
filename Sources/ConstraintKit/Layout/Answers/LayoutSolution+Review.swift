extension LayoutSolution {
  /// The model's constraints that do nothing.
  ///
  /// - Complexity: O(size) for duplicates and slack; a few steps of the simplex method for each
  ///   optional constraint that doesn't hold; that of ``impliedConstraints(among:ignoring:)`` for the
  ///   required ones. Meant for tests and tools, not for each frame.
  public func review() -> ConstraintReview {
    let duplicates = duplicateRows
    return ConstraintReview(
      duplicates: duplicates.map {
        .init(constraint: stated($0.row), original: stated($0.original))
      },
      inert: inertConstraints,
      implied: impliedRows(without: Set(duplicates.map(\.row))))
  }

  private func stated(_ row: Int) -> StatedConstraint {
    model.stated(system.sources[row])
  }

  /// The rows of the system that stand for the model's constraints.
  private var explicitRows: [Int] {
    system.sources.indices.filter { system.sources[$0].isExplicit && isActive($0) }
  }

  func isActive(_ row: Int) -> Bool {
    system.ids[row].map { system.solver.isActive($0) } ?? false
  }

  func linear(_ row: Int) -> LinearConstraint? {
    system.ids[row].flatMap { system.solver.constraint($0) }
  }
}

// MARK: - Duplicates

extension LayoutSolution {
  /// A constraint without what makes no difference.
  private struct CanonicalRow: Hashable {
    var variables: [Int32] = []
    var coefficients: [Double] = []
    var relation: Relation
    var constant: Double

    /// The terms by variable, divided by the first coefficient; nil where nothing is left of them.
    init?(_ row: LinearConstraint) {
      let terms = row.terms.filter { $0.coefficient != 0 }
        .sorted { $0.variable.index < $1.variable.index }
      guard let divisor = terms.first?.coefficient else { return nil }
      variables = terms.map(\.variable.index)
      coefficients = terms.map { $0.coefficient / divisor }
      relation = row.relation.multiplied(by: divisor)
      constant = row.constant / divisor + 0
    }
  }

  private var duplicateRows: [(row: Int, original: Int)] {
    var found: [(row: Int, original: Int)] = []
    var originals: [CanonicalRow: (row: Int, priority: Priority)] = [:]
    for row in explicitRows {
      guard let linear = linear(row), let canonical = CanonicalRow(linear) else { continue }
      guard let original = originals[canonical] else {
        originals[canonical] = (row, linear.priority)
        continue
      }
      if linear.priority > original.priority {
        found.append((original.row, row))
        originals[canonical] = (row, linear.priority)
      } else {
        found.append((row, original.row))
      }
    }
    return found.sorted { $0.row < $1.row }
  }
}

// MARK: - Inert

extension LayoutSolution {
  private var inertConstraints: [ConstraintReview.Inert] {
    explicitRows.compactMap { row in
      guard let linear = linear(row) else { return nil }
      let residual =
        system.solver.value(of: LinearExpression(terms: linear.terms)) - linear.constant
      let error = residual.error(against: linear.relation)
      let tolerance = LayoutTolerance.constraintError * max(1, linear.constant.magnitude)
      if error > tolerance { return overridden(row, linear, error: error) }
      guard linear.relation != .equal, residual.magnitude > tolerance else { return nil }
      return .init(constraint: stated(row), reason: .slack(residual.magnitude))
    }
  }

  /// A constraint that doesn't hold, if the layout is the same without it.
  private func overridden(
    _ row: Int, _ linear: LinearConstraint, error: Double
  ) -> ConstraintReview.Inert? {
    guard let id = system.ids[row] else { return nil }
    var solver = system.solver
    guard (try? solver.setActive(false, of: id)) != nil, hasSameValues(solver) else { return nil }
    let explanation = solver.explanation(of: LinearExpression(terms: linear.terms))
    let causes = explanation.reasons.compactMap { reason in
      system.source(of: reason.id).map { model.stated($0) }
    }
    return .init(
      constraint: stated(row), reason: .overridden(error: error, by: causes))
  }

  private func hasSameValues(_ solver: Solver) -> Bool {
    var before: [Double] = []
    var after: [Double] = []
    system.solver.readValues(into: &before)
    solver.readValues(into: &after)
    return zip(before, after).allSatisfy { first, second in
      (first - second).magnitude <= LayoutTolerance.constraintError * max(1, first.magnitude)
    }
  }
}

// MARK: - Implied

extension LayoutSolution {
  /// The later of required constraints that say the same together.
  private func impliedRows(without duplicates: Set<Int>) -> [StatedConstraint] {
    var candidates: [Int] = []
    var repeated: Set<Int> = []
    for row in explicitRows {
      guard case .explicit(let index) = system.sources[row] else { continue }
      if duplicates.contains(row) {
        repeated.insert(index)
      } else if linear(row)?.priority.isRequired ?? false {
        candidates.append(index)
      }
    }
    return impliedConstraints(among: candidates.map { [$0] }, ignoring: repeated)
      .flatMap { $0.constraints.map { model.stated(.explicit($0)) } }
  }
}

extension ConstraintSource {
  /// Whether it is the engine's own whatever the canvas and the contents are.
  var isStructure: Bool {
    switch self {
    case .nonNegative: true
    case .readableGuide(_, let rule): rule != .fill
    case .explicit, .canvas, .intrinsic, .fitting: false
    }
  }
}

extension Double {
  /// By how much a difference of two sides violates a relation.
  func error(against relation: Relation) -> Double {
    switch relation {
    case .equal: magnitude
    case .greaterThanOrEqual: max(0, -self)
    case .lessThanOrEqual: max(0, self)
    }
  }
}
