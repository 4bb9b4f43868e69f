/// The dual simplex method: restores rows that need another side.
extension Kernel {
  @inline(__always)
  mutating func enqueue(_ row: Int32) {
    guard !rows[row].isQueued, rows[row].need != 0 else { return }
    rows[row].isQueued = true
    violated.append(row)
  }

  /// The next row to restore: the latest found, or by Bland's rule the first.
  private mutating func nextViolated() -> Int32 {
    guard usesBlandsRule else { return violated.removeLast() }
    var best = 0
    for index in 0..<violated.count where violated[index] < violated[best] { best = index }
    let row = violated[best]
    violated.remove(at: best)
    return row
  }

  mutating func runDual(limit: Int) throws(KernelFailure) {
    var steps = 0
    while !violated.isEmpty {
      renewIfStepped()
      let row = nextViolated()
      rows[row].isQueued = false
      guard rows[row].status == .inactive else { continue }
      evaluate(row)
      let need = rows[row].need
      guard need != 0 else { continue }
      steps += 1
      if steps > limit { throw .stalled }
      try dualStep(row, toward: need)
    }
  }

  /// Moves a row's gradient toward a side: to its bound, or until an active row's dual value
  /// reaches one, which then leaves the basis for the row.
  mutating func dualStep(_ row: Int32, toward side: Int8) throws(KernelFailure) {
    transformRow(row)
    if !rows[row].isRequired { makeLive(rows[row].level) }
    let leaving = leastRatio(rising: side > 0)
    let limit = side > 0 ? rows[row].highestSide : rows[row].lowestSide
    let isLimited = limit == 0 || !rows[row].isRequired
    guard leaving.code >= 0 else {
      if isLimited { return flip(row, to: limit) }
      try refuse(row)
      return
    }
    if isLimited, flipIsShorter(row, to: limit) { return flip(row, to: limit) }
    transformColumn(leaving)
    if isDoubtful(rows[row].slope, transform[leaving.code]) {
      try refreshInStep()
      return
    }
    pivot(row, toward: side, leaving: leaving)
  }

  /// Whether a pivot, computed by rows and by columns, calls for fresh factors.
  func isDoubtful(_ byColumn: Double, _ byRow: Double) -> Bool {
    guard pivotsSinceRefresh > 0, !isPrecise else { return false }
    return abs(byColumn - byRow) > Tolerances.drift * (1 + abs(byRow))
      || abs(byRow) < Tolerances.smallPivot
  }

  /// No active row yields: the required rows in the transformed row contradict each other.
  private mutating func refuse(_ row: Int32) throws(KernelFailure) {
    if pivotsSinceRefresh > 0, !isPrecise {
      try refreshInStep()
      return
    }
    conflict.removeAll()
    conflict.append(row)
    let leastSize = isPrecise ? 0 : Tolerances.pivot
    for index in 0..<transformed.count where abs(transform[transformed[index]]) > leastSize {
      conflict.append(Key(code: transformed[index]).index)
    }
    throw .infeasible
  }

  /// Fresh factors and values; whatever they show to be wrong is queued.
  mutating func refreshInStep() throws(KernelFailure) {
    refresh()
    if hasLostRows { throw .stalled }
    queueEverythingWrong()
  }

  /// Whether the way to a row's bound is no longer than the ratio of `leastRatio`.
  private func flipIsShorter(_ row: Int32, to side: Int8) -> Bool {
    let sides = Double(abs(side - rows[row].side))
    var list = live(in: ratioGroups | boundGroups(of: row))
    while let level = list.next(self) {
      let difference = sides * bound(of: row, side: 1, at: level) - ratio[level]
      let tolerance = Tolerances.ratio * levels[level].tolerance
      if difference < -tolerance { return true }
      if difference > tolerance { return false }
    }
    return true
  }

  /// The gradient of an inactive row.
  @inline(__always)
  func gradient(of row: Int32, at level: Int32) -> Double {
    bound(of: row, side: rows[row].side, at: level)
  }

  /// Moves an inactive row's gradient to another bound.
  mutating func flip(_ row: Int32, to side: Int8) {
    statistics.flips += 1
    logFlip(row)
    changeGradient(of: row, by: Double(side - rows[row].side))
    rows[row].side = side
  }

  /// Adds multiples of a row's weight to its gradient; the transformed row is the row's.
  mutating func changeGradient(of row: Int32, by sides: Double) {
    guard sides != 0, !rows[row].isRequired else { return }
    makeLive(rows[row].level)
    let change = sides * rows[row].weight
    addTransform(-change, to: rows[row].level)
    addTransform(-change * rows[row].tie, to: Level.tie)
    suspectTransformed()
  }

  mutating func pivot(_ row: Int32, toward side: Int8, leaving key: Key) {
    statistics.dualPivots += 1
    let sign = Double(side)
    let pivot = transform[key.code]
    let length = -rows[row].residual / pivot
    logPivot(row, leaving: key)
    if hot.liveCount > 0 { exchangeHot(key, for: row, pivot: pivot) }
    updateDuals(entering: row, leaving: key, sign: sign)
    step(length)
    rows[row].residual = 0
    replace(key, by: row)
    guard !key.isPin else { return }
    let left = key.index
    rows[left].residual = length
    rows[left].side = sign * pivot > 0 ? rows[left].lowestSide : rows[left].highestSide
    enqueue(left)
  }

  private mutating func updateDuals(entering row: Int32, leaving key: Key, sign: Double) {
    let entering = Key.row(row)
    let groups = ratioGroups | boundGroups(of: row)
    var list = live(in: groups)
    while let level = list.next(self) {
      addTransform(-sign * ratio[level], to: level)
      let base = dualBase(level)
      duals[base + Int(key.code)] = 0
      duals[base + Int(entering.code)] = sign * ratio[level] + gradient(of: row, at: level)
    }
    if hasGroups { moveGroups(groups, from: key, to: entering) }
    suspectTransformed()
  }

  /// Moves the values along the transformed column.
  mutating func step(_ length: Double) {
    guard length != 0 else { return }
    let (list, states) = (reached.view, variables.view)
    var largest = 0.0
    for index in 0..<reached.count {
      let variable = list[index]
      let change = length * states[variable].direction
      states[variable].value += change
      states[variable].magnitude = max(states[variable].magnitude, abs(change))
      largest = max(largest, abs(change))
    }
    moved += largest
    let (changed, residuals) = (touched.view, rows.view)
    for index in 0..<touched.count {
      let row = changed[index]
      residuals[row].residual += length * residuals[row].slope
      enqueue(row)
    }
  }
}
