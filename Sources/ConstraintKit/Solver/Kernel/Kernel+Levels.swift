extension Kernel {
  /// The slot of a priority's level, made if need be, with one more reference.
  mutating func retainLevel(_ priority: Double) -> Int32 {
    if isLevel(lastLevel, priority) {
      levels[lastLevel].references += 1
      return lastLevel
    }
    swap(&lastLevel, &levelBefore)
    if isLevel(lastLevel, priority) {
      levels[lastLevel].references += 1
    } else {
      lastLevel = findLevel(priority)
    }
    return lastLevel
  }

  @inline(__always)
  private func isLevel(_ slot: Int32, _ priority: Double) -> Bool {
    slot < levels.count && levels[slot].priority == priority && levels[slot].references > 0
  }

  private mutating func findLevel(_ priority: Double) -> Int32 {
    var low = 0
    var high = orderedLevels.count
    while low < high {
      let middle = (low + high) / 2
      if levels[orderedLevels[middle]].priority > priority {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low < orderedLevels.count, levels[orderedLevels[low]].priority == priority {
      levels[orderedLevels[low]].references += 1
      return orderedLevels[low]
    }
    let slot = makeLevel(priority)
    orderedLevels.insert(slot, at: low)
    return slot
  }

  private mutating func makeLevel(_ priority: Double) -> Int32 {
    var level = Level(priority: priority, references: 1)
    level.isExact = isPrecise
    guard freeLevels.isEmpty else {
      let slot = freeLevels.removeLast()
      levels[slot] = level
      return slot
    }
    levels.append(level)
    ratio.extend(to: levels.count, with: 0)
    return Int32(levels.count - 1)
  }

  mutating func releaseLevel(_ slot: Int32) {
    levels[slot].references -= 1
    guard levels[slot].references == 0 else { return }
    Self.remove(slot, from: &orderedLevels)
    if levels[slot].dualRow >= 0 {
      freeDualRows.append(levels[slot].dualRow)
      Self.remove(slot, from: &liveLevels)
      noteLiveLevels()
    }
    freeLevels.append(slot)
  }

  private static func remove(_ slot: Int32, from list: inout Buffer<Int32>) {
    for index in 0..<list.count where list[index] == slot {
      list.remove(at: index)
      return
    }
  }

  /// Gives a level, and the tie level, dual values.
  mutating func makeLive(_ slot: Int32) {
    if levels[slot].dualRow < 0 { makeDualRow(slot) }
    if levels[Level.tie].dualRow < 0 { makeDualRow(Level.tie) }
  }

  private mutating func makeDualRow(_ slot: Int32) {
    ensureKeys()
    levels[slot].dualRow = takeDualRow()
    let priority = levels[slot].priority
    var position = 0
    while position < liveLevels.count, levels[liveLevels[position]].priority > priority {
      position += 1
    }
    liveLevels.insert(slot, at: position)
    noteLiveLevels()
  }

  /// Room for dual values, all zero.
  private mutating func takeDualRow() -> Int32 {
    guard freeDualRows.isEmpty else {
      let row = freeDualRows.removeLast()
      duals.fill(Int(row) * keyCapacity..<(Int(row) + 1) * keyCapacity, with: 0)
      return row
    }
    dualRowCount += 1
    duals.extend(to: dualRowCount * keyCapacity, with: 0)
    return Int32(dualRowCount - 1)
  }

  /// Makes room for the keys of all rows and variables.
  @inline(__always)
  mutating func ensureKeys() {
    let needed = 2 * max(variables.count, rows.count)
    // With room for more rows than there are variables: a system often has all of those at first.
    if needed > keyCapacity { growKeys(to: max(2 * needed, 32)) }
  }

  private mutating func growKeys(to newCapacity: Int) {
    if dualRowCount > 0 {
      var grown = Buffer<Double>(capacity: (dualRowCount + 2) * newCapacity)
      grown.extend(to: dualRowCount * newCapacity, with: 0)
      for row in 0..<dualRowCount {
        grown.copy(duals, from: row * keyCapacity, to: row * newCapacity, count: keyCapacity)
      }
      duals = grown
    }
    transform.extend(to: newCapacity, with: 0)
    if hasGroups { dualGroups.extend(to: newCapacity, with: 0) }
    keyCapacity = newCapacity
  }

  /// Where a live level's dual values begin.
  @inline(__always)
  func dualBase(_ slot: Int32) -> Int { Int(levels[slot].dualRow) * keyCapacity }

  /// Adds a multiple of the transformed row to a level's dual values.
  func addTransform(_ factor: Double, to slot: Int32) {
    guard factor != 0 else { return }
    let base = dualBase(slot)
    let (codes, amounts, values) = (transformed.view, transform.view, duals.view)
    for index in 0..<transformed.count {
      let code = Int(codes[index])
      values[base + code] += factor * amounts[code]
    }
    if hasGroups { noteTransform(at: slot) }
  }

  /// The gradient of a row at one of its bounds, at a level.
  @inline(__always)
  func bound(of row: Int32, side: Int8, at level: Int32) -> Double {
    guard side != 0 else { return 0 }
    if rows[row].level == level { return Double(side) * rows[row].weight }
    if level == Level.tie { return Double(side) * rows[row].weight * rows[row].tie }
    return 0
  }

  /// Whether a gradient may change without end.
  @inline(__always)
  func isUnbounded(_ key: Key, falling: Bool) -> Bool {
    guard !key.isPin, rows[key.index].isRequired else { return false }
    return falling ? rows[key.index].hasLower : rows[key.index].hasUpper
  }

  /// How far an active key's dual value is from a bound, at every level.
  struct Slack {
    var code = 0
    /// 1 for the lower bound, -1 for the upper one.
    var sign = 1.0
    var level: Int32 = -1
    /// The bounds at the key's own level and at the tie level; they are zero at the others.
    var limit = 0.0
    var tieLimit = 0.0
  }

  /// How far an active key's dual value may fall or rise.
  @inline(__always)
  func slack(_ key: Key, falling: Bool) -> Slack {
    var slack = Slack(code: Int(key.code), sign: falling ? 1 : -1)
    guard !key.isPin else { return slack }
    let row = key.index
    // A required row's bound is zero on the side that isn't infinite.
    guard rows[row].weight != .infinity, falling ? rows[row].hasLower : rows[row].hasUpper
    else { return slack }
    slack.level = rows[row].level
    slack.limit = -slack.sign * rows[row].weight
    slack.tieLimit = slack.limit * rows[row].tie
    return slack
  }

  @inline(__always)
  func slack(_ slack: Slack, at level: Int32) -> Double { dualView.slack(slack, at: level) }

  /// The dual values for the time of a loop in which no level is made.
  struct DualView {
    fileprivate let levels: Buffer<Level>.View
    fileprivate let duals: Buffer<Double>.View
    fileprivate let keyCapacity: Int

    @inline(__always)
    func slack(_ slack: Slack, at level: Int32) -> Double {
      var limit = 0.0
      if level == slack.level {
        limit = slack.limit
      } else if level == Level.tie {
        limit = slack.tieLimit
      }
      return slack.sign * (value(of: slack.code, at: level) - limit)
    }

    @inline(__always)
    func value(of key: Key, at level: Int32) -> Double { value(of: Int(key.code), at: level) }

    @inline(__always)
    private func value(of code: Int, at level: Int32) -> Double {
      duals[Int(levels[level].dualRow) &* keyCapacity &+ code]
    }

    @inline(__always)
    func tolerance(at level: Int32) -> Double { levels[level].tolerance }
  }

  @inline(__always)
  var dualView: DualView {
    DualView(levels: levels.view, duals: duals.view, keyCapacity: keyCapacity)
  }

  /// Forgets the dual values of a key that isn't active any more.
  @inline(__always)
  mutating func clearDuals(of key: Key) {
    var list = live(in: hasGroups ? dualGroups[key.code] : 0)
    while let level = list.next(self) { duals[dualBase(level) + Int(key.code)] = 0 }
    if hasGroups { dualGroups[key.code] = 0 }
  }

  /// The sign of an active key's lexicographic slack: negative if the dual value is out of bounds.
  func slackSign(_ key: Key, falling: Bool) -> Int {
    if isUnbounded(key, falling: falling) { return 1 }
    let bounds = slack(key, falling: falling)
    var list = live(in: groups(of: bounds))
    while let level = list.next(self) {
      let value = slack(bounds, at: level)
      let tolerance = levels[level].tolerance
      if value > tolerance { return 1 }
      if value < -tolerance { return -1 }
    }
    return 0
  }

  /// Remembers the size of weights at a level, for the tolerances.
  mutating func noteWeight(_ weight: Double, tie: Double, at level: Int32) {
    levels[level].note(largest: weight, smallest: weight)
    levels[Level.tie].note(largest: weight * abs(tie), smallest: weight)
  }

  mutating func noteWeight(of row: Int32) {
    guard rows[row].weight.isFinite else { return }
    noteWeight(rows[row].weight, tie: rows[row].tie, at: rows[row].level)
  }
}
