import ConstraintKit
import TestSupport
import Testing

/// The same constraints in a solver that knows nothing of how they came about.
struct FreshSolve {
  private(set) var solver = Solver()
  private let twins: [Variable.ID: Variable]

  /// - Parameter variables: those of the constraints, in the order of their making.
  init(_ constraints: [LinearConstraint], of variables: [Variable], inBatch: Bool) throws {
    var solver = Solver()
    twins = Dictionary(
      uniqueKeysWithValues: variables.map { ($0.id, solver.makeVariable()) })
    let copies = constraints.map { [twins] constraint in
      var copy = constraint
      copy.terms = constraint.terms.compactMap { term in
        twins[term.variable].map { LinearExpression.Term($0.id, term.coefficient) }
      }
      return copy
    }
    if inBatch {
      try solver.batch { solver throws(SolverError) in
        for copy in copies { try solver.add(copy) }
      }
    } else {
      for copy in copies { try solver.add(copy) }
    }
    self.solver = solver
  }

  /// What is determined and the error at each level don't depend on how the system came about.
  func compare(with other: Solver, _ variables: [Variable], _ label: String) {
    #expect(solver.verify().holds, "\(label): fresh")
    let (levels, expected) = (other.errors, solver.errors)
    #expect(levels.map(\.priority) == expected.map(\.priority), "\(label): levels")
    for (level, wanted) in zip(levels, expected) {
      #expect(
        isClose(level.error, to: wanted.error, within: 1e-8),
        "\(label): \(level.error), fresh \(wanted.error) at \(level.priority)")
    }
    let open = solver.undetermined()
    for (variable, twin) in determined(variables, open) {
      let (value, wanted) = (other.value(of: variable), solver.value(of: twin))
      #expect(
        isClose(value, to: wanted, within: 1e-8),
        "\(label): \(other.name(of: variable.id)) is \(value), fresh \(wanted)")
    }
    #expect(other.undetermined().map(\.index) == open.map(\.index), "\(label): ambiguity")
  }

  /// The largest difference between determined values.
  func difference(from other: Solver, _ variables: [Variable]) -> Double {
    determined(variables, solver.undetermined()).reduce(0) { largest, pair in
      max(largest, abs(other.value(of: pair.variable) - solver.value(of: pair.twin)))
    }
  }

  private func determined(
    _ variables: [Variable], _ open: [Variable.ID]
  ) -> [(variable: Variable, twin: Variable)] {
    let open = Set(open)
    return variables.compactMap { variable in
      guard let twin = twins[variable.id], !open.contains(twin.id) else { return nil }
      return (variable, twin)
    }
  }
}
