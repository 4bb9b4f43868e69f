/// A statement while it is being written. What is wrong with it is noted and stops its block.
extension Constraint {
  /// Compares each attribute with a target.
  func relate(
    _ relation: Relation, to target: consuming ConstraintTarget, origin: ConstraintOrigin
  ) {
    self.relation = relation
    self.origin = origin
    if names.count == 1, !target.isList { return append(target, at: 0) }
    for index in names.indices { appendEach(target, at: index) }
  }

  /// Compares the attribute at `index` with a target, or with each of several.
  private func appendEach(_ target: ConstraintTarget, at index: Int) {
    guard case .list(let targets) = target.storage else { return append(target, at: index) }
    for target in targets { appendEach(target, at: index) }
  }

  /// Compares the attribute at `index` with one target.
  private func append(_ target: consuming ConstraintTarget, at index: Int) {
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
    parts.change { comparison, _ in
      comparison.factor = terms.first?.coefficient ?? 1
      comparison.targetFactor = terms.second?.coefficient ?? -1
    }
    furtherTerms = terms.others
    for term in terms { note(badNumber: term.coefficient, as: "multiplier") }
    note(badNumber: number, as: "constant")
  }

  func multiply(by factor: Double) {
    note(badNumber: factor, as: "multiplier")
    var isInert = false
    parts.change { comparison, hasTarget in
      comparison.targetFactor *= factor
      if !hasTarget { isInert = true }
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
    parts.change { comparison, _ in
      guard let constant = modifier.constant(for: comparison.name.attribute) else { return }
      comparison.constant = constant
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
