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
