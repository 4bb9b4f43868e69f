/// A statement of a ``ConstraintMaker`` while it is being written.
final class ConstraintDraft {
  let view: LayoutView
  var attributes: [LayoutAttribute] = []
  /// The guide of the view whose attributes they are.
  var guide = LayoutGuide.frame
  private var relation: Relation?
  private var target: ConstraintTarget?
  private var origin: ConstraintOrigin
  private var multiplier: Double?
  private var constant = ConstraintConstant()
  private var priority = Priority.required
  private var label: String?
  private var kinds: [LayoutProblem.Kind] = []
  /// The reference that was asked for, to be filled when the statement is complete.
  private(set) lazy var constraint = Constraint(parts: [], view: view)

  init(view: LayoutView, attributes: [LayoutAttribute], origin: ConstraintOrigin) {
    self.view = view
    self.attributes = attributes
    self.origin = origin
  }

  func relate(_ relation: Relation, to target: ConstraintTarget, origin: ConstraintOrigin) {
    self.relation = relation
    self.target = target
    self.origin = origin
  }

  func multiply(by factor: Double) {
    check(factor, "multiplier")
    multiplier = (multiplier ?? 1) * factor
  }

  func divide(by divisor: Double) {
    guard divisor != 0 else {
      kinds.append(.divisionByZero)
      return
    }
    multiply(by: 1 / divisor)
  }

  func setOffset(_ offset: Double) {
    check(offset, "offset")
    constant.offset = offset
  }

  func setInsets(_ insets: LayoutInsets) {
    for side in [insets.top, insets.left, insets.bottom, insets.right] { check(side, "inset") }
    constant.inset = insets
  }

  func setPriority(_ value: Double) {
    guard let priority = Priority(value) else {
      kinds.append(.badPriority(value))
      return
    }
    self.priority = priority
  }

  func setPriority(_ priority: Priority) {
    self.priority = priority
  }

  func setPriority(_ value: LayoutStatement.PriorityValue) {
    switch value {
    case .checked(let priority): setPriority(priority)
    case .number(let number): setPriority(number)
    }
  }

  func setLabel(_ label: String) {
    self.label = label
  }

  private func check(_ number: Double, _ role: String) {
    guard !number.isFinite || number.magnitude > LayoutMetrics.largestMagnitude else { return }
    kinds.append(.badNumber(role: role, value: number))
  }
}

extension ConstraintDraft {
  /// The finished statement, or what is wrong with it.
  func finish() -> Result<Constraint, DraftError> {
    guard let relation, let target else { return .failure(error([.noRelation])) }
    var parts: [ConstraintPart] = []
    for index in attributes.indices {
      switch target.side(for: attributes, at: index, of: view) {
      case .success(let side):
        parts.append(part(attributes[index], relation, side))
      case .failure(let mismatch):
        kinds.append(mismatch.kind)
      }
    }
    guard kinds.isEmpty else { return .failure(error(kinds)) }
    constraint.complete(parts)
    return .success(constraint)
  }

  /// Everything that is wrong with a statement.
  struct DraftError: Error {
    let problems: [LayoutProblem]
  }

  private func error(_ kinds: [LayoutProblem.Kind]) -> DraftError {
    let names = attributes.map(\.description).joined(separator: ", ")
    let subject = "\(view.displayName).\(names)"
    return DraftError(
      problems: kinds.map { LayoutProblem($0, subject: subject, origin: origin) })
  }

  private func part(
    _ attribute: LayoutAttribute, _ relation: Relation, _ side: ConstraintTarget.Side
  ) -> ConstraintPart {
    var constant = side.constant
    check(constant.number, "number")
    constant.offset = self.constant.offset
    constant.inset = self.constant.inset ?? constant.inset
    if multiplier != nil, side.terms.isEmpty { kinds.append(.multiplierWithoutTarget) }
    let others = side.terms.map { term in
      var term = term
      term.coefficient *= -(multiplier ?? 1)
      return term
    }
    return ConstraintPart(
      terms: [.init(1, attribute, of: view, guide: guide)] + others, relation: relation,
      constant: constant,
      priority: priority, label: label, origin: origin)
  }
}
