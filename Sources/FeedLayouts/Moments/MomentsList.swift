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
/// Heights come from a ``MomentsTemplate`` and are kept in a ``HeightCache``. With an estimate, a
/// post has it as the height of its cell, and no footer, until it is measured; once all are, the
/// frames are those of a new list that measures everything at once.
public struct MomentsList: FeedLayout {
  struct EntryRow: TreeRow {
    var entry: MomentsEntry
    var extent: ExactSum { .zero }
  }

  var heights: RowTree<MomentsSectionRow>
  var entryRows: RowTree<EntryRow>
  var ids: Set<String>
  var template: MomentsTemplate
  var cache: HeightCache<String>
  /// How the list is laid out.
  public let options: ListOptions
  /// Of each section's header, in points.
  public let headerHeight: Double

  /// A list of posts.
  ///
  /// - Parameters:
  ///   - width: In points, at least ``MomentsCell/minimumWidth``.
  ///   - headerHeight: Of each section, in points.
  /// - Throws: ``FeedError/duplicateIdentifier(_:_:_:)``; ``FeedError/invalidWidth(_:minimum:)``,
  ///   ``FeedError/invalidHeaderHeight(_:)``, ``FeedError/invalidOption(_:_:)`` for an option;
  ///   what measuring says of a post.
  /// - Complexity: O(n).
  public init(
    _ entries: [MomentsEntry], width: Double, headerHeight: Double = 0.0001,
    options: ListOptions = ListOptions(), measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(FeedError) {
    try options.check()
    try FeedError.check(headerHeight: headerHeight)
    self.options = options
    self.headerHeight = headerHeight
    template = try MomentsTemplate(width: width, measurer: measurer)
    cache = HeightCache(capacity: options.cacheCapacity)
    ids = []
    entryRows = RowTree(entries.map { EntryRow(entry: $0) })
    heights = RowTree()
    try takeIDs(of: entries)
    heights = RowTree(try rows(for: entries, from: 0))
  }

  private mutating func takeIDs(of entries: [MomentsEntry]) throws(FeedError) {
    var ids = Set<String>(minimumCapacity: entries.count)
    for (section, entry) in entries.enumerated() where !ids.insert(entry.id).inserted {
      let first = entries.firstIndex { $0.id == entry.id } ?? section
      throw .duplicateIdentifier(
        entry.id, .item(0, section: first), .item(0, section: section))
    }
    self.ids = ids
  }

  /// How many posts there are.
  public var count: Int { heights.count }
  /// In points.
  public var width: Double { template.width }
  /// How the cache of heights has served.
  public var cacheStatistics: HeightCacheStatistics { cache.statistics }

  /// The post of a section; nil if there is no such section.
  ///
  /// - Complexity: O(log n).
  public func entry(ofSection section: Int) -> MomentsEntry? {
    section >= 0 && section < count ? entryRows[section].entry : nil
  }

  /// Whether the post of a section has been measured; nil if there is no such section.
  public func isMeasured(section: Int) -> Bool? {
    section >= 0 && section < count ? heights[section].isMeasured : nil
  }

  /// What is in the cell and in the footer of a section, in their own coordinates; nil if there is
  /// no such section.
  ///
  /// - Throws: What measuring says of the post.
  public func frames(ofSection section: Int) throws(FeedError) -> MomentsPostFrames? {
    guard let entry = entry(ofSection: section) else { return nil }
    do {
      return try template.frames(of: entry.post)
    } catch {
      throw error.ofItem(section)
    }
  }

  public var snapshot: FeedSnapshot {
    FeedSnapshot(
      MomentsGeometry(rows: heights, width: width), axes: options.axes(width: width))
  }
}

// MARK: Heights

extension MomentsList {
  /// Rows for new posts: measured, or estimated where there is an estimate.
  mutating func rows(
    for entries: [MomentsEntry], from section: Int
  ) throws(FeedError) -> [MomentsSectionRow] {
    guard let estimate = options.estimate else {
      return try measuredRows(for: entries) { section + $0 }
    }
    let row = MomentsSectionRow(
      header: headerHeight, cell: estimate, footer: 0, state: .estimated)
    return entries.map { _ in row }
  }

  /// Rows for posts, from the cache or measured.
  ///
  /// - Parameter section: The section of a post, for errors.
  mutating func measuredRows(
    for entries: [MomentsEntry], section: (Int) -> Int
  ) throws(FeedError) -> [MomentsSectionRow] {
    var rows: [MomentsSectionRow?] = entries.map { cachedRow(for: $0) }
    let missing = rows.indices.filter { rows[$0] == nil }
    let results = template.solve(missing.map { entries[$0].post })
    for (index, result) in zip(missing, results) {
      do throws(FeedError) {
        rows[index] = try row(for: entries[index], result.get())
      } catch {
        throw error.ofItem(section(index))
      }
    }
    return rows.compactMap { $0 }
  }

  mutating func cachedRow(for entry: MomentsEntry) -> MomentsSectionRow? {
    guard let cell = cache.height(for: key(entry, .cell)),
      let footer = cache.height(for: key(entry, .footer))
    else { return nil }
    return MomentsSectionRow(header: headerHeight, cell: cell, footer: footer, state: .measured)
  }

  private mutating func row(
    for entry: MomentsEntry, _ frames: MomentsPostFrames
  ) throws(FeedError) -> MomentsSectionRow {
    let cell = try FeedError.checked(frames.cell.height, .item(0))
    let footer = try FeedError.checked(frames.footer.height, .footer(section: 0))
    cache.store(cell, for: key(entry, .cell))
    cache.store(footer, for: key(entry, .footer))
    return MomentsSectionRow(header: headerHeight, cell: cell, footer: footer, state: .measured)
  }

  private func key(
    _ entry: MomentsEntry, _ state: HeightCacheState
  ) -> HeightCache<String>.Key {
    HeightCache.Key(id: entry.id, version: entry.version, width: width, state: state)
  }

  /// Forgets the measured heights of a post in the cache; a list keeps those that it shows until
  /// the post is reloaded.
  public mutating func invalidateHeights(of id: String) {
    cache.invalidate(id)
  }

  /// Forgets all measured heights in the cache.
  public mutating func invalidateHeights() {
    cache.removeAll()
  }
}
