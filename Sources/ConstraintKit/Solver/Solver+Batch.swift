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
    try insert(inWorkingOrder(slots))
  }

  /// Makes rows part of the system. From one that can't be met on they are put off.
  mutating func insert(_ ordered: [Int32]) throws(SolverError) {
    pending = []
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
    var work = WorkingOrder(capacity: slots.count)
    for slot in slots {
      let row = kernel.rows[slot]
      var last: Int32 = 0
      for index in row.firstEntry..<row.firstEntry + row.entryCount {
        last = max(last, kernel.entries[index].variable)
      }
      work.append(
        slot, lastVariable: last, isEquality: row.hasLower && row.hasUpper,
        priority: ledger.records[Int(slot)].priority)
    }
    return work.ordered(variables: kernel.variables.count)
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
