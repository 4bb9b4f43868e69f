extension MeasuredList {
  /// Changes the rows.
  ///
  /// New rows are measured if there is no estimate, reloaded ones always: from the cache if their
  /// version has been measured at this length of lines. All others keep their lengths.
  ///
  /// Where rows are items, sections can't come or go; section 0 can be reloaded, which puts other
  /// rows in the place of all. Where rows are sections, each section that comes has one item, and of
  /// the items only ``FeedChange/reloadItems(_:section:at:)`` can be told, which is the same as
  /// reloading the section: the row remains the same element. A section's header and footer have no
  /// length of their own.
  ///
  /// - Throws: ``FeedError/sectionsOutOfRange(_:count:)``,
  ///   ``FeedError/itemsOutOfRange(_:section:count:)``, ``FeedError/fixedSectionCount(_:)``,
  ///   ``FeedError/fixedItemCount(section:)``, ``FeedError/statedLength(_:)``,
  ///   ``FeedError/duplicateIdentifier(_:_:_:)``, what measuring says of a row; then nothing has
  ///   changed.
  /// - Complexity: O(changes² + k log n) for k rows, and a measurement for each that is measured.
  @discardableResult
  public mutating func apply(
    _ changes: [FeedChange<Row, FeedSection<Row>>]
  ) throws(FeedError) -> FeedUpdate {
    let oldSize = snapshot.contentSize
    let edit = try FeedEditor.edit(changes, of: RowContent<Row>(grouping: grouping, count: count))
    let parts = try changes.map { (change) throws(FeedError) in try change.ofRows(grouping) }
    let newRows = NewRows(edit, grouping, oldCount: count)
    let ids = try changedIDs(newRows)
    let extents = try parts.map { (change) throws(FeedError) in try newExtents(of: change) }
    for (change, extents) in zip(parts, extents) { make(change, extents) }
    for id in ids.removed { self.ids.remove(id) }
    self.ids.formUnion(ids.added)
    return FeedUpdate(
      runs: grouping == .items ? edit.sections : edit.sectionsOfOneItem,
      oldSectionCount: edit.oldSectionCount, oldItemCounts: edit.oldItemCounts,
      placed: FeedRange.joining(newRows.values.map { grouping.element(ofRow: $0.index) }),
      oldContentSize: oldSize, snapshot: snapshot)
  }

  private mutating func newExtents(of change: RowChange<Row>) throws(FeedError) -> [RowExtents] {
    switch change {
    case .insert(let rows, let index): try newExtents(of: rows, from: index)
    case .replaceAll(let rows): try newExtents(of: rows, from: 0)
    case .reload(let rows, let index): try measuredExtents(of: rows) { index + $0 }
    case .delete, .move: []
    }
  }

  /// Makes a change that is known to be possible.
  private mutating func make(_ change: RowChange<Row>, _ new: [RowExtents]) {
    switch change {
    case .insert(let rows, let index):
      extents.insert(contentsOf: new, at: index)
      values.insert(contentsOf: rows.map { Value(row: $0) }, at: index)
    case .replaceAll(let rows):
      extents = RowTree(new)
      values = RowTree(rows.map { Value(row: $0) })
    case .delete(let range):
      extents.removeSubrange(range)
      values.removeSubrange(range)
    case .move(let index, let target):
      extents.insert(extents.remove(at: index), at: target)
      values.insert(values.remove(at: index), at: target)
    case .reload(let rows, let index):
      for (offset, row) in rows.enumerated() {
        extents.update(at: index + offset) { $0 = new[offset] }
        values.update(at: index + offset) { $0.row = row }
      }
    }
  }

  /// The identifiers that go and those that come.
  ///
  /// - Throws: ``FeedError/duplicateIdentifier(_:_:_:)``.
  private func changedIDs(
    _ new: NewRows<Row>
  ) throws(FeedError) -> (removed: Set<Row.ID>, added: Set<Row.ID>) {
    var removed: Set<Row.ID> = []
    for index in new.replaced { removed.insert(values[index].row.id) }
    var added: [Row.ID: Int] = [:]
    for (index, row) in new.values {
      var first = added.updateValue(index, forKey: row.id)
      if first == nil, ids.contains(row.id), !removed.contains(row.id) {
        first = new.firstKept { values[$0].row.id == row.id }
      }
      guard let first else { continue }
      throw .duplicateIdentifier(
        "\(row.id)", grouping.element(ofRow: first), grouping.element(ofRow: index))
    }
    return (removed, Set(added.keys))
  }
}
