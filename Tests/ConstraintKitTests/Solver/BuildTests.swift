import TestSupport
import Testing

@testable import ConstraintKit

@Suite("A whole system at once")
struct BuildTests {
  /// What a layout's system is made with gives what a batch of the same additions gives, the way
  /// that is public.
  @Test("is a batch, to the last bit", arguments: 0..<Soak.length(short: 60, full: 600))
  func isABatch(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...40, using: &generator)
    let constraints = (0..<Int.random(in: 1...100, using: &generator)).map { _ in
      Self.constraint(among: count, &generator)
    }
    let built = Self.values(count) { solver, variables throws(SolverError) in
      var build = SystemBuild(solver, rows: constraints.count)
      for (tag, constraint) in constraints.enumerated() {
        let terms = constraint.terms.map { (variables[Int($0.variable.index)], $0.coefficient) }
        if terms.count == 1, terms[0].1 == 1 {
          _ = try build.addBound(terms[0].0, constraint.conditions, tag: tag)
        } else {
          for (variable, coefficient) in terms { build.add(coefficient, variable) }
          _ = try build.addRow(constraint.conditions, tag: tag)
        }
      }
      try build.finish()
    }
    let batched = Self.values(count) { solver, variables throws(SolverError) in
      try solver.batch { (solver) throws(SolverError) in
        for var constraint in constraints {
          constraint.terms = constraint.terms.map { $0.on(variables) }
          try solver.add(constraint)
        }
      }
    }
    #expect(built == batched, "seed \(seed)")
  }

  /// Variables that were made together are those that are made one by one.
  @Test("has the variables of one")
  func variables() throws {
    var solver = Solver()
    let first = solver.makeVariable()
    var range = solver.makeVariables(3)
    let made = [range.take(), range.take(), range.take()]
    let last = solver.makeVariable()
    #expect(solver.variableCount == 5)
    for (index, variable) in ([first] + made + [last]).enumerated() {
      try solver.add(variable == Double(index))
      #expect(solver.value(of: variable) == Double(index))
    }
  }

  /// Few variables make long runs of rows with the same last variable.
  @Test("is put into order by its keys", arguments: 0..<40)
  func order(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let variables = Int.random(in: 1...30, using: &generator)
    let slots = (0..<Int32.random(in: 0...120, using: &generator)).shuffled(using: &generator)
    var work = WorkingOrder(capacity: slots.count)
    let rows = slots.map { slot in
      let variable = Int32.random(in: 0..<Int32(variables), using: &generator)
      let isEquality = Bool.random(using: &generator)
      let priority = [Priority.required, .low].randomElement(using: &generator) ?? .low
      work.append(slot, lastVariable: variable, isEquality: isEquality, priority: priority)
      return (variable, isEquality ? 0 : 1, priority.isRequired ? 0 : 1, slot)
    }
    let expected = rows.sorted { $0 < $1 }.map(\.3)
    #expect(work.sorted(variables: variables) == expected, "seed \(seed)")
  }

  /// The bits of the values after the additions of `body`; nil where they contradict each other.
  private static func values(
    _ count: Int, _ body: (inout Solver, [Variable]) throws(SolverError) -> Void
  ) -> [UInt64]? {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    do {
      try body(&solver, variables)
    } catch {
      return nil
    }
    return variables.map { solver.value(of: $0).bitPattern }
  }

  /// A constraint among variables that are given by their numbers.
  private static func constraint(
    among count: Int, _ generator: inout SeededGenerator
  ) -> LinearConstraint {
    let terms = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      LinearExpression.Term(
        Variable.ID(lineage: 0, index: Int32.random(in: 0..<Int32(count), using: &generator)),
        [-2, -1, -0.5, 0.1, 1, 1, 1, 3].randomElement(using: &generator) ?? 1)
    }
    // Required equalities are rare: most systems should have a solution.
    let isRequired = Int.random(in: 0..<8, using: &generator) == 0
    return LinearConstraint(
      terms, Relation.allCases.randomElement(using: &generator) ?? .equal,
      Double.random(in: -100...100, using: &generator),
      priority: isRequired
        ? .required : [.low, .medium, .high].randomElement(using: &generator) ?? .low)
  }
}

extension LinearExpression.Term {
  /// The term with the variable that has its number.
  fileprivate func on(_ variables: [Variable]) -> LinearExpression.Term {
    LinearExpression.Term(variables[Int(variable.index)].id, coefficient)
  }
}
