extension Solver {
  /// Makes several changes, all or none: if the body throws, or what it added can't be met, the
  /// solver is as it was before, and what was made in the batch is void.
  ///
  /// Additions are put off to the end of the batch, or to its next change of another kind, and are
  /// then made in an order that keeps the work local; until then values are those of before. A copy
  /// that the body takes isn't part of the batch: with its first change, or the solver's next,
  /// nothing is put off any more.
  /// - Complexity: a copy of the system, and the changes.
  @discardableResult
  public mutating func batch<Result>(
    _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    let backup = self
    takeOwnStorage()
    pending = pending ?? []
    let batch = OpenBatch()
    openBatch = batch
    defer { batch.end() }
    do {
      let result = try body(&self)
      prepareToWrite()
      try insertPending()
      if backup.pending == nil { pending = nil }
      openBatch = backup.openBatch
      return result
    } catch {
      let known = backup.kernel.tieSequence
      let reported = error.withoutIdentities { id in
        ledger.records[Int(id.slot)].sequence > UInt64(known)
      }
      self = backup
      throw reported
    }
  }

  /// Whether additions wait for the end of a batch. If it has ended, those that wait are made.
  @inline(never)
  mutating func waitsForBatch() throws(SolverError) -> Bool {
    if openBatch?.isOpen == true { return true }
    try insertPending()
    return false
  }

  /// Makes what was put off part of the system. What can't be met stays put off, so that a batch
  /// whose body goes on after the error can't succeed without it.
  mutating func insertPending() throws(SolverError) {
    guard let slots = pending, !slots.isEmpty else { return }
    pending = []
    let ordered = inWorkingOrder(slots)
    for (place, slot) in ordered.enumerated() {
      kernel.scaleAnewIfWanted(for: slot)
      do {
        try kernel.insert(slot)
      } catch {
        pending = Array(ordered[place...])
        throw .unsatisfiable(makeConflict(refused: slot))
      }
    }
    checkInvariants()
  }

  /// Local work first: by the last variable, equalities first, the highest priority first. An order
  /// that goes from variable to variable already is kept.
  private func inWorkingOrder(_ slots: [Int32]) -> [Int32] {
    let keys = slots.map(workingKey)
    guard !isLocal(keys) else { return slots }
    return slots.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { slots[$0] }
  }

  /// Whether the constraints mostly are about the variables that were reached last.
  private func isLocal(_ keys: [WorkingKey]) -> Bool {
    var reached: Int32 = 0
    var distance = 0
    for key in keys {
      reached = max(reached, key.variable)
      distance += Int(reached - key.variable)
    }
    return 5 * distance < keys.count * kernel.variables.count
  }

  private struct WorkingKey: Comparable {
    var variable: Int32
    var isInequality: Bool
    var priority: Double

    static func < (lhs: WorkingKey, rhs: WorkingKey) -> Bool {
      if lhs.variable != rhs.variable { return lhs.variable < rhs.variable }
      if lhs.isInequality != rhs.isInequality { return !lhs.isInequality }
      return lhs.priority > rhs.priority
    }
  }

  private func workingKey(of slot: Int32) -> WorkingKey {
    let row = kernel.rows[slot]
    var last: Int32 = -1
    for index in row.firstEntry..<row.firstEntry + row.entryCount {
      last = max(last, kernel.entries[index].variable)
    }
    return WorkingKey(
      variable: last, isInequality: !(row.hasLower && row.hasUpper),
      priority: ledger.records[Int(slot)].priority.value)
  }
}

extension SolverError {
  /// The error without the identities of constraints that are void.
  func withoutIdentities(_ isVoid: (ConstraintID) -> Bool) -> SolverError {
    guard case .unsatisfiable(let conflict) = self else { return self }
    let members = conflict.members.map { member in
      Conflict.Member(
        id: member.id.flatMap { isVoid($0) ? nil : $0 }, constraint: member.constraint,
        origin: member.origin)
    }
    return .unsatisfiable(Conflict(members: members))
  }
}
