/// A feed that is kept laid out while its data and its width change.
///
/// A layout is a value: a copy is a feed of its own. The frames depend only on the data and the
/// options, not on how the feed came to them, nor on what was asked before.
public protocol FeedLayout: Sendable {
  /// What makes the frame of one item.
  associatedtype Item: Sendable
  /// What makes a section: its items, and what its header and its footer need.
  associatedtype Section: Sendable

  /// Where everything is now. O(1).
  var snapshot: FeedSnapshot { get }

  /// Changes the data, and lays out as little anew as gives the frames of a new layout.
  ///
  /// - Returns: What changed.
  /// - Throws: Where an index isn't there or a value has no frame. Then nothing has changed.
  @discardableResult
  mutating func apply(_ changes: [FeedChange<Item, Section>]) throws(FeedError) -> FeedUpdate

  /// Changes the length of the lines: the width of a feed that scrolls vertically, the height of one
  /// that scrolls horizontally.
  ///
  /// - Throws: Where the length is too short for the insets or isn't finite. Then nothing has
  ///   changed.
  @discardableResult
  mutating func resize(to lineLength: Double) throws(FeedError) -> FeedUpdate
}
