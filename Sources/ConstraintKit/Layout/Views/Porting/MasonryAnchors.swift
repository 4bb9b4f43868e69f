// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Masonry's names of anchors, so that `a.mas_right` needs no change.
extension LayoutAnchorProvider {
  /// The left edge.
  public var mas_left: LayoutAnchor<HorizontalPosition> { left }
  /// The right edge.
  public var mas_right: LayoutAnchor<HorizontalPosition> { right }
  /// The edge where text begins.
  public var mas_leading: LayoutAnchor<HorizontalPosition> { leading }
  /// The edge where text ends.
  public var mas_trailing: LayoutAnchor<HorizontalPosition> { trailing }
  /// The centre's x.
  public var mas_centerX: LayoutAnchor<HorizontalPosition> { centerX }
  /// The top edge.
  public var mas_top: LayoutAnchor<VerticalPosition> { top }
  /// The bottom edge.
  public var mas_bottom: LayoutAnchor<VerticalPosition> { bottom }
  /// The centre's y.
  public var mas_centerY: LayoutAnchor<VerticalPosition> { centerY }
  /// The width.
  public var mas_width: LayoutAnchor<LayoutLength> { width }
  /// The height.
  public var mas_height: LayoutAnchor<LayoutLength> { height }
  /// The baseline of the last line of text; the bottom without text.
  public var mas_baseline: LayoutAnchor<VerticalPosition> { lastBaseline }
  /// The baseline of the first line of text; the bottom without text.
  public var mas_firstBaseline: LayoutAnchor<VerticalPosition> { firstBaseline }
  /// The baseline of the last line of text; the bottom without text.
  public var mas_lastBaseline: LayoutAnchor<VerticalPosition> { lastBaseline }
}

/// Masonry's names of the anchors of a view's margins.
extension LayoutView {
  /// The left edge of the margins.
  public var mas_leftMargin: LayoutAnchor<HorizontalPosition> { margins.left }
  /// The right edge of the margins.
  public var mas_rightMargin: LayoutAnchor<HorizontalPosition> { margins.right }
  /// The edge where text begins of the margins.
  public var mas_leadingMargin: LayoutAnchor<HorizontalPosition> { margins.leading }
  /// The edge where text ends of the margins.
  public var mas_trailingMargin: LayoutAnchor<HorizontalPosition> { margins.trailing }
  /// The top edge of the margins.
  public var mas_topMargin: LayoutAnchor<VerticalPosition> { margins.top }
  /// The bottom edge of the margins.
  public var mas_bottomMargin: LayoutAnchor<VerticalPosition> { margins.bottom }
  /// The x of the centre between the margins.
  public var mas_centerXWithinMargins: LayoutAnchor<HorizontalPosition> { margins.centerX }
  /// The y of the centre between the margins.
  public var mas_centerYWithinMargins: LayoutAnchor<VerticalPosition> { margins.centerY }
}

/// Masonry's names of the anchors of a view's safe area.
extension LayoutView {
  /// The part that no bar or rounded corner covers.
  public var mas_safeAreaLayoutGuide: LayoutGuideAnchors { safeArea }
  /// The left edge of the safe area.
  public var mas_safeAreaLayoutGuideLeft: LayoutAnchor<HorizontalPosition> { safeArea.left }
  /// The right edge of the safe area.
  public var mas_safeAreaLayoutGuideRight: LayoutAnchor<HorizontalPosition> { safeArea.right }
  /// The edge where text begins of the safe area.
  public var mas_safeAreaLayoutGuideLeading: LayoutAnchor<HorizontalPosition> { safeArea.leading }
  /// The edge where text ends of the safe area.
  public var mas_safeAreaLayoutGuideTrailing: LayoutAnchor<HorizontalPosition> { safeArea.trailing }
  /// The centre's x of the safe area.
  public var mas_safeAreaLayoutGuideCenterX: LayoutAnchor<HorizontalPosition> { safeArea.centerX }
  /// The top edge of the safe area.
  public var mas_safeAreaLayoutGuideTop: LayoutAnchor<VerticalPosition> { safeArea.top }
  /// The bottom edge of the safe area.
  public var mas_safeAreaLayoutGuideBottom: LayoutAnchor<VerticalPosition> { safeArea.bottom }
  /// The centre's y of the safe area.
  public var mas_safeAreaLayoutGuideCenterY: LayoutAnchor<VerticalPosition> { safeArea.centerY }
  /// The width of the safe area.
  public var mas_safeAreaLayoutGuideWidth: LayoutAnchor<LayoutLength> { safeArea.width }
  /// The height of the safe area.
  public var mas_safeAreaLayoutGuideHeight: LayoutAnchor<LayoutLength> { safeArea.height }
}
