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
  let item: LayoutItem
  let name: GuideAttribute
}

/// Several attributes of a view, such as its edges.
public struct LayoutAnchorGroup {
  let item: LayoutItem
  let names: [GuideAttribute]
}

/// A rectangle of a view that has anchors: its frame, its safe area, its margins.
public struct LayoutGuideAnchors {
  let item: LayoutItem
  let guide: LayoutGuide

  fileprivate func anchor<Quantity>(_ attribute: LayoutAttribute) -> LayoutAnchor<Quantity> {
    LayoutAnchor(item: item, name: GuideAttribute(attribute, of: guide))
  }

  fileprivate func anchors(_ names: [GuideAttribute]) -> LayoutAnchorGroup {
    guard guide != .frame else { return LayoutAnchorGroup(item: item, names: names) }
    let moved = names.map { GuideAttribute($0.attribute, of: guide) }
    return LayoutAnchorGroup(item: item, names: moved)
  }
}

/// What has anchors: a view, or a guide of one.
public protocol LayoutAnchorProvider {
  /// The rectangle whose anchors they are.
  var anchorGuide: LayoutGuideAnchors { get }
}

extension LayoutView: LayoutAnchorProvider {
  public var anchorGuide: LayoutGuideAnchors { LayoutGuideAnchors(item: item, guide: .frame) }
  /// The part that no bar or rounded corner covers.
  public var safeArea: LayoutGuideAnchors { LayoutGuideAnchors(item: item, guide: .safeArea) }
  /// The safe area inside the layout margins.
  public var margins: LayoutGuideAnchors { LayoutGuideAnchors(item: item, guide: .margins) }
  /// The margins, no wider than is good to read.
  public var readable: LayoutGuideAnchors { LayoutGuideAnchors(item: item, guide: .readable) }

  /// UIKit's name of ``safeArea``.
  public var safeAreaLayoutGuide: LayoutGuideAnchors { safeArea }
  /// UIKit's name of ``margins``.
  public var layoutMarginsGuide: LayoutGuideAnchors { margins }
  /// UIKit's name of ``readable``.
  public var readableContentGuide: LayoutGuideAnchors { readable }
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
  /// Masonry's name of ``lastBaseline``.
  public var baseline: LayoutAnchor<VerticalPosition> { lastBaseline }
  /// The width.
  public var width: LayoutAnchor<LayoutLength> { anchorGuide.anchor(.width) }
  /// The height.
  public var height: LayoutAnchor<LayoutLength> { anchorGuide.anchor(.height) }
}

/// Several attributes at once.
extension LayoutAnchorProvider {
  /// Left, top, right and bottom.
  public var edges: LayoutAnchorGroup { anchorGuide.anchors(.edges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: LayoutAnchorGroup { anchorGuide.anchors(.directionalEdges) }
  /// Left and right.
  public var horizontalEdges: LayoutAnchorGroup { anchorGuide.anchors(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: LayoutAnchorGroup { anchorGuide.anchors(.verticalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: LayoutAnchorGroup {
    anchorGuide.anchors(.directionalHorizontalEdges)
  }
  /// SnapKit's name of ``verticalEdges``.
  public var directionalVerticalEdges: LayoutAnchorGroup { verticalEdges }
  /// Width and height.
  public var size: LayoutAnchorGroup { anchorGuide.anchors(.size) }
  /// The centre in both dimensions.
  public var center: LayoutAnchorGroup { anchorGuide.anchors(.center) }
}
