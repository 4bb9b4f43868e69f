public import ConstraintKit

/// A flow: items fill lines as words do, as in UICollectionViewFlowLayout.
///
/// ```swift
/// let sizes = FlowText.words(in: "When shall we three meet again")
///   .map { FlowText.cellSize(of: $0, lineLength: 335) }
/// let layout = try FlowLayout([FeedSection(sizes)], configuration: .words, width: 375)
/// ```
///
/// Items stand in the middle of their line's height. One that is longer than a line is as long as the
/// line. A change takes O(m + lines behind it), where m is the number of items from the line before
/// the one changed to the first line that begins as one did before; appending takes O(items of the
/// last two lines).
public struct FlowLayout: FeedLayout {
  public typealias Item = LayoutSize
  public typealias Section = FeedSection<LayoutSize>

  private var sectioned: SectionedLayout<FlowBody>

  /// A flow of sections.
  ///
  /// - Parameter width: In points; the height of a flow that scrolls horizontally.
  public init(
    _ sections: [FeedSection<LayoutSize>], configuration: FlowConfiguration = FlowConfiguration(),
    width: Double
  ) throws(FeedError) {
    try self.init(sections, try FlowMetrics(configuration, lineLength: width))
  }

  /// A flow whose chunks are as small as tests want them.
  init(
    _ sections: [FeedSection<LayoutSize>], configuration: FlowConfiguration, width: Double,
    chunkSize: Int
  ) throws(FeedError) {
    let metrics = try FlowMetrics(configuration, lineLength: width, chunkSize: chunkSize)
    try self.init(sections, metrics)
  }

  private init(
    _ sections: [FeedSection<LayoutSize>], _ metrics: FlowMetrics
  ) throws(FeedError) {
    for (index, section) in sections.enumerated() {
      try Self.check(section, at: index)
      for (item, size) in section.items.enumerated() {
        try Self.check(size, at: .item(item, section: index))
      }
    }
    sectioned = SectionedLayout(
      sections, metrics: metrics, axes: metrics.axes, header: metrics.defaults.header,
      footer: metrics.defaults.footer)
  }

  public var snapshot: FeedSnapshot { sectioned.snapshot }

  /// How items are placed.
  public var configuration: FlowConfiguration { metrics.configuration }

  /// In points; the height of a flow that scrolls horizontally.
  public var width: Double { metrics.axes.lineLength }

  /// What lines have room for, in points.
  public var lineLength: Double { metrics.room }

  @discardableResult
  public mutating func apply(
    _ changes: [FeedChange<LayoutSize, FeedSection<LayoutSize>>]
  ) throws(FeedError) -> FeedUpdate {
    let edit = try FeedEditor.edit(changes, of: self)
    return sectioned.make(edit)
  }

  /// Changes the width. The items keep their sizes; ``resize(to:sizes:)`` gives them others.
  @discardableResult
  public mutating func resize(to width: Double) throws(FeedError) -> FeedUpdate {
    try relay(configuration, width: width)
  }

  /// Changes the width, and with it the sizes of the items.
  ///
  /// - Parameter size: The size of an item in lines of the given length.
  @discardableResult
  public mutating func resize(
    to width: Double, sizes size: (_ element: FeedElement, _ lineLength: Double) -> LayoutSize
  ) throws(FeedError) -> FeedUpdate {
    let metrics = try FlowMetrics(configuration, lineLength: width)
    let sections = sectioned.sections.enumerated().map { section, content in
      var content = content
      for item in content.items.indices {
        content.items[item] = size(.item(item, section: section), metrics.room)
      }
      return content
    }
    let new = try FlowLayout(sections, metrics)
    return sectioned.replace(with: new.sectioned)
  }

  /// Places all items anew.
  @discardableResult
  public mutating func configure(
    _ configuration: FlowConfiguration
  ) throws(FeedError) -> FeedUpdate {
    try relay(configuration, width: width)
  }

  private mutating func relay(
    _ configuration: FlowConfiguration, width: Double
  ) throws(FeedError) -> FeedUpdate {
    let metrics = try FlowMetrics(configuration, lineLength: width)
    return sectioned.relay(
      metrics: metrics, axes: metrics.axes, header: metrics.defaults.header,
      footer: metrics.defaults.footer)
  }

  private var metrics: FlowMetrics { sectioned.geometry.metrics }
}

extension FlowLayout: FeedContent {
  package var sectionCount: Int { sectioned.geometry.sectionCount }
  package func itemCount(in section: Int) -> Int { sectioned.geometry.itemCount(in: section) }
  package func items(of section: FeedSection<LayoutSize>) -> [LayoutSize] { section.items }

  package func check(_ item: LayoutSize, at element: FeedElement) throws(FeedError) {
    try Self.check(item, at: element)
  }

  package func check(_ section: FeedSection<LayoutSize>, at index: Int) throws(FeedError) {
    try Self.check(section, at: index)
  }

  private static func check(_ size: LayoutSize, at element: FeedElement) throws(FeedError) {
    try FeedError.check(length: size.width, of: element)
    try FeedError.check(length: size.height, of: element)
  }

  private static func check(
    _ section: FeedSection<LayoutSize>, at index: Int
  ) throws(FeedError) {
    try FeedError.check(length: section.header ?? 0, of: .header(section: index))
    try FeedError.check(length: section.footer ?? 0, of: .footer(section: index))
  }
}
