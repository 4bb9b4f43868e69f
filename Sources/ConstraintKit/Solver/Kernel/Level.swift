/// A level of priority. Slot 0 is the tie level, below all others.
struct Level: BitwiseCopyable {
  var priority: Double
  /// Which of 64 groups it's in when there are many levels.
  let group: UInt8
  /// How many rows are at the level.
  var references: Int32 = 0
  /// The level's row in the dual values; -1 as long as all of them are zero.
  var dualRow: Int32 = -1
  /// The largest and smallest bound of a gradient seen.
  var largestWeight = 0.0
  var smallestWeight = Double.infinity
  /// What counts as zero among the level's dual values.
  var tolerance = 0.0
  /// Dual values are computed precisely, and those that count as zero are.
  var isExact = false {
    didSet { setTolerance() }
  }

  static let tie: Int32 = 0

  init(priority: Double, references: Int32 = 0) {
    self.priority = priority
    self.references = references
    group = Kernel.group(of: priority)
  }

  mutating func forgetWeights() {
    largestWeight = 0
    smallestWeight = .infinity
    tolerance = 0
  }

  mutating func note(largest: Double, smallest: Double) {
    guard largest > largestWeight || smallest < smallestWeight else { return }
    largestWeight = max(largestWeight, largest)
    smallestWeight = min(smallestWeight, smallest)
    setTolerance()
  }

  private mutating func setTolerance() {
    tolerance =
      isExact ? 0 : Tolerances.dual(largest: largestWeight, smallest: smallestWeight)
  }
}
