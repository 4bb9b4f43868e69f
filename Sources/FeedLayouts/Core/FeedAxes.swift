package import ConstraintKit

/// From positions along and across the scroll direction to rectangles: mirroring and rounding.
package struct FeedAxes: Hashable, Sendable {
  package let options: FeedOptions
  /// The width of a feed that scrolls vertically, the height of one that scrolls horizontally.
  package let lineLength: Double
  /// Where lines of items begin and end, which rounding doesn't move.
  private let edges: (start: Double, end: Double, startInset: Double, endInset: Double)

  package init(options: FeedOptions, lineLength: Double, insets: AxisInsets = .zero) {
    self.options = options
    self.lineLength = lineLength
    edges = (insets.lineStart, lineLength - insets.lineEnd, insets.lineStart, insets.lineEnd)
  }

  package static func == (first: FeedAxes, second: FeedAxes) -> Bool {
    first.options == second.options && first.lineLength == second.lineLength
      && first.edges == second.edges
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(options)
    hasher.combine(lineLength)
  }

  /// Where lines of items begin.
  package var lineStart: Double { edges.start }
  /// Where lines of items end.
  package var lineEnd: Double { edges.end }

  /// The frame of what is at `frame` in a feed whose sections are `length` long.
  package func rect(_ frame: AxisFrame, length: Double) -> LayoutRect {
    let edges = lineEdges(frame)
    let line = Self.exact(from: edges.start, to: edges.end)
    var start = rounded(frame.span.start)
    var extent = frame.span.length
    if options.pixelScale != nil {
      extent = rounded(frame.span.end) - start
    }
    if options.mirrorsScrolling { start = rounded(length) - (start + extent) }
    return switch options.scrollDirection {
    case .vertical: LayoutRect(x: line.start, y: start, width: line.extent, height: extent)
    case .horizontal: LayoutRect(x: start, y: line.start, width: extent, height: line.extent)
    }
  }

  /// The size of a feed whose sections are `length` long.
  package func contentSize(length: Double) -> LayoutSize {
    switch options.scrollDirection {
    case .vertical: LayoutSize(width: lineLength, height: rounded(length))
    case .horizontal: LayoutSize(width: rounded(length), height: lineLength)
    }
  }

  /// The stretch of the scroll direction that a rectangle takes up.
  package func span(of rect: LayoutRect, length: Double) -> FeedSpan {
    switch options.scrollDirection {
    case .vertical: FeedSpan(start: rect.y, length: rect.height)
    case .horizontal where options.mirrorsScrolling:
      FeedSpan(start: rounded(length) - rect.right, length: rect.width)
    case .horizontal: FeedSpan(start: rect.x, length: rect.width)
    }
  }

  /// How far rounding may move an edge: at most a pixel, and the last bits of sums.
  package func slack(length: Double) -> Double {
    (options.pixelScale.map { 1 / $0 } ?? 0) + 8 * max(1, length).ulp
  }

  /// The start and the extent of a rectangle whose far edge is exactly `end`.
  ///
  /// A difference is rounded, so `start + (end - start)` may miss `end` by its last bit. Then
  /// `end - start` is more than half of `end`, and what it leaves of `end` is exact (Sterbenz 1974).
  package static func exact(
    from start: Double, to end: Double
  ) -> (start: Double, extent: Double) {
    let extent = max(0, end - start)
    return start + extent == end ? (start, extent) : (end - extent, extent)
  }

  private func lineEdges(_ frame: AxisFrame) -> (start: Double, end: Double) {
    options.mirrorsLines
      ? (mirrored(frame.lineEnd), mirrored(frame.lineStart))
      : (unmirrored(frame.lineStart), unmirrored(frame.lineEnd))
  }

  @inline(__always)
  private func unmirrored(_ position: Double) -> Double {
    guard options.pixelScale != nil else { return position }
    return position == 0 || position == lineLength
      ? position : kept(rounded(position), at: position)
  }

  private func mirrored(_ position: Double) -> Double {
    if position == edges.end { return edges.endInset }
    if position == 0 || position == lineLength || position == edges.start {
      return lineLength - position
    }
    let mirror = rounded(lineLength - position)
    guard position > edges.start, position < edges.end else { return mirror }
    return min(max(mirror, edges.endInset), lineLength - edges.startInset)
  }

  /// A rounded position, within the line if the position was.
  private func kept(_ rounded: Double, at position: Double) -> Double {
    guard position >= edges.start, position <= edges.end else { return rounded }
    if position == edges.start || position == edges.end { return position }
    return min(max(rounded, edges.start), edges.end)
  }

  private func rounded(_ position: Double) -> Double {
    guard let scale = options.pixelScale else { return position }
    return (position * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
