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

  @inline(__always)
  static func scaled(_ constant: Double, by scale: Double) throws(SolverError) -> Double {
    guard constant.isFinite else { throw .notFinite(constant) }
    let scaled = constant * scale
    guard scaled.isFinite else { throw .overflow }
    return scaled
  }

  @inline(__always)
  static func scaledWeight(_ weight: Double, by scale: Double) throws(SolverError) -> Double {
    let scaled = weight / scale
    guard scaled > 0, scaled.isFinite else { throw .overflow }
    return scaled
  }
}

/// What a constraint says beside its terms.
struct RowConditions: BitwiseCopyable {
  var relation: Relation
  var constant: Double
  var priority: Priority
  var weight = 1.0
}

extension LinearConstraint {
  var conditions: RowConditions {
    RowConditions(relation: relation, constant: constant, priority: priority, weight: weight)
  }
}

extension Solver {
  /// Checks a constraint's numbers, and leaves its terms in the kernel's `staged`: like ones merged,
  /// and scaled. The storage is the solver's own.
  func stage(_ constraint: LinearConstraint) throws(SolverError) -> RowNumbers {
    kernel.staged.removeAll()
    var sum = StagedSum()
    let terms = constraint.terms.span
    for index in terms.indices { try stage(terms[index], &sum) }
    return try numbers(of: constraint.conditions, sum)
  }

  /// The same of terms that aren't in an array.
  func stage(
    _ terms: borrowing Buffer<LinearExpression.Term>, _ conditions: RowConditions
  ) throws(SolverError) -> RowNumbers {
    kernel.staged.removeAll()
    var sum = StagedSum()
    for index in 0..<terms.count { try stage(terms[index], &sum) }
    return try numbers(of: conditions, sum)
  }

  /// What is known of terms while they are staged.
  private struct StagedSum {
    var extremes = CoefficientExtremes()
    var hasLikeTerms = false
  }

  @inline(__always)
  private func stage(
    _ term: LinearExpression.Term, _ sum: inout StagedSum
  ) throws(SolverError) {
    guard let variable = ledger.variables.slot(of: term.variable) else {
      throw .unknownVariable(term.variable)
    }
    let coefficient = term.coefficient * kernel.variables[variable].scale
    guard coefficient.isFinite, coefficient != 0 else { return try Self.check(term.coefficient) }
    if !kernel.stage(variable, coefficient) { sum.hasLikeTerms = true }
    sum.extremes.note(abs(coefficient))
  }

  @inline(__always)
  private func numbers(
    of conditions: RowConditions, _ sum: StagedSum
  ) throws(SolverError) -> RowNumbers {
    var extremes = sum.extremes
    if sum.hasLikeTerms {
      guard kernel.dropCancelled() else { throw .overflow }
      extremes = kernel.stagedExtremes()
    }
    guard conditions.weight > 0, conditions.weight.isFinite else {
      throw .badWeight(conditions.weight)
    }
    var numbers = RowNumbers()
    numbers.isUnbalanced = extremes.largest > Tolerances.spread * extremes.smallest
    numbers.scale = try Self.scale(largest: extremes.largest)
    if numbers.scale != 1 { kernel.scaleStaged(by: numbers.scale) }
    numbers.constant = try RowNumbers.scaled(conditions.constant, by: numbers.scale)
    if !conditions.priority.isRequired {
      numbers.weight = try RowNumbers.scaledWeight(conditions.weight, by: numbers.scale)
    }
    numbers.hasLower = conditions.relation != .lessThanOrEqual
    numbers.hasUpper = conditions.relation != .greaterThanOrEqual
    return numbers
  }

  /// Whether a coefficient whose product with a scale isn't a number other than zero is zero itself.
  private static func check(_ coefficient: Double) throws(SolverError) {
    guard coefficient.isFinite else { throw .notFinite(coefficient) }
    guard coefficient == 0 else { throw .overflow }
  }

  /// The power of two that brings a number into 1..<2.
  @inline(__always)
  private static func scale(largest: Double) throws(SolverError) -> Double {
    if largest >= 1, largest < 2 { return 1 }
    guard largest > 0 else { return 1 }
    // 1 / 2^e, by its bits; where e or -e has none the numbers are too far out to be scaled.
    let exponent = largest.exponentBitPattern
    guard exponent > 0, exponent < 2046 else { throw .overflow }
    return Double(sign: .plus, exponentBitPattern: 2046 - exponent, significandBitPattern: 0)
  }
}
