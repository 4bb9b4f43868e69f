internal import ConstraintKit

// leading == super.left + 10

extension Expander {
  /// A constraint between a side that changes places right to left and one that doesn't. Widths and
  /// centres stand on either side of both.
  func lintDirections(
    _ left: [LinearValue], _ right: [LinearValue], _ syntax: ConstraintSyntax, _ span: SourceSpan
  ) {
    guard collectsLints,
      zip(left, right).contains(where: { Sides($0).union(Sides($1)) == [.turning, .fixed] })
    else { return }
    let physical = (syntax.left + [syntax.right]).lazy.compactMap(\.physicalSide).first
    lint(
      .mixedDirections(
        text(of: syntax.left[0].span.union(syntax.right.span)), at: span, physical: physical))
  }
}

/// Which kinds of horizontal sides a sum names.
private struct Sides: OptionSet {
  let rawValue: Int
  static let turning = Sides(rawValue: 1)
  static let fixed = Sides(rawValue: 2)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(_ linear: LinearValue) {
    self = []
    for term in linear.terms {
      guard case .known(.attribute(let attribute, _, _)) = term.operand else { continue }
      switch attribute {
      case .leading, .trailing: insert(.turning)
      case .left, .right: insert(.fixed)
      default: break
      }
    }
  }
}

extension ExpressionSyntax {
  /// The first `left` or `right` in an expression, and what it is where it turns round.
  fileprivate var physicalSide: (span: SourceSpan, replacement: String)? {
    switch kind {
    case .name(let name): Self.turning[name].map { (span, $0) }
    case .member(let base, let name):
      Self.turning[name.text].map { (name.span, $0) } ?? base.physicalSide
    case .binary(_, let left, let right, _): left.physicalSide ?? right.physicalSide
    case .unary(_, let operand): operand.physicalSide
    case .tuple(let elements): elements.lazy.compactMap(\.physicalSide).first
    default: nil
    }
  }

  private static let turning = ["left": "leading", "right": "trailing"]
}
