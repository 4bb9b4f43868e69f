/// How sums that depend on each other do: factors with which they cancel.
struct RowDependency {
  /// One for each sum.
  let factors: [Double]

  /// More sums are nothing that anybody reads.
  private static let mostRows = 200

  /// A sum with what it is made of.
  private struct Combination {
    var terms: [Variable.ID: Double] = [:]
    var factors: [Double]
    /// The largest coefficient that took part.
    var magnitude = 0.0

    mutating func add(_ other: Combination, times factor: Double) {
      for (variable, coefficient) in other.terms {
        terms[variable, default: 0] += factor * coefficient
      }
      for index in factors.indices { factors[index] += factor * other.factors[index] }
      magnitude = max(magnitude, factor.magnitude * other.magnitude)
      let largest = magnitude
      terms = terms.filter { $0.value.magnitude > LayoutTolerance.cancellation * largest }
    }
  }

  /// Gaussian elimination, sum by sum; nil where the sums are independent, or too many.
  init?(_ rows: [[LinearExpression.Term]]) {
    guard rows.count <= Self.mostRows else { return nil }
    var pivots: [(variable: Variable.ID, row: Combination)] = []
    for index in rows.indices {
      var row = Combination(factors: Array(repeating: 0, count: rows.count))
      row.factors[index] = 1
      for term in rows[index] { row.terms[term.variable, default: 0] += term.coefficient }
      row.magnitude = row.terms.values.lazy.map(\.magnitude).max() ?? 0
      for pivot in pivots {
        guard let coefficient = row.terms[pivot.variable],
          let divisor = pivot.row.terms[pivot.variable]
        else { continue }
        row.add(pivot.row, times: -coefficient / divisor)
        row.terms[pivot.variable] = nil
      }
      guard let pivot = row.terms.max(by: Self.isSmaller) else {
        factors = row.factors
        return
      }
      pivots.append((pivot.key, row))
    }
    return nil
  }

  /// By magnitude, and by number among equals, so that the order of a dictionary doesn't show.
  private static func isSmaller(
    _ left: (key: Variable.ID, value: Double), _ right: (key: Variable.ID, value: Double)
  ) -> Bool {
    (left.value.magnitude, left.key.index) < (right.value.magnitude, right.key.index)
  }
}
