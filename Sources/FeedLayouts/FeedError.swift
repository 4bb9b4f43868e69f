public import ConstraintKit

/// Why a feed has no frames.
public enum FeedError: Error, Sendable {
  /// The length of the lines, in points, isn't finite or is less than the insets and margins take:
  /// the width of a feed, or the height of one that scrolls horizontally.
  case invalidWidth(Double, minimum: Double)
  /// The height of the section headers, in points, isn't from 0 to 10¹².
  case invalidHeaderHeight(Double)
  /// A cell, which is an item, or a footer can't be solved. `section` is the post's index; nil outside
  /// a feed.
  case unsolved(LayoutError, FeedElement.Kind, section: Int?)
  /// A length of an element, in points, is negative, isn't a number or is more than 10¹².
  case invalidLength(Double, FeedElement)
  /// An option isn't a number or is out of its range.
  case invalidOption(Option, Double)
  /// The number of columns isn't from 1 to 65,535.
  case invalidColumnCount(Int)
  /// There is no such section, or no such place for one.
  case sectionsOutOfRange(Range<Int>, count: Int)
  /// A section has no such items, or no such place for one.
  case itemsOutOfRange(Range<Int>, section: Int, count: Int)
  /// A data source has more items than a feed can hold: more than 2³¹. `section` is nil where it is the
  /// number of sections.
  case tooManyItems(section: Int?, count: Int)
  /// A ``FeedSolving`` or a ``RowMeasuring`` doesn't have one result for each item.
  case wrongResultCount(expected: Int, found: Int)
  /// Two elements have the same identifier.
  case duplicateIdentifier(String, FeedElement, FeedElement)
  /// Each section of the feed has one item; none can be inserted, deleted or moved.
  case fixedItemCount(section: Int)
  /// The feed always has so many sections; none can be inserted, deleted or moved.
  case fixedSectionCount(Int)
  /// A header or a footer is given a length, which is the list's to say.
  case statedLength(FeedElement)
  /// A data source has another number of items than before, though it announced no change. `section`
  /// is nil where it is the number of sections.
  case countChanged(section: Int?, expected: Int, found: Int)
}

extension FeedError {
  /// A number that describes a feed.
  public enum Option: String, Sendable {
    case columnMargin = "column margin"
    case contentInset = "content inset"
    case estimatedHeight = "estimated height"
    case footerLength = "footer's length"
    case headerLength = "header's length"
    case imageHeight = "height of pictures"
    case imageWidth = "width of pictures"
    case inset = "inset"
    case itemSpacing = "item spacing"
    case lineLength = "width"
    case lineSpacing = "line spacing"
    case pixelScale = "pixel scale"
    case rowMargin = "row margin"
    case tieTolerance = "tolerance of ties"
  }
}
