extension Solver {
  /// Whether no variable can take another value without some level getting worse.
  /// - Parameter breakingTies: whether what is settled only by the order in which tied constraints
  ///   were added counts as settled.
  /// - Complexity: O(size) where nothing may move at no cost; otherwise that of
  ///   ``undetermined(breakingTies:)``.
  public func isDetermined(breakingTies: Bool = false) -> Bool {
    if breakingTies, !kernel.hasOpenKey { return true }
    return undetermined(breakingTies: breakingTies).isEmpty
  }
}
