public import ConstraintKit

/// Tells a waterfall how high its items are, as the delegate of the original does.
///
/// Only the number of items and their heights are required.
public protocol WaterfallDataSource: Sendable {
  /// One by default; a negative number is taken as 0.
  var sectionCount: Int { get }
  /// A negative number is taken as 0.
  func itemCount(section: Int) -> Int
  /// - Parameter itemWidth: Of all columns that the item takes, in points, before rounding to pixels.
  /// - Returns: In points.
  func heightForItem(at index: Int, section: Int, itemWidth: Double) -> Double
  /// How many columns an item takes: one by default. Taken as 1 where it's less, and as the number of
  /// columns where it's more.
  func spanOfItem(at index: Int, section: Int) -> Int
  /// 3 by default.
  var columnCount: Int { get }
  /// 10 by default.
  var columnMargin: Double { get }
  /// 10 by default.
  var rowMargin: Double { get }
  /// Top 20, the others 10 by default.
  var insets: LayoutInsets { get }
}

extension WaterfallDataSource {
  public var sectionCount: Int { 1 }
  public var columnCount: Int { WaterfallConfiguration().columnCount }
  public var columnMargin: Double { WaterfallConfiguration().columnMargin }
  public var rowMargin: Double { WaterfallConfiguration().rowMargin }
  public var insets: LayoutInsets { WaterfallConfiguration().insets }

  public func spanOfItem(at index: Int, section: Int) -> Int { 1 }
}

extension WaterfallDataSource {
  /// All sections with heights for the width of the metrics.
  ///
  /// - Parameter counts: How many items the sections must have; nil if that isn't known yet.
  func sections(
    _ metrics: WaterfallMetrics, counts: [Int]?
  ) throws(FeedError) -> [FeedSection<WaterfallItem>] {
    let expected: [Int]
    if let counts {
      try check(counts)
      expected = counts
    } else {
      expected = try self.counts()
    }
    let sections = expected.enumerated().map { section, count in
      FeedSection(
        (0..<count).map { index in
          let span = min(max(spanOfItem(at: index, section: section), 1), metrics.columnCount)
          let width = metrics.width(span: span)
          let height = heightForItem(at: index, section: section, itemWidth: width)
          return WaterfallItem(height: height, span: span)
        })
    }
    try check(expected)
    return sections
  }

  private func counts() throws(FeedError) -> [Int] {
    let sections = sectionCount
    guard sections <= FeedLimit.items else { throw .tooManyItems(section: nil, count: sections) }
    var counts: [Int] = []
    for section in 0..<max(0, sections) {
      let count = itemCount(section: section)
      guard count <= FeedLimit.items else { throw .tooManyItems(section: section, count: count) }
      counts.append(max(0, count))
    }
    return counts
  }

  private func check(_ expected: [Int]) throws(FeedError) {
    let found = try counts()
    guard found.count == expected.count else {
      throw .countChanged(section: nil, expected: expected.count, found: found.count)
    }
    for section in found.indices where found[section] != expected[section] {
      throw .countChanged(section: section, expected: expected[section], found: found[section])
    }
  }
}
