/// Between which values a hot constant can move without any other change of the system.
///
/// As long as it does, neither values nor residuals are written: they are computed when somebody asks
/// (`Kernel.presentValue`), or when the system changes in another way (`Kernel.catchUp`).
struct HotPlan: ~Copyable {
  /// A value that depends on this hot constant alone.
  struct Value: BitwiseCopyable {
    var base: Double
    var direction: Double
    /// The power of two by which the value is multiplied for the user.
    var scale: Double
    var variable: Int32
  }

  /// Within these bounds no row that depends on this constant alone needs another side.
  var lowest = -Double.infinity
  var highest = Double.infinity
  var values = Buffer<Value>()
  /// What depends on other hot constants, too.
  var sharedVariables = Buffer<Int32>()
  var sharedRows = Buffer<Int32>()

  private mutating func removeAll() {
    lowest = -.infinity
    highest = .infinity
    values.removeAll()
    sharedVariables.removeAll()
    sharedRows.removeAll()
  }

  /// Starts anew: the constant must not fall to where its rows' tolerances would be too large.
  mutating func begin(at constant: Double, least: Double) {
    removeAll()
    if constant > 0 { lowest = least }
    if constant < 0 { highest = -least }
  }

  /// Narrows the bounds to where `base + constant · slope` is at most `limit`.
  @inline(__always)
  mutating func limit(_ base: Double, _ slope: Double, to limit: Double) {
    let end = (limit - base) / slope
    if slope > 0 {
      highest = min(highest, end)
    } else {
      lowest = max(lowest, end)
    }
  }
}

/// Which columns have plans, and which constants have moved by them.
struct HotPlans: BitwiseCopyable {
  /// The columns with a valid plan, by bits.
  var valid: UInt8 = 0
  /// The columns whose constants have moved since values and residuals were last written.
  var stale: UInt8 = 0
  /// The columns of which a constant has moved without consequences since the last other change: the
  /// next time a plan is worth its price.
  var calm: UInt8 = 0
  /// Whether `HotColumns.sums` are prepared.
  var hasSums = false
}

/// All values as sums over the hot constants, side by side, where a plan moves many of them: then all
/// are read faster than those that are stale are looked for.
struct HotSums: ~Copyable {
  /// By variable: the value when all hot constants are zero; the one it has if it depends on none.
  var bases = Buffer<Double>()
  /// By variable: the power of two by which the value is multiplied for the user; none if all are 1.
  var scales = Buffer<Double>()

  mutating func removeAll() {
    bases.removeAll()
    scales.removeAll()
  }
}
