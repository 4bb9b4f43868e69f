/// Which groups of equations follow from the others, found by exchange: an equation of a group
/// makes room for one outside that says the same together with the rest (Steinitz).
struct EquationExchange {
  /// The equations that are sums of others, with the factors.
  private var sums: [Int: [Int: Double]]
  /// By an equation that others are sums of: these others.
  private var uses: [Int: Set<Int>] = [:]
  /// The equations that were left out, as sums of what was there then, and which went before others.
  private var omitted: [Int: (factors: [Int: Double], order: Int)] = [:]
  /// How many more sums may be changed.
  private var allowance: Int

  /// - Parameter sums: The factors by equation; none of them is a sum of such a one.
  init(_ sums: [Int: [Int: Double]], allowance: Int) {
    self.sums = sums
    self.allowance = allowance
    for (equation, factors) in sums {
      for base in factors.keys { uses[base, default: []].insert(equation) }
    }
  }

  /// Leaves out a group if each of it follows from those that stay.
  mutating func omit(_ group: [Int]) -> Bool {
    let members = Set(group)
    let bases = group.filter { sums[$0] == nil }
    guard bases.allSatisfy({ !(uses[$0] ?? []).isEmpty }) else { return false }
    var touched = members.filter { sums[$0] != nil }
    for base in bases { touched.formUnion(uses[base] ?? []) }
    guard allowance > 0 else { return false }
    allowance -= touched.count * max(1, bases.count)
    var table: [Int: [Int: Double]] = [:]
    for equation in touched { table[equation] = sums[equation] }
    var entered: Set<Int> = []
    for base in bases {
      guard let incoming = Self.incoming(for: base, table, not: members),
        let row = table.removeValue(forKey: incoming), let divisor = row[base]
      else { return false }
      entered.insert(incoming)
      var solved = row.mapValues { -$0 / divisor }
      solved[base] = nil
      solved[incoming] = 1 / divisor
      Self.put(solved, for: base, into: &table)
      table[base] = solved
    }
    commit(table, entered: entered, members: members)
    return true
  }

  /// What a sum of equations is a sum of among those that stay, none too many: those don't depend on
  /// each other, so there's one such sum.
  func causes(of factors: [Int: Double]) -> [Int] {
    var factors = factors
    // What went first is a sum of what went later, and never the other way round.
    while let (equation, others) = earliestOmitted(in: factors),
      let factor = factors.removeValue(forKey: equation)
    {
      for (other, amount) in others {
        let sum = factors[other, default: 0] + factor * amount
        factors[other] = sum.magnitude > LayoutTolerance.cancellation ? sum : nil
      }
    }
    return factors.keys.sorted()
  }

  /// The same of one that was left out.
  func causes(ofOmitted equation: Int) -> [Int] {
    causes(of: omitted[equation]?.factors ?? [:])
  }

  private func earliestOmitted(
    in factors: [Int: Double]
  ) -> (equation: Int, factors: [Int: Double])? {
    let found = factors.keys.compactMap { equation in
      omitted[equation].map { (equation: equation, factors: $0.factors, order: $0.order) }
    }
    return found.min { ($0.order, $0.equation) < ($1.order, $1.equation) }
      .map { ($0.equation, $0.factors) }
  }

  // MARK: Exchange

  /// The sum that depends on an equation most; the lowest number among equals.
  private static func incoming(
    for base: Int, _ table: [Int: [Int: Double]], not members: Set<Int>
  ) -> Int? {
    var best: (equation: Int, size: Double)?
    for (equation, factors) in table where !members.contains(equation) {
      guard let size = factors[base]?.magnitude else { continue }
      if let found = best, (found.size, -found.equation) > (size, -equation) { continue }
      best = (equation, size)
    }
    return best?.equation
  }

  /// Puts what an equation is a sum of into all sums that have it.
  private static func put(
    _ solved: [Int: Double], for base: Int, into table: inout [Int: [Int: Double]]
  ) {
    for equation in table.keys.filter({ table[$0]?[base] != nil }) {
      guard var factors = table[equation], let factor = factors.removeValue(forKey: base) else {
        continue
      }
      for (other, amount) in solved {
        let sum = factors[other, default: 0] + factor * amount
        factors[other] = sum.magnitude > LayoutTolerance.cancellation ? sum : nil
      }
      table[equation] = factors
    }
  }

  private mutating func commit(
    _ table: [Int: [Int: Double]], entered: Set<Int>, members: Set<Int>
  ) {
    for equation in entered.union(table.keys) {
      for base in (sums.removeValue(forKey: equation) ?? [:]).keys { uses[base]?.remove(equation) }
    }
    let order = omitted.count
    for (equation, factors) in table {
      if members.contains(equation) {
        omitted[equation] = (factors, order)
      } else {
        sums[equation] = factors
        for base in factors.keys { uses[base, default: []].insert(equation) }
      }
    }
  }
}
