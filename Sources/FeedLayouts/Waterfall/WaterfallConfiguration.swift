public import ConstraintKit

/// How a waterfall places its items.
public struct WaterfallConfiguration: Hashable, Sendable {
  /// Which column an item goes to.
  public enum Order: UInt8, Hashable, Sendable {
    /// The one that is shortest so far, and of equally short ones the first.
    case shortestFirst
    /// One after the other, beginning again with the first.
    case leftToRight
    /// One after the other from the last one, beginning again with the last.
    case rightToLeft
  }

  /// When there's no row margin above an item.
  public enum Rule: UInt8, Hashable, Sendable {
    /// In a column that has no item yet.
    case fixed
    /// Where the column's bottom is the top inset, as in the article that the waterfall is from:
    /// an item without height at the top of a column loses the margin behind it, and a section
    /// without items has only the bottom inset.
    case article
  }

  /// From 1 to 65,535.
  public var columnCount: Int
  /// Between columns, in points.
  public var columnMargin: Double
  /// Between the items of a column, in points.
  public var rowMargin: Double
  /// Around the items of each section, in points.
  public var insets: LayoutInsets
  /// Which column an item goes to.
  public var order: Order
  /// When there's no row margin above an item.
  public var rule: Rule
  /// How much longer than the shortest column one may be, in points, to count as equally short.
  public var tieTolerance: Double
  /// How long the headers are that don't state it, in points; 0 for none.
  public var headerLength: Double
  /// How long the footers are that don't state it, in points; 0 for none.
  public var footerLength: Double
  /// Which way the feed scrolls and runs, and how frames are rounded.
  public var options: FeedOptions

  /// A configuration; without arguments, the article's.
  public init(
    columnCount: Int = 3, columnMargin: Double = 10, rowMargin: Double = 10,
    insets: LayoutInsets = LayoutInsets(20, 10, 10, 10), order: Order = .shortestFirst,
    rule: Rule = .fixed, tieTolerance: Double = 0, headerLength: Double = 0,
    footerLength: Double = 0, options: FeedOptions = FeedOptions()
  ) {
    self.columnCount = columnCount
    self.columnMargin = columnMargin
    self.rowMargin = rowMargin
    self.insets = insets
    self.order = order
    self.rule = rule
    self.tieTolerance = tieTolerance
    self.headerLength = headerLength
    self.footerLength = footerLength
    self.options = options
  }
}
