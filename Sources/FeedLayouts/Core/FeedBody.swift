/// A part of a changed section: items that stay as they were, or values for items.
package enum FeedPiece<Item: Sendable>: Sendable {
  /// Items of the section as it was. Such pieces of a section ascend and don't overlap.
  case kept(Range<Int>)
  case placed([Item])

  /// How many items at the start of the section stay as they were, if this is the first piece.
  package var keptPrefix: Int {
    if case .kept(let range) = self, range.lowerBound == 0 { range.upperBound } else { 0 }
  }

  package var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}

/// What lies between a section's header and its footer, with the insets.
///
/// The frames of a body depend only on its items and the metrics, to the last bit.
package protocol FeedBody: Sendable {
  associatedtype Item: Sendable
  /// The options, checked, in the form in which items are placed with them.
  associatedtype Metrics: Sendable
  /// What snapshots of feeds of such bodies answer from.
  associatedtype Geometry: SectionedFeedGeometry where Geometry.Body == Self

  init(_ items: [Item], metrics: Metrics)
  var count: Int { get }
  /// Along the scroll direction, with the insets.
  var length: Double { get }
  func item(at index: Int) -> Item
  /// In the coordinates of the body. O(log n).
  func frame(at index: Int, metrics: Metrics) -> AxisFrame
  /// Calls `body` with the items that may touch a stretch, in order. O(log n + answers).
  func visit(
    from start: Double, to end: Double, metrics: Metrics, _ body: (Int, AxisFrame) -> Void)
  /// Makes the items those of `pieces`, and returns which were laid out anew.
  mutating func replace(with pieces: [FeedPiece<Item>], metrics: Metrics) -> Range<Int>
}
