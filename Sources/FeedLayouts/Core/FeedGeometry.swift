/// A stretch of the scroll direction, in points.
package struct FeedSpan: Hashable, Sendable {
  package private(set) var start: Double
  package let length: Double
  /// `start + length`, but for rounding: it is moved on its own, so that it remains the start of what
  /// begins there.
  package private(set) var end: Double

  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
    end = start + length
  }

  package mutating func move(by distance: Double) {
    start += distance
    end += distance
  }

  /// The same length somewhere else.
  package mutating func move(to start: Double) {
    self.start = start
    end = start + length
  }
}

/// A rectangle along and across the scroll direction, before mirroring and rounding.
package struct AxisFrame: Hashable, Sendable {
  /// Along the scroll direction.
  package var span: FeedSpan
  /// Where it begins in its line. The edges of a section's lines are exactly those of `FeedAxes`.
  package var lineStart: Double
  /// Where it ends in its line.
  package var lineEnd: Double

  package init(span: FeedSpan, lineStart: Double, lineEnd: Double) {
    self.span = span
    self.lineStart = lineStart
    self.lineEnd = lineEnd
  }
}

/// Where everything in a feed is: what a layout gives a ``FeedSnapshot`` to answer from.
///
/// Sections follow each other without gaps or overlaps: section i + 1 starts where section i ends.
/// All elements of a section lie within its span. Indices that are given are in range.
package protocol FeedGeometry: Sendable {
  var sectionCount: Int { get }
  /// Of all sections together.
  var length: Double { get }
  /// O(1).
  func itemCount(in section: Int) -> Int
  /// O(log n) at most.
  func span(ofSection section: Int) -> FeedSpan
  /// Of the header if the section has one, in the coordinates of the feed.
  func headerSpan(ofSection section: Int) -> FeedSpan?
  /// Of the footer if the section has one, in the coordinates of the feed.
  func footerSpan(ofSection section: Int) -> FeedSpan?
  /// O(log n) at most.
  func frame(ofItem item: Int, section: Int) -> AxisFrame
  /// The first section that has an element and ends behind `position`; nil if there is none.
  /// O(log n).
  func firstSection(endingAfter position: Double) -> Int?
  /// The first section behind `section` that has an element; nil if there is none. O(log n).
  func nextSection(after section: Int) -> Int?
  /// Calls `body` with the items of a section that may touch the stretch, in order: all that end
  /// behind its start and start before its end, and few others. O(log n + answers).
  func visitItems(
    ofSection section: Int, from start: Double, to end: Double,
    _ body: (_ item: Int, _ frame: AxisFrame) -> Void)
  /// Calls `body` with the elements that may touch the stretch, in feed order: all that end behind
  /// its start and start before its end, and few others. O(log n + answers).
  func visitElements(
    from start: Double, to end: Double, _ body: (FeedElement, FeedPlace) -> Void)
}

/// Where an element is.
package enum FeedPlace: Sendable {
  /// From side to side: a header or a footer.
  case line(FeedSpan)
  case item(AxisFrame)
}

extension FeedGeometry {
  package func visitElements(
    from start: Double, to end: Double, _ body: (FeedElement, FeedPlace) -> Void
  ) {
    var next = firstSection(endingAfter: start)
    while let section = next, span(ofSection: section).start < end {
      if let span = headerSpan(ofSection: section) {
        body(.header(section: section), .line(span))
      }
      visitItems(ofSection: section, from: start, to: end) { item, frame in
        body(.item(item, section: section), .item(frame))
      }
      if let span = footerSpan(ofSection: section) {
        body(.footer(section: section), .line(span))
      }
      next = nextSection(after: section)
    }
  }
}
