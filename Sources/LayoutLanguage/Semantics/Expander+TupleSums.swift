internal import ConstraintKit

// `center == super + (1, 2)`: a sum adds one number, to all that is on the left.

extension Expander {
  /// Whether a constraint's right side adds several numbers to a view, which is reported.
  ///
  /// - Parameter attributes: What is on the left.
  func refuseTupleSum(_ syntax: ConstraintSyntax, _ attributes: [LayoutAttribute]) -> Bool {
    guard case .binary(let operation, let base, let summand, _) = syntax.right.kind,
      operation == .add || operation == .subtract, let view = summed(base, as: attributes),
      case .tuple(let parts) = summand.kind, parts.count == attributes.count
    else { return false }
    let sign = operation == .add ? "+" : "-"
    let constraints = zip(attributes, parts).map { attribute, part in
      "`\(attribute) \(syntax.relation) \(view) \(sign) \(factor(part))`"
    }
    report(.tupleInSum(constraints, at: summand.span))
    return true
  }

  /// The text of the view that something is added to: `super` for `super`, and for `super.center`
  /// where that is what is on the left; nil for other groups and for attributes.
  private func summed(_ base: ExpressionSyntax, as attributes: [LayoutAttribute]) -> String? {
    switch base.kind {
    case .name: return text(of: base.span)
    case .member(let view, let name) where AttributeNames.all.contains(name.text):
      return AttributeLookup.group(name.text) == attributes ? text(of: view.span) : nil
    case .member, .index: return text(of: base.span)
    default: return nil
    }
  }
}
