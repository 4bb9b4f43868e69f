/// What an attribute can be compared with in a ``ConstraintMaker`` statement.
///
/// - A view or a guide: the same attribute of it.
/// - An anchor: that anchor; a group of anchors, `edges` or `size`: one for each attribute.
/// - A number: the size itself; on an edge, a centre or a baseline, the distance from the
///   superview's same one (20 on `left`, −20 on `right`), as in Masonry.
/// - A `LayoutSize`: the width and the height.
/// - A `LayoutPoint`: the distances from the superview's same attribute, x and y.
/// - An array: each of the targets in it.
/// - `LayoutInsets` and `LayoutDirectionalInsets`: the superview's same attribute, moved inward.
public protocol ConstraintTargetConvertible {
  /// The value as a target.
  var constraintTarget: ConstraintTarget { get }
}

/// A target of a ``ConstraintMaker`` statement; see ``ConstraintTargetConvertible``.
public struct ConstraintTarget {
  enum Storage {
    /// The same attribute of a rectangle.
    case rectangle(LayoutItem, LayoutGuide)
    case anchor(LayoutItem, GuideAttribute)
    case anchors(LayoutItem, [GuideAttribute])
    case number(Double)
    case size(LayoutSize)
    case point(LayoutPoint)
    case insets(ConstraintModifier)
    case superview
    case list([ConstraintTarget])
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// Several targets, which may be of different kinds; each attribute is compared with each.
  public static func each(_ targets: any ConstraintTargetConvertible...) -> ConstraintTarget {
    ConstraintTarget(.list(targets.map(\.constraintTarget)))
  }
}

extension LayoutView: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.rectangle(item, .frame)) }
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
extension LayoutPoint: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.point(self)) }
}
extension LayoutInsets: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.insets(.insets(self))) }
}
extension LayoutDirectionalInsets: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget {
    ConstraintTarget(.insets(.directionalInsets(self)))
  }
}
/// Several targets of one kind; ``ConstraintTarget/each(_:)`` takes different kinds.
extension Array: ConstraintTargetConvertible where Element: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget {
    ConstraintTarget(.list(map(\.constraintTarget)))
  }
}
extension ConstraintTarget: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { self }
}
extension LayoutAnchor: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.anchor(item, name)) }
}
extension LayoutAnchorGroup: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.anchors(item, names)) }
}
extension LayoutGuideAnchors: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.rectangle(item, guide)) }
}
