/// Where a row's residual becomes zero along a direction.
struct Breakpoint: BitwiseCopyable, Comparable {
  var length: Double
  var row: Int32
  var size: Double

  /// Nearer first, then the larger pivot, then the earlier row.
  static func < (lhs: Breakpoint, rhs: Breakpoint) -> Bool {
    if lhs.length != rhs.length { return lhs.length < rhs.length }
    return lhs.size != rhs.size ? lhs.size > rhs.size : lhs.row < rhs.row
  }
}

/// The primal simplex method: moves the values along directions in which the objective falls.
extension Kernel {
  @inline(__always)
  mutating func suspect(_ key: Key) {
    if key.isPin {
      guard !variables[key.index].isSuspect else { return }
      variables[key.index].isSuspect = true
    } else {
      guard !rows[key.index].isSuspect else { return }
      rows[key.index].isSuspect = true
    }
    suspects.append(key.code)
  }

  mutating func suspectTransformed() {
    let (codes, states, rowStates) = (transformed.view, variables.view, rows.view)
    suspects.reserve(suspects.count + transformed.count)
    for index in 0..<transformed.count {
      let key = Key(code: codes[index])
      if key.isPin {
        guard !states[key.index].isSuspect else { continue }
        states[key.index].isSuspect = true
      } else {
        guard !rowStates[key.index].isSuspect else { continue }
        rowStates[key.index].isSuspect = true
      }
      suspects.appendReserved(key.code)
    }
  }

  private mutating func nextSuspect() -> Key {
    let key = Key(code: suspects.removeLast())
    if key.isPin {
      variables[key.index].isSuspect = false
    } else {
      rows[key.index].isSuspect = false
    }
    return key
  }

  func isActive(_ key: Key) -> Bool {
    key.isPin ? variables[key.index].definition < 0 : rows[key.index].isActive
  }

  /// In which direction a key's residual should move: 1 if its dual value is above its bounds.
  func improvement(_ key: Key) -> Int8 {
    var mayBeAbove = !isUnbounded(key, falling: false)
    var mayBeBelow = !isUnbounded(key, falling: true)
    guard mayBeAbove || mayBeBelow else { return 0 }
    let (above, below) = (slack(key, falling: false), slack(key, falling: true))
    let own = key.isPin ? -1 : rows[key.index].level
    let duals = dualView
    var list = live(in: groups(of: above) | groups(of: below))
    while let level = list.next(self) {
      let tolerance = duals.tolerance(at: level)
      guard level == own || level == Level.tie else {
        // Both bounds are zero.
        let value = duals.value(of: key, at: level)
        if value > tolerance { return mayBeAbove ? 1 : 0 }
        if value < -tolerance { return mayBeBelow ? -1 : 0 }
        continue
      }
      let (rise, fall) = (duals.slack(above, at: level), duals.slack(below, at: level))
      if mayBeAbove, rise < -tolerance { return 1 }
      if mayBeBelow, fall < -tolerance { return -1 }
      mayBeAbove = mayBeAbove && rise <= tolerance
      mayBeBelow = mayBeBelow && fall <= tolerance
      if !mayBeAbove, !mayBeBelow { return 0 }
    }
    return 0
  }

  mutating func runPrimal(limit: Int) throws(KernelFailure) {
    var steps = 0
    while !suspects.isEmpty {
      renewIfStepped()
      let key = nextSuspect()
      guard isActive(key) else { continue }
      let sign = improvement(key)
      guard sign != 0 else { continue }
      steps += 1
      if steps > limit { throw .stalled }
      try primalStep(key, sign: sign)
    }
  }

  /// Moves an active key's residual away from zero, past the rows whose costs don't yet outweigh
  /// the gain, up to the one at which they do: it becomes active instead.
  private mutating func primalStep(_ key: Key, sign: Int8) throws(KernelFailure) {
    transformColumn(key)
    findBreakpoints(sign: Double(sign))
    guard let stop = passBreakpoints(key, sign: sign), breakpoints[stop].length.isFinite else {
      throw .unbounded
    }
    let entering = breakpoints[stop].row
    transformRow(entering)
    let pivot = transform[key.code]
    if isDoubtful(rows[entering].slope, pivot) {
      suspect(key)
      return try refreshInStep()
    }
    statistics.primalPivots += 1
    if hot.liveCount > 0 { exchangeHot(key, for: entering, pivot: pivot) }
    move(key, past: stop, sign: sign)
    exchange(key, for: entering, pivot: pivot, sign: sign)
    rows[entering].residual = 0
    replace(key, by: entering)
    leave(key, length: Double(sign) * breakpoints[stop].length, sign: sign)
  }

  private mutating func findBreakpoints(sign: Double) {
    breakpoints.removeAll()
    let leastSize = isPrecise ? 0 : Tolerances.pivot
    for index in 0..<touched.count {
      let row = touched[index]
      let slope = sign * rows[row].slope
      let size = abs(slope)
      guard size >= leastSize, rows[row].hasLower || rows[row].hasUpper else { continue }
      let isAhead =
        slope > 0
        ? rows[row].side < rows[row].highestSide && rows[row].residual <= rows[row].tolerance
        : rows[row].side > rows[row].lowestSide && rows[row].residual >= -rows[row].tolerance
      guard isAhead else { continue }
      if !rows[row].isRequired { makeLive(rows[row].level) }
      breakpoints.append(
        Breakpoint(length: max(0, -rows[row].residual / slope), row: row, size: size))
    }
    breakpoints.sort()
  }

  /// The index of the first breakpoint at which the objective stops to fall.
  private mutating func passBreakpoints(_ key: Key, sign: Int8) -> Int? {
    startRatio(slack(key, falling: sign < 0))
    for index in 0..<breakpoints.count {
      let row = breakpoints[index].row
      let target = rows[row].slope * Double(sign) > 0 ? rows[row].highestSide : rows[row].lowestSide
      if rows[row].isRequired, target != 0 { return index }
      let sides = Double(abs(target - rows[row].side)) * breakpoints[index].size
      ratio[rows[row].level] += sides * rows[row].weight
      ratio[Level.tie] += sides * rows[row].weight * rows[row].tie
      ratioGroups |= boundGroups(of: row)
      if ratioSign() >= 0 { return index }
    }
    return nil
  }

  private mutating func startRatio(_ bounds: Slack) {
    if hasGroups { ratio.fill(0..<ratio.count, with: 0) }
    ratioGroups = groups(of: bounds)
    var list = live(in: ratioGroups)
    while let level = list.next(self) { ratio[level] = slack(bounds, at: level) }
  }

  private func ratioSign() -> Int {
    var list = live(in: ratioGroups)
    while let level = list.next(self) {
      let tolerance = levels[level].tolerance
      if ratio[level] > tolerance { return 1 }
      if ratio[level] < -tolerance { return -1 }
    }
    return 0
  }

  /// Moves the values to a breakpoint, and flips the rows before it.
  private mutating func move(_ key: Key, past stop: Int, sign: Int8) {
    logValues()
    step(Double(sign) * breakpoints[stop].length)
    for index in 0..<stop {
      let row = breakpoints[index].row
      let side = rows[row].slope * Double(sign) > 0 ? rows[row].highestSide : rows[row].lowestSide
      transformRow(row)
      flip(row, to: side)
    }
    if stop > 0 { transformRow(breakpoints[stop].row) }
  }

  private mutating func exchange(_ key: Key, for entering: Int32, pivot: Double, sign: Int8) {
    logExchange(entering, leaving: key)
    let bounds = slack(key, falling: sign < 0)
    let groups = groups(of: bounds) | boundGroups(of: entering)
    var list = live(in: groups)
    while let level = list.next(self) {
      let slack = slack(bounds, at: level)
      let change = (sign > 0 ? -slack : slack) / pivot
      addTransform(-change, to: level)
      let base = dualBase(level)
      duals[base + Int(key.code)] = 0
      duals[base + Int(Key.row(entering).code)] = change + gradient(of: entering, at: level)
    }
    if hasGroups { moveGroups(groups, from: key, to: .row(entering)) }
    suspectTransformed()
    suspect(.row(entering))
  }

  private mutating func leave(_ key: Key, length: Double, sign: Int8) {
    guard !key.isPin else { return }
    rows[key.index].side = sign > 0 ? rows[key.index].highestSide : rows[key.index].lowestSide
    rows[key.index].residual = length
  }
}
