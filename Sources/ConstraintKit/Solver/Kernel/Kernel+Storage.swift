/// Memory: room for a system that is about to be made, and copies.
extension Kernel {
  /// Up to how many variables a system's buffers are taken at once.
  private static let smallSystem = 200

  /// Room for as many rows as such a system often has, so that they needn't move. Memory that isn't
  /// touched costs nothing.
  mutating func reserveSystem() {
    let count = variables.count
    let (rowCount, entryCount) = (3 * count + 16, 5 * count + 32)
    if slab.isEmpty, count <= Self.smallSystem {
      slab = Slab(
        size: Buffer<RowState>.slabSize(rowCount) + Buffer<Entry>.slabSize(entryCount)
          + Buffer<Double>.slabSize(40 * count + 1200))
      reserveWork()
    }
    rows.reserve(rowCount, in: &slab)
    entries.reserve(entryCount, in: &slab)
    rows.reserve(rowCount)
    entries.reserve(entryCount)
  }

  private mutating func reserveWork() {
    let count = variables.count
    staged.reserve(16, in: &slab)
    duals.reserve(16 * count + 64, in: &slab)
    transform.reserve(4 * count + 32, in: &slab)
    transformed.reserve(2 * count + 16, in: &slab)
    reached.reserve(count + 16, in: &slab)
    touched.reserve(2 * count + 16, in: &slab)
    heap.reserve(count + 16, in: &slab)
    upperWork.reserve(count + 16, in: &slab)
    lowerWork.reserve(count + 16, in: &slab)
    raised.reserve(count + 16, in: &slab)
    violated.reserve(count + 16, in: &slab)
    suspects.reserve(2 * count + 16, in: &slab)
    breakpoints.reserve(32, in: &slab)
    basisLog.reserve(32, in: &slab)
    valueLog.reserve(2 * count + 32, in: &slab)
    factors.reserve(count + 32, in: &slab)
    ratio.reserve(16, in: &slab)
    orderedLevels.reserve(16, in: &slab)
    liveLevels.reserve(16, in: &slab)
    freeDualRows.reserve(16, in: &slab)
  }

  /// A kernel with the same state and nothing in common. - Complexity: O(size)
  func clone() -> Kernel {
    var other = Kernel(slab: Slab(size: cloneSize))
    copyBuffers(into: &other)
    // `touched` isn't copied, and slopes are zero outside it.
    for index in 0..<touched.count { other.rows[touched[index]].slope = 0 }
    other.transform.reserve(keyCapacity, in: &other.slab)
    other.transform.extend(to: keyCapacity, with: 0)
    other.ratio.reserve(levels.count, in: &other.slab)
    other.ratio.extend(to: levels.count, with: 0)
    other.freeFactor = freeFactor
    other.dualRowCount = dualRowCount
    other.keyCapacity = keyCapacity
    other.lastLevel = lastLevel
    other.levelBefore = levelBefore
    other.tieSequence = tieSequence
    other.nextScaling = nextScaling
    other.stamp = stamp
    other.extent = extent
    other.pivotsSinceRefresh = pivotsSinceRefresh
    other.hasLostRows = hasLostRows
    other.statistics = statistics
    other.form = form
    other.density = density
    other.isDense = isDense
    other.isPrecise = isPrecise
    if isDense, !isPrecise { other.dense = dense.copy() }
    if hot.plans.stale != 0 { writePresentValues(to: &other) }
    return other
  }

  private func copyBuffers(into other: inout Kernel) {
    other.variables = variables.copy(in: &other.slab)
    other.rows = rows.copy(in: &other.slab)
    other.entries = entries.copy(in: &other.slab)
    other.factors = factors.copy(in: &other.slab)
    other.freeRows = freeRows.copy(in: &other.slab)
    other.freeBlocks = freeBlocks.copy(in: &other.slab)
    other.levels = levels.copy(in: &other.slab)
    other.freeLevels = freeLevels.copy(in: &other.slab)
    other.orderedLevels = orderedLevels.copy(in: &other.slab)
    other.liveLevels = liveLevels.copy(in: &other.slab)
    other.duals = duals.copy(in: &other.slab)
    other.freeDualRows = freeDualRows.copy(in: &other.slab)
    guard hasGroups else { return }
    other.hasGroups = true
    other.groupStarts = groupStarts.copy(in: &other.slab)
    other.dualGroups = dualGroups.copy(in: &other.slab)
  }

  private var cloneSize: Int {
    let system = variables.slabSize + rows.slabSize + entries.slabSize + factors.slabSize
    let free = freeRows.slabSize + freeBlocks.slabSize + freeLevels.slabSize
    let levels = levels.slabSize + orderedLevels.slabSize + liveLevels.slabSize
    return system + free + levels + duals.slabSize + freeDualRows.slabSize
      + Buffer<Double>.slabSize(keyCapacity) + Buffer<Double>.slabSize(self.levels.count)
  }
}
