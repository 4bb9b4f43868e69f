extension Solver {
  /// The variables whose values have changed since this was last asked, or since they were made, in
  /// the order of their making.
  /// - Complexity: O(variables)
  public mutating func takeChanged() -> [Variable.ID] {
    prepareToWrite()
    let known = ledger.reported.count
    ledger.reported.append(
      contentsOf: repeatElement(0, count: kernel.variables.count - known))
    var changed: [Variable.ID] = []
    for slot in 0..<Int32(kernel.variables.count) {
      let value = kernel.userValue(of: slot)
      guard value != ledger.reported[Int(slot)] else { continue }
      ledger.reported[Int(slot)] = value
      changed.append(ledger.variables.id(of: slot))
    }
    return changed
  }
}
