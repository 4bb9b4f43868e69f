/// What an attribute can be compared with in a ``ConstraintMaker`` statement.
///
/// - A view or a guide: the same attribute of it.
/// - An anchor: that anchor; a group of anchors, `edges` or `size`: one for each attribute.
/// - A number: the size itself; on an edge, a centre or a baseline, the distance from the
///   superview's same one (20 on `left`, −20 on `right`), as in Masonry.
/// - A `LayoutSize`: the width and the height.
/// - `LayoutInsets`: the superview's same attribute, moved inward.
public protocol ConstraintTargetConvertible {
  /// The value as a target.
  var constraintTarget: ConstraintTarget { get }
}

/// A target of a ``ConstraintMaker`` statement; see ``ConstraintTargetConvertible``.
public struct ConstraintTarget {
  enum Storage {
    case view(LayoutView, LayoutGuide)
    case anchors(LayoutView, [LayoutAttribute], LayoutGuide)
    case number(Double)
    case size(LayoutSize)
    case insets(LayoutInsets)
    case superview
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }
}

extension LayoutView: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.view(self, .frame)) }
}
extension Double: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.number(self)) }
}
extension Float: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.number(Double(self))) }
}
extension Int: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.number(Double(self))) }
}
extension LayoutSize: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.size(self)) }
}
extension LayoutInsets: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.insets(self)) }
}

extension ConstraintTarget {
  /// The terms and the constant with which an attribute is compared.
  struct Side {
    var terms: [ConstraintPart.Term] = []
    var constant = ConstraintConstant()
  }

  /// The other side of the relation for the attribute at `index` of `attributes`.
  func side(
    for attributes: [LayoutAttribute], at index: Int, of view: LayoutView
  ) -> Result<Side, Mismatch> {
    let attribute = attributes[index]
    switch storage {
    case .view(let target, let guide):
      return .success(Side(terms: [.init(1, attribute, of: target, guide: guide)]))
    case .anchors(let target, let anchors, let guide):
      guard let anchor = anchors.partner(of: attributes, at: index) else {
        return .failure(Mismatch(.unmatchedAttributes(attributes, anchors)))
      }
      guard anchor.isComparable(with: attribute) else {
        return .failure(Mismatch(.mixedAxes(attribute, anchor)))
      }
      return .success(Side(terms: [.init(1, anchor, of: target, guide: guide)]))
    case .number(let number):
      let constant = ConstraintConstant(number: number)
      return attribute.isSize
        ? .success(Side(constant: constant))
        : superviewSide(attribute, of: view, constant: constant)
    case .size(let size):
      guard attribute.isSize else {
        return .failure(Mismatch(.unmatchedAttributes(attributes, [.width, .height])))
      }
      let number = attribute == .width ? size.width : size.height
      return .success(Side(constant: ConstraintConstant(number: number)))
    case .insets(let insets):
      return superviewSide(attribute, of: view, constant: ConstraintConstant(inset: insets))
    case .superview:
      return superviewSide(attribute, of: view, constant: ConstraintConstant())
    }
  }

  /// Why an attribute can't be compared with a target.
  struct Mismatch: Error {
    let kind: LayoutProblem.Kind

    init(_ kind: LayoutProblem.Kind) {
      self.kind = kind
    }
  }

  private func superviewSide(
    _ attribute: LayoutAttribute, of view: LayoutView, constant: ConstraintConstant
  ) -> Result<Side, Mismatch> {
    guard let superview = view.superview else { return .failure(Mismatch(.noSuperview)) }
    return .success(Side(terms: [.init(1, attribute, of: superview)], constant: constant))
  }
}

extension [LayoutAttribute] {
  /// The anchor with which one of several attributes is compared: the only one, the one in the same
  /// place, or the same attribute.
  fileprivate func partner(of attributes: [LayoutAttribute], at index: Int) -> LayoutAttribute? {
    if count == 1 { return first }
    if count == attributes.count { return self[index] }
    return first { $0 == attributes[index] }
  }
}

extension LayoutAttribute {
  /// Positions on different axes can't be compared; a size can be compared with anything.
  func isComparable(with other: LayoutAttribute) -> Bool {
    isSize || other.isSize || dimension == other.dimension
  }
}
