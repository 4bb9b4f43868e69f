/// Places items behind those of a body that stay as they are.
struct WaterfallWriter {
  private let metrics: WaterfallMetrics
  /// What stays, and what has been written.
  private var body: WaterfallBody
  /// The chunks of the old body from the one in which the writing begins.
  private var old: OldChunks
  /// The chunk that is being filled; its items are placed.
  private var open: ContiguousArray<WaterfallSlot> = []
  /// Below the items that have been placed.
  private var state: WaterfallColumns
  /// How many of the open chunk's items, the first ones, are listed by column.
  private var listed = 0
  private var listEnds: ContiguousArray<Int>
  private let firstKept: Int

  private struct OldChunks {
    var chunks: ContiguousArray<ContiguousArray<WaterfallSlot>>
    let starts: ContiguousArray<Int>
    let columns: ContiguousArray<WaterfallColumn>
    let turns: ContiguousArray<Int>

    /// Takes the chunks from `first` on out of a body. The columns before the first stay there too.
    init(_ body: inout WaterfallBody, from first: Int) {
      let count = body.columnCount
      chunks = body.chunks.suffix(from: first)
      starts = body.starts.suffix(from: first)
      columns = body.columns.suffix(from: first * count)
      turns = body.turns.suffix(from: first)
      body.chunks.removeSuffix(from: first)
      body.starts.removeSuffix(from: first + 1)
      body.columns.removeSuffix(from: (first + 1) * count)
      body.turns.removeSuffix(from: first + 1)
    }
  }

  /// Takes over a body of which the first `count` items stay as they are. The body given is then
  /// no body until the writer has finished.
  init(_ body: inout WaterfallBody, keeping count: Int, _ metrics: WaterfallMetrics) {
    self.metrics = metrics
    self.body = body
    body.chunks = SegmentedArray()
    body.starts = SegmentedArray()
    (body.columns, body.turns) = (SegmentedArray(), SegmentedArray())
    listEnds = ContiguousArray(repeating: 0, count: self.body.columnCount)
    firstKept = count
    let chunkCount = self.body.chunks.count
    if count < self.body.count {
      let first = self.body.chunk(of: count)
      old = OldChunks(&self.body, from: first)
      state = self.body.columns(beforeChunk: first)
    } else {
      state = self.body.columns(beforeChunk: chunkCount)
      let lastCount = self.body.chunks.last?.count ?? 0
      let hasRoom = lastCount > 0 && lastCount < metrics.chunkSize
      old = OldChunks(&self.body, from: hasRoom ? chunkCount - 1 : chunkCount)
      if let last = old.chunks.popLast() { (open, listed) = (last, last.count) }
    }
  }

  /// Writes all pieces but the first items, which stay.
  ///
  /// - Returns: The index behind the last item that may have another place in the section.
  mutating func write(_ pieces: [FeedPiece<WaterfallItem>]) -> Int {
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .placed(let items):
        for item in items { append(WaterfallSlot(item)) }
      case .kept(let range):
        // The first kept items are written only from the chunk on in which they end.
        let first = index == 0 && range.lowerBound == 0 ? body.count : range.lowerBound
        let rest = max(first, range.lowerBound)..<max(first, range.upperBound)
        let isTail = index == pieces.count - 1
        if index == 0, range == 0..<firstKept, old.chunks.isEmpty { continue }
        if let end = write(rest, isTail: isTail) { return end }
      }
    }
    return body.count + open.count
  }

  /// Writes items of the old body. If the last chunks can stay as they are, returns the index of the
  /// first item in them, and all has been written.
  private mutating func write(_ range: Range<Int>, isTail: Bool) -> Int? {
    var position = range.lowerBound
    var chunk = old.chunks.indices.partitioningIndex { old.starts[$0 + 1] > position }
    while position < range.upperBound {
      let all = old.starts[chunk]..<old.starts[chunk + 1]
      let end = min(all.upperBound, range.upperBound)
      if position..<end == all {
        if open.count + all.count > metrics.chunkSize { close() }
        if isTail, range.upperBound == old.starts.last, let first = adopt(from: chunk) {
          return first
        }
      }
      writeItems(position - all.lowerBound..<end - all.lowerBound, ofChunk: chunk)
      position = end
      chunk += 1
    }
    return nil
  }

  private mutating func writeItems(_ range: Range<Int>, ofChunk chunk: Int) {
    if open.isEmpty, range.count == old.chunks[chunk].count {
      swap(&open, &old.chunks[chunk])
      for index in open.indices { state.place(&open[index], metrics) }
    } else {
      for index in range { append(old.chunks[chunk][index]) }
    }
  }

  private mutating func append(_ slot: WaterfallSlot) {
    if open.count >= metrics.chunkSize { close() }
    if open.isEmpty { open.reserveCapacity(metrics.chunkSize) }
    open.append(slot)
    state.place(&open[open.count - 1], metrics)
  }

  /// Adds the open chunk to the body.
  private mutating func close() {
    guard !open.isEmpty else { return }
    list()
    body.starts.append(body.count + open.count)
    body.chunks.append(open)
    open = []
    body.columns.append(contentsOf: state.columns)
    body.turns.append(state.turn)
  }

  /// Lists the items of the open chunk by column.
  private mutating func list() {
    let added = listed..<open.count
    listed = 0
    let isFew = added.count * 8 < open.count
    if isFew { addToLists(added) } else { listAll() }
  }

  /// A counting sort.
  private mutating func listAll() {
    for column in listEnds.indices { listEnds[column] = 0 }
    for slot in open { listEnds[Int(slot.column)] += 1 }
    let before = body.columns.count - listEnds.count
    var end = 0
    for column in listEnds.indices {
      body.columns[before + column].listStart = UInt16(truncatingIfNeeded: end)
      (listEnds[column], end) = (end, end + listEnds[column])
    }
    Self.list(&open, &listEnds)
  }

  /// Lists items where the lists of their columns begin; those become where they end.
  private static func list(
    _ slots: inout ContiguousArray<WaterfallSlot>, _ ends: inout ContiguousArray<Int>
  ) {
    var slots = slots.mutableSpan
    var ends = ends.mutableSpan
    for index in slots.indices {
      let column = Int(slots[index].column)
      slots[ends[column]].listed = UInt16(truncatingIfNeeded: index)
      ends[column] += 1
    }
  }

  /// Adds the last items to the lists of those before them: each moves the lists of the columns
  /// behind its own.
  private mutating func addToLists(_ added: Range<Int>) {
    let count = listEnds.count
    let before = body.columns.count - count
    for index in added {
      let column = Int(open[index].column)
      let end =
        column + 1 < count ? Int(body.columns[before + column + 1].listStart) : index
      Self.insert(index, at: end, in: &open)
      for column in before + column + 1..<before + count {
        body.columns[column].listStart += 1
      }
    }
  }

  private static func insert(
    _ index: Int, at position: Int, in slots: inout ContiguousArray<WaterfallSlot>
  ) {
    var slots = slots.mutableSpan
    var place = index
    while place > position {
      slots[place].listed = slots[place - 1].listed
      place -= 1
    }
    slots[position].listed = UInt16(truncatingIfNeeded: index)
  }

  /// Takes the old chunks from `chunk` on as they are, if the columns are the same above them, and
  /// returns the index of the first item in them.
  private mutating func adopt(from chunk: Int) -> Int? {
    let count = listEnds.count
    let before = old.columns[chunk * count..<(chunk + 1) * count]
    guard open.isEmpty, state.continues(before, turn: old.turns[chunk]) else { return nil }
    let position = body.count
    let move = position - old.starts[chunk]
    let first = body.columns.count - count
    // How many more items columns have than before; counts may wrap around.
    let added = zip(body.columns.suffix(from: first), before).map { $0.count &- $1.count }
    body.columns.removeSuffix(from: first)
    for (index, column) in old.columns[(chunk * count)...].enumerated() {
      var column = column
      column.count &+= added[index % count]
      body.columns.append(column)
    }
    body.chunks.append(contentsOf: old.chunks[chunk...])
    body.starts.append(contentsOf: old.starts[(chunk + 1)...].lazy.map { $0 + move })
    body.turns.append(contentsOf: old.turns[(chunk + 1)...])
    return position
  }

  /// Gives the body back.
  mutating func finish(_ body: inout WaterfallBody) {
    close()
    swap(&body, &self.body)
  }
}
