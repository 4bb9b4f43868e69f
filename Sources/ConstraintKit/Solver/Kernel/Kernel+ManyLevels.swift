/// Vectors over many levels, most of whose components are zero.
///
/// The levels fall into 64 groups by priority, the tie level into the last. By key, a bit for each
/// group tells whether dual values of its levels may be other than zero; comparisons and updates visit
/// those groups only. Few levels are visited all, and have no groups.
extension Kernel {
  /// Up to how many levels have no groups.
  private var fewLevels: Int { form == .grouped ? 0 : 16 }

  /// A set of groups.
  typealias LevelGroups = UInt64

  static func group(of priority: Double) -> UInt8 {
    guard priority > 0 else { return 63 }
    return UInt8(62 - min(62, Int(min(priority, 1000) * 0.063)))
  }

  @inline(__always)
  func groupBit(of level: Int32) -> LevelGroups { 1 << LevelGroups(levels[level].group) }

  /// The groups of a row's own bounds.
  @inline(__always)
  func boundGroups(of row: Int32) -> LevelGroups {
    hasGroups ? groupBit(of: rows[row].level) | groupBit(of: Level.tie) : 0
  }

  /// The groups where a slack may be other than zero.
  @inline(__always)
  func groups(of slack: Slack) -> LevelGroups {
    guard hasGroups else { return 0 }
    guard slack.level >= 0 else { return dualGroups[slack.code] }
    return dualGroups[slack.code] | groupBit(of: slack.level) | groupBit(of: Level.tie)
  }

  /// The live levels of some groups, the highest priority first; all if there are no groups.
  struct LiveLevels {
    fileprivate var index: Int
    fileprivate var end: Int
    fileprivate var rest: LevelGroups

    @inline(__always)
    mutating func next(_ kernel: borrowing Kernel) -> Int32? {
      while index >= end {
        guard rest != 0 else { return nil }
        let group = rest.trailingZeroBitCount
        rest &= rest - 1
        index = Int(kernel.groupStarts[group])
        end = Int(kernel.groupStarts[group + 1])
      }
      defer { index += 1 }
      return kernel.liveLevels[index]
    }
  }

  @inline(__always)
  func live(in groups: LevelGroups) -> LiveLevels {
    LiveLevels(index: 0, end: hasGroups ? 0 : liveLevels.count, rest: hasGroups ? groups : 0)
  }

  /// After the live levels have changed.
  mutating func noteLiveLevels() {
    guard hasGroups || liveLevels.count > fewLevels else { return }
    groupStarts.extend(to: 65, with: 0)
    var index = 0
    for group in 0..<65 {
      while index < liveLevels.count, Int(levels[liveLevels[index]].group) < group { index += 1 }
      groupStarts[group] = Int32(index)
    }
    guard !hasGroups else { return }
    hasGroups = true
    dualGroups.extend(to: keyCapacity, with: 0)
    for index in 0..<liveLevels.count { noteDuals(at: liveLevels[index]) }
  }

  private func noteDuals(at level: Int32) {
    let (base, bit) = (dualBase(level), groupBit(of: level))
    for code in 0..<keyCapacity where duals[base + code] != 0 { dualGroups[code] |= bit }
  }

  /// After an exchange: the key that has left has no dual values any more.
  func moveGroups(_ groups: LevelGroups, from leaving: Key, to entering: Key) {
    dualGroups[leaving.code] = 0
    dualGroups[entering.code] = groups
  }

  /// The transformed row has been added to a level's dual values.
  func noteTransform(at level: Int32) {
    let bit = groupBit(of: level)
    for index in 0..<transformed.count { dualGroups[transformed[index]] |= bit }
  }

  /// Compares ratios as `precedes` does.
  func precedesInGroups(_ candidate: Candidate, _ best: Candidate) -> Bool? {
    var list = live(in: groups(of: candidate.slack) | groups(of: best.slack))
    while let level = list.next(self) {
      let ratio = slack(best.slack, at: level) / best.size
      let difference = slack(candidate.slack, at: level) / candidate.size - ratio
      let tolerance = Tolerances.ratio * levels[level].tolerance
      if difference > tolerance { return false }
      if difference < -tolerance { return true }
    }
    return nil
  }
}
