public import ConstraintKit

extension MeasuredList {
  /// Measures the rows that are visible, or become so when others turn out less long.
  ///
  /// The first row that was visible stays where it was on the screen: the content offset changes
  /// by exactly what the lengths before it did.
  ///
  /// - Parameter rect: What is visible.
  /// - Throws: What measuring says of a row; then the list is as it was.
  /// - Complexity: O(log n) and a measurement for each row.
  public mutating func measure(in rect: LayoutRect) throws(FeedError) -> ListMeasurement {
    let before = (snapshot: snapshot, extents: extents)
    let anchor = before.snapshot.anchor(in: rect)
    var visible = rect
    var measured: [Int] = []
    do throws(FeedError) {
      while true {
        let rows = unmeasuredRows(in: visible)
        guard !rows.isEmpty else { break }
        try measure(rows)
        measured += rows
        if let offset = anchor.flatMap({ contentOffset(keeping: $0) }) {
          visible.x = offset.x
          visible.y = offset.y
        }
      }
    } catch {
      extents = before.extents
      throw error
    }
    return ListMeasurement(
      update: update(placing: measured.sorted(), from: before.snapshot), visibleRect: visible)
  }

  /// Measures all rows.
  ///
  /// - Throws: What measuring says of a row; then the list is as it was.
  @discardableResult
  public mutating func measureAll() throws(FeedError) -> FeedUpdate {
    let before = snapshot
    var rows: [Int] = []
    extents.visit { index, _, row in
      if !row.isMeasured { rows.append(index) }
      return true
    }
    try measure(rows)
    return update(placing: rows, from: before)
  }

  /// Lays the list out for another length of lines.
  ///
  /// What was measured for the old length isn't used. Rows that had been measured have the lengths
  /// of the cache if it has them for the new one; otherwise they are estimated, if there is an
  /// estimate, until they are measured.
  ///
  /// - Throws: ``FeedError/invalidWidth(_:minimum:)``, what measuring says of a row; then nothing
  ///   has changed.
  /// - Complexity: O(n), and a measurement for each row if there is no estimate.
  @discardableResult
  public mutating func resize(to lineLength: Double) throws(FeedError) -> FeedUpdate {
    let before = snapshot
    let old = measurer
    let new = try old.resized(to: lineLength)
    try FeedError.check(lineLength: new.lineLength, minimum: 0)
    measurer = new
    do throws(FeedError) {
      extents = RowTree(try resizedExtents())
    } catch {
      measurer = old
      throw error
    }
    return update(placing: Array(0..<count), from: before)
  }

  private mutating func resizedExtents() throws(FeedError) -> [RowExtents] {
    let rows = values.rows.map(\.row)
    var resized = try newExtents(of: rows, from: 0)
    guard options.estimate != nil else { return resized }
    for (index, old) in extents.rows.enumerated() where old.state != .estimated {
      if let known = cachedExtents(of: rows[index]) {
        resized[index] = known
      } else {
        resized[index].state = .estimatedAgain
      }
    }
    return resized
  }

  private func unmeasuredRows(in rect: LayoutRect) -> [Int] {
    var rows: [Int] = []
    snapshot.visit(rect) { element, _ in
      let row = grouping.row(of: element)
      if rows.last != row, !extents[row].isMeasured { rows.append(row) }
    }
    return rows
  }

  private mutating func measure(_ rows: [Int]) throws(FeedError) {
    let measured = try measuredExtents(of: rows.map { values[$0].row }) { rows[$0] }
    for (index, row) in zip(rows, measured) { extents.update(at: index) { $0 = row } }
  }

  private func contentOffset(keeping anchor: FeedAnchor) -> LayoutPoint? {
    let snapshot = snapshot
    return snapshot.frame(at: anchor.element).map {
      snapshot.contentOffset(showing: $0, as: anchor)
    }
  }

  /// An update in which no row comes or goes, and some, in rising order, have been laid out anew.
  private func update(placing rows: [Int], from before: FeedSnapshot) -> FeedUpdate {
    let sections = grouping.sectionCount(rows: count)
    return FeedUpdate(
      runs: sections == 0 ? [] : [SectionRun(count: sections, origin: 0)],
      oldSectionCount: sections, oldItemCounts: [:],
      placed: FeedRange.joining(rows.map { grouping.element(ofRow: $0) }),
      oldContentSize: before.contentSize, snapshot: snapshot)
  }
}

// MARK: Lengths

extension MeasuredList {
  /// The lengths of new rows: measured, or estimated where there is an estimate.
  mutating func newExtents(of rows: [Row], from index: Int) throws(FeedError) -> [RowExtents] {
    guard let estimate = options.estimate else {
      return try measuredExtents(of: rows) { index + $0 }
    }
    let row = extents(RowLengths(cell: estimate), .estimated)
    return Array(repeating: row, count: rows.count)
  }

  /// The lengths of rows, from the cache or measured.
  ///
  /// - Parameter place: Where a row is in the list, for errors.
  mutating func measuredExtents(
    of rows: [Row], at place: (Int) -> Int
  ) throws(FeedError) -> [RowExtents] {
    var found = rows.map { cachedExtents(of: $0) }
    let missing = found.indices.filter { found[$0] == nil }
    let results = missing.isEmpty ? [] : measurer.measure(missing.map { rows[$0] })
    guard results.count == missing.count else {
      throw .wrongResultCount(expected: missing.count, found: results.count)
    }
    for (index, result) in zip(missing, results) {
      do throws(FeedError) {
        found[index] = try measuredExtents(of: rows[index], result.get())
      } catch {
        throw grouping.located(error, row: place(index))
      }
    }
    return found.compactMap { $0 }
  }

  private mutating func cachedExtents(of row: Row) -> RowExtents? {
    guard let cell = cache.height(for: key(row, .cell)) else { return nil }
    guard grouping != .items else { return extents(RowLengths(cell: cell), .measured) }
    return cache.height(for: key(row, .footer)).map { footer in
      extents(RowLengths(cell: cell, footer: footer), .measured)
    }
  }

  private mutating func measuredExtents(
    of row: Row, _ lengths: RowLengths
  ) throws(FeedError) -> RowExtents {
    try FeedError.check(length: lengths.cell, of: .item(0))
    try FeedError.check(length: lengths.footer, of: .footer(section: 0))
    cache.store(lengths.cell, for: key(row, .cell))
    if grouping != .items { cache.store(lengths.footer, for: key(row, .footer)) }
    return extents(lengths, .measured)
  }

  private func extents(_ lengths: RowLengths, _ state: RowState) -> RowExtents {
    switch grouping {
    case .items: RowExtents(cell: lengths.cell, state: state)
    case .sections(let header):
      RowExtents(header: header, cell: lengths.cell, footer: lengths.footer, state: state)
    }
  }

  private func key(_ row: Row, _ state: HeightCacheState) -> HeightCache<Row.ID>.Key {
    HeightCache.Key(id: row.id, version: row.version, width: lineLength, state: state)
  }
}
