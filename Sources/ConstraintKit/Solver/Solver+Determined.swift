extension Solver {
  /// Puts variables that are in no constraint to 0, where those of a new solver are, and tells whether
  /// no other can take another value without some level getting worse.
  /// - Parameter breakingTies: whether what is settled only by the order in which tied constraints
  ///   were added counts as settled.
  /// - Complexity: O(size) mostly where ties are broken; otherwise that of
  ///   ``undetermined(breakingTies:)``.
  mutating func settleWholly(breakingTies: Bool) -> Bool {
    prepareToWrite()
    kernel.restUnusedVariables()
    if breakingTies, kernel.isPlainlyDetermined() { return true }
    return undetermined(breakingTies: breakingTies).allSatisfy { kernel.isUnused($0.index) }
  }
}
