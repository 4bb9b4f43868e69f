extension LayoutView {
  /// Puts `view` on top of the other subviews.
  ///
  /// A view that has a superview already is moved, and loses the constraints that reached out of
  /// it, as with ``removeFromSuperview()``. A view can't come to lie inside itself: that is an
  /// error when the tree is solved.
  public func addSubview(
    _ view: LayoutView, fileID: StaticString = #fileID, line: Int = #line
  ) {
    guard !isInside(view) else {
      let origin = ConstraintOrigin.swift(fileID: .init(fileID), line: line)
      item.keep(.cyclicSuperview(child: view.displayName), at: origin)
      return
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    view.superview = self
    view.item.parent = item
    subviews.append(view)
  }

  /// Puts each of `views` on top of the other subviews, in order.
  public func addSubviews(
    _ views: LayoutView..., fileID: StaticString = #fileID, line: Int = #line
  ) {
    addSubviews(views, fileID: fileID, line: line)
  }

  /// Puts each of `views` on top of the other subviews, in order.
  public func addSubviews(
    _ views: [LayoutView], fileID: StaticString = #fileID, line: Int = #line
  ) {
    for view in views { addSubview(view, fileID: fileID, line: line) }
  }

  /// Takes the view, with everything in it, out of its superview, and deactivates the constraints
  /// between views inside and views outside of it.
  ///
  /// - Complexity: O(views + constraints of the whole tree).
  public func removeFromSuperview() {
    guard let superview else { return }
    let inside = Set(tree.map { ObjectIdentifier($0.item) })
    for view in root.tree {
      for constraint in view.constraints where constraint.crosses(inside) {
        constraint.deactivate()
      }
    }
    superview.subviews.removeAll { $0 === self }
    superview.removeArrangedSubview(self)
    self.superview = nil
    item.parent = nil
  }

  /// Whether the view is `view`, or lies in it.
  ///
  /// - Complexity: O(depth); O(1) where `view` has no subviews, so that trees grow in linear time.
  private func isInside(_ view: LayoutView) -> Bool {
    if view.subviews.isEmpty { return self === view }
    var ancestor: LayoutView? = self
    while let next = ancestor {
      if next === view { return true }
      ancestor = next.superview
    }
    return false
  }

  /// The view at the top of the tree.
  var root: LayoutView {
    var top = self
    while let next = top.superview { top = next }
    return top
  }

  /// The view and everything in it, each view before its subviews, in order.
  var tree: [LayoutView] {
    var found: [LayoutView] = []
    var waiting: [LayoutView] = []
    found.reserveCapacity(subviews.count + 1)
    waiting.reserveCapacity(subviews.count + 1)
    waiting.append(self)
    while let view = waiting.popLast() {
      found.append(view)
      for subview in view.subviews.reversed() { waiting.append(subview) }
    }
    return found
  }
}
