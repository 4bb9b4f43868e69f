/// The constraints of a template, and a solver made of them afresh: what answers when no region does.
///
/// The solver that the template is made from isn't used itself, so that the answers depend on its
/// constraints and their order alone, and not on how they came about.
struct TemplateSystem: Sendable {
  /// A constraint that takes part, as the caller knows it.
  private struct Part: Sendable {
    let id: ConstraintID
    let constraint: LinearConstraint
    let origin: ConstraintOrigin
    /// The parameter that is its constant.
    let parameter: Int?

    func at(_ constants: [Double]) -> LinearConstraint {
      var result = constraint
      if let parameter { result.constant = constants[parameter] }
      return result
    }

    func member(at constants: [Double]) -> Conflict.Member {
      Conflict.Member(id: id, constraint: at(constants), origin: origin)
    }
  }

  /// In the order in which they were added.
  private let parts: [Part]
  /// Variables without constraints.
  private let blank: Solver
  /// Solved at the constants that the constraints came with.
  private let base: Solver
  private let shape: TemplateShape
  /// The constants that the constraints came with.
  let baseConstants: [Double]

  /// What the live solver says at some constants.
  struct Answer {
    var values: [Double]
    /// The region in which they lie; nil if it wasn't asked for, or if the values are only those of a
    /// fresh solve.
    var region: TemplateRegion?
  }

  init(
    _ solver: Solver, parameters: [[ConstraintID]], outputs: [LinearExpression]
  ) throws(TemplateError) {
    let numbers = try Self.numbered(parameters, in: solver)
    parts = solver.constraintsInOrder().map { id in
      Part(
        id: id, constraint: solver.constraint(in: id.slot),
        origin: solver.ledger.records[Int(id.slot)].origin, parameter: numbers[id])
    }
    baseConstants = parameters.map { ids in
      ids.first.map { solver.constraint(in: $0.slot).constant } ?? 0
    }
    var blank = Solver()
    for _ in 0..<solver.variableCount { _ = blank.makeVariable() }
    self.blank = blank
    var rows = [[Int32]](repeating: [], count: parameters.count)
    base = try Self.build(parts, from: blank, constants: baseConstants) { parameter, row in
      rows[parameter].append(row)
    }
    shape = TemplateShape(
      parameters: rows, outputs: try Self.terms(of: outputs, in: solver, for: base),
      outputConstants: outputs.map(\.constant))
  }

  private static func numbered(
    _ parameters: [[ConstraintID]], in solver: Solver
  ) throws(TemplateError) -> [ConstraintID: Int] {
    var numbers: [ConstraintID: Int] = [:]
    for (index, ids) in parameters.enumerated() {
      for id in ids {
        guard solver.constraint(id) != nil else { throw .unknownParameter(index, id) }
        guard numbers.updateValue(index, forKey: id) == nil else {
          throw .duplicateParameter(index, id)
        }
      }
    }
    return numbers
  }

  private static func terms(
    of outputs: [LinearExpression], in solver: Solver, for base: Solver
  ) throws(TemplateError) -> [[KernelTerm]] {
    var result: [[KernelTerm]] = []
    for (index, output) in outputs.enumerated() {
      guard output.constant.isFinite else { throw .badOutput(index, output.constant) }
      for term in output.terms {
        guard term.coefficient.isFinite else { throw .badOutput(index, term.coefficient) }
        guard (try? solver.slot(of: term.variable)) != nil else {
          throw .unknownVariable(output: index, term.variable)
        }
      }
      let translated = Self.translate(output.terms, to: base)
      let terms = base.kernelTerms(LinearExpression(terms: translated)) ?? []
      if let bad = terms.first(where: { !$0.coefficient.isFinite }) {
        throw .badOutput(index, bad.coefficient)
      }
      result.append(terms)
    }
    return result
  }

  /// The same terms over the variables of a fresh solver, which have the same places.
  private static func translate(
    _ terms: [LinearExpression.Term], to solver: Solver
  ) -> [LinearExpression.Term] {
    terms.map { .init(solver.ledger.variables.id(of: $0.variable.index), $0.coefficient) }
  }

  private static func build(
    _ parts: [Part], from blank: Solver, constants: [Double],
    note: (_ parameter: Int, _ row: Int32) -> Void
  ) throws(TemplateError) -> Solver {
    var solver = blank
    var ids: [ConstraintID: Part] = [:]
    for part in parts {
      var own = part.at(constants)
      own.terms = translate(own.terms, to: blank)
      do throws(SolverError) {
        let id = try solver.add(own)
        ids[id] = part
        if let parameter = part.parameter { note(parameter, id.slot) }
      } catch .unsatisfiable(let conflict) {
        let members = conflict.members.map { member in
          (member.id.flatMap { ids[$0] } ?? part).member(at: constants)
        }
        throw .unsatisfiable(Conflict(members: members))
      } catch {
        throw .overflow
      }
    }
    return solver
  }
}

extension TemplateSystem {
  /// The outputs at finite constants, as a function of nothing else.
  /// - Parameter keepsRegion: whether the region is of use.
  /// - Throws: `unsatisfiable`, `overflow`.
  func answer(at constants: [Double], keepsRegion: Bool) throws(TemplateError) -> Answer {
    if let region = warmRegion(at: constants, isGuarded: keepsRegion) {
      let values = try checked(region.values(at: constants))
      return Answer(values: values, region: keepsRegion ? region : nil)
    }
    let solver = try Self.build(parts, from: blank, constants: constants) { _, _ in }
    var values: [Double] = []
    for (terms, constant) in zip(shape.outputs, shape.outputConstants) {
      values.append(solver.kernel.sum(of: terms) + constant)
    }
    return Answer(values: try checked(values), region: nil)
  }

  /// Solves on a copy of the base. Nil if that fails, or leaves an output open: then only a fresh
  /// solve is a function of the constants, and only it knows a conflict that all of them make.
  private func warmRegion(at constants: [Double], isGuarded: Bool = true) -> TemplateRegion? {
    for constant in constants where abs(constant) > Tolerances.templateParameter { return nil }
    var kernel = base.kernel.clone()
    do {
      try kernel.solve(constants, of: shape)
      return kernel.makeRegion(shape, isGuarded: isGuarded)
    } catch {
      return nil
    }
  }

  /// A region around or beside constants that holds them, if there is one with an inside.
  ///
  /// At constants where several bases meet, the one that the solver ends with may hold nothing else;
  /// so its neighbours are looked for a small step away.
  func wideRegion(at constants: [Double]) -> TemplateRegion? {
    guard let region = warmRegion(at: constants) else { return nil }
    guard region.isOnBorder(constants) else { return region }
    for direction in 0..<Tolerances.templateStepDirections {
      let other = warmRegion(at: Self.step(from: constants, direction))
      if let other, other.contains(constants) { return other }
    }
    return region
  }

  /// A small step, different for all parameters, so that it's unlikely to run along a border.
  private static func step(from constants: [Double], _ direction: Int) -> [Double] {
    constants.enumerated().map { parameter, constant in
      let sign = (direction + (direction < 2 ? 0 : parameter)) % 2 == 0 ? 1.0 : -1.0
      let part = (Double(parameter + 1) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      return constant + sign * Tolerances.templateStep * (1 + part) * max(1, abs(constant))
    }
  }

  private func checked(_ values: [Double]) throws(TemplateError) -> [Double] {
    guard values.allSatisfy(\.isFinite) else { throw .overflow }
    return values
  }
}

extension Solver {
  /// The constraints that take part, in the order in which they were added.
  fileprivate func constraintsInOrder() -> [ConstraintID] {
    var slots: [Int32] = []
    for row in 0..<Int32(kernel.rows.count) where kernel.rows[row].status >= .inactive {
      slots.append(row)
    }
    slots.sort { ledger.records[Int($0)].sequence < ledger.records[Int($1)].sequence }
    return slots.map { id(ofRow: $0) }
  }
}
