/// A constraint's numbers, checked, like terms merged, and scaled by a power of two so that the
/// largest coefficient lies in 1..<2. Scaling by powers of two is exact.
struct ScaledRow {
  /// Everything but the entries.
  var state: RowState
  /// The terms, where they can't be taken as they were written. Not scaled by `state.scale` yet.
  private(set) var merged: [KernelTerm]?

  init(_ constraint: LinearConstraint, in solver: borrowing Solver) throws(SolverError) {
    guard constraint.constant.isFinite else { throw .notFinite(constraint.constant) }
    guard constraint.weight > 0, constraint.weight.isFinite else {
      throw .badWeight(constraint.weight)
    }
    state = RowState()
    var largest = try Self.largestCoefficient(constraint.terms, in: solver)
    if largest == nil {
      let terms = try Self.merge(constraint.terms, in: solver)
      merged = terms
      largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
    }
    state.scale = try Self.scale(largest: largest ?? 0)
    state.constant = try Self.scaled(constraint.constant, by: state.scale)
    state.weight =
      constraint.priority.isRequired
      ? .infinity : try Self.scaledWeight(constraint.weight, by: state.scale)
    state.hasLower = constraint.relation != .lessThanOrEqual
    state.hasUpper = constraint.relation != .greaterThanOrEqual
  }

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

  private static func scale(largest: Double) throws(SolverError) -> Double {
    guard largest > 0 else { return 1 }
    let scale = Double(sign: .plus, exponent: -Int(largest.exponent), significand: 1)
    guard scale.isFinite, scale > 0 else { throw .overflow }
    return scale
  }

  /// The size of the largest coefficient; nil if terms are to be merged first. Long sums are merged
  /// without a look: the search for like terms would be quadratic.
  private static func largestCoefficient(
    _ terms: [LinearExpression.Term], in solver: borrowing Solver
  ) throws(SolverError) -> Double? {
    var largest = 0.0
    var isPlain = terms.count <= 8
    for index in terms.indices {
      let size = abs(try coefficient(terms[index], in: solver))
      isPlain = isPlain && size != 0
      largest = max(largest, size)
      var other = 0
      while isPlain, other < index {
        isPlain = terms[other].variable.index != terms[index].variable.index
        other += 1
      }
    }
    return isPlain ? largest : nil
  }

  private static func coefficient(
    _ term: LinearExpression.Term, in solver: borrowing Solver
  ) throws(SolverError) -> Double {
    guard term.coefficient.isFinite else { throw .notFinite(term.coefficient) }
    let slot = try solver.slot(of: term.variable)
    let coefficient = term.coefficient * solver.kernel.variables[slot].scale
    guard coefficient.isFinite, coefficient != 0 || term.coefficient == 0 else { throw .overflow }
    return coefficient
  }

  /// Adds like terms; what cancels up to rounding is dropped.
  private static func merge(
    _ terms: [LinearExpression.Term], in solver: borrowing Solver
  ) throws(SolverError) -> [KernelTerm] {
    var checked: [KernelTerm] = []
    for term in terms {
      let coefficient = try coefficient(term, in: solver)
      checked.append(KernelTerm(variable: term.variable.index, coefficient: coefficient))
    }
    let order = checked.indices.sorted {
      (checked[$0].variable, $0) < (checked[$1].variable, $1)
    }
    var merged: [(first: Int, term: KernelTerm)] = []
    var rest = order[...]
    while let first = rest.first {
      let variable = checked[first].variable
      let like = rest.prefix { checked[$0].variable == variable }
      rest = rest.dropFirst(like.count)
      let sum = like.reduce(0) { $0 + checked[$1].coefficient }
      let largest = like.reduce(0) { max($0, abs(checked[$1].coefficient)) }
      guard sum.isFinite else { throw .overflow }
      if abs(sum) > Tolerances.cancellation * largest {
        merged.append((first, KernelTerm(variable: variable, coefficient: sum)))
      }
    }
    return merged.sorted { $0.first < $1.first }.map(\.term)
  }
}
