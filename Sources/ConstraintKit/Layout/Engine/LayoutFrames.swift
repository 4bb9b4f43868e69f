/// The rectangles of a layout's nodes.
public struct LayoutFrames: Sendable, Hashable {
  /// By node, relative to the parent.
  public let relative: [LayoutRect]
  /// By node, in the root's coordinates.
  public let absolute: [LayoutRect]

  package init(relative: [LayoutRect], absolute: [LayoutRect]) {
    self.relative = relative
    self.absolute = absolute
  }
}

extension LayoutFrames {
  /// Frames on whole pixels.
  ///
  /// Each edge goes to the nearest pixel of the root's grid, half a pixel down and right. An edge
  /// that two nodes share stays shared, so that no gap opens and nothing overlaps; a size may be a
  /// pixel more or less than the rounded size.
  func rounded(scale: Double, parents: [Int?]) -> LayoutFrames {
    let snapped = absolute.map { $0.snapped(scale: scale) }
    let relative = zip(snapped, parents).map { rect, parent in
      guard let parent else { return rect }
      let origin = snapped[parent].origin
      return LayoutRect(
        x: snap(rect.x - origin.x, scale: scale), y: snap(rect.y - origin.y, scale: scale),
        width: rect.width, height: rect.height)
    }
    return LayoutFrames(relative: relative, absolute: snapped)
  }
}

extension LayoutRect {
  fileprivate func snapped(scale: Double) -> LayoutRect {
    let left = snap(x, scale: scale)
    let top = snap(y, scale: scale)
    return LayoutRect(
      x: left, y: top, width: snap(snap(right, scale: scale) - left, scale: scale),
      height: snap(snap(bottom, scale: scale) - top, scale: scale))
  }
}

/// The nearest multiple of 1/scale, a half upward.
private func snap(_ value: Double, scale: Double) -> Double {
  let pixels = (value * scale + 0.5 + LayoutTolerance.pixel).rounded(.down)
  return pixels / scale + 0
}
