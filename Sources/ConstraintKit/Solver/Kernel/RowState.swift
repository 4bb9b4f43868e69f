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
  var need: Int8 { @inline(__always) get { need(at: residual) } }

  /// The same if the residual were another.
  @inline(__always)
  func need(at residual: Double) -> Int8 {
    if residual > tolerance { return side < highestSide ? 1 : 0 }
    if residual < -tolerance { return side > lowestSide ? -1 : 0 }
    return 0
  }
}

extension RowState {
  /// The bound at the tie level, in units of the weight, of the row with this place among all.
  ///
  /// Smaller for later rows, and convex: with steps of one length three rows in a line would tie
  /// again, since giving up the first and the third would cost as much as the second twice. So the
  /// earliest is kept. The steps can be told apart up to some ten thousand rows.
  static func tie(sequence: Double) -> Double { -sequence.squareRoot() }
}
