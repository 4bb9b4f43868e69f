extension WaterfallBody {
  /// - Complexity: O(columns · log n + answers · log answers).
  package func visit(
    from start: Double, to end: Double, metrics: WaterfallMetrics,
    _ body: (Int, AxisFrame) -> Void
  ) {
    var hits: ContiguousArray<Hit> = []
    hits.reserveCapacity(64)
    for column in 0..<columnCount {
      collect(column, from: start, to: end, metrics, &hits)
    }
    hits.sort { $0.index < $1.index }
    for hit in hits { body(hit.index, metrics.frame(of: hit.slot)) }
  }

  private struct Hit {
    let index: Int
    let slot: WaterfallSlot
  }

  /// Adds the visible items that have `column` for their first one.
  private func collect(
    _ column: Int, from start: Double, to end: Double, _ metrics: WaterfallMetrics,
    _ hits: inout ContiguousArray<Hit>
  ) {
    let guess = Self.guess(start, in: 0...length, count: chunks.count)
    var chunk = chunks.indices.partitioningIndex(near: guess) {
      self.column(column, beforeChunk: $0 + 1).end > start
    }
    while chunk < chunks.count, self.column(column, beforeChunk: chunk).end < end {
      let list = list(ofColumn: column, chunk: chunk)
      if list.isEmpty {
        chunk = nextChunk(withItemsIn: column, after: chunk)
        continue
      }
      let slots = chunks[chunk]
      let stretch =
        self.column(column, beforeChunk: chunk)
        .end...self.column(column, beforeChunk: chunk + 1).end
      let guess = list.lowerBound + Self.guess(start, in: stretch, count: list.count)
      var position = list.partitioningIndex(near: guess) {
        let slot = slots[Int(slots[$0].listed)]
        return slot.start + metrics.height(of: slot, span: metrics.span(of: slot)) > start
      }
      while position < list.upperBound {
        let item = Int(slots[position].listed)
        guard slots[item].start < end else { return }
        hits.append(Hit(index: starts[chunk] + item, slot: slots[item]))
        position += 1
      }
      chunk += 1
    }
  }

  /// Where `position` would be among `count` things that were spread evenly over a stretch.
  @inline(__always)
  private static func guess(
    _ position: Double, in stretch: ClosedRange<Double>, count: Int
  ) -> Int {
    let length = stretch.upperBound - stretch.lowerBound
    guard position > stretch.lowerBound, length > 0 else { return 0 }
    return Int(min(1, (position - stretch.lowerBound) / length) * Double(count))
  }

  /// Where the items of a column are in the list of a chunk.
  private func list(ofColumn column: Int, chunk: Int) -> Range<Int> {
    let start = Int(self.column(column, beforeChunk: chunk).listStart)
    let isLast = column == columnCount - 1
    let end =
      isLast ? chunks[chunk].count : Int(self.column(column + 1, beforeChunk: chunk).listStart)
    return start..<end
  }

  private func nextChunk(withItemsIn column: Int, after chunk: Int) -> Int {
    let count = self.column(column, beforeChunk: chunk + 1).count
    return (chunk + 1..<chunks.count).partitioningIndex {
      self.column(column, beforeChunk: $0 + 1).count != count
    }
  }
}
