/// A list of rows that are measured, at once or when they become visible, and kept laid out.
///
/// ```swift
/// var list = try MeasuredList(
///   cards, measurer: CardMeasurer(lineLength: 375), options: ListOptions(estimatedHeight: 200))
/// let screen = LayoutRect(x: 0, y: 0, width: 375, height: 667)
/// let visible = try list.measure(in: screen).visibleRect
/// list.snapshot.frames(in: visible)
/// ```
///
/// Rows follow each other along ``ListOptions/scrollDirection`` and reach from side to side; their
/// lengths are heights, or widths where the list scrolls horizontally. With an estimate, a row has it
/// as the length of its cell, and no footer, until it is measured; once all are, the frames are those
/// of a new list that measures everything at once. What was measured is kept in a ``HeightCache``.
///
/// ``MomentsList`` and ``SmartCellList`` are such lists.
public struct MeasuredList<Measurer: RowMeasuring>: FeedLayout {
  /// What a row is made of.
  public typealias Row = Measurer.Row
  public typealias Item = Row
  public typealias Section = FeedSection<Row>

  struct Value: TreeRow {
    var row: Row
    var extent: ExactSum { .zero }
  }

  var extents = RowTree<RowExtents>()
  var values: RowTree<Value>
  var ids: Set<Row.ID> = []
  var cache: HeightCache<Row.ID>
  /// What measures the rows, for the present length of lines.
  public internal(set) var measurer: Measurer
  /// What the rows are in the feed.
  public let grouping: RowGrouping
  /// How the list is laid out.
  public let options: ListOptions

  /// A list of rows.
  ///
  /// - Throws: ``FeedError/duplicateIdentifier(_:_:_:)``, ``FeedError/invalidWidth(_:minimum:)``,
  ///   ``FeedError/invalidHeaderHeight(_:)``, ``FeedError/invalidOption(_:_:)`` for an option,
  ///   ``FeedError/wrongResultCount(expected:found:)`` and ``FeedError/invalidLength(_:_:)`` for what
  ///   the measurer answers, and what it says of a row.
  /// - Complexity: O(n).
  public init(
    _ rows: [Row], measurer: Measurer, grouping: RowGrouping = .items,
    options: ListOptions = ListOptions()
  ) throws(FeedError) {
    try options.check()
    if case .sections(let length) = grouping { try FeedError.check(headerHeight: length) }
    try FeedError.check(lineLength: measurer.lineLength, minimum: 0)
    self.measurer = measurer
    self.grouping = grouping
    self.options = options
    cache = HeightCache(capacity: options.cacheCapacity)
    values = RowTree(rows.map { Value(row: $0) })
    try takeIDs(of: rows)
    extents = RowTree(try newExtents(of: rows, from: 0))
  }

  private mutating func takeIDs(of rows: [Row]) throws(FeedError) {
    ids.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() where !ids.insert(row.id).inserted {
      let first = rows.firstIndex { $0.id == row.id } ?? index
      throw .duplicateIdentifier(
        "\(row.id)", grouping.element(ofRow: first), grouping.element(ofRow: index))
    }
  }

  /// How many rows there are.
  public var count: Int { extents.count }
  /// How wide the rows are, in points; how high where the list scrolls horizontally.
  public var lineLength: Double { measurer.lineLength }
  /// How the cache of lengths has served.
  public var cacheStatistics: HeightCacheStatistics { cache.statistics }

  /// A row; nil if there is no such.
  ///
  /// - Complexity: O(log n).
  public func row(at index: Int) -> Row? {
    index >= 0 && index < count ? values[index].row : nil
  }

  /// Whether a row has been measured; nil if there is no such.
  ///
  /// - Complexity: O(log n).
  public func isMeasured(row index: Int) -> Bool? {
    index >= 0 && index < count ? extents[index].isMeasured : nil
  }

  public var snapshot: FeedSnapshot {
    let axes = options.axes(lineLength: lineLength)
    return switch grouping {
    case .items: FeedSnapshot(ItemRowsGeometry(rows: extents, lineLength: lineLength), axes: axes)
    case .sections:
      FeedSnapshot(SectionRowsGeometry(rows: extents, lineLength: lineLength), axes: axes)
    }
  }

  /// Forgets what was measured of a row in the cache; a list keeps the lengths that it shows until
  /// the row is reloaded.
  public mutating func invalidateLengths(of id: Row.ID) {
    cache.invalidate(id)
  }

  /// Forgets all that was measured in the cache.
  public mutating func invalidateLengths() {
    cache.removeAll()
  }
}
