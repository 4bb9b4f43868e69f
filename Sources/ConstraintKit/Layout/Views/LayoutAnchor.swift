/// What an anchor, or a sum of anchors, measures; sums of different kinds don't compile.
public protocol LayoutQuantity {}

/// An x position.
public enum HorizontalPosition: LayoutQuantity {}
/// A y position.
public enum VerticalPosition: LayoutQuantity {}
/// A width or a height, or the distance of two positions.
public enum LayoutLength: LayoutQuantity {}

/// An attribute of a view, for expressions and as a target.
///
/// Anchors aren't `Equatable`, so that `a.left == b.left` can mean the constraint.
public struct LayoutAnchor<Quantity: LayoutQuantity> {
  let view: LayoutView
  let attribute: LayoutAttribute
  let guide: LayoutGuide
}

/// Several attributes of a view, such as its edges.
public struct LayoutAnchorGroup {
  let view: LayoutView
  let attributes: [LayoutAttribute]
  let guide: LayoutGuide
}

/// A rectangle of a view that has anchors: its frame, its safe area, its margins.
public struct LayoutGuideAnchors {
  let view: LayoutView
  let guide: LayoutGuide

  func anchor<Quantity>(_ attribute: LayoutAttribute) -> LayoutAnchor<Quantity> {
    LayoutAnchor(view: view, attribute: attribute, guide: guide)
  }

  func anchors(_ attributes: [LayoutAttribute]) -> LayoutAnchorGroup {
    LayoutAnchorGroup(view: view, attributes: attributes, guide: guide)
  }
}

/// What has anchors: a view, or a guide of one.
public protocol LayoutAnchorProvider {
  /// The rectangle whose anchors they are.
  var anchorGuide: LayoutGuideAnchors { get }
}

extension LayoutView: LayoutAnchorProvider {
  public var anchorGuide: LayoutGuideAnchors { LayoutGuideAnchors(view: self, guide: .frame) }
  /// The part that no bar or rounded corner covers.
  public var safeArea: LayoutGuideAnchors { LayoutGuideAnchors(view: self, guide: .safeArea) }
  /// The safe area inside the layout margins.
  public var margins: LayoutGuideAnchors { LayoutGuideAnchors(view: self, guide: .margins) }
  /// The margins, no wider than is good to read.
  public var readable: LayoutGuideAnchors { LayoutGuideAnchors(view: self, guide: .readable) }
}

extension LayoutGuideAnchors: LayoutAnchorProvider {
  public var anchorGuide: LayoutGuideAnchors { self }
}

extension LayoutAnchorProvider {
  /// The left edge.
  public var left: LayoutAnchor<HorizontalPosition> { anchorGuide.anchor(.left) }
  /// The right edge.
  public var right: LayoutAnchor<HorizontalPosition> { anchorGuide.anchor(.right) }
  /// The edge where text begins.
  public var leading: LayoutAnchor<HorizontalPosition> { anchorGuide.anchor(.leading) }
  /// The edge where text ends.
  public var trailing: LayoutAnchor<HorizontalPosition> { anchorGuide.anchor(.trailing) }
  /// The centre's x.
  public var centerX: LayoutAnchor<HorizontalPosition> { anchorGuide.anchor(.centerX) }
  /// The top edge.
  public var top: LayoutAnchor<VerticalPosition> { anchorGuide.anchor(.top) }
  /// The bottom edge.
  public var bottom: LayoutAnchor<VerticalPosition> { anchorGuide.anchor(.bottom) }
  /// The centre's y.
  public var centerY: LayoutAnchor<VerticalPosition> { anchorGuide.anchor(.centerY) }
  /// The baseline of the first line of text; the bottom without text.
  public var firstBaseline: LayoutAnchor<VerticalPosition> { anchorGuide.anchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom without text.
  public var lastBaseline: LayoutAnchor<VerticalPosition> { anchorGuide.anchor(.lastBaseline) }
  /// The width.
  public var width: LayoutAnchor<LayoutLength> { anchorGuide.anchor(.width) }
  /// The height.
  public var height: LayoutAnchor<LayoutLength> { anchorGuide.anchor(.height) }
  /// Left, top, right and bottom.
  public var edges: LayoutAnchorGroup { anchorGuide.anchors(.edges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: LayoutAnchorGroup { anchorGuide.anchors(.directionalEdges) }
  /// Width and height.
  public var size: LayoutAnchorGroup { anchorGuide.anchors(.size) }
  /// The centre in both dimensions.
  public var center: LayoutAnchorGroup { anchorGuide.anchors(.center) }
}

extension LayoutAnchor: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget {
    ConstraintTarget(.anchors(view, [attribute], guide))
  }
}
extension LayoutAnchorGroup: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget {
    ConstraintTarget(.anchors(view, attributes, guide))
  }
}
extension LayoutGuideAnchors: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { ConstraintTarget(.view(view, guide)) }
}
