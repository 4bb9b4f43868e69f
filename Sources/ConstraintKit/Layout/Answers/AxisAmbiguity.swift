/// A view whose place or size in a dimension the constraints leave open, and what would settle it.
public struct AxisAmbiguity: Sendable, Hashable {
  /// What is open.
  public enum Kind: Sendable, Hashable {
    /// The view may be elsewhere, or have another size; so many independent numbers are open.
    case free(degrees: Int)
    /// Nothing in a self-sizing view reaches its far side, so that it is 0 points long although
    /// there is something in it.
    case unheldSide
  }

  /// The view, an index into the model's nodes.
  public let node: Int
  /// Its name.
  public let name: String
  /// Where the view was made.
  public let origin: ConstraintOrigin
  /// The dimension in which it is open.
  public let dimension: LayoutDimension
  /// What is open.
  public let kind: Kind
  /// Left, width and right, or top, height and bottom: those that are settled.
  public let fixed: [LayoutAttribute]
  /// Those that aren't, and what they may be in the superview's coordinates.
  public let free: [LayoutAmbiguity]
  /// What lacks a constraint: `no chain of constraints reaches the bottom of cell`.
  public let cause: String
  /// Constraints of which each would help, and as many as there are degrees of freedom would
  /// settle it: `card.height == …`.
  public let suggestions: [String]
}

extension AxisAmbiguity: CustomStringConvertible {
  /// Three lines: what is open, why, and what to add.
  public var description: String {
    let place = origin == .none ? "" : " (\(origin))"
    let choices = suggestions.map { "`\($0)`" }.joined(separator: ", ")
    return """
      \(name)\(place), \(dimension == .horizontal ? "horizontally" : "vertically"): \(state)
        \(cause)
        add \(suggestions.count > 1 ? "\(kind.amount) of: " : "")\(choices)
      """
  }

  private var state: String {
    guard case .free(let degrees) = kind else {
      return "the \(dimension.side) is 0"
    }
    let known =
      fixed.isEmpty ? "" : "\(fixed.conjunction) \(fixed.count == 1 ? "is" : "are") fixed, "
    let open = free.map { "\($0.attribute) may be \($0.range.message)" }.joined(separator: ", ")
    let plural = degrees == 1 ? "degree" : "degrees"
    return "\(known)\(open) (\(degrees) \(plural) of freedom)"
  }
}

extension AxisAmbiguity.Kind {
  /// How many constraints are needed, in words.
  fileprivate var amount: String {
    if case .free(degrees: 2) = self { "two" } else { "one" }
  }
}
