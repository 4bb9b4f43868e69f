/// The changes. One that fails leaves values and constraints as they were.
extension Kernel {
  /// Makes a detached row part of the system.
  mutating func insert(_ row: Int32) throws(KernelFailure) {
    endPlans()
    ensureKeys()
    noteSize(ofConstant: rows[row].constant)
    let fresh = linkPrecisely(row)
    if hot.liveCount > 0 { enterHot(row) }
    let need = rows[row].need
    if let fresh, need != 0 || rows[row].hasLower && rows[row].hasUpper {
      return defineFresh(row, entry: fresh)
    }
    let mayTakePin = rows[row].isRequired && rows[row].hasLower && rows[row].hasUpper
    guard need != 0 || mayTakePin || isPrecise else { return }
    beginLog()
    do {
      try restore(row, need: need, mayTakePin: mayTakePin)
      try settle()
      endLog()
    } catch {
      try recoverInsertion(of: row, from: error)
    }
    refreshIfDue()
  }

  /// The first step for a row that has just been linked, whose residual is exact.
  @inline(__always)
  private mutating func restore(
    _ row: Int32, need: Int8, mayTakePin: Bool
  ) throws(KernelFailure) {
    if need == 0 {
      if mayTakePin { takePin(row) }
    } else if isPrecise {
      enqueue(row)
    } else {
      try dualStep(row, toward: need)
    }
  }

  private mutating func linkPrecisely(_ row: Int32) -> Int32? {
    let fresh = link(row)
    guard isPrecise else { return fresh }
    evaluate(row)
    return nil
  }

  /// A required equality that is met as things are still takes the place of a pin that it determines:
  /// otherwise the pin would be the first to move later, only to be moved back.
  private mutating func takePin(_ row: Int32) {
    transformRow(row)
    let leaving = leastRatio(rising: true)
    guard leaving.code >= 0, leaving.isPin else { return }
    transformColumn(leaving)
    guard !isDoubtful(rows[row].slope, transform[leaving.code]) else { return }
    pivot(row, toward: 1, leaving: leaving)
  }

  // On its own, because the closures make the compiler move the whole kernel.
  private mutating func recoverInsertion(
    of row: Int32, from failure: KernelFailure
  ) throws(KernelFailure) {
    rollBack()
    try recover(from: failure) { kernel in
      kernel.evaluate(row)
    } undo: { kernel in
      kernel.unlink(row)
    }
  }

  /// Nothing depends on a fresh variable, so a row can define it with nothing else to change.
  private mutating func defineFresh(_ row: Int32, entry: Int32) {
    let variable = entries[entry].variable
    if !rows[row].isRequired { makeLive(rows[row].level) }
    var order: Int32 = 0
    var magnitude = abs(rows[row].constant)
    let first = rows[row].firstEntry
    for index in first..<first + rows[row].entryCount where index != entry {
      let other = entries[index].variable
      order = max(order, variables[other].order)
      magnitude = max(magnitude, abs(entries[index].coefficient) * variables[other].magnitude)
    }
    if hot.liveCount > 0 {
      exchangeFreshHot(variable, for: row, pivot: entries[entry].coefficient)
    }
    rows[row].status = .raw
    rows[row].variable = variable
    rows[row].pivot = entries[entry].coefficient
    variables[variable].value -= rows[row].residual / rows[row].pivot
    variables[variable].magnitude = magnitude / abs(rows[row].pivot)
    variables[variable].definition = row
    variables[variable].order = order + 1
    if isDense { defineDenseFresh(variable, by: row, pivot: rows[row].pivot) }
    rows[row].residual = 0
    settleSingle(row)
  }

  /// Takes a row out of the system; it keeps its numbers.
  mutating func remove(_ row: Int32) {
    endPlans()
    let cost = cost(of: row)
    if rows[row].status == .inactive {
      if rows[row].side != 0 {
        transformRow(row)
        changeGradient(of: row, by: -Double(rows[row].side))
        rows[row].side = 0
      }
      unlink(row)
    } else {
      setBounds(row, lower: false, upper: false)
      suspect(.row(row))
    }
    settleOrRebuild()
    if rows[row].isActive { removeActive(row) }
    if rows[row].status == .inactive { unlink(row) }
    setBounds(row, lower: cost.hasLower, upper: cost.hasUpper)
    refreshIfDue()
  }

  /// A row that is still active when it costs nothing leaves its variable pinned: no value moves.
  private mutating func removeActive(_ row: Int32) {
    hot.releaseAll()
    transformColumn(.row(row))
    pinInsteadOf(row)
    clearDuals(of: .row(row))
  }

  private mutating func setBounds(_ row: Int32, lower: Bool, upper: Bool) {
    rows[row].hasLower = lower
    rows[row].hasUpper = upper
  }

  /// Changes that can't contradict anything: what stalls them is rounding, so that a fresh start at
  /// the present values finds an optimum.
  mutating func settleOrRebuild() {
    do {
      try settle()
    } catch {
      rebuildOrDegrade()
    }
  }

  private mutating func rebuildOrDegrade() {
    do {
      try rebuild()
    } catch {
      clearQueues()
    }
  }

  /// Sets a row's constant, scaled.
  mutating func setConstant(_ row: Int32, to constant: Double) throws(KernelFailure) {
    let old = rows[row].constant
    guard constant != old else { return }
    catchUp()
    rows[row].constant = constant
    guard rows[row].status >= .inactive else { return }
    beginLog()
    moveConstant(row, from: old, to: constant)
    do {
      try settle()
      settleSingleIfActive(row)
      endLog()
    } catch {
      try recoverConstant(of: row, old: old, from: error)
    }
    refreshIfDue()
  }

  private mutating func recoverConstant(
    of row: Int32, old: Double, from failure: KernelFailure
  ) throws(KernelFailure) {
    let constant = rows[row].constant
    rows[row].constant = old
    rollBack()
    try recover(from: failure) { kernel in
      kernel.rows[row].constant = constant
    } undo: { kernel in
      kernel.rows[row].constant = old
    }
  }

  private mutating func moveConstant(_ row: Int32, from old: Double, to constant: Double) {
    guard rows[row].isActive else {
      endPlans()
      evaluate(row)
      if isPrecise { return }
      if hot.contains(row: row) { setZeroResidual(row) }
      enqueue(row)
      return
    }
    if isPrecise {
      precise.hasValues = false
      return
    }
    if rows[row].isWarm { return setHotConstant(row, from: old, to: constant) }
    endPlans()
    rows[row].isWarm = true
    transformColumn(.row(row))
    logValues()
    moveBases(constant - old)
    step(constant - old)
    settleSingle(row)
  }

  private mutating func settleSingleIfActive(_ row: Int32) {
    if rows[row].isActive { settleSingle(row) }
  }

  /// What a row costs on either side.
  struct Cost {
    var level: Int32
    var weight: Double
    var hasLower: Bool
    var hasUpper: Bool
  }

  func cost(of row: Int32) -> Cost {
    Cost(
      level: rows[row].level, weight: rows[row].weight, hasLower: rows[row].hasLower,
      hasUpper: rows[row].hasUpper)
  }

  private mutating func assign(_ cost: Cost, to row: Int32) {
    rows[row].level = cost.level
    rows[row].weight = cost.weight
    setBounds(row, lower: cost.hasLower, upper: cost.hasUpper)
    if !rows[row].isRequired, rows[row].isActive || rows[row].side != 0 { makeLive(cost.level) }
  }

  /// Sets a row's level, weight and relation. The reference to the new level is the caller's, and so
  /// is that to the old one: it's to be released if this returns.
  mutating func setCost(_ row: Int32, to cost: Cost) throws(KernelFailure) {
    endPlans()
    if cost.weight.isFinite { noteWeight(cost.weight, tie: rows[row].tie, at: cost.level) }
    guard rows[row].status >= .inactive else { return assign(cost, to: row) }
    if rows[row].isActive {
      assign(cost, to: row)
      suspect(.row(row))
      settleOrRebuild()
      return refreshIfDue()
    }
    evaluate(row)
    let side = sideAsked(of: row, by: cost)
    if side != 0, cost.weight == .infinity { return try require(row, cost) }
    moveGradient(row, to: cost, side: side)
    settleOrRebuild()
    refreshIfDue()
  }

  /// The side that a row will be on when it has a new cost.
  private func sideAsked(of row: Int32, by cost: Cost) -> Int8 {
    let residual = rows[row].residual
    let tolerance = rows[row].tolerance
    if residual > tolerance { return cost.hasUpper ? 1 : 0 }
    if residual < -tolerance { return cost.hasLower ? -1 : 0 }
    guard cost.weight.isFinite else { return 0 }
    return min(max(rows[row].side, cost.hasLower ? -1 : 0), cost.hasUpper ? 1 : 0)
  }

  private mutating func moveGradient(_ row: Int32, to cost: Cost, side: Int8) {
    if rows[row].side != 0 || side != 0 {
      transformRow(row)
      changeGradient(of: row, by: -Double(rows[row].side))
      rows[row].side = 0
      assign(cost, to: row)
      changeGradient(of: row, by: Double(side))
    } else {
      assign(cost, to: row)
    }
    rows[row].side = side
  }

  /// Makes a violated row required: it's freed first, then restored.
  private mutating func require(_ row: Int32, _ cost: Cost) throws(KernelFailure) {
    let old = self.cost(of: row)
    beginLog()
    do {
      if rows[row].side != 0 {
        transformRow(row)
        flip(row, to: 0)
      }
      setBounds(row, lower: false, upper: false)
      try settle()
      assign(cost, to: row)
      evaluate(row)
      enqueue(row)
      try settle()
      endLog()
    } catch {
      assign(old, to: row)
      rollBack()
      try recover(from: error) { kernel in
        kernel.assign(cost, to: row)
        kernel.rows[row].side = 0
      } undo: { kernel in
        kernel.assign(old, to: row)
      }
    }
    refreshIfDue()
  }

  /// After a roll-back: passes a contradiction on; a change that stalled is tried again from the
  /// ground, on a copy that replaces this kernel only if it succeeds.
  private mutating func recover(
    from failure: KernelFailure, redo: (inout Kernel) -> Void, undo: (inout Kernel) -> Void
  ) throws(KernelFailure) {
    if failure != .infeasible {
      var attempt = clone()
      redo(&attempt)
      do {
        try attempt.rebuild()
        self = attempt
        return
      } catch {
        conflict = attempt.conflict.copy()
      }
    }
    undo(&self)
    throw .infeasible
  }

  /// Refreshes now and then, so that errors don't add up.
  mutating func refreshIfDue() {
    defer { chooseForm() }
    endMove()
    guard
      hasLostRows || wantsSparse
        || pivotsSinceRefresh > Tolerances.refreshInterval(size: variables.count + rows.count)
    else { return }
    refresh()
    if hasLostRows {
      rebuildOrDegrade()
    } else {
      queueEverythingWrong()
      settleOrRebuild()
    }
  }
}
