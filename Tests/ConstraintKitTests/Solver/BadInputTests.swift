import ConstraintKit
import TestSupport
import Testing

/// Every kind of bad input: a typed error, and nothing that can be seen from outside has changed,
/// then or after further use.
@Suite("Bad input")
struct BadInputTests {
  /// Something that must be refused, and how.
  struct Attempt: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: String
    let change: @Sendable (inout BadInputSystem) throws(SolverError) -> Void
    var testDescription: String { name }

    init(
      _ name: String, _ kind: String,
      _ change: @escaping @Sendable (inout BadInputSystem) throws(SolverError) -> Void
    ) {
      self.name = name
      self.kind = kind
      self.change = change
    }
  }

  @Test("is refused and changes nothing", arguments: Self.attempts, SolverForm.allCases)
  func refused(attempt: Attempt, form: SolverForm) throws {
    var system = try BadInputSystem(form: form)
    let before = Snapshot(system.solver, system.variables)
    for _ in 0..<2 {
      do {
        try attempt.change(&system)
        Issue.record("accepted: \(attempt.name)")
      } catch {
        #expect(error.kind == attempt.kind, "\(error)")
      }
      #expect(Snapshot(system.solver, system.variables) == before)
    }
    var untouched = try BadInputSystem(form: form)
    try system.goOn()
    try untouched.goOn()
    let (after, expected) = (
      Snapshot(system.solver, system.variables), Snapshot(untouched.solver, untouched.variables)
    )
    #expect(after.dump == expected.dump)
    #expect(after.values == expected.values && after.errors == expected.errors)
  }

  @Test("is refused in a batch, with all of it", arguments: Self.attempts)
  func refusedInBatch(attempt: Attempt) throws {
    let system = try BadInputSystem(form: .automatic)
    let before = Snapshot(system.solver, system.variables)
    var solver = system.solver
    do {
      try solver.batch { solver throws(SolverError) in
        try solver.setConstant(333, of: system.wish)
        try solver.add(system.x + system.y >= 12 ~ .high)
        var copy = system
        swap(&copy.solver, &solver)
        defer { swap(&copy.solver, &solver) }
        try attempt.change(&copy)
      }
      Issue.record("accepted: \(attempt.name)")
    } catch {
      #expect(error.kind == attempt.kind, "\(error)")
    }
    #expect(Snapshot(solver, system.variables) == before)
  }
}

extension BadInputTests {
  static let attempts = numbers + weights + sums + strangers + contradictions

  private static let numbers = [Double.nan, .infinity, -.infinity].flatMap { bad in
    [
      Attempt("constant \(bad)", "notFinite") { system throws(SolverError) in
        try system.solver.add(system.x == bad)
      },
      Attempt("optional constant \(bad)", "notFinite") { system throws(SolverError) in
        try system.solver.add(system.x <= bad ~ .low)
      },
      Attempt("coefficient \(bad)", "notFinite") { system throws(SolverError) in
        try system.solver.add(bad * system.x + system.y == 1)
      },
      Attempt("new constant \(bad)", "notFinite") { system throws(SolverError) in
        try system.solver.setConstant(bad, of: system.wish)
      },
      Attempt("new coefficient \(bad)", "notFinite") { system throws(SolverError) in
        try system.solver.setTerms([.init(system.x.id, bad)], of: system.wish)
      },
      Attempt("suggestion \(bad)", "notFinite") { system throws(SolverError) in
        try system.solver.suggest(bad, for: system.z)
      },
      Attempt("bound \(bad)", "notFinite") { system throws(SolverError) in
        guard !bad.isNaN else { throw .notFinite(bad) }
        let range = bad < 0 ? bad...5 : 5...bad
        _ = try system.solver.parametric(system.wish, over: range)
      },
    ]
  }

  private static let weights = [Double.nan, .infinity, 0, -0.0, -1, -.infinity].flatMap { bad in
    [
      Attempt("weight \(bad)", "badWeight") { system throws(SolverError) in
        var constraint: LinearConstraint = system.x == 1 ~ .low
        constraint.weight = bad
        try system.solver.add(constraint)
      },
      Attempt("new weight \(bad)", "badWeight") { system throws(SolverError) in
        try system.solver.setWeight(bad, of: system.wish)
      },
    ]
  }

  private static let sums = [
    Attempt("terms that overflow", "overflow") { system throws(SolverError) in
      let huge = Double.greatestFiniteMagnitude
      try system.solver.add(huge * system.x + huge * system.x == 1)
    },
    Attempt("new terms that overflow", "overflow") { system throws(SolverError) in
      let term = LinearExpression.Term(system.x.id, .greatestFiniteMagnitude)
      try system.solver.setTerms([term, term], of: system.wish)
    },
    Attempt("a constant that overflows", "overflow") { system throws(SolverError) in
      try system.solver.add(1e-300 * system.x == 1.5e308)
    },
    Attempt("a new constant that overflows", "overflow") { system throws(SolverError) in
      try system.solver.setConstant(.greatestFiniteMagnitude, of: system.fine)
    },
    Attempt("a weight that overflows", "overflow") { system throws(SolverError) in
      var constraint: LinearConstraint = 1e10 * system.x == 1 ~ .low
      constraint.weight = .greatestFiniteMagnitude
      try system.solver.add(constraint)
    },
    Attempt("a sum on the right that overflows", "notFinite") { system throws(SolverError) in
      let huge = Double.greatestFiniteMagnitude
      try system.solver.add(system.x - huge == system.y + huge)
    },
    Attempt("terms that cancel", "unsatisfiable") { system throws(SolverError) in
      try system.solver.add(system.x - system.x == 1)
    },
    Attempt("fresh terms that cancel", "unsatisfiable") { system throws(SolverError) in
      try system.solver.add(system.unused - system.unused >= 1)
    },
    Attempt("a zero coefficient", "unsatisfiable") { system throws(SolverError) in
      try system.solver.add(0 * system.y == 1)
    },
    Attempt("no terms", "unsatisfiable") { system throws(SolverError) in
      try system.solver.add(LinearConstraint([], .greaterThanOrEqual, 1))
    },
    Attempt("new terms that cancel", "unsatisfiable") { system throws(SolverError) in
      try system.solver.setTerms(
        [.init(system.x.id, 1), .init(system.x.id, -1)], of: system.required)
    },
  ]

  private static let strangers =
    [
      Attempt("a foreign variable", "unknownVariable") { system throws(SolverError) in
        try system.solver.add(system.foreign == system.x)
      },
      Attempt("a foreign variable in new terms", "unknownVariable") { system throws(SolverError) in
        try system.solver.setTerms([.init(system.foreign.id, 1)], of: system.wish)
      },
      Attempt("a foreign variable to edit", "unknownVariable") { system throws(SolverError) in
        try system.solver.edit(system.foreign, priority: .high)
      },
      Attempt("a foreign variable to suggest", "unknownVariable") { system throws(SolverError) in
        try system.solver.suggest(1, for: system.foreign)
      },
      Attempt("a foreign variable to stay", "unknownVariable") { system throws(SolverError) in
        try system.solver.addStay(system.foreign, priority: .high)
      },
      Attempt("what isn't edited", "notEdited") { system throws(SolverError) in
        try system.solver.suggest(1, for: system.x)
      },
      Attempt("a second edit", "alreadyEdited") { system throws(SolverError) in
        try system.solver.edit(system.z, priority: .high)
      },
    ] + unknown(isForeign: false) + unknown(isForeign: true)

  private static func unknown(isForeign: Bool) -> [Attempt] {
    let name = isForeign ? "a foreign constraint" : "a removed constraint"
    return [
      Attempt("removal of \(name)", "unknownConstraint") { system throws(SolverError) in
        try system.solver.remove(system.stranger(isForeign))
      },
      Attempt("constant of \(name)", "unknownConstraint") { system throws(SolverError) in
        try system.solver.setConstant(1, of: system.stranger(isForeign))
      },
      Attempt("priority of \(name)", "unknownConstraint") { system throws(SolverError) in
        try system.solver.setPriority(.low, of: system.stranger(isForeign))
      },
      Attempt("weight of \(name)", "unknownConstraint") { system throws(SolverError) in
        try system.solver.setWeight(2, of: system.stranger(isForeign))
      },
      Attempt("relation of \(name)", "unknownConstraint") { system throws(SolverError) in
        try system.solver.setRelation(.equal, of: system.stranger(isForeign))
      },
      Attempt("terms of \(name)", "unknownConstraint") { system throws(SolverError) in
        try system.solver.setTerms([], of: system.stranger(isForeign))
      },
      Attempt("activation of \(name)", "unknownConstraint") { system throws(SolverError) in
        try system.solver.setActive(true, of: system.stranger(isForeign))
      },
      Attempt("parametric of \(name)", "unknownConstraint") { system throws(SolverError) in
        _ = try system.solver.parametric(system.stranger(isForeign), over: 0...1)
      },
    ]
  }

  private static let contradictions = [
    Attempt("a contradiction", "unsatisfiable") { system throws(SolverError) in
      try system.solver.add(system.x + system.y == 1000)
    },
    Attempt("a constant", "unsatisfiable") { system throws(SolverError) in
      try system.solver.setConstant(200, of: system.required)
    },
    Attempt("a priority", "unsatisfiable") { system throws(SolverError) in
      try system.solver.setPriority(.required, of: system.wish)
    },
    Attempt("a relation", "unsatisfiable") { system throws(SolverError) in
      try system.solver.setRelation(.greaterThanOrEqual, of: system.fine)
    },
    Attempt("terms", "unsatisfiable") { system throws(SolverError) in
      try system.solver.setTerms([.init(system.x.id, 0.01)], of: system.required)
    },
    Attempt("an activation", "unsatisfiable") { system throws(SolverError) in
      try system.solver.setActive(true, of: system.aside)
    },
    Attempt("a required suggestion", "unsatisfiable") { system throws(SolverError) in
      try system.solver.suggest(-1, for: system.edited)
    },
  ]
}

/// A system in which every kind of change can go wrong.
struct BadInputSystem {
  var solver: Solver
  let x, y, z, edited, unused, foreign: Variable
  let required, limit, wish, aside, fine, removed, foreignID: ConstraintID

  init(form: SolverForm) throws {
    solver = Solver(form: form)
    x = solver.makeVariable("x")
    y = solver.makeVariable("y")
    z = solver.makeVariable("z")
    edited = solver.makeVariable("edited")
    unused = solver.makeVariable("unused")
    required = try solver.add(x >= 10, origin: .tag(1))
    limit = try solver.add(x + y <= 100)
    try solver.add(y >= 0.5 * x)
    wish = try solver.add(x == 500.5 ~ .high, origin: .tag(2))
    aside = try solver.add(y <= 1 ~ .low)
    try solver.setActive(false, of: aside)
    try solver.setPriority(.required, of: aside)
    fine = try solver.add(1e-9 * y <= 1e3)
    removed = try solver.add(x == 20 ~ .low)
    try solver.remove(removed)
    try solver.edit(z, priority: .medium)
    try solver.suggest(7.7, for: z)
    try solver.add(edited >= 0)
    try solver.edit(edited, priority: .required)
    try solver.suggest(3, for: edited)
    var other = Solver()
    foreign = other.makeVariable("foreign")
    foreignID = try other.add(foreign == 1)
  }

  var variables: [Variable] { [x, y, z, edited, unused] }

  /// A constraint that isn't in the solver: another solver's, or one that was removed.
  func stranger(_ isForeign: Bool) -> ConstraintID { isForeign ? foreignID : removed }

  /// Uses what the bad input was about.
  mutating func goOn() throws(SolverError) {
    try solver.suggest(8.8, for: z)
    try solver.suggest(4, for: edited)
    try solver.setConstant(12, of: required)
    try solver.setConstant(90.5, of: wish)
    try solver.add(z == x + unused ~ .low)
    try solver.setPriority(.low, of: aside)
    try solver.setActive(true, of: aside)
    try solver.remove(limit)
  }
}

extension SolverError {
  /// The name of the case.
  var kind: String {
    switch self {
    case .unsatisfiable: "unsatisfiable"
    case .notFinite: "notFinite"
    case .badWeight: "badWeight"
    case .overflow: "overflow"
    case .unknownConstraint: "unknownConstraint"
    case .unknownVariable: "unknownVariable"
    case .notEdited: "notEdited"
    case .alreadyEdited: "alreadyEdited"
    }
  }
}
