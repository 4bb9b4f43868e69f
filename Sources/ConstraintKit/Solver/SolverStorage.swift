/// What a solver and its copies share until one of them writes.
///
/// Sendable although mutable: every write goes through a `Solver` that has made sure that the
/// storage is its own.
final class SolverStorage: @unchecked Sendable {
  let kernel: Cell<Kernel>
  let ledger: Cell<SolverLedger>

  init() {
    kernel = Cell(Kernel())
    ledger = Cell(SolverLedger())
  }

  /// An independent copy, of a new lineage.
  init(copying other: SolverStorage) {
    kernel = Cell(other.kernel.pointee.clone())
    ledger = Cell(other.ledger.pointee.copy())
    ledger.pointee.variables.startLineage()
  }
}

/// What the kernel doesn't need to know.
struct SolverLedger: ~Copyable {
  var variables = VariableSlots()
  /// By row slot.
  var records = Buffer<ConstraintRecord>()
  /// By variable slot, where there is one.
  var names: [Int32: String] = [:]
  /// By variable slot: what `takeChanged` has told.
  var reported: [Double] = []

  func copy() -> SolverLedger {
    var other = SolverLedger(variables: variables)
    other.records = records.copy()
    other.names = names
    other.reported = reported
    return other
  }
}

/// What the kernel doesn't need to know of a constraint.
struct ConstraintRecord: BitwiseCopyable {
  var lineage: UInt32
  var generation: UInt32
  var priority: Priority
  var weight: Double
  var origin: ConstraintOrigin
  /// Counts constraints in the order in which they were added.
  var sequence: UInt64
}
