/// A sum of anchors times numbers, plus a number: `2 * image.width - 10`.
public struct LayoutExpression<Quantity: LayoutQuantity> {
  var terms: ConstraintTerms
  var constant: Double
}

/// What can stand in an expression: an anchor, or a sum of them.
public protocol LayoutExpressionConvertible<Quantity> {
  /// What it measures.
  associatedtype Quantity: LayoutQuantity
  /// The value as a sum.
  var layoutExpression: LayoutExpression<Quantity> { get }
}

extension LayoutExpression: LayoutExpressionConvertible {
  public var layoutExpression: LayoutExpression<Quantity> { self }
}

extension LayoutAnchor: LayoutExpressionConvertible {
  public var layoutExpression: LayoutExpression<Quantity> {
    LayoutExpression(terms: ConstraintTerms(ConstraintTerm(1, name, of: item)), constant: 0)
  }
}

extension LayoutExpression {
  func scaled(by factor: Double) -> LayoutExpression {
    var result = self
    result.constant *= factor
    result.terms.scale(by: factor)
    return result
  }

  func adding(_ number: Double) -> LayoutExpression {
    var result = self
    result.constant += number
    return result
  }

  /// The sum with `factor` times an expression of any kind.
  func adding<Other>(
    _ other: LayoutExpression<Other>, times factor: Double
  ) -> LayoutExpression {
    var result = self
    result.terms.append(other.terms, times: factor)
    result.constant += factor * other.constant
    return result
  }
}
