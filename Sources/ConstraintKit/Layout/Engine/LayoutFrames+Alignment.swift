extension LayoutFrames {
  /// Full frames of nodes whose alignment rectangles these are.
  ///
  /// A node's children are placed in its alignment rectangle; here they come out in its frame.
  /// The root's frame is at the origin.
  func grown(by nodes: [LayoutNode]) -> LayoutFrames {
    guard nodes.indices.contains(where: { nodes[$0].alignmentInsets != .zero }) else {
      return self
    }
    var relative: [LayoutRect] = []
    var absolute: [LayoutRect] = []
    relative.reserveCapacity(nodes.count)
    absolute.reserveCapacity(nodes.count)
    for (node, rect) in zip(nodes, self.relative) {
      var frame = rect.grown(by: node.alignmentInsets)
      guard let parent = node.parent else {
        frame.x = 0
        frame.y = 0
        relative.append(frame)
        absolute.append(frame)
        continue
      }
      frame.x += nodes[parent].alignmentInsets.left
      frame.y += nodes[parent].alignmentInsets.top
      relative.append(frame)
      absolute.append(frame.moved(by: absolute[parent].origin))
    }
    return LayoutFrames(relative: relative, absolute: absolute)
  }
}

extension LayoutRect {
  /// The rectangle of which this one is left inside `insets`; no side is negative.
  fileprivate func grown(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: x - insets.left, y: y - insets.top, width: max(0, width + insets.left + insets.right),
      height: max(0, height + insets.top + insets.bottom))
  }
}
