import ConstraintKit
import TestSupport

/// Changes of constraints in place. Most lead back to what the constraint was at first, so that the
/// system goes on to look like a layout.
extension BoxesSession {
  private mutating func leadsBack() -> Bool { Int.random(in: 0..<5, using: &generator) < 3 }

  /// Makes a change to a random constraint.
  private mutating func edit(
    where isFit: (Entry) -> Bool = { _ in true },
    _ edit: (inout LinearConstraint) -> Void,
    _ change: (inout Solver, ConstraintID, LinearConstraint) throws(SolverError) -> Void,
    _ restore: (inout LinearConstraint, LinearConstraint) -> Void
  ) throws {
    guard let index = present.indices.randomElement(using: &generator), isFit(present[index])
    else { return }
    let id = present[index].id
    var constraint = present[index].constraint
    if leadsBack() { restore(&constraint, present[index].original) } else { edit(&constraint) }
    if try attempt({ solver throws(SolverError) in try change(&solver, id, constraint) }) {
      present[index].constraint = constraint
    }
  }

  mutating func changeConstant() throws {
    let step = randomStep()
    try edit(
      { $0.constant += step },
      { solver, id, new throws(SolverError) in try solver.setConstant(new.constant, of: id) },
      { $0.constant = $1.constant })
  }

  mutating func changePriority() throws {
    let priority = randomPriority(upTo: .required)
    try edit(
      { $0.priority = priority },
      { solver, id, new throws(SolverError) in try solver.setPriority(new.priority, of: id) },
      { $0.priority = $1.priority })
  }

  mutating func changeWeight() throws {
    let weight = [0.5, 2, 3, 10, 0.1][Int.random(in: 0..<5, using: &generator)]
    try edit(
      { $0.weight = weight },
      { solver, id, new throws(SolverError) in try solver.setWeight(new.weight, of: id) },
      { $0.weight = $1.weight })
  }

  mutating func changeRelation() throws {
    let relation = Relation.allCases[Int.random(in: 0..<3, using: &generator)]
    try edit(
      { $0.relation = relation },
      { solver, id, new throws(SolverError) in try solver.setRelation(new.relation, of: id) },
      { $0.relation = $1.relation })
  }

  /// Other coefficients, or another variable in addition.
  mutating func changeTerms() throws {
    let factor = [2, 0.5, 3, -1, 1.7777][Int.random(in: 0..<5, using: &generator)]
    let place = Int.random(in: 0..<8, using: &generator)
    let another = variables[Int.random(in: 0..<variables.count, using: &generator)].id
    try edit(
      where: { $0.edited == nil },
      { constraint in
        if place < constraint.terms.count {
          constraint.terms[place].coefficient = factor
        } else if constraint.terms.count < 6 {
          constraint.terms.append(LinearExpression.Term(another, factor))
        }
      },
      { solver, id, new throws(SolverError) in try solver.setTerms(new.terms, of: id) },
      { $0.terms = $1.terms })
  }

  mutating func randomStep() -> Double { .random(in: -30...40, using: &generator) }

  mutating func randomPriority(upTo highest: Priority) -> Priority {
    let all = [1000, 999.5, 750, 600, 501, 500, 250, 250, 50, 1]
    let value = all[Int.random(in: 0..<all.count, using: &generator)]
    return min(highest, Priority(clamping: value))
  }
}
