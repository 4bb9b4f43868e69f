/// SnapKit's proxy of a view, so that `view.snp.right` and `view.snp.makeConstraints` need no
/// change.
public struct SnapKitProxy: LayoutAnchorProvider {
  fileprivate let view: LayoutView

  public var anchorGuide: LayoutGuideAnchors { view.anchorGuide }
}

extension LayoutView {
  /// SnapKit's proxy of the view.
  public var snp: SnapKitProxy { SnapKitProxy(view: self) }
}

extension LayoutGuideAnchors {
  /// The guide itself, so that `view.safeAreaLayoutGuide.snp.top` needs no change.
  public var snp: LayoutGuideAnchors { self }
}

extension SnapKitProxy: ConstraintTargetConvertible {
  public var constraintTarget: ConstraintTarget { view.constraintTarget }
}

extension SnapKitProxy {
  /// The same as the view's ``LayoutView/makeConstraints(fileID:line:_:)``.
  @discardableResult
  public func makeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    view.makeConstraints(fileID: fileID, line: line, body)
  }

  /// The same as the view's ``LayoutView/prepareConstraints(fileID:line:_:)``.
  public func prepareConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    view.prepareConstraints(fileID: fileID, line: line, body)
  }

  /// The same as the view's ``LayoutView/updateConstraints(fileID:line:_:)``.
  @discardableResult
  public func updateConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    view.updateConstraints(fileID: fileID, line: line, body)
  }

  /// The same as the view's ``LayoutView/remakeConstraints(fileID:line:_:)``.
  @discardableResult
  public func remakeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    view.remakeConstraints(fileID: fileID, line: line, body)
  }

  /// The same as the view's ``LayoutView/removeConstraints()``.
  public func removeConstraints() { view.removeConstraints() }
}

/// Anchors of the view's margins.
extension SnapKitProxy {
  /// The left margin.
  public var leftMargin: LayoutAnchor<HorizontalPosition> { view.margins.left }
  /// The right margin.
  public var rightMargin: LayoutAnchor<HorizontalPosition> { view.margins.right }
  /// The top margin.
  public var topMargin: LayoutAnchor<VerticalPosition> { view.margins.top }
  /// The bottom margin.
  public var bottomMargin: LayoutAnchor<VerticalPosition> { view.margins.bottom }
  /// The margin where text begins.
  public var leadingMargin: LayoutAnchor<HorizontalPosition> { view.margins.leading }
  /// The margin where text ends.
  public var trailingMargin: LayoutAnchor<HorizontalPosition> { view.margins.trailing }
  /// The x of the centre between the margins.
  public var centerXWithinMargins: LayoutAnchor<HorizontalPosition> { view.margins.centerX }
  /// The y of the centre between the margins.
  public var centerYWithinMargins: LayoutAnchor<VerticalPosition> { view.margins.centerY }
  /// The left, top, right and bottom margin.
  public var margins: LayoutAnchorGroup { view.margins.edges }
  /// The leading, top, trailing and bottom margin.
  public var directionalMargins: LayoutAnchorGroup { view.margins.directionalEdges }
  /// The centre between the margins in both dimensions.
  public var centerWithinMargins: LayoutAnchorGroup { view.margins.center }
}

/// Hugging and compression under SnapKit's names, and the view's name.
extension SnapKitProxy {
  /// How strongly the view resists growing wider than its content.
  public var contentHuggingHorizontalPriority: Priority {
    get { view.hugging.horizontal }
    nonmutating set { view.hugging.horizontal = newValue }
  }

  /// How strongly the view resists growing higher than its content.
  public var contentHuggingVerticalPriority: Priority {
    get { view.hugging.vertical }
    nonmutating set { view.hugging.vertical = newValue }
  }

  /// How strongly the view resists getting narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Priority {
    get { view.compression.horizontal }
    nonmutating set { view.compression.horizontal = newValue }
  }

  /// How strongly the view resists getting lower than its content.
  public var contentCompressionResistanceVerticalPriority: Priority {
    get { view.compression.vertical }
    nonmutating set { view.compression.vertical = newValue }
  }

  /// Names the view for messages.
  public func setLabel(_ label: String) { view.name = label }
}

/// SnapKit's proxy of several views.
public struct SnapKitArrayProxy {
  fileprivate let views: [LayoutView]
}

extension [LayoutView] {
  /// SnapKit's proxy of the views.
  public var snp: SnapKitArrayProxy { SnapKitArrayProxy(views: self) }
}

extension SnapKitArrayProxy {
  /// Makes constraints on each view and activates them.
  @discardableResult
  public func makeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    views.makeConstraints(fileID: fileID, line: line, body)
  }

  /// Makes constraints on each view that aren't active yet.
  public func prepareConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    views.prepareConstraints(fileID: fileID, line: line, body)
  }

  /// Gives existing constraints of each view new constants.
  @discardableResult
  public func updateConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    views.updateConstraints(fileID: fileID, line: line, body)
  }

  /// Removes the constraints of each view and makes new ones.
  @discardableResult
  public func remakeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    views.remakeConstraints(fileID: fileID, line: line, body)
  }

  /// Deactivates all constraints that were made on each view.
  public func removeConstraints() { views.removeConstraints() }
}
