extension LayoutSolution {
  /// Groups of constraints that follow from the required ones whatever the canvas and the contents
  /// are. All of them may be left out together.
  ///
  /// An equation is found if it's a sum of others, also an optional constraint whose value they fix
  /// and that holds; an inequality also if it takes others, and that no length is negative. Nothing
  /// follows from where a container placed its children, since that follows from the rest.
  ///
  /// - Parameters:
  ///   - groups: Indices into ``LayoutModel/constraints``. A group is told only if each of it
  ///     follows from those outside; of several that follow from each other the last ones are told.
  ///   - ignored: Constraints from which nothing follows, such as repetitions of others.
  /// - Complexity: about O(size) where the equations are independent; the steps are counted, and
  ///   what isn't found within a number of them isn't told.
  public func impliedConstraints(
    among groups: [[Int]], ignoring ignored: Set<Int> = []
  ) -> [ImpliedConstraints] {
    var search = ImpliedSearch(self, groups: groups, ignored: ignored)
    return search.run()
  }
}

/// The search for constraints that follow from others: equations by elimination, the rest by asking
/// a solver to contradict them.
private struct ImpliedSearch {
  /// Numbers that an elimination may add: some seconds of work.
  private static let mostAdditions = 20_000_000
  /// Rows times inequalities.
  private static let mostTrials = 4_000_000

  private let solution: LayoutSolution
  private let groups: [[Int]]
  /// The row of each constraint of the model.
  private var rows: [Int: Int] = [:]
  /// The required rows that count, as the solver has them, in the order in which they are put in.
  private var required: [(row: Int, linear: LinearConstraint)] = []
  private var span = EquationSpan(allowance: mostAdditions)
  private var exchange = EquationExchange([:], allowance: 0)
  /// By group: the rows that it follows from.
  private var found: [Int: [Int]] = [:]

  init(_ solution: LayoutSolution, groups: [[Int]], ignored: Set<Int>) {
    self.solution = solution
    self.groups = groups
    let subjects = Set(groups.joined())
    var given: [(row: Int, linear: LinearConstraint)] = []
    var stated: [(row: Int, linear: LinearConstraint)] = []
    for (row, source) in solution.system.sources.enumerated() {
      guard let linear = solution.linear(row), solution.isActive(row) else { continue }
      switch source {
      case .explicit(let index):
        rows[index] = row
        guard linear.priority.isRequired, !ignored.contains(index),
          !solution.model.constraints[index].provenance.isPlacement
        else { continue }
        if subjects.contains(index) {
          stated.append((row, linear))
        } else {
          given.append((row, linear))
        }
      default:
        if source.isStructure { given.append((row, linear)) }
      }
    }
    required = given + stated
  }

  mutating func run() -> [ImpliedConstraints] {
    findEquations()
    findFixed()
    findInequalities()
    return groups.indices.compactMap { group in
      found[group].map { causes in
        ImpliedConstraints(
          constraints: groups[group], causes: causes.map { solution.system.sources[$0] })
      }
    }
  }

  private func linears(_ group: [Int]) -> [LinearConstraint]? {
    let linears = group.compactMap { rows[$0].flatMap { solution.linear($0) } }
    return linears.count == group.count && !group.isEmpty ? linears : nil
  }

  // MARK: Equations

  private mutating func findEquations() {
    var sums: [Int: [Int: Double]] = [:]
    for (row, linear) in required where linear.relation == .equal {
      sums[row] = span.add(linear.terms, number: row)
    }
    guard !sums.isEmpty else { return }
    exchange = EquationExchange(sums, allowance: Self.mostAdditions)
    var omitted: [(group: Int, rows: [Int])] = []
    for group in groups.indices.reversed() {
      guard let linears = linears(groups[group]),
        linears.allSatisfy({ $0.relation == .equal && $0.priority.isRequired })
      else { continue }
      let members = groups[group].compactMap { rows[$0] }
      if exchange.omit(members) { omitted.append((group, members)) }
    }
    for (group, members) in omitted {
      found[group] = Set(members.flatMap { exchange.causes(ofOmitted: $0) }).sorted()
    }
  }

  // MARK: What the equations fix

  private mutating func findFixed() {
    for group in groups.indices where found[group] == nil {
      guard let linears = linears(groups[group]),
        linears.allSatisfy({ $0.relation != .equal || !$0.priority.isRequired })
      else { continue }
      var causes: Set<Int> = []
      var isFixed = true
      for linear in linears {
        guard solution.holds(linear), let factors = span.factors(of: linear.terms) else {
          isFixed = false
          break
        }
        causes.formUnion(exchange.causes(of: factors))
      }
      if isFixed { found[group] = causes.sorted() }
    }
  }

  // MARK: Inequalities

  private mutating func findInequalities() {
    let open = groups.indices.reversed().filter { group in
      found[group] == nil
        && linears(groups[group])?.allSatisfy {
          $0.relation != .equal && $0.priority.isRequired
        } ?? false
    }
    guard !open.isEmpty else { return }
    let omitted = Set(found.keys.flatMap { groups[$0].compactMap { rows[$0] } })
    let kept = required.filter { !omitted.contains($0.row) }
    guard var trial = ImplicationTrial(kept, of: solution.system.variables.count) else { return }
    for group in open.prefix(max(1, Self.mostTrials / max(1, kept.count))) {
      let members = groups[group].compactMap { rows[$0] }
      if let causes = trial.omit(members) { found[group] = causes }
    }
  }
}

/// A solver with the required constraints alone, in which inequalities are contradicted.
private struct ImplicationTrial {
  private var solver = Solver()
  private var ids: [Int: ConstraintID] = [:]
  private var linears: [Int: LinearConstraint] = [:]

  init?(_ rows: [(row: Int, linear: LinearConstraint)], of variables: Int) {
    var made = solver.makeVariables(variables)
    let unknowns = (0..<variables).map { _ in made.take().id }
    var ids: [Int: ConstraintID] = [:]
    do {
      for (row, linear) in rows {
        var constraint = linear
        constraint.terms = linear.terms.map {
          LinearExpression.Term(unknowns[Int($0.variable.index)], $0.coefficient)
        }
        linears[row] = constraint
        ids[row] = try solver.add(constraint, origin: .tag(row))
      }
    } catch {
      return nil
    }
    self.ids = ids
  }

  /// The rows from which all of a group follow, which is then left out; nil if one of it doesn't.
  mutating func omit(_ group: [Int]) -> [Int]? {
    guard setActive(false, group) else { return nil }
    var causes: Set<Int> = []
    for row in group {
      guard let rows = contradiction(of: row) else {
        _ = setActive(true, group)
        return nil
      }
      causes.formUnion(rows)
    }
    return causes.sorted()
  }

  private mutating func setActive(_ isActive: Bool, _ group: [Int]) -> Bool {
    group.allSatisfy { row in
      guard let id = ids[row] else { return false }
      do {
        try solver.setActive(isActive, of: id)
        return true
      } catch {
        return false
      }
    }
  }

  /// The rows that contradict the opposite of an inequality, which is beyond it by what two solutions
  /// may differ.
  private mutating func contradiction(of row: Int) -> [Int]? {
    guard var opposite = linears[row] else { return nil }
    let margin = LayoutTolerance.agreement * max(1, opposite.constant.magnitude)
    let isMinimum = opposite.relation == .greaterThanOrEqual
    opposite.relation = isMinimum ? .lessThanOrEqual : .greaterThanOrEqual
    opposite.constant += isMinimum ? -margin : margin
    do {
      let id = try solver.add(opposite)
      try solver.remove(id)
      return nil
    } catch {
      guard case .unsatisfiable(let conflict) = error else { return nil }
      return conflict.members.compactMap { member in
        if case .tag(let row) = member.origin { row } else { nil }
      }
    }
  }
}

extension LayoutSolution {
  fileprivate func holds(_ linear: LinearConstraint) -> Bool {
    let value = system.solver.value(of: LinearExpression(terms: linear.terms))
    let error = (value - linear.constant).error(against: linear.relation)
    return error <= LayoutTolerance.constraintError * max(1, linear.constant.magnitude)
  }
}
