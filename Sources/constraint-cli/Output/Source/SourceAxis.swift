internal import ConstraintKit

/// How a constraint's horizontal positions count, and which attributes say so in UIKit.
struct SourceAxis {
  /// What begins, ends and measures a view along a dimension.
  struct Edges {
    var start: LayoutAttribute
    var end: LayoutAttribute
    var size: LayoutAttribute
  }

  /// Whether positions count from the right.
  let isMirrored: Bool
  private let isDirected: Bool
  /// Whether leading and trailing stand beside left and right, which UIKit refuses.
  private let isMixed: Bool

  init(of terms: [LayoutConstraint.Term], direction: LayoutDirection) {
    let attributes = terms.compactMap(\.attribute)
    isDirected = attributes.contains { $0.isDirected }
    isMixed = isDirected && attributes.contains { $0 == .left || $0 == .right }
    isMirrored = isDirected && direction == .rightToLeft
  }

  /// Whether the direction of text has no part in it.
  var isPhysical: Bool { !isDirected }

  /// Whether positions count from the right, but no attribute says so.
  var isReversed: Bool { isMixed && isMirrored }

  func edges(along dimension: LayoutDimension) -> Edges {
    if dimension == .vertical { return Edges(start: .top, end: .bottom, size: .height) }
    if isReversed { return Edges(start: .right, end: .left, size: .width) }
    if isDirected, !isMixed { return Edges(start: .leading, end: .trailing, size: .width) }
    return Edges(start: .left, end: .right, size: .width)
  }

  /// Left and right for leading and trailing where they stand beside such.
  func physical(_ operand: LayoutOperand) -> LayoutOperand {
    guard isMixed, case .attribute(let attribute, let node, let guide) = operand else {
      return operand
    }
    let physical: LayoutAttribute =
      switch attribute {
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      default: attribute
      }
    return .attribute(physical, node: node, guide: guide)
  }
}

extension LayoutAttribute {
  /// Whether the direction of text decides which edge it is.
  var isDirected: Bool { self == .leading || self == .trailing }
}
