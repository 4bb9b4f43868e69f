/// A coefficient on its way into a row.
struct KernelTerm: BitwiseCopyable {
  var variable: Int32
  var coefficient: Double
  /// The largest of the numbers that `coefficient` is the sum of.
  var magnitude = 0.0

  @inline(__always)
  init(variable: Int32, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
    magnitude = abs(coefficient)
  }
}

/// The largest and the smallest size of a row's coefficients.
struct CoefficientExtremes: BitwiseCopyable {
  var largest = 0.0
  var smallest = Double.infinity

  @inline(__always)
  mutating func note(_ size: Double) {
    largest = max(largest, size)
    smallest = min(smallest, size)
  }
}

/// The terms of a row that is about to be made.
extension Kernel {
  /// Adds a term; false if there's one of the same variable already, which becomes their sum.
  @inline(__always)
  mutating func stage(_ variable: Int32, _ coefficient: Double) -> Bool {
    // The place is a guess that is checked, so that nothing has to be cleared (Briggs and Torczon
    // 1993, doi:10.1145/176454.176484).
    let place = variables[variable].stagedAt
    if Int(place) < staged.count, staged[place].variable == variable {
      staged[place].coefficient += coefficient
      staged[place].magnitude = max(staged[place].magnitude, abs(coefficient))
      return false
    }
    variables[variable].stagedAt = Int32(truncatingIfNeeded: staged.count)
    staged.append(KernelTerm(variable: variable, coefficient: coefficient))
    return true
  }

  /// Stages terms that have been merged already.
  mutating func stage(_ terms: [KernelTerm]) {
    staged.removeAll()
    for term in terms { staged.append(term) }
  }

  /// Drops sums that cancel up to rounding; false if one is too large for a number.
  mutating func dropCancelled() -> Bool {
    var kept = 0
    for index in 0..<staged.count {
      let term = staged[index]
      guard term.coefficient.isFinite else { return false }
      guard abs(term.coefficient) > Tolerances.cancellation * term.magnitude else { continue }
      staged[kept] = term
      kept += 1
    }
    staged.removeLast(staged.count - kept)
    return true
  }

  /// The largest and the smallest size of a staged coefficient.
  func stagedExtremes() -> CoefficientExtremes {
    var extremes = CoefficientExtremes()
    for index in 0..<staged.count { extremes.note(abs(staged[index].coefficient)) }
    return extremes
  }

  func scaleStaged(by scale: Double) {
    for index in 0..<staged.count { staged[index].coefficient *= scale }
  }
}
