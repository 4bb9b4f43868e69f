/// The items of a section of a waterfall.
///
/// Items are kept in chunks with the state of the columns before each. A change starts again at the
/// chunk in which it is, and stops at a later chunk before which the columns are as they were. In a
/// chunk the items of each column are listed; as their starts and ends ascend, as those of the columns
/// before each chunk do, what is visible is found by two binary searches for each column.
package struct WaterfallBody: FeedBody {
  package typealias Metrics = WaterfallMetrics
  package typealias Geometry = WaterfallGeometry

  var chunks = SegmentedArray<ContiguousArray<WaterfallSlot>>()
  /// The index of the first item of each chunk, and the number of items.
  var starts = SegmentedArray([0])
  /// All columns before each chunk, and behind the last one.
  var columns: SegmentedArray<WaterfallColumn>
  /// The next column before each chunk, and behind the last one, where columns take turns.
  var turns = SegmentedArray([0])
  let columnCount: Int
  package private(set) var length = 0.0

  package init(_ items: [WaterfallItem], metrics: WaterfallMetrics) {
    columnCount = metrics.columnCount
    columns = SegmentedArray(WaterfallColumns(metrics).columns)
    length = Self.length(WaterfallColumns(metrics), isEmpty: true, metrics)
    if !items.isEmpty { _ = replace(with: [.placed(items)], metrics: metrics) }
  }

  package var count: Int { starts[chunks.count] }

  package func item(at index: Int) -> WaterfallItem {
    let slot = slot(at: index)
    let height: WaterfallItem.Height =
      slot.isRelative ? .timesWidth(slot.value) : .points(slot.value)
    return WaterfallItem(height, span: Int(slot.span))
  }

  package func frame(at index: Int, metrics: WaterfallMetrics) -> AxisFrame {
    metrics.frame(of: slot(at: index))
  }

  /// The first column of an item.
  func column(at index: Int) -> Int { Int(slot(at: index).column) }

  private func slot(at index: Int) -> WaterfallSlot {
    let chunk = chunk(of: index)
    return chunks[chunk][index - starts[chunk]]
  }

  /// The chunk in which an item is.
  func chunk(of index: Int) -> Int {
    chunks.indices.partitioningIndex { starts[$0 + 1] > index }
  }

  /// A column before a chunk, or behind the last one.
  @inline(__always)
  func column(_ column: Int, beforeChunk chunk: Int) -> WaterfallColumn {
    columns[chunk * columnCount + column]
  }

  func columns(beforeChunk chunk: Int) -> WaterfallColumns {
    let range = chunk * columnCount..<(chunk + 1) * columnCount
    return WaterfallColumns(columns[range], turn: turns[chunk])
  }

  package mutating func replace(
    with pieces: [FeedPiece<WaterfallItem>], metrics: WaterfallMetrics
  ) -> Range<Int> {
    let first = pieces.first?.keptPrefix ?? 0
    if first == count, pieces.dropFirst().isEmpty, pieces.first?.isKept ?? true {
      return first..<first
    }
    var writer = WaterfallWriter(&self, keeping: first, metrics)
    let end = writer.write(pieces)
    writer.finish(&self)
    length = Self.length(columns(beforeChunk: chunks.count), isEmpty: count == 0, metrics)
    return first..<end
  }

  private static func length(
    _ columns: WaterfallColumns, isEmpty: Bool, _ metrics: WaterfallMetrics
  ) -> Double {
    let hasNoTop = isEmpty && metrics.configuration.rule == .article
    return (hasNoTop ? 0 : columns.end) + metrics.insets.end
  }
}

/// The sections of a waterfall.
package struct WaterfallGeometry: SectionedFeedGeometry {
  package let sectioned: SectionedGeometry<WaterfallBody>

  package init(_ sectioned: SectionedGeometry<WaterfallBody>) {
    self.sectioned = sectioned
  }
}
