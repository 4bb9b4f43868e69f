/// A column between two chunks.
struct WaterfallColumn: Sendable, Equatable {
  /// The end of its last item, or the top inset.
  var end: Double
  /// How many items have it for their first column.
  var count: UInt32 = 0
  /// Where the items of the chunk behind begin in that chunk's list, of those that have it for their
  /// first column.
  var listStart: UInt16 = 0
  var isEmpty = true

  /// Whether items are placed the same below both.
  func continues(_ other: WaterfallColumn) -> Bool {
    end == other.end && isEmpty == other.isEmpty
  }
}

/// All columns while items are placed.
struct WaterfallColumns: Sendable {
  private(set) var columns: ContiguousArray<WaterfallColumn>
  /// The next column where columns take turns.
  private(set) var turn: Int

  init(_ columns: ContiguousArray<WaterfallColumn>, turn: Int) {
    self.columns = columns
    self.turn = turn
  }

  init(_ metrics: WaterfallMetrics) {
    let column = WaterfallColumn(end: metrics.insets.start)
    self.init(ContiguousArray(repeating: column, count: metrics.columnCount), turn: 0)
  }

  /// Whether items are placed the same below both. O(columns).
  func continues(_ other: ArraySlice<WaterfallColumn>, turn: Int) -> Bool {
    self.turn == turn && zip(columns, other).allSatisfy { $0.continues($1) }
  }

  /// Places an item in its column.
  @inline(__always)
  mutating func place(_ slot: inout WaterfallSlot, _ metrics: WaterfallMetrics) {
    let span = metrics.span(of: slot)
    let column = chooseColumn(span: span, metrics.configuration)
    let height = metrics.height(of: slot, span: span)
    slot.column = UInt16(truncatingIfNeeded: column)
    if span == 1 {
      slot.start = start(in: column, metrics)
      columns[column].end = slot.start + height
      columns[column].isEmpty = false
    } else {
      placeAcross(&slot, column..<column + span, height, metrics)
    }
    columns[column].count &+= 1
  }

  private mutating func placeAcross(
    _ slot: inout WaterfallSlot, _ range: Range<Int>, _ height: Double, _ metrics: WaterfallMetrics
  ) {
    slot.start = range.reduce(0) { max($0, start(in: $1, metrics)) }
    for column in range {
      columns[column].end = slot.start + height
      columns[column].isEmpty = false
    }
  }

  @inline(__always)
  private func start(in index: Int, _ metrics: WaterfallMetrics) -> Double {
    let column = columns[index]
    let isFirst =
      metrics.configuration.rule == .fixed ? column.isEmpty : column.end == metrics.insets.start
    return isFirst ? column.end : column.end + metrics.configuration.rowMargin
  }

  @inline(__always)
  private mutating func chooseColumn(span: Int, _ configuration: WaterfallConfiguration) -> Int {
    if configuration.order == .shortestFirst {
      return span == 1
        ? shortest(configuration.tieTolerance)
        : shortest(span: span, configuration.tieTolerance)
    }
    let first = turn + span <= columns.count ? turn : 0
    turn = first + span == columns.count ? 0 : first + span
    return configuration.order == .leftToRight ? first : columns.count - span - first
  }

  /// The first column that is at most `tolerance` longer than the shortest.
  @inline(__always)
  private func shortest(_ tolerance: Double) -> Int {
    var best = 0
    var least = columns[0].end
    for index in 1..<columns.count where columns[index].end < least {
      least = columns[index].end
      best = index
    }
    if tolerance == 0 { return best }
    return columns.firstIndex { $0.end <= least + tolerance } ?? best
  }

  /// The first of the places for `span` columns that ends at most `tolerance` below the shortest.
  private func shortest(span: Int, _ tolerance: Double) -> Int {
    let places = 0...columns.count - span
    let least = places.reduce(.infinity) { min($0, end(of: $1..<$1 + span)) }
    return places.first { end(of: $0..<$0 + span) <= least + tolerance } ?? 0
  }

  private func end(of range: Range<Int>) -> Double {
    range.reduce(0) { max($0, columns[$1].end) }
  }

  /// The end of the longest column.
  var end: Double { end(of: 0..<columns.count) }
}
