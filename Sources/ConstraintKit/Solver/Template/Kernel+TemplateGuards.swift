/// Where a basis holds.
extension Kernel {
  /// The guards of the inactive rows: positive as long as a residual hasn't passed zero, to a side that
  /// asks for another gradient, by more than rounding. Their margins: what they are well inside.
  func templateGuards(
    _ columns: TemplateColumns, _ tolerances: [Double], except mayPassZero: [Bool]
  ) -> TemplateGuards {
    var guards = TemplateGuards()
    for row in 0..<rows.count
    where rows[row].status == .inactive && !mayPassZero[row]
      && columns.dependsOnParameters(row: row)
    {
      let residual = rows[row].residual
      let grant = Tolerances.templateGuard * tolerances[row]
      let margin = grant + Tolerances.templateMargin * tolerances[row]
      if rows[row].side < rows[row].highestSide {
        let factors = columns.slopes.lazy.map { -$0[row] }
        guards.append(base: grant - residual, factors: factors, margin: margin)
      }
      if rows[row].side > rows[row].lowestSide {
        let factors = columns.slopes.lazy.map { $0[row] }
        guards.append(base: grant + residual, factors: factors, margin: margin)
      }
    }
    return guards
  }

  /// The optional rows whose residual may change its sign with nothing else to change: whatever their
  /// gradients are then, the active rows' dual values stay strictly inside their bounds.
  ///
  /// Such rows are common: a label's own width, where stronger constraints decide its frame. Were
  /// they guarded, each would double the number of regions. They are found one after the other, the
  /// earliest first, and every one takes its share of the room that the dual values have.
  mutating func rowsThatMayPassZero(_ columns: TemplateColumns) -> [Bool] {
    var result = [Bool](repeating: false, count: rows.count)
    for row in 0..<Int32(rows.count)
    where rows[row].status == .inactive && !rows[row].isRequired
      && columns.dependsOnParameters(row: Int(row))
    {
      makeLive(rows[row].level)
    }
    var room = TemplateRoom(levelCount: levels.count, keyCapacity: keyCapacity)
    for row in 0..<Int32(rows.count)
    where rows[row].status == .inactive && !rows[row].isRequired
      && columns.dependsOnParameters(row: Int(row))
    {
      transformRow(row)
      var attempt = room
      if takeRoom(for: row, &attempt) {
        room = attempt
        result[Int(row)] = true
      }
    }
    return result
  }

  /// Adds what the row's gradient may do to the dual values, if they have room for it.
  private func takeRoom(for row: Int32, _ room: inout TemplateRoom) -> Bool {
    let toLowest = Double(rows[row].lowestSide - rows[row].side) * rows[row].weight
    let toHighest = Double(rows[row].highestSide - rows[row].side) * rows[row].weight
    for index in 0..<transformed.count {
      let key = Key(code: transformed[index])
      let amount = transform[key.code]
      guard abs(amount) > Tolerances.drop else { continue }
      if key.isPin { return false }
      for (level, factor) in [(rows[row].level, 1), (Level.tie, rows[row].tie)] {
        room.add(-toLowest * amount * factor, to: key, at: level)
        room.add(-toHighest * amount * factor, to: key, at: level)
      }
      guard hasRoom(key, falling: true, room), hasRoom(key, falling: false, room) else {
        return false
      }
    }
    return true
  }

  /// Whether a dual value stays strictly inside its bound.
  private func hasRoom(_ key: Key, falling: Bool, _ room: TemplateRoom) -> Bool {
    if isUnbounded(key, falling: falling) { return true }
    let bounds = slack(key, falling: falling)
    for index in 0..<liveLevels.count {
      let level = liveLevels[index]
      let taken = room.taken(key, falling: falling, at: level)
      let left = slack(bounds, at: level) - taken
      if left > levels[level].tolerance { return true }
      if left < -levels[level].tolerance { return false }
    }
    return false
  }
}

/// How far the dual values may move, by level and key.
private struct TemplateRoom {
  private let keyCapacity: Int
  private var falls: [Double]
  private var rises: [Double]

  init(levelCount: Int, keyCapacity: Int) {
    self.keyCapacity = keyCapacity
    falls = Array(repeating: 0, count: levelCount * keyCapacity)
    rises = falls
  }

  mutating func add(_ change: Double, to key: Key, at level: Int32) {
    let index = Int(level) * keyCapacity + Int(key.code)
    if change < 0 { falls[index] -= change } else { rises[index] += change }
  }

  func taken(_ key: Key, falling: Bool, at level: Int32) -> Double {
    let index = Int(level) * keyCapacity + Int(key.code)
    return falling ? falls[index] : rises[index]
  }
}
