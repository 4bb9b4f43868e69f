/// A statement while it is being written. What is wrong with it is noted and stops its block.
extension Constraint {
  /// Compares each attribute with a target.
  func relate(_ relation: Relation, to target: ConstraintTarget, origin: ConstraintOrigin) {
    self.relation = relation
    self.origin = origin
    if case .list(let targets) = target.storage {
      for index in names.indices { append(targets, at: index) }
    } else {
      for index in names.indices { append(target, at: index) }
    }
  }

  /// Compares the attribute at `index` with each of several targets.
  private func append(_ targets: [ConstraintTarget], at index: Int) {
    for target in targets {
      if case .list(let targets) = target.storage {
        append(targets, at: index)
      } else {
        append(target, at: index)
      }
    }
  }

  /// Compares the attribute at `index` with one target.
  @inline(__always)
  private func append(_ target: ConstraintTarget, at index: Int) {
    do {
      let side = try target.side(for: names, at: index, of: owner)
      if let number = side.number.badNumber {
        note(.badNumber(role: "number", value: number))
      }
      parts.append(names[index], side)
    } catch {
      note(error.kind)
    }
  }

  /// Takes over a relation of anchors, `Σ terms  relation  number`, of which the first is the
  /// statement's attribute.
  func relate(_ relation: Relation, as terms: ConstraintTerms, number: Double) {
    self.relation = relation
    var side = ConstraintTarget.Side(number: ConstraintConstant(number))
    if let second = terms.second {
      side.item = second.item
      side.name = second.name
    }
    parts.append(names[0], side)
    parts.change { part in
      part.comparison.factor = terms.first?.coefficient ?? 1
      part.comparison.targetFactor = terms.second?.coefficient ?? -1
    }
    furtherTerms = terms.others
    for term in terms { note(badNumber: term.coefficient, as: "multiplier") }
    note(badNumber: number, as: "constant")
  }

  func multiply(by factor: Double) {
    note(badNumber: factor, as: "multiplier")
    var isInert = false
    parts.change { part in
      part.comparison.targetFactor *= factor
      if part.target == nil { isInert = true }
    }
    if isInert { note(.multiplierWithoutTarget) }
  }

  func divide(by divisor: Double) {
    guard divisor != 0 else {
      note(.divisionByZero)
      return
    }
    multiply(by: 1 / divisor)
  }

  /// Says what is added to the target.
  func modify(_ modifier: ConstraintModifier) {
    if let number = modifier.badNumber { note(badNumber: number, as: modifier.name) }
    var isInert = !parts.isEmpty
    parts.change { part in
      guard let constant = modifier.constant(for: part.comparison.name.attribute) else { return }
      part.comparison.constant = constant
      isInert = false
    }
    if isInert { note(.inertModifier(modifier.name)) }
  }

  func setPriority(_ value: Double) {
    guard let priority = Priority(value) else {
      note(.badPriority(value))
      return
    }
    strength = priority
  }

  /// Notes what is wrong, once.
  private func note(_ kind: LayoutProblem.Kind) {
    if !faults.contains(kind) { faults.append(kind) }
  }

  private func note(badNumber number: Double, as role: String) {
    guard !LayoutMetrics.isUsable(number) else { return }
    note(.badNumber(role: role, value: number))
  }

  /// What is wrong with the statement.
  var problems: [LayoutProblem] {
    if relation == nil { return [problem(.noRelation)] }
    return faults.map(problem)
  }

  private func problem(_ kind: LayoutProblem.Kind) -> LayoutProblem {
    LayoutProblem(kind, subject: subject, origin: origin)
  }
}
