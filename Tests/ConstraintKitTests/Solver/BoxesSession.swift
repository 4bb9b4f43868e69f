import ConstraintKit
import TestSupport
import Testing

/// A layout of nested boxes to which things happen at random: what is expected is known from the
/// constraints that are left.
struct BoxesSession {
  /// A constraint in the solver.
  struct Entry {
    var id: ConstraintID
    /// As it is now.
    var constraint: LinearConstraint
    /// As it was at first, to which changes often lead back.
    var original: LinearConstraint
    var isActive = true
    /// The variable that it makes editable.
    var edited: Variable?
  }

  let label: String
  var generator: SeededGenerator
  var solver: Solver
  let layout: NestedBoxes
  let variables: [Variable]
  var present: [Entry] = []
  var absent: [LinearConstraint] = []
  /// How many changes were made, and how many were refused.
  private(set) var changes = 0
  private(set) var refusals = 0

  init(count: Int, seed: UInt64) throws {
    label = "\(count) boxes, seed \(seed)"
    generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(count))
    solver = Solver(form: [.automatic, .sparse, .dense][Int(seed % 3)])
    layout = NestedBoxes(count: count, in: &solver, using: &generator)
    variables = layout.variables
    for constraint in layout.constraints {
      present.append(
        Entry(id: try solver.add(constraint), constraint: constraint, original: constraint))
    }
    try edit(layout.root.width, priority: .required - 1)
  }

  /// Where the session is, for messages.
  var place: String { "\(label), change \(changes)" }

  /// Makes a variable editable, as a constraint of its own.
  mutating func edit(_ variable: Variable, priority: Priority) throws {
    let value = solver.value(of: variable)
    let id = try solver.edit(variable, priority: priority)
    let constraint = variable == value ~ priority
    present.append(
      Entry(id: id, constraint: constraint, original: constraint, edited: variable))
  }

  /// Makes one change, and tells whether the solver took it. One that it refuses must have left
  /// everything as it was, with a reason.
  mutating func attempt(
    _ change: (inout Solver) throws(SolverError) -> Void
  ) throws -> Bool {
    changes += 1
    let isWhole = changes % 16 == 0
    let whole = isWhole ? Snapshot(solver, variables) : nil
    var values: [Double] = []
    solver.readValues(into: &values)
    do {
      try change(&solver)
      return true
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw error }
      refusals += 1
      var after: [Double] = []
      solver.readValues(into: &after)
      #expect(after == values, "\(place): a refusal changed values")
      if isWhole { #expect(Snapshot(solver, variables) == whole, "\(place): changed") }
      let isReason = refusals % 16 == 0 ? conflict.isIrreducible : conflict.isContradiction
      #expect(isReason, "\(place): \(solver.describe(conflict))")
      return false
    }
  }

  /// Holds the state against a solve from the ground.
  mutating func compareWithFresh() throws {
    let verification = solver.verify()
    #expect(verification.holds, "\(place): \(verification)")
    try freshSolve().compare(with: solver, variables, place)
  }

  /// The present constraints in a solver of their own.
  mutating func freshSolve() throws -> FreshSolve {
    try FreshSolve(
      present.filter(\.isActive).map(\.constraint), of: variables,
      inBatch: Bool.random(using: &generator))
  }
}
