internal import ConstraintKit

/// A constraint with operators, where SnapKit has no way to say it:
/// `gap.width == name.left - avatar.right - 8`.
struct SwiftRelation {
  private typealias Term = LayoutConstraint.Term

  private let constraint: LayoutConstraint
  private let reference: Int
  private let spelling: SwiftSpelling

  /// A summand of the right side, with its sign apart.
  private struct Summand {
    var isNegative: Bool
    var text: String
    /// Without its brackets, where nothing is before it.
    var bare: String

    init(_ factor: Double, _ operand: String) {
      isNegative = factor < 0
      let size = factor.magnitude
      text = size == 1 ? operand : "\(SwiftLiteral.factor(size)) * \(operand)"
      bare = text
    }

    init(number: Double) {
      isNegative = number < 0
      text = SwiftLiteral.number(number.magnitude)
      bare = text
    }

    /// The distance of two positions.
    init(_ factor: Double, from start: String, to end: String) {
      self.init(factor, "(\(end) - \(start))")
      if factor.magnitude == 1 { bare = "\(end) - \(start)" }
    }

    var negated: Summand {
      var copy = self
      copy.isNegative.toggle()
      return copy
    }
  }

  static func statement(_ part: SwiftModel.Part, _ spelling: SwiftSpelling) -> SwiftStatement {
    let relation = SwiftRelation(
      constraint: part.constraint, reference: part.reference, spelling: spelling)
    return SwiftStatement(form: .relation(relation.statement), remark: SwiftRemark(part))
  }

  private var statement: SwiftStatement.Relation {
    let (left, right) = positions ?? lengths
    return SwiftStatement.Relation(
      left: left, comparison: "\(constraint.relation)",
      summands: joined(right, constraint.constant),
      priority: constraint.priority.isRequired
        ? nil : SwiftLiteral.priorityArgument(constraint.priority),
      label: constraint.label.map { SwiftLiteral.string($0) })
  }

  /// The sides as lengths.
  private var lengths: (left: String, right: [Summand]) {
    var lengths = lengths(of: constraint.terms)
    let first = lengths.removeFirst()
    return (first.bare, lengths.map { $0.negated })
  }

  /// The sides as positions; nil where the statement can't be about a position.
  private var positions: (left: String, right: [Summand])? {
    guard let own = constraint.terms.first, own.coefficient == 1, let attribute = own.attribute,
      !attribute.isSize
    else { return nil }
    let others = constraint.terms.dropFirst().map { Term(-$0.coefficient, $0.operand) }
    let places = others.filter { $0.isPosition(along: attribute.dimension) }
    guard let head = places.firstIndex(where: { $0.coefficient > 0 }) else { return nil }
    var rest = others
    var summands = [summand(places[head])]
    if let index = rest.firstIndex(of: places[head]) { rest.remove(at: index) }
    summands += lengths(of: rest, adding: attribute.dimension)
    return (anchor(own), summands)
  }

  private func joined(_ summands: [Summand], _ constant: Double) -> [String] {
    var summands = summands
    if constant != 0 || summands.isEmpty { summands.append(Summand(number: constant)) }
    let first = summands.removeFirst()
    let start = first.isNegative ? negative(first.text) : first.bare
    return [start]
      + summands.map { ($0.isNegative ? "- " : "+ ") + $0.text }
  }

  private func negative(_ text: String) -> String {
    text.first.map { $0.isNumber } ?? false ? "-" + text : "-1 * " + text
  }
}

// MARK: - Lengths

extension SwiftRelation {
  /// The terms as lengths: a position as its distance from another with the opposite factor, or from
  /// where positions count.
  ///
  /// - Parameter dimension: Along which they are added to a position, as other positions may be.
  private func lengths(
    of terms: [Term], adding dimension: LayoutDimension? = nil
  ) -> [Summand] {
    var rest = terms
    var summands: [Summand] = []
    while !rest.isEmpty {
      let term = rest.removeFirst()
      guard let attribute = term.attribute, !attribute.isSize else {
        summands.append(summand(term))
        continue
      }
      let partner = rest.firstIndex {
        $0.isPosition(along: attribute.dimension) && $0.coefficient == -term.coefficient
      }
      if partner == nil, attribute.dimension == dimension, term.coefficient > 0 {
        summands.append(summand(term))
        continue
      }
      let start = spelling.anchor(
        SwiftModel.start(of: constraint.terms, attribute.dimension), reference)
      let base = partner.map { anchor(rest.remove(at: $0)) } ?? start
      // From where positions count it is 0.
      if anchor(term) == base, !summands.isEmpty { continue }
      summands.append(Summand(term.coefficient, from: base, to: anchor(term)))
    }
    return summands
  }

  private func summand(_ term: Term) -> Summand {
    Summand(term.coefficient, anchor(term))
  }

  private func anchor(_ term: Term) -> String {
    guard case .attribute(let attribute, let node, let guide) = term.operand else { return "" }
    return spelling.anchor(attribute, node, guide)
  }
}
