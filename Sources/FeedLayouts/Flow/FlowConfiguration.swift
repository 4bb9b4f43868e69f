public import ConstraintKit

/// How a flow places its items.
public struct FlowConfiguration: Hashable, Sendable {
  /// Where the items of a line are. In a flow that scrolls horizontally, lines are columns, left is
  /// the top and right the bottom.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// As UICollectionViewFlowLayout does it: lines are filled, a lone item in a line is centred, and
    /// the last line begins at its start, with the least spacing or, where all sizes of the section
    /// are equal, with that of a full line.
    case justified
    case left
    case center
    case right
  }

  /// Around the items of each section, in points.
  public var insets: LayoutInsets
  /// Between lines, in points.
  public var lineSpacing: Double
  /// Between the items of a line, in points, at least.
  public var itemSpacing: Double
  /// Where the items of a line are.
  public var alignment: Alignment
  /// Of headers that don't state their length, in points. Only the height counts, or the width where
  /// the flow scrolls horizontally; headers reach from side to side. 0 for none.
  public var headerReferenceSize: LayoutSize
  /// Of footers that don't state their length, as for headers.
  public var footerReferenceSize: LayoutSize
  /// Which way the feed scrolls and runs, and how frames are rounded.
  public var options: FeedOptions

  /// A configuration; without arguments, UICollectionViewFlowLayout's.
  public init(
    insets: LayoutInsets = .zero, lineSpacing: Double = 10, itemSpacing: Double = 10,
    alignment: Alignment = .justified, headerReferenceSize: LayoutSize = .zero,
    footerReferenceSize: LayoutSize = .zero, options: FeedOptions = FeedOptions()
  ) {
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.alignment = alignment
    self.headerReferenceSize = headerReferenceSize
    self.footerReferenceSize = footerReferenceSize
    self.options = options
  }

  /// That of the words of a text: sections with a header each, under a status bar.
  public static let words = FlowConfiguration(
    insets: LayoutInsets(10, 20, 30, 20), headerReferenceSize: LayoutSize(100, 25),
    options: FeedOptions(contentInset: LayoutInsets(top: 20)))
}
