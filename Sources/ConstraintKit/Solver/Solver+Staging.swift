/// A constraint's numbers but for its terms, scaled by the power of two that brings the largest
/// coefficient into 1..<2. Scaling by powers of two is exact.
struct RowNumbers {
  var constant = 0.0
  /// Infinite for a required row.
  var weight = Double.infinity
  /// The bound at the tie level, in units of `weight`.
  var tie = 0.0
  var scale = 1.0
  var hasLower = false
  var hasUpper = false
  /// Whether coefficients differ by so much that rows and columns may want new scales.
  var isUnbalanced = false

  static func scaled(_ constant: Double, by scale: Double) throws(SolverError) -> Double {
    guard constant.isFinite else { throw .notFinite(constant) }
    let scaled = constant * scale
    guard scaled.isFinite else { throw .overflow }
    return scaled
  }

  static func scaledWeight(_ weight: Double, by scale: Double) throws(SolverError) -> Double {
    let scaled = weight / scale
    guard scaled > 0, scaled.isFinite else { throw .overflow }
    return scaled
  }
}

extension Solver {
  /// Checks a constraint's numbers, and leaves its terms in the kernel's `staged`: like ones merged,
  /// and scaled. The storage is the solver's own.
  func stage(_ constraint: LinearConstraint) throws(SolverError) -> RowNumbers {
    let extremes = try stageTerms(constraint.terms)
    guard constraint.weight > 0, constraint.weight.isFinite else {
      throw .badWeight(constraint.weight)
    }
    var numbers = RowNumbers()
    numbers.isUnbalanced = extremes.largest > Tolerances.spread * extremes.smallest
    numbers.scale = try Self.scale(largest: extremes.largest)
    if numbers.scale != 1 { kernel.scaleStaged(by: numbers.scale) }
    numbers.constant = try RowNumbers.scaled(constraint.constant, by: numbers.scale)
    if !constraint.priority.isRequired {
      numbers.weight = try RowNumbers.scaledWeight(constraint.weight, by: numbers.scale)
    }
    numbers.hasLower = constraint.relation != .lessThanOrEqual
    numbers.hasUpper = constraint.relation != .greaterThanOrEqual
    return numbers
  }

  private func stageTerms(
    _ terms: [LinearExpression.Term]
  ) throws(SolverError) -> CoefficientExtremes {
    kernel.staged.removeAll()
    var hasLikeTerms = false
    var extremes = CoefficientExtremes()
    let terms = terms.span
    for index in terms.indices {
      guard let variable = ledger.variables.slot(of: terms[index].variable) else {
        throw .unknownVariable(terms[index].variable)
      }
      let coefficient = terms[index].coefficient * kernel.variables[variable].scale
      guard coefficient.isFinite, coefficient != 0 else {
        try Self.check(terms[index].coefficient)
        continue
      }
      if !kernel.stage(variable, coefficient) { hasLikeTerms = true }
      extremes.note(abs(coefficient))
    }
    guard hasLikeTerms else { return extremes }
    guard kernel.dropCancelled() else { throw .overflow }
    return kernel.stagedExtremes()
  }

  /// Whether a coefficient whose product with a scale isn't a number other than zero is zero itself.
  private static func check(_ coefficient: Double) throws(SolverError) {
    guard coefficient.isFinite else { throw .notFinite(coefficient) }
    guard coefficient == 0 else { throw .overflow }
  }

  /// The power of two that brings a number into 1..<2.
  private static func scale(largest: Double) throws(SolverError) -> Double {
    if largest >= 1, largest < 2 { return 1 }
    guard largest > 0 else { return 1 }
    // 1 / 2^e, by its bits; where e or -e has none the numbers are too far out to be scaled.
    let exponent = largest.exponentBitPattern
    guard exponent > 0, exponent < 2046 else { throw .overflow }
    return Double(sign: .plus, exponentBitPattern: 2046 - exponent, significandBitPattern: 0)
  }
}
