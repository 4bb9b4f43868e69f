internal import ConstraintKit

/// An attribute that a bare number could be measured to in several ways, and the number.
struct FarEdge {
  var attribute: LayoutAttribute
  var number: Double

  /// What may have been meant, and in words where that lies.
  struct Reading {
    var text: String
    var meaning: String
  }

  /// The readings where the superview is called `superview`, the likelier first.
  func readings(_ superview: String) -> [Reading] {
    if attribute.isBaseline { return [fromNear(superview, saysPlace: false)] }
    return [fromSame(superview), fromNear(superview)]
  }

  private var isHorizontal: Bool { attribute.dimension == .horizontal }
  private var magnitude: String { describe(number.magnitude) }
  private var isCenter: Bool { attribute == .centerX || attribute == .centerY }

  /// From the same attribute of the superview.
  private func fromSame(_ superview: String) -> Reading {
    guard isCenter else {
      return Reading(text: "\(superview) - \(magnitude)", meaning: " (\(magnitude) inside)")
    }
    let side =
      switch (isHorizontal, number < 0) {
      case (true, false): "right of"
      case (true, true): "left of"
      case (false, false): "below"
      case (false, true): "above"
      }
    return Reading(
      text: "\(superview) \(number < 0 ? "-" : "+") \(magnitude)",
      meaning: " (\(magnitude) \(side) the centre)")
  }

  /// From the superview's near edge.
  func fromNear(_ superview: String, saysPlace: Bool = true) -> Reading {
    let near = attribute == .trailing ? "leading" : isHorizontal ? "left" : "top"
    let isBefore = isCenter && number < 0
    let place =
      attribute == .trailing
      ? "\(magnitude) from the other edge"
      : "\(isHorizontal ? "x" : "y") = \(isBefore ? "-" : "")\(magnitude)"
    return Reading(
      text: "\(superview).\(near) \(isBefore ? "-" : "+") \(magnitude)",
      meaning: saysPlace ? " (\(place))" : "")
  }
}
