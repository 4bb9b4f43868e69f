internal import ConstraintKit

/// A constraint that is no chain, as two sides of positions and lengths:
/// `gap.width == name.left - avatar.right - 8`.
struct SourceRelation {
  typealias Term = LayoutConstraint.Term

  enum Quantity: Hashable {
    /// A size; beside a position also a position.
    case operand(LayoutOperand)
    /// The distance of two positions.
    case distance(from: LayoutOperand, to: LayoutOperand)
  }

  /// A quantity times a number.
  struct Summand: Hashable {
    var factor: Double
    var quantity: Quantity
  }

  private let constraint: LayoutConstraint
  private let reference: Int

  /// A position, whose factor is 1, or a length, whose factor is positive.
  private(set) var left: Summand
  /// What is added up on the other side, apart from the constant; beside a position, the first is a
  /// position.
  private(set) var right: [Summand] = []
  /// Whether the sides are positions.
  private(set) var isPosition = false

  init(_ part: SourceModel.Part) {
    constraint = part.constraint
    reference = part.reference
    left = Summand(factor: 1, quantity: .operand(.variable(0)))
    if let (own, others) = positions {
      (left, right, isPosition) = (own, others, true)
      return
    }
    var all = lengths(of: constraint.terms)
    left = all.removeFirst()
    right = all.map { Summand(factor: -$0.factor, quantity: $0.quantity) }
  }

  /// The sides as positions; nil where the statement can't be about a position.
  private var positions: (left: Summand, right: [Summand])? {
    guard let own = constraint.terms.first, own.coefficient == 1, let attribute = own.attribute,
      !attribute.isSize
    else { return nil }
    let others = constraint.terms.dropFirst().map { Term(-$0.coefficient, $0.operand) }
    let places = others.filter { $0.isPosition(along: attribute.dimension) }
    guard let head = places.firstIndex(where: { $0.coefficient > 0 }) else { return nil }
    var rest = others
    var summands = [Summand(places[head])]
    if let index = rest.firstIndex(of: places[head]) { rest.remove(at: index) }
    summands += lengths(of: rest, adding: attribute.dimension)
    return (Summand(own), summands)
  }

  /// The terms as lengths: a position as its distance from another with the opposite factor, or from
  /// where positions count.
  ///
  /// - Parameter dimension: Along which they are added to a position, as other positions may be.
  private func lengths(of terms: [Term], adding dimension: LayoutDimension? = nil) -> [Summand] {
    var rest = terms
    var summands: [Summand] = []
    while !rest.isEmpty {
      let term = rest.removeFirst()
      guard let attribute = term.attribute, !attribute.isSize else {
        summands.append(Summand(term))
        continue
      }
      let partner = rest.firstIndex {
        $0.isPosition(along: attribute.dimension) && $0.coefficient == -term.coefficient
      }
      if partner == nil, attribute.dimension == dimension, term.coefficient > 0 {
        summands.append(Summand(term))
        continue
      }
      let base = partner.map { rest.remove(at: $0).operand } ?? start(attribute.dimension)
      // From where positions count it is 0.
      if term.operand == base, !summands.isEmpty { continue }
      summands.append(
        Summand(factor: term.coefficient, quantity: .distance(from: base, to: term.operand)))
    }
    return summands
  }

  /// From where positions count.
  func start(_ dimension: LayoutDimension) -> LayoutOperand {
    .attribute(SourceModel.start(of: constraint.terms, dimension), node: reference)
  }
}

extension SourceRelation.Summand {
  init(_ term: LayoutConstraint.Term) {
    self.init(factor: term.coefficient, quantity: .operand(term.operand))
  }
}
