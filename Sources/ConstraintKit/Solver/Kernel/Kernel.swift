private import Synchronization

/// An elastic active-set simplex: the basis is a set of n rows and pins that hold exactly, kept in
/// sparse factors; all other rows have residuals, and gradients at one of their bounds.
///
/// The invariants between operations:
/// 1. The active rows and the pinned variables number n and are independent.
/// 2. `order[v] > order[u]` for every u in the row that defines v.
/// 3. Active rows have residual zero; `residual` of the others is `a·x − b`.
/// 4. At every level Σ gradient · row is zero; an active row's gradient is its dual value, an
///    inactive one's is `side · weight` at its own level (and `side · weight · tie` at the tie
///    level).
/// 5. The dual value of an active row lies within its bounds, lexicographically; a pin's is zero.
/// 6. No inactive row needs another side.
///
/// Together 3 to 6 say that the values are optimal at every level.
///
/// The method is the dual and primal simplex method with long steps on a piecewise-linear objective
/// (Fourer 1985, doi:10.1007/BF02591945), its weights being vectors over the levels.
struct Kernel: ~Copyable {
  /// Of no use but for what it is: a type that lives at an address. Without it the compiler takes
  /// the kernel for a large value, and copies its 1.5 kB to the stack for each call of a method that
  /// doesn't mutate and isn't inlined (9 % of the instructions of a build).
  private let anchor = Atomic<Bool>(false)

  /// Memory of the buffers of a small system.
  var slab = Slab()
  var variables = Buffer<VariableState>()
  var rows = Buffer<RowState>()
  var entries = Buffer<Entry>()
  var factors = Buffer<Factor>()

  /// The terms of the row that is made next.
  var staged = Buffer<KernelTerm>()

  // Storage to be used again.
  var freeRows = Buffer<Int32>()
  var freeBlocks = Buffer<Int32>()
  var freeFactor: Int32 = -1

  // Levels, and the dual values: a row of `keyCapacity` numbers for each live level.
  var levels = Buffer<Level>()
  var freeLevels = Buffer<Int32>()
  /// All levels in use, the highest priority first.
  var orderedLevels = Buffer<Int32>()
  /// The levels that have dual values, the highest priority first, the tie level last.
  var liveLevels = Buffer<Int32>()
  var duals = Buffer<Double>()
  var freeDualRows = Buffer<Int32>()
  /// Whether there are so many levels that they are visited by groups.
  var hasGroups = false
  /// Where each group's levels begin in `liveLevels`.
  var groupStarts = Buffer<Int32>()
  /// By key code, the groups in which dual values may be other than zero.
  var dualGroups = Buffer<UInt64>()
  var dualRowCount = 0
  var keyCapacity = 0
  /// The levels that were asked for last: rows come in runs of the same priority, or of two in turn.
  var lastLevel: Int32 = 0
  var levelBefore: Int32 = 0
  /// Grows with each row added; later rows yield to earlier ones.
  var tieSequence = 0.0
  /// The sequence number before which scales aren't made anew again.
  var nextScaling = 0.0

  // Results of transformations.
  /// A row of the inverse or of a row times the inverse, by key code; zero outside `transformed`.
  var transform = Buffer<Double>()
  var transformed = Buffer<Int32>()
  /// The variables that the last forward transformation reached, in rising order.
  var reached = Buffer<Int32>()
  /// The inactive rows whose `slope` it made.
  var touched = Buffer<Int32>()
  var stamp: Int32 = 0

  // Work.
  var heap = Buffer<Int64>()
  var upperWork = Buffer<Int32>()
  var lowerWork = Buffer<Int32>()
  var raised = Buffer<Int32>()
  var ratio = Buffer<Double>()
  /// The groups where `ratio` may be other than zero.
  var ratioGroups: UInt64 = 0
  var breakpoints = Buffer<Breakpoint>()
  /// Rows that may need another side.
  var violated = Buffer<Int32>()
  /// Keys whose dual value may be out of bounds.
  var suspects = Buffer<Int32>()

  /// The inverse of the basis in place of factors, while `isDense`.
  var dense = DenseInverse()
  var isDense = false
  /// The inverse in double-double arithmetic, while `isPrecise`; then `isDense` holds too.
  var precise = PreciseInverse()
  var isPrecise = false
  /// `statistics.steps` when everything was last computed precisely.
  var renewedSteps = 0
  var form = SolverForm.automatic
  /// Rises with each pivot of rows that don't just define a new variable, and falls with each change
  /// that is cheap for sparse factors.
  var density = 0

  /// How values depend on the constants that change most.
  var hot = HotColumns()

  // Undoing.
  var isLogging = false
  var basisLog = Buffer<BasisLogEntry>()
  var valueLog = Buffer<ValueLogEntry>()

  /// How far the change has moved a value so far: the sum over its steps.
  var moved = 0.0
  /// The largest of the values when they were last made anew, or of the constants added since.
  var extent = 0.0

  // Health.
  var pivotsSinceRefresh = 0
  var hasLostRows = false
  var usesBlandsRule = false
  var statistics = KernelStatistics()
  /// The rows of the last contradiction, the one that couldn't be met first.
  var conflict = Buffer<Int32>()

  init() {
    levels.append(Level(priority: 0))
    freeBlocks.extend(to: Self.blockSizes, with: -1)
  }

  /// A kernel without anything, to copy another into.
  init(slab: consuming Slab) {
    self.slab = slab
  }
}

/// What the kernel has done since it was made.
struct KernelStatistics: BitwiseCopyable {
  var dualPivots = 0
  var flips = 0
  var primalPivots = 0
  var factorizations = 0
  var refreshes = 0
  var rebuilds = 0
  var rollbacks = 0

  var steps: Int { dualPivots + flips + primalPivots }
}

extension Kernel {
  mutating func addVariable() -> Int32 {
    variables.append(VariableState())
    let variable = Int32(variables.count - 1)
    if isPrecise {
      if variables.count > Tolerances.largestPreciseSystem { endPrecision() }
    } else if isDense {
      addDenseVariable(variable)
    }
    return variable
  }
}
