extension LayoutView {
  /// A layout guide of one's own: a rectangle with anchors and constraints that isn't pictured.
  ///
  /// ```swift
  /// let gap = LayoutView.guide("gap")
  /// cell.addLayoutGuide(gap)
  /// gap.makeConstraints { make in make.height.equalTo(title).dividedBy(2) }
  /// ```
  public static func guide(
    _ name: String = "guide", fileID: StaticString = #fileID, line: Int = #line
  ) -> LayoutView {
    LayoutView(
      name, content: .none, isGuide: true, origin: .swift(fileID: .init(fileID), line: line))
  }

  /// Gives the view a layout guide; UIKit's name of ``addSubview(_:fileID:line:)``. A guide is
  /// solved like a subview, and stands among them.
  public func addLayoutGuide(
    _ guide: LayoutView, fileID: StaticString = #fileID, line: Int = #line
  ) {
    addSubview(guide, fileID: fileID, line: line)
  }

  /// Takes away a layout guide of this view, with the constraints that cross it.
  public func removeLayoutGuide(_ guide: LayoutView) {
    guard guide.superview === self else { return }
    guide.removeFromSuperview()
  }

  /// The layout guides of one's own, in the order in which they were added.
  public var layoutGuides: [LayoutView] { subviews.filter(\.isGuide) }

  /// UIKit's name of the superview of a guide.
  public var owningView: LayoutView? { superview }
}
