extension Kernel {
  /// By how much a row's sides differ against its relation, in its own units; zero up to rounding.
  func error(of row: Int32) -> Double {
    guard rows[row].status >= .inactive else { return 0 }
    let residual = significantResidual(of: row)
    guard residual != 0 else { return 0 }
    let counts = residual > 0 ? rows[row].hasUpper : rows[row].hasLower
    return counts ? abs(residual) / rows[row].scale : 0
  }

  private func significantResidual(of row: Int32) -> Double {
    if isPrecise { return rows[row].isActive ? 0 : rows[row].residual }
    let (residual, magnitude) = exactResidual(row)
    return abs(residual) > Tolerances.residual * magnitude ? residual : 0
  }

  /// The rows of the last contradiction.
  func conflictRows() -> [Int32] {
    (0..<conflict.count).map { conflict[$0] }
  }
}
