import ConstraintKit

/// Runs a trace through the public API of ConstraintKit.
struct Runner {
  let trace: Trace
  private(set) var solver = Solver()
  private let variables: [Variable]
  private let constraints: [LinearConstraint]
  private var ids: [ConstraintID?]
  private var values: [Double]

  init(_ trace: Trace) {
    self.trace = trace
    var solver = Solver()
    let variables = (0..<trace.variableCount).map { _ in solver.makeVariable() }
    constraints = trace.rows.indices.map { index in
      let row = trace.rows[index]
      return LinearConstraint(
        trace.terms(of: index).map { .init(variables[Int($0.variable)].id, $0.coefficient) },
        row.relation, row.constant, priority: Priority(clamping: row.priority))
    }
    self.variables = variables
    self.solver = solver
    ids = Array(repeating: nil, count: constraints.count)
    values = Array(repeating: 0, count: variables.count)
  }

  mutating func run(_ phase: Trace.Phase) throws {
    for operation in phase.operations {
      switch operation {
      case .add(let row): ids[row] = try solver.add(constraints[row])
      case .remove(let row):
        if let id = ids[row] { try solver.remove(id) }
        ids[row] = nil
      case .edit(let variable, let priority):
        try solver.edit(variables[variable], priority: Priority(clamping: priority))
      case .suggest(let variable, let value):
        try solver.suggest(value, for: variables[variable])
      case .update:
        solver.readValues(into: &values)
      }
    }
  }

  /// The sum of the values last read, which ties the reads to something.
  var checksum: Double { values.reduce(0, +) }
}
