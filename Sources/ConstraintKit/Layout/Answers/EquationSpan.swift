/// Which of several equations are sums of others, and of which: Gaussian elimination that puts in
/// only what it must.
///
/// An equation with an unknown of its own says something new, whatever the others say, and most of a
/// layout's do: such a one is kept as it stands. The others are reduced until nothing is left of
/// them, or an unknown that none has settled.
struct EquationSpan {
  /// A sum of unknowns, and of which equations it is what.
  struct Sum {
    var terms: [Int32: Double] = [:]
    /// By the equation's number.
    var factors: [Int: Double] = [:]
    /// The largest coefficient that took part.
    var magnitude = 0.0

    init(_ terms: [LinearExpression.Term]) {
      for term in terms { self.terms[term.variable.index, default: 0] += term.coefficient }
      self.terms = self.terms.filter { $0.value != 0 }
      magnitude = self.terms.values.lazy.map(\.magnitude).max() ?? 0
    }

    fileprivate mutating func add(_ other: Sum, times factor: Double) {
      magnitude = max(magnitude, factor.magnitude * other.magnitude)
      let least = magnitude * LayoutTolerance.cancellation
      for (variable, coefficient) in other.terms {
        let sum = terms[variable, default: 0] + factor * coefficient
        terms[variable] = sum.magnitude > least ? sum : nil
      }
      for (equation, amount) in other.factors {
        let sum = factors[equation, default: 0] + factor * amount
        factors[equation] = sum.magnitude > LayoutTolerance.cancellation ? sum : nil
      }
    }
  }

  /// An equation from which an unknown is found.
  private struct Pivot {
    var row: Sum
    /// Unknowns are put in from the lowest rank up, so that none comes again.
    var rank: Int
  }

  private var pivots: [Int32: Pivot] = [:]
  private var seen: Set<Int32> = []
  private var count = 0
  /// How many more numbers may be added; nothing more is found out when there are none.
  private(set) var allowance: Int

  init(allowance: Int) {
    self.allowance = allowance
  }

  /// Takes an equation, whose number must be new.
  ///
  /// - Returns: The factors with which others make the same left side; nil where it says something
  ///   new, or the allowance is used up.
  mutating func add(_ terms: [LinearExpression.Term], number: Int) -> [Int: Double]? {
    var row = Sum(terms)
    row.factors[number] = 1
    let own = row.terms.keys.filter { !seen.contains($0) }.min()
    seen.formUnion(row.terms.keys)
    if let own {
      keep(row, for: own, isReduced: false)
      return nil
    }
    guard let reduced = reduced(row) else { return nil }
    guard let unknown = Self.largest(reduced.terms) else {
      var factors = reduced.factors
      factors[number] = nil
      return factors.mapValues { -$0 }
    }
    keep(reduced, for: unknown, isReduced: true)
    return nil
  }

  /// The factors with which the equations make a sum; nil if they don't, or the allowance is used
  /// up.
  mutating func factors(of terms: [LinearExpression.Term]) -> [Int: Double]? {
    guard let reduced = reduced(Sum(terms)), reduced.terms.isEmpty else { return nil }
    return reduced.factors.mapValues { -$0 }
  }

  /// An equation kept as it stands may hold unknowns of earlier ones, a reduced one those of later
  /// reduced ones only.
  private mutating func keep(_ row: Sum, for unknown: Int32, isReduced: Bool) {
    count += 1
    pivots[unknown] = Pivot(row: row, rank: isReduced ? count : -count)
  }

  private mutating func reduced(_ sum: Sum) -> Sum? {
    var sum = sum
    while let (unknown, pivot) = nextPivot(in: sum) {
      guard allowance > 0 else { return nil }
      allowance -= sum.terms.count + pivot.row.terms.count + pivot.row.factors.count
      guard let coefficient = sum.terms[unknown], let divisor = pivot.row.terms[unknown] else {
        return nil
      }
      sum.add(pivot.row, times: -coefficient / divisor)
      sum.terms[unknown] = nil
    }
    return sum
  }

  private func nextPivot(in sum: Sum) -> (Int32, Pivot)? {
    var first: (unknown: Int32, pivot: Pivot)?
    for unknown in sum.terms.keys {
      guard let pivot = pivots[unknown], pivot.rank < first?.pivot.rank ?? .max else { continue }
      first = (unknown, pivot)
    }
    return first
  }

  /// By magnitude, and by number among equals, so that the order of a dictionary doesn't show.
  private static func largest(_ terms: [Int32: Double]) -> Int32? {
    terms.max { ($0.value.magnitude, $0.key) < ($1.value.magnitude, $1.key) }?.key
  }
}
