public import ConstraintKit

/// A moments feed that is kept laid out: a section for each post, with a header, the cell as its
/// only item, and the comments as its footer.
///
/// ```swift
/// var list = try MomentsList(entries, width: 375, options: ListOptions(estimatedHeight: 300))
/// let visible = try list.measure(in: LayoutRect(x: 0, y: 0, width: 375, height: 667))
/// list.snapshot.frames(in: visible.visibleRect)
/// try list.apply([.insertSections([newest], at: 0)])
/// ```
///
/// It is a ``MeasuredList`` of posts that a ``MomentsTemplate`` measures. Where it scrolls
/// horizontally, it is the table turned by a quarter: posts lie side by side, each as long as its
/// cell and footer are high at a width that is the list's height.
public struct MomentsList: FeedLayout {
  public typealias Item = MomentsEntry
  public typealias Section = MomentsEntry

  private var list: MeasuredList<MomentsRows>
  /// Of each section's header, in points.
  public let headerHeight: Double

  /// A list of posts.
  ///
  /// - Parameters:
  ///   - width: In points, at least ``MomentsCell/minimumWidth``; the height of a list that scrolls
  ///     horizontally.
  ///   - headerHeight: Of each section, in points.
  /// - Throws: ``FeedError/duplicateIdentifier(_:_:_:)``; ``FeedError/invalidWidth(_:minimum:)``,
  ///   ``FeedError/invalidHeaderHeight(_:)``, ``FeedError/invalidOption(_:_:)`` for an option;
  ///   what measuring says of a post.
  /// - Complexity: O(n).
  public init(
    _ entries: [MomentsEntry], width: Double, headerHeight: Double = 0.0001,
    options: ListOptions = ListOptions(), measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(FeedError) {
    self.headerHeight = headerHeight
    let template = try MomentsTemplate(width: width, measurer: measurer)
    list = try MeasuredList(
      entries, measurer: MomentsRows(template: template),
      grouping: .sections(headerLength: headerHeight), options: options)
  }

  /// How the list is laid out.
  public var options: ListOptions { list.options }
  /// How many posts there are.
  public var count: Int { list.count }
  /// In points; the height of a list that scrolls horizontally.
  public var width: Double { list.lineLength }
  /// How the cache of heights has served.
  public var cacheStatistics: HeightCacheStatistics { list.cacheStatistics }
  public var snapshot: FeedSnapshot { list.snapshot }

  /// The post of a section; nil if there is no such section.
  ///
  /// - Complexity: O(log n).
  public func entry(ofSection section: Int) -> MomentsEntry? { list.row(at: section) }

  /// Whether the post of a section has been measured; nil if there is no such section.
  public func isMeasured(section: Int) -> Bool? { list.isMeasured(row: section) }

  /// What is in the cell and in the footer of a section, in their own coordinates; nil if there is
  /// no such section.
  ///
  /// - Throws: What measuring says of the post.
  public func frames(ofSection section: Int) throws(FeedError) -> MomentsPostFrames? {
    guard let entry = entry(ofSection: section) else { return nil }
    do {
      return try list.measurer.template.frames(of: entry.post)
    } catch {
      throw error.ofItem(section)
    }
  }
}

extension MomentsList {
  /// Changes the posts, as ``MeasuredList/apply(_:)`` does where rows are sections: the section that
  /// a change brings is the post in it.
  ///
  /// - Throws: What that does, but for what is said of sections' items; then nothing has changed.
  @discardableResult
  public mutating func apply(
    _ changes: [FeedChange<MomentsEntry, MomentsEntry>]
  ) throws(FeedError) -> FeedUpdate {
    try list.apply(changes.map { change in change.mapSections { FeedSection([$0]) } })
  }

  /// Lays the list out for another width, as ``MeasuredList/resize(to:)`` does.
  @discardableResult
  public mutating func resize(to lineLength: Double) throws(FeedError) -> FeedUpdate {
    try list.resize(to: lineLength)
  }

  /// Measures the posts that are visible, as ``MeasuredList/measure(in:)`` does.
  ///
  /// - Parameter rect: What is visible.
  /// - Throws: What measuring says of a post; then the list is as it was.
  public mutating func measure(in rect: LayoutRect) throws(FeedError) -> ListMeasurement {
    try list.measure(in: rect)
  }

  /// Measures all posts.
  ///
  /// - Throws: What measuring says of a post; then the list is as it was.
  @discardableResult
  public mutating func measureAll() throws(FeedError) -> FeedUpdate {
    try list.measureAll()
  }

  /// Forgets the measured heights of a post in the cache; a list keeps those that it shows until
  /// the post is reloaded.
  public mutating func invalidateHeights(of id: String) { list.invalidateLengths(of: id) }

  /// Forgets all measured heights in the cache.
  public mutating func invalidateHeights() { list.invalidateLengths() }
}

/// Measures the posts of a list.
private struct MomentsRows: RowMeasuring {
  let template: MomentsTemplate

  var lineLength: Double { template.width }

  func resized(to lineLength: Double) throws(FeedError) -> MomentsRows {
    MomentsRows(template: try MomentsTemplate(width: lineLength, measurer: template.measurer))
  }

  func measure(_ entries: [MomentsEntry]) -> [Result<RowLengths, FeedError>] {
    template.solve(entries.map(\.post)).map { result in
      result.map { RowLengths(cell: $0.cell.height, footer: $0.footer.height) }
    }
  }
}
