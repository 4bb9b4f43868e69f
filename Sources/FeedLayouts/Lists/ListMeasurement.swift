public import ConstraintKit

/// What measuring the visible rows of a list came to.
public struct ListMeasurement: Sendable {
  /// The changes, with the rows that were measured in ``FeedUpdate/placed``.
  public let update: FeedUpdate
  /// What is visible now: the same size, at the content offset at which the first row that was
  /// visible is where it was on the screen.
  public let visibleRect: LayoutRect

  /// What measuring changed, and what is visible after it.
  public init(update: FeedUpdate, visibleRect: LayoutRect) {
    self.update = update
    self.visibleRect = visibleRect
  }
}

extension FeedRange {
  /// Rising items as ranges.
  static func joining(_ items: [FeedElement]) -> [FeedRange] {
    var ranges: [FeedRange] = []
    for element in items {
      if let last = ranges.last, last.section == element.section,
        last.items.upperBound == element.item
      {
        ranges[ranges.count - 1].items = last.items.lowerBound..<element.item + 1
      } else {
        ranges.append(
          FeedRange(section: element.section, items: element.item..<element.item + 1))
      }
    }
    return ranges
  }
}
