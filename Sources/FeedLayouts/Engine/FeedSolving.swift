/// Finds the frames of a feed's items, many at a time: what `solveFeed` streams items through.
///
/// ``MomentsTemplate`` and ``SmartCellTemplate`` are such.
public protocol FeedSolving<Item, Frames>: Sendable {
  /// What makes the frames of one cell.
  associatedtype Item: Sendable
  /// The frames of one cell.
  associatedtype Frames: Sendable

  /// The frames of items, one result for each, in their order.
  ///
  /// A result depends on its item alone. It is called for different items by several tasks at once.
  func solve(_ items: [Item]) -> [Result<Frames, FeedError>]
}
