/// An unknown, and the pseudo-constraint that holds it where it is while nothing defines it.
struct VariableState: BitwiseCopyable {
  // What the transformations touch lies together.
  /// Work of a backward transformation; zero otherwise.
  var transfer = 0.0
  /// The entry of the last forward transformation; valid where `mark` is its stamp.
  var direction = 0.0
  /// Greater than the order of every variable on which the definition depends.
  var order: Int32 = 0
  /// The row that defines the variable, or none (-1): then it's pinned.
  var definition: Int32 = -1
  /// The stamp of the last forward transformation that reached the variable.
  var mark: Int32 = 0
  /// The first of the column's entries, in all rows of the system.
  var firstEntry: Int32 = -1
  /// The first of the column's factors: in the modified rows that have replaced the entries.
  var firstFactor: Int32 = -1
  var isInHeap = false
  var isInWork = false
  /// Waits for a test of its dual value.
  var isSuspect = false
  /// Work of a factorisation.
  var isAssigned = false
  /// The present value, in units of `scale`.
  var value = 0.0
  /// The largest of the numbers of which `value` was made: what rounding errors are relative to.
  var magnitude = 0.0
  /// Work of an elimination; valid while `isInWork`.
  var work = 0.0
  /// The value at which the variable is pinned while no row defines it.
  var pinned = 0.0
  /// The power of two by which `value` is multiplied for the user.
  var scale = 1.0
  /// The row of the variable's edit constraint, or -1.
  var edit: Int32 = -1
  /// Where the variable was last among the staged terms.
  var stagedAt: Int32 = 0
}

/// What a row is to the basis.
enum RowStatus: UInt8, BitwiseCopyable, Comparable {
  /// The slot is free.
  case free
  /// Known, but not part of the system.
  case detached
  /// Part of the system, but not of the basis: the residual may be anything.
  case inactive
  /// Active, without a place in the factors yet.
  case unplaced
  /// Active: the row defines its variable as it is.
  case raw
  /// Active: the row's slot holds an eliminated row (factors) in place of its entries.
  case modified

  static func < (lhs: RowStatus, rhs: RowStatus) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A constraint: `Σ a·x − b` is its residual, whose gradient lies between two bounds at its level.
struct RowState: BitwiseCopyable {
  // What steps and transformations touch lies together.
  /// `a·x − b` while inactive.
  var residual = 0.0
  /// What counts as zero in `residual`: a lower bound, made exact before it decides.
  var tolerance = 0.0
  /// The change of the residual along the last forward transformation; zero outside `touched`.
  var slope = 0.0
  /// The coefficient of the defined variable, while active.
  var pivot = 0.0
  var status = RowStatus.free
  /// At which bound the gradient of an inactive row lies: -1 lower, 0 none, 1 upper.
  var side: Int8 = 0
  /// A residual below zero costs: `==` and `>=`.
  var hasLower = false
  /// A residual above zero costs: `==` and `<=`.
  var hasUpper = false
  var isQueued = false
  var isTouched = false
  var isInWork = false
  var isSuspect = false
  /// The variable that the slot's row defines, while active.
  var variable: Int32 = -1
  var level: Int32 = 0
  var firstEntry: Int32 = 0
  var entryCount: Int32 = 0
  /// The bound of the gradient, scaled; infinite for a required row.
  var weight = Double.infinity
  /// The bound at the tie level, in units of `weight`: smaller for later rows.
  var tie = 0.0
  /// `b`, scaled.
  var constant = 0.0
  /// Work of an elimination; valid while `isInWork`.
  var work = 0.0
  /// The power of two by which coefficients and constant were multiplied.
  var scale = 1.0
  /// The slot's row if modified: its coefficients, and its combination of original rows.
  var firstUpper: Int32 = -1
  var firstLower: Int32 = -1
  /// The first of the modified rows' factors that contain this original row.
  var firstFactor: Int32 = -1
  /// Work of a factorisation: variables without a place.
  var openCount: Int32 = 0
  /// Whether the constant has been changed before: the next time it's worth a hot column.
  var isWarm = false

  var isActive: Bool { @inline(__always) get { status >= .unplaced } }
  var isRequired: Bool { @inline(__always) get { weight == .infinity } }
  var lowestSide: Int8 { @inline(__always) get { hasLower ? -1 : 0 } }
  var highestSide: Int8 { @inline(__always) get { hasUpper ? 1 : 0 } }

  /// The direction in which the residual asks for a gradient that it doesn't have yet.
  var need: Int8 {
    @inline(__always) get {
      if residual > tolerance { return side < highestSide ? 1 : 0 }
      if residual < -tolerance { return side > lowestSide ? -1 : 0 }
      return 0
    }
  }
}

/// A coefficient of a row; doubly linked with the others of its column.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// A coefficient of a modified row (index: a variable), or of its combination (index: a row);
/// linked with the others of its row, doubly with those of its column.
struct Factor: BitwiseCopyable {
  var value: Double
  var index: Int32
  var row: Int32
  var nextInRow: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// A level of priority. Slot 0 is the tie level, below all others.
struct Level: BitwiseCopyable {
  var priority: Double
  /// How many rows are at the level.
  var references: Int32 = 0
  /// The level's row in the dual values; -1 as long as all of them are zero.
  var dualRow: Int32 = -1
  /// The largest and smallest bound of a gradient seen.
  var largestWeight = 0.0
  var smallestWeight = Double.infinity
  /// What counts as zero among the level's dual values.
  var tolerance = 0.0

  static let tie: Int32 = 0

  mutating func forgetWeights() {
    largestWeight = 0
    smallestWeight = .infinity
    tolerance = 0
  }

  mutating func note(largest: Double, smallest: Double) {
    guard largest > largestWeight || smallest < smallestWeight else { return }
    largestWeight = max(largestWeight, largest)
    smallestWeight = min(smallestWeight, smallest)
    tolerance = Tolerances.dual(largest: largestWeight, smallest: smallestWeight)
  }
}

/// A member of the basis: a row, or the pin of a variable.
struct Key: BitwiseCopyable, Equatable {
  let code: Int32

  @inline(__always) init(code: Int32) { self.code = code }
  @inline(__always) static func row(_ row: Int32) -> Key { Key(code: row << 1) }
  @inline(__always) static func pin(_ variable: Int32) -> Key { Key(code: variable << 1 | 1) }

  var isPin: Bool { @inline(__always) get { code & 1 == 1 } }
  /// The row's slot or the variable's.
  var index: Int32 { @inline(__always) get { code >> 1 } }
}

/// Why the kernel gave up a change.
enum KernelFailure: Error {
  /// The rows in `Kernel.conflict` contradict each other.
  case infeasible
  /// Rounding errors were in the way.
  case stalled
  /// A direction along which the objective falls has no end.
  case unbounded
}
