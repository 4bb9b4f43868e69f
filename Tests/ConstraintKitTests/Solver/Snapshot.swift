import ConstraintKit

/// All that a refused change must leave as it was, and that can be seen from outside.
struct Snapshot: Equatable {
  var values: [Double]
  var errors: [LevelError]
  var violations: [Violation]
  /// Every variable, and every constraint with its state and origin.
  var dump: String
  /// What `takeChanged` would tell.
  var changed: [Variable.ID]
  var holds: Bool

  init(_ solver: Solver, _ variables: [Variable]) {
    values = variables.map { solver.value(of: $0) }
    errors = solver.errors
    violations = solver.violations
    dump = solver.description
    var copy = solver
    changed = copy.takeChanged()
    holds = solver.verify().holds
  }
}
