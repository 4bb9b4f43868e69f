extension Solver {
  /// Whether no variable can take another value without some level getting worse, what the order of
  /// tied constraints settles being settled.
  ///
  /// It writes, to memory that no reader sees: a copy is split off first.
  /// - Complexity: O(size) mostly; otherwise that of ``undetermined(breakingTies:)``.
  mutating func isWhollyDetermined() -> Bool {
    prepareToWrite()
    return kernel.isPlainlyDetermined() || undetermined(breakingTies: true).isEmpty
  }
}
