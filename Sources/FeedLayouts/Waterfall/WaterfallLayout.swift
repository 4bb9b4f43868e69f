/// A waterfall: columns of equal width, in which each item goes to the shortest one.
///
/// ```swift
/// var layout = try WaterfallLayout(heights: [100, 50, 80, 60], width: 375)
/// layout.snapshot.frame(at: .item(3))  // → (131.7, 80, 111.7, 60)
/// try layout.apply([.insertItems([WaterfallItem(height: 40)], section: 0, at: 0)])
/// ```
///
/// Frames depend on nothing but the items and the configuration. Placing n items takes O(n · columns),
/// a change O(m · columns), where m is the number of items from the one changed to the place from
/// which on the columns are as they were before; appending takes O(columns).
public struct WaterfallLayout: FeedLayout {
  public typealias Item = WaterfallItem
  public typealias Section = FeedSection<WaterfallItem>

  private var sectioned: SectionedLayout<WaterfallBody>
  /// Where the heights are from, if they're from one.
  private var dataSource: (any WaterfallDataSource)?

  /// A waterfall of sections.
  ///
  /// - Parameter width: In points; the height of a waterfall that scrolls horizontally.
  public init(
    _ sections: [FeedSection<WaterfallItem>],
    configuration: WaterfallConfiguration = WaterfallConfiguration(), width: Double
  ) throws(FeedError) {
    let metrics = try WaterfallMetrics(configuration, lineLength: width)
    try self.init(sections, metrics, dataSource: nil)
  }

  /// A waterfall whose chunks are as small as tests want them.
  init(
    _ sections: [FeedSection<WaterfallItem>], configuration: WaterfallConfiguration, width: Double,
    chunkSize: Int
  ) throws(FeedError) {
    let metrics = try WaterfallMetrics(configuration, lineLength: width, chunkSize: chunkSize)
    try self.init(sections, metrics, dataSource: nil)
  }

  /// A waterfall of one section, of items that take one column each.
  ///
  /// - Parameter heights: In points.
  public init(
    heights: [Double], configuration: WaterfallConfiguration = WaterfallConfiguration(),
    width: Double
  ) throws(FeedError) {
    let items = heights.map { WaterfallItem(height: $0) }
    try self.init([FeedSection(items)], configuration: configuration, width: width)
  }

  private init(
    _ sections: [FeedSection<WaterfallItem>], _ metrics: WaterfallMetrics,
    dataSource: (any WaterfallDataSource)?
  ) throws(FeedError) {
    for (index, section) in sections.enumerated() {
      try Self.check(section, at: index)
      for (item, value) in section.items.enumerated() {
        try Self.check(value, at: .item(item, section: index))
      }
    }
    sectioned = SectionedLayout(
      sections, metrics: metrics, axes: metrics.axes,
      header: metrics.configuration.headerLength, footer: metrics.configuration.footerLength)
    self.dataSource = dataSource
  }

  public var snapshot: FeedSnapshot { sectioned.snapshot }

  /// How items are placed.
  public var configuration: WaterfallConfiguration { metrics.configuration }

  /// In points; the height of a waterfall that scrolls horizontally.
  public var width: Double { metrics.axes.lineLength }

  /// Of an item that takes one column, in points, before rounding to pixels.
  public var itemWidth: Double { metrics.columnWidth }

  /// The first column of an item; nil if there is no such item. O(log n).
  public func column(of element: FeedElement) -> Int? {
    guard element.kind == .item, let count = snapshot.itemCount(section: element.section),
      element.item >= 0, element.item < count
    else { return nil }
    return sectioned.geometry.sections[element.section].body.column(at: element.item)
  }

  @discardableResult
  public mutating func apply(
    _ changes: [FeedChange<WaterfallItem, FeedSection<WaterfallItem>>]
  ) throws(FeedError) -> FeedUpdate {
    let edit = try FeedEditor.edit(changes, of: self)
    return sectioned.make(edit)
  }

  /// Changes the width. Heights from a data source are asked for anew; heights in points that were
  /// given stay as they are.
  @discardableResult
  public mutating func resize(to width: Double) throws(FeedError) -> FeedUpdate {
    try relay(configuration, width: width)
  }

  /// Places all items anew. Heights from a data source are asked for anew if the width of items is
  /// another.
  @discardableResult
  public mutating func configure(
    _ configuration: WaterfallConfiguration
  ) throws(FeedError) -> FeedUpdate {
    try relay(configuration, width: width)
  }

  private mutating func relay(
    _ configuration: WaterfallConfiguration, width: Double
  ) throws(FeedError) -> FeedUpdate {
    let metrics = try WaterfallMetrics(configuration, lineLength: width)
    guard let dataSource, metrics.columnWidth != itemWidth else {
      return sectioned.relay(
        metrics: metrics, axes: metrics.axes, header: configuration.headerLength,
        footer: configuration.footerLength)
    }
    let sections = try dataSource.sections(metrics, counts: counts)
    let new = try WaterfallLayout(sections, metrics, dataSource: dataSource)
    return sectioned.replace(with: new.sectioned)
  }

  private var metrics: WaterfallMetrics { sectioned.geometry.metrics }

  private var counts: [Int] { sectioned.geometry.sections.map(\.body.count) }
}

extension WaterfallLayout {
  /// A waterfall whose number of columns, margins and heights a data source tells.
  ///
  /// Its numbers take the place of the configuration's, and are asked for once: ``configure(_:)``
  /// changes them. Each height is asked for once. Where the data changes, tell ``apply(_:)`` how; counts that change
  /// unannounced are found when the width changes.
  ///
  /// - Throws: Where a height isn't one, and ``FeedError/countChanged(section:expected:found:)`` where
  ///   the counts change while heights are asked for.
  public init(
    dataSource: any WaterfallDataSource,
    configuration: WaterfallConfiguration = WaterfallConfiguration(), width: Double
  ) throws(FeedError) {
    var configuration = configuration
    configuration.columnCount = dataSource.columnCount
    configuration.columnMargin = dataSource.columnMargin
    configuration.rowMargin = dataSource.rowMargin
    configuration.insets = dataSource.insets
    let metrics = try WaterfallMetrics(configuration, lineLength: width)
    let sections = try dataSource.sections(metrics, counts: nil)
    try self.init(sections, metrics, dataSource: dataSource)
  }
}

extension WaterfallLayout: FeedContent {
  package var sectionCount: Int { sectioned.geometry.sectionCount }
  package func itemCount(in section: Int) -> Int { sectioned.geometry.itemCount(in: section) }
  package func items(of section: FeedSection<WaterfallItem>) -> [WaterfallItem] { section.items }

  package func check(_ item: WaterfallItem, at element: FeedElement) throws(FeedError) {
    try Self.check(item, at: element)
  }

  package func check(_ section: FeedSection<WaterfallItem>, at index: Int) throws(FeedError) {
    try Self.check(section, at: index)
  }

  private static func check(_ item: WaterfallItem, at element: FeedElement) throws(FeedError) {
    switch item.height {
    case .points(let height), .timesWidth(let height):
      try FeedError.check(length: height, of: element)
    }
  }

  private static func check(
    _ section: FeedSection<WaterfallItem>, at index: Int
  ) throws(FeedError) {
    try FeedError.check(length: section.header ?? 0, of: .header(section: index))
    try FeedError.check(length: section.footer ?? 0, of: .footer(section: index))
  }
}
