/// How far a solver's values are from being feasible and optimal, measured against the constraints
/// as they were given and independently of how the values were found.
///
/// Each number is relative to the magnitudes that it was computed from; rounding leaves some 1e-12.
public struct Verification: Sendable, Hashable {
  /// The largest violation of a required constraint, or of one that is meant to hold exactly.
  public internal(set) var infeasibility = 0.0
  /// The largest sum of gradients, which should cancel at every variable and level.
  public internal(set) var imbalance = 0.0
  /// The largest residual of a constraint whose gradient isn't at the bound that it asks for.
  public internal(set) var misplacement = 0.0
  /// How many gradients are out of their bounds.
  public internal(set) var gradientsOutOfBounds = 0

  /// Whether everything is within rounding errors: the values are an optimum.
  public var holds: Bool {
    infeasibility <= Tolerances.verification && imbalance <= Tolerances.verification
      && misplacement <= Tolerances.verification && gradientsOutOfBounds == 0
  }
}

extension Solver {
  /// Holds the values against the original constraints: feasibility, and optimality at every level
  /// through the dual values.
  /// - Complexity: O(levels · size)
  public func verify() -> Verification {
    kernel.verify()
  }
}

extension Kernel {
  func verify() -> Verification {
    var result = Verification()
    for row in 0..<Int32(rows.count) where rows[row].status >= .inactive {
      verifyResidual(row, &result)
      verifyBounds(row, &result)
    }
    for index in 0..<liveLevels.count { verifyBalance(liveLevels[index], &result) }
    return result
  }

  /// The residual of a row and what it's relative to, both from the values.
  func exactResidual(_ row: Int32) -> (value: Double, magnitude: Double) {
    let first = rows[row].firstEntry
    var residual = -rows[row].constant
    var magnitude = abs(residual)
    for index in first..<first + rows[row].entryCount {
      let variable = entries[index].variable
      let coefficient = entries[index].coefficient
      residual += coefficient * presentValue(of: variable)
      magnitude = max(magnitude, abs(coefficient) * presentMagnitude(of: variable))
    }
    return (residual, magnitude)
  }

  private func verifyResidual(_ row: Int32, _ result: inout Verification) {
    let residual = exactResidual(row)
    guard residual.magnitude > 0 else { return }
    let part = residual.value / residual.magnitude
    if rows[row].isActive {
      result.infeasibility = max(result.infeasibility, abs(part))
    } else if part > 0 {
      verifyPlace(row, rows[row].highestSide, part, &result)
    } else {
      verifyPlace(row, rows[row].lowestSide, -part, &result)
    }
  }

  private func verifyPlace(
    _ row: Int32, _ side: Int8, _ part: Double, _ result: inout Verification
  ) {
    guard rows[row].side != side else { return }
    if rows[row].isRequired {
      result.infeasibility = max(result.infeasibility, part)
    } else {
      result.misplacement = max(result.misplacement, part)
    }
  }

  private func verifyBounds(_ row: Int32, _ result: inout Verification) {
    if rows[row].isActive {
      if improvement(.row(row)) != 0 { result.gradientsOutOfBounds += 1 }
    } else if rows[row].side < rows[row].lowestSide || rows[row].side > rows[row].highestSide {
      result.gradientsOutOfBounds += 1
    }
  }

  /// Adds up gradient · coefficient over the column of each variable.
  private func verifyBalance(_ level: Int32, _ result: inout Verification) {
    var sums = [Double](repeating: 0, count: variables.count)
    var magnitudes = [Double](repeating: levels[level].largestWeight, count: variables.count)
    for row in 0..<Int32(rows.count) where rows[row].status >= .inactive {
      let gradient =
        rows[row].isActive
        ? duals[dualBase(level) + Int(Key.row(row).code)] : gradient(of: row, at: level)
      guard gradient != 0 else { continue }
      let first = rows[row].firstEntry
      for index in first..<first + rows[row].entryCount {
        let part = gradient * entries[index].coefficient
        let variable = Int(entries[index].variable)
        sums[variable] += part
        magnitudes[variable] = max(magnitudes[variable], abs(part))
      }
    }
    for index in sums.indices where sums[index] != 0 {
      result.imbalance = max(result.imbalance, abs(sums[index]) / magnitudes[index])
    }
  }
}
