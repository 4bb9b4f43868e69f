/// A sum of anchors times numbers, plus a number: `2 * image.width - 10`.
public struct LayoutExpression<Quantity: LayoutQuantity> {
  var terms: [AnchorTerm]
  var constant: Double
}

/// An anchor of any kind times a number.
struct AnchorTerm {
  var coefficient: Double
  let view: LayoutView
  let attribute: LayoutAttribute
  let guide: LayoutGuide
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
    let term = AnchorTerm(coefficient: 1, view: view, attribute: attribute, guide: guide)
    return LayoutExpression(terms: [term], constant: 0)
  }
}

extension LayoutExpression {
  func scaled(by factor: Double) -> LayoutExpression {
    var result = self
    result.constant *= factor
    for index in result.terms.indices { result.terms[index].coefficient *= factor }
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
    let scaled = other.scaled(by: factor)
    return LayoutExpression(
      terms: terms + scaled.terms, constant: constant + scaled.constant)
  }
}
