internal import ConstraintKit

/// A constraint with operators, where SnapKit has no way to say it:
/// `gap.width == name.left - avatar.right - 8`.
extension SwiftStatement {
  init(_ part: SourceModel.Part, _ spelling: SwiftSpelling) {
    let relation = SourceRelation(part)
    let constraint = part.constraint
    let left = SwiftSummand(relation.left, spelling)
    let right = relation.right.map { SwiftSummand($0, spelling) }
    let statement = SwiftStatement.Relation(
      left: left.bare, comparison: "\(constraint.relation)",
      summands: Self.joined(right, constraint.constant),
      priority: constraint.priority.isRequired
        ? nil : SwiftLiteral.priorityArgument(constraint.priority),
      label: constraint.label.map { SwiftLiteral.string($0) })
    self.init(form: .relation(statement), remark: part.remark)
  }

  private static func joined(_ summands: [SwiftSummand], _ constant: Double) -> [String] {
    var summands = summands
    if constant != 0 || summands.isEmpty { summands.append(SwiftSummand(number: constant)) }
    let first = summands.removeFirst()
    let start = first.isNegative ? negative(first.text) : first.bare
    return [start]
      + summands.map { ($0.isNegative ? "- " : "+ ") + $0.text }
  }

  private static func negative(_ text: String) -> String {
    text.first.map { $0.isNumber } ?? false ? "-" + text : "-1 * " + text
  }
}

/// A summand of a side, with its sign apart.
private struct SwiftSummand {
  var isNegative: Bool
  var text: String
  /// Without its brackets, where nothing is before it.
  var bare: String

  init(_ summand: SourceRelation.Summand, _ spelling: SwiftSpelling) {
    switch summand.quantity {
    case .operand(let operand): self.init(summand.factor, spelling.anchor(operand))
    case .distance(let start, let end):
      let text = "\(spelling.anchor(end)) - \(spelling.anchor(start))"
      self.init(summand.factor, "(\(text))")
      if summand.factor.magnitude == 1 { bare = text }
    }
  }

  init(number: Double) {
    isNegative = number < 0
    text = SwiftLiteral.number(number.magnitude)
    bare = text
  }

  private init(_ factor: Double, _ operand: String) {
    isNegative = factor < 0
    let size = factor.magnitude
    text = size == 1 ? operand : "\(SourceNumber.factor(size)) * \(operand)"
    bare = text
  }
}
