/// Which constraints of a session's model stand for which constraints of views.
///
/// A constraint that is deactivated leaves its places in the model to the next that relates the same
/// attributes in the same way, so that a cell whose constraints are made anew for each item
/// doesn't grow.
struct ConstraintSlots {
  /// What a place can be used for.
  private struct Kind: Hashable {
    let terms: LayoutTerms
    let relation: Relation

    init(_ constraint: LayoutConstraint) {
      terms = constraint.sum
      relation = constraint.relation
    }
  }

  /// The places of active constraints.
  private var taken: [ObjectIdentifier: [Int]] = [:]
  /// The places of those that stacks and grids have, in order.
  private var arranged: [Int]
  /// Places that aren't in use.
  private var free: [Kind: [Int]] = [:]
  private let direction: LayoutDirection

  /// The places in a model that was made of the views of `items`, which know their nodes.
  init(_ model: LayoutModel, items: [LayoutItem]) {
    direction = model.direction
    var lowering = ConstraintPartLowering(items: items, direction: model.direction)
    for constraint in items.lazy.flatMap(\.constraints) {
      let first = lowering.constraints.count
      lowering.add(constraint)
      taken[ObjectIdentifier(constraint)] = Array(first..<lowering.constraints.count)
    }
    arranged = Array(lowering.constraints.count..<model.constraints.count)
  }

  /// Carries over constraints that have come, gone or changed; false where that can't be.
  mutating func follow(
    _ changed: [Constraint], items: [LayoutItem], in session: inout LayoutSession
  ) -> Bool {
    for constraint in changed where !constraint.isActive {
      release(taken.removeValue(forKey: ObjectIdentifier(constraint)) ?? [], in: &session)
    }
    var seen: Set<ObjectIdentifier> = []
    var hasNewWishes = false
    for constraint in changed where constraint.isActive {
      let id = ObjectIdentifier(constraint)
      guard seen.insert(id).inserted else { continue }
      var lowering = ConstraintPartLowering(items: items, direction: direction)
      lowering.add(constraint)
      guard lowering.problems.isEmpty else { return false }
      let own = taken[id] ?? []
      if own.isEmpty || !fits(lowering.constraints, own, session) {
        release(own, in: &session)
        taken[id] = lowering.constraints.map { take($0, in: &session) }
        hasNewWishes = true
      } else {
        for (slot, constraint) in zip(own, lowering.constraints) {
          let wasRequired = session.model.constraints[slot].priority.isRequired
          if wasRequired, !constraint.priority.isRequired { hasNewWishes = true }
          session.replaceNumbers(ofConstraint: slot, by: constraint)
        }
      }
    }
    return !hasNewWishes || isInOrder(items, session)
  }

  /// Replaces the constraints of stacks and grids; false where that can't be.
  mutating func arrangeAnew(_ pass: ArrangementPass, in session: inout LayoutSession) -> Bool {
    var model = session.model
    model.constraints = []
    model.freeVariables = []
    guard pass.arrange(in: &model).isEmpty, model.placements.isEmpty,
      model.freeVariables == session.model.freeVariables,
      zip(model.nodes, session.model.nodes).allSatisfy({ $0.fits == $1.fits })
    else { return false }
    release(arranged, in: &session)
    arranged = model.constraints.map { take($0, in: &session) }
    let wishes = arranged.filter { !session.model.constraints[$0].priority.isRequired }
    return zip(wishes, wishes.dropFirst()).allSatisfy { $0 < $1 }
  }
}

extension ConstraintSlots {
  private func fits(
    _ constraints: [LayoutConstraint], _ slots: [Int], _ session: LayoutSession
  ) -> Bool {
    slots.count == constraints.count
      && zip(slots, constraints).allSatisfy {
        Kind(session.model.constraints[$0]) == Kind($1)
      }
  }

  private mutating func release(_ slots: [Int], in session: inout LayoutSession) {
    for slot in slots {
      session.setActive(false, ofConstraint: slot)
      free[Kind(session.model.constraints[slot]), default: []].append(slot)
    }
  }

  private mutating func take(
    _ constraint: LayoutConstraint, in session: inout LayoutSession
  ) -> Int {
    guard let slot = free[Kind(constraint)]?.popLast() else { return session.add(constraint) }
    session.replaceNumbers(ofConstraint: slot, by: constraint)
    return slot
  }

  /// Whether the places of all that isn't required are in the order in which a new model would have
  /// them, which decides ties.
  private func isInOrder(_ items: [LayoutItem], _ session: LayoutSession) -> Bool {
    var last = -1
    func follows(_ slot: Int) -> Bool {
      defer { last = slot }
      return slot > last
    }
    for constraint in items.lazy.flatMap(\.constraints) where !constraint.priority.isRequired {
      let slots = taken[ObjectIdentifier(constraint)] ?? []
      guard slots.allSatisfy(follows) else { return false }
    }
    return arranged.allSatisfy {
      session.model.constraints[$0].priority.isRequired || follows($0)
    }
  }
}
