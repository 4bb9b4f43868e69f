/// The arithmetic that shows that the members of a conflict can't all hold: what the others say
/// about the left side of one of them.
///
/// The factors are those of Farkas' lemma: multiplied by them the left sides of the members cancel,
/// and the right sides don't. For a minimal conflict they are unique up to a common factor.
public struct Contradiction: Sendable {
  /// A member times a number.
  public struct Summand: Sendable, Hashable {
    /// The member.
    public let member: ConstraintSource
    /// What it is multiplied by.
    public let factor: Double
    /// Its constant, in points: insets and the distances of baselines count.
    public let constant: Double
  }

  /// The member that the others contradict.
  public let refuted: ConstraintSource
  /// How its left side compares according to the others.
  public let relation: Relation
  /// With what, in points.
  public let value: Double
  /// What the value is the sum of, in the order of the members.
  public let summands: [Summand]
  /// How far the value is from what the refuted member says, in points; signed.
  public var distance: Double { value - claim.constant }
  /// What the refuted member says.
  let claim: (relation: Relation, constant: Double)
}

extension Contradiction: CustomStringConvertible {
  /// `34 + 10 + 10 = 54, not 54.3333`.
  public var description: String {
    let format = DecimalFormat.decimals(6)
    let isFine = format.text(value) == format.text(claim.constant)
    let numbers = isFine ? DecimalFormat.full : format
    let found = numbers.text(value)
    let sum = sum
    return (sum == found ? found : "\(sum) = \(found)") + relation.suffix
      + ", not \(numbers.text(claim.constant))" + claim.relation.suffix
  }

  /// Without what is 0.
  private var sum: String {
    var text = ""
    for summand in summands where summand.factor * summand.constant != 0 {
      let (sign, product) = Double.summand(summand.factor, summand.constant)
      if text.isEmpty {
        text = (sign == "-" ? "-" : "") + product
      } else {
        text += " \(sign) \(product)"
      }
    }
    return text.isEmpty ? "0" : text
  }
}

extension Relation {
  /// ` or more`, ` or less`.
  fileprivate var suffix: String {
    switch self {
    case .equal: ""
    case .greaterThanOrEqual: " or more"
    case .lessThanOrEqual: " or less"
    }
  }

  /// The relation when both sides are multiplied by `factor`.
  func multiplied(by factor: Double) -> Relation {
    switch self {
    case .equal: .equal
    case .greaterThanOrEqual: factor < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    case .lessThanOrEqual: factor < 0 ? .greaterThanOrEqual : .lessThanOrEqual
    }
  }
}

extension LayoutConflict {
  /// The arithmetic of the conflict.
  ///
  /// - Parameter member: The member to refute; nil takes the one with the largest part in the sum
  ///   among those that say how large something is: mostly what the others don't add up to. It
  ///   takes one that says 0 instead of the canvas, since the sum would be silent about that.
  /// - Returns: Nil for what isn't a member, and for a conflict of more than 200 members.
  /// - Complexity: O(members² · terms).
  public func contradiction(refuting member: ConstraintSource? = nil) -> Contradiction? {
    guard let factors = RowDependency(rows.map(\.terms))?.factors else { return nil }
    let refuted = member.map { members.firstIndex(of: $0) } ?? mostTelling(factors)
    guard let refuted, factors[refuted] != 0 else { return nil }
    var relation = Relation.equal
    var summands: [Contradiction.Summand] = []
    for index in members.indices where index != refuted {
      let factor = -factors[index] / factors[refuted]
      if rows[index].relation != .equal { relation = rows[index].relation.multiplied(by: factor) }
      summands.append(
        .init(member: members[index], factor: factor, constant: rows[index].constant))
    }
    return Contradiction(
      refuted: members[refuted], relation: relation,
      value: summands.reduce(0) { $0 + $1.factor * $1.constant }, summands: summands,
      claim: (rows[refuted].relation, rows[refuted].constant))
  }

  /// The last of the members with the largest part.
  private func mostTelling(_ factors: [Double]) -> Int? {
    let sizes = members.indices.filter { isSize(members[$0]) }
    let candidates = sizes.isEmpty ? Array(members.indices) : sizes
    func part(_ index: Int) -> Double { (factors[index] * rows[index].constant).magnitude }
    let largest = candidates.map(part).max()
    let telling = candidates.last { part($0) == largest }
    guard let telling, case .canvas = members[telling] else { return telling }
    return sizes.last { members[$0].isExplicit && rows[$0].constant == 0 } ?? telling
  }

  private func isSize(_ member: ConstraintSource) -> Bool {
    if case .nonNegative = member { return false }
    return model.size(constrainedBy: member) != nil
  }
}
