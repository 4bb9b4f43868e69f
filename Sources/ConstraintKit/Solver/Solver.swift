/// A system of linear constraints that is kept solved while it changes.
///
/// The values minimise, from the highest optional priority down, the sum of weight · error at each
/// level, subject to every required constraint; a level is never traded for any amount of a lower
/// one (Borning et al. 1992, doi:10.1007/BF01807506; Badros et al. 2001, doi:10.1145/504704.504705).
/// A change that can't be made throws and leaves everything as it was.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.makeVariable("left")
/// let width = solver.makeVariable("width")
/// try solver.add(left == 10)
/// try solver.add(left + width <= 300)
/// try solver.add(width == 400 ~ .high)
/// solver.value(of: width)  // 290
/// ```
///
/// A copy costs O(1); the first write to a shared solver copies the system, O(size).
public struct Solver: Sendable {
  private(set) var storage: SolverStorage
  // By address: through `_modify` the whole kernel is moved out and back for each call that can throw.
  var kernel: Kernel {
    @inline(__always) unsafeAddress { UnsafePointer(storage.kernel.address) }
    @inline(__always) nonmutating unsafeMutableAddress { storage.kernel.address }
  }

  var ledger: SolverLedger {
    @inline(__always) unsafeAddress { UnsafePointer(storage.ledger.address) }
    @inline(__always) nonmutating unsafeMutableAddress { storage.ledger.address }
  }

  /// In a batch, the slots of the constraints that are still to be made part of the system.
  var pending: [Int32]?
  /// The batch whose body runs, or ran when this solver was copied in it.
  var openBatch: OpenBatch?

  /// Makes a solver without variables.
  public init() {
    storage = SolverStorage()
  }

  /// Makes an unknown, which is 0 until a constraint says otherwise. The name is for messages.
  public mutating func makeVariable(_ name: String = "") -> Variable {
    prepareToWrite()
    let index = kernel.addVariable()
    if !name.isEmpty { ledger.names[index] = name }
    return Variable(id: ledger.variables.add())
  }

  /// Makes several unknowns without names.
  mutating func makeVariables(_ count: Int) -> VariableRange {
    prepareToWrite()
    let range = VariableRange(
      lineage: ledger.variables.lineage, first: Int32(truncatingIfNeeded: kernel.variables.count))
    kernel.addVariables(count)
    ledger.variables.add(count)
    return range
  }

  /// The name that a variable was given, or one made of its number.
  public func name(of variable: Variable.ID) -> String {
    ledger.names[variable.index] ?? variable.description
  }

  /// How many variables have been made.
  public var variableCount: Int { kernel.variables.count }

  /// Splits off a copy.
  @inline(__always)
  mutating func prepareToWrite() {
    if !isKnownUniquelyReferenced(&storage) { splitOff() }
  }

  /// Either side may be the one that a batch runs on: from now on neither puts anything off.
  private mutating func splitOff() {
    openBatch?.end()
    takeOwnStorage()
  }

  mutating func takeOwnStorage() {
    storage = SolverStorage(copying: storage)
  }

  /// Splits off a copy, and catches up with what a batch has put off.
  @inline(__always)
  mutating func beginChange() throws(SolverError) {
    prepareToWrite()
    if pending != nil { try insertPending() }
  }

  /// Under the trait `InternalChecks`, stops the program if the kernel is in disorder.
  @inline(__always)
  func checkInvariants() {
    #if InternalChecks
    kernel.checkInvariants()
    #endif
  }

  /// The slot of a variable, if it's one of this solver's.
  func slot(of variable: Variable.ID) throws(SolverError) -> Int32 {
    guard let slot = ledger.variables.slot(of: variable) else {
      throw .unknownVariable(variable)
    }
    return slot
  }

  /// The slot of a constraint, if it's in this solver.
  func slot(of id: ConstraintID) throws(SolverError) -> Int32 {
    guard id.slot >= 0, id.slot < ledger.records.count,
      ledger.records[Int(id.slot)].lineage == id.lineage,
      ledger.records[Int(id.slot)].generation == id.generation,
      kernel.rows[id.slot].status != .free
    else { throw .unknownConstraint(id) }
    return id.slot
  }
}

extension Solver {
  /// What the solver has done since it was made, for tests and measurements.
  package struct Statistics: Sendable {
    package let dualPivots: Int
    package let primalPivots: Int
    package let flips: Int
    package let factorizations: Int
    package let rebuilds: Int
    package let rowSlots: Int
    package let entrySlots: Int
    package let levelSlots: Int
    package let factorCount: Int
  }

  package var statistics: Statistics {
    let counts = kernel.statistics
    return Statistics(
      dualPivots: counts.dualPivots, primalPivots: counts.primalPivots, flips: counts.flips,
      factorizations: counts.factorizations, rebuilds: counts.rebuilds,
      rowSlots: kernel.rows.count, entrySlots: kernel.entries.count,
      levelSlots: kernel.levels.count, factorCount: kernel.factors.count)
  }
}
