internal import ConstraintKit

/// Breaks items into lines behind those of a body that stay as they are.
struct FlowWriter {
  private let metrics: FlowMetrics
  /// What stays, and what has been written.
  private var body: FlowBody
  /// The old body from the line on with which the writing begins, and where its chunks begin.
  private var old: ContiguousArray<FlowChunk>
  private let oldStarts: ContiguousArray<Int>
  /// The chunk that is being filled; its last items, from `lineFirst` on, are in no line yet.
  private var open = FlowChunk()
  private var lineFirst = 0
  /// How long the items in no line are together.
  private var total = 0.0
  /// Where the next line starts.
  private var nextLine: Double
  /// The index of the first item that may be placed elsewhere: the first of a line.
  let firstItem: Int

  /// Takes over a body of which the first `count` items stay as they are, and of those the lines but
  /// the last two. The body given is then no body until the writer has finished.
  init(_ body: inout FlowBody, keeping count: Int, _ metrics: FlowMetrics) {
    self.metrics = metrics
    self.body = body
    body.chunks = SegmentedArray()
    body.starts = SegmentedArray()
    guard let place = self.body.lineBefore(item: count) else {
      (old, oldStarts) = (self.body.chunks.suffix(from: 0), self.body.starts.suffix(from: 0))
      self.body.chunks = SegmentedArray()
      self.body.starts = SegmentedArray([0])
      self.body.uniformCount = 0
      nextLine = metrics.insets.start
      firstItem = 0
      return
    }
    old = self.body.chunks.suffix(from: place.chunk)
    var starts = self.body.starts.suffix(from: place.chunk)
    self.body.chunks.removeSuffix(from: place.chunk)
    self.body.starts.removeSuffix(from: place.chunk + 1)
    self.body.uniformCount = min(self.body.uniformCount, place.chunk)
    swap(&open, &old[0])
    old[0] = open.split(at: place.line)
    starts[0] += open.slots.count
    oldStarts = starts
    firstItem = starts[0]
    lineFirst = open.slots.count
    nextLine = old[0].lines[0].start
  }

  /// Writes all pieces but the first items, which stay.
  ///
  /// - Returns: The index behind the last item that may have another place in its line.
  mutating func write(_ pieces: [FeedPiece<LayoutSize>]) -> Int {
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .placed(let sizes):
        for size in sizes {
          let (length, inLine) = metrics.along(size)
          add(FlowSlot(inLine: inLine, length: length))
        }
      case .kept(let range):
        let first = index == 0 && range.lowerBound == 0 ? firstItem : range.lowerBound
        let isTail = index == pieces.count - 1 && range.upperBound == oldStarts.last
        if let end = write(min(first, range.upperBound)..<range.upperBound, isTail: isTail) {
          return end
        }
      }
    }
    return body.count + open.slots.count
  }

  /// Writes items of the old body. If the last lines can stay but for where they start, returns the
  /// index behind the last item that may have another place, and all has been written.
  private mutating func write(_ range: Range<Int>, isTail: Bool) -> Int? {
    var chunk = old.indices.partitioningIndex { oldStarts[$0 + 1] > range.lowerBound }
    var position = range.lowerBound
    while position < range.upperBound {
      let item = position - oldStarts[chunk]
      var line = isTail ? old[chunk].line(of: item) : 0
      for item in item..<min(oldStarts[chunk + 1], range.upperBound) - oldStarts[chunk] {
        if isTail, line < old[chunk].lines.count, old[chunk].lines[line].first <= item {
          if old[chunk].lines[line].first == item, !hasRoom(for: old[chunk].slots[item]) {
            return adopt(fromLine: line, ofChunk: chunk)
          }
          line += 1
        }
        add(old[chunk].slots[item])
      }
      position = oldStarts[chunk + 1]
      chunk += 1
    }
    return nil
  }

  /// Whether an item belongs in the line that is being filled. It doesn't where that is empty.
  private func hasRoom(for slot: FlowSlot) -> Bool {
    let count = open.slots.count - lineFirst
    return count > 0 && metrics.fits(total + min(slot.inLine, metrics.room), count: count + 1)
  }

  private mutating func add(_ slot: FlowSlot) {
    if open.slots.count > lineFirst, !hasRoom(for: slot) { endLine() }
    if open.slots.isEmpty { open.slots.reserveCapacity(metrics.chunkSize) }
    open.append(slot)
    total += min(slot.inLine, metrics.room)
  }

  /// Makes the items in no line a line that isn't the last.
  private mutating func endLine() {
    guard open.slots.count > lineFirst else { return }
    let length = open.slots[lineFirst...].reduce(0) { max($0, $1.length) }
    open.lines.append(FlowLine(first: lineFirst, start: nextLine, length: length))
    open.place(line: open.lines.count - 1, isLast: false, size: nil, metrics)
    nextLine = nextLine + length + metrics.configuration.lineSpacing
    lineFirst = open.slots.count
    total = 0
    if open.slots.count >= metrics.chunkSize { close() }
  }

  /// Adds the open chunk, which has only whole lines, to the body.
  private mutating func close() {
    guard !open.slots.isEmpty else { return }
    body.starts.append(body.count + open.slots.count)
    body.chunks.append(open)
    open = FlowChunk()
    lineFirst = 0
  }

  /// Takes the old lines from one on, with their items where they are in their lines. Returns the index
  /// behind the last item that may have another place.
  private mutating func adopt(fromLine line: Int, ofChunk chunk: Int) -> Int {
    endLine()
    let isStill = old[chunk].lines[line].start == nextLine
    let position = body.count + open.slots.count
    take(fromLine: line, of: old[chunk])
    var next = chunk + 1
    while next < old.count, open.slots.count + old[next].slots.count <= metrics.chunkSize {
      take(fromLine: 0, of: old[next])
      next += 1
    }
    close()
    let move = body.count - (next < old.count ? oldStarts[next] : 0)
    while next < old.count {
      swap(&open, &old[next])
      nextLine = open.moveLines(to: nextLine, spacing: metrics.configuration.lineSpacing)
      body.starts.append(oldStarts[next + 1] + move)
      body.chunks.append(open)
      open = FlowChunk()
      next += 1
    }
    return isStill ? position : body.count
  }

  /// Adds lines of an old chunk to the open one.
  private mutating func take(fromLine first: Int, of chunk: FlowChunk) {
    let move = open.slots.count - chunk.lines[first].first
    for slot in chunk.slots[chunk.lines[first].first...] { open.append(slot) }
    for line in chunk.lines[first...] {
      open.lines.append(
        FlowLine(first: line.first + move, start: nextLine, length: line.length))
      nextLine = nextLine + line.length + metrics.configuration.lineSpacing
    }
    lineFirst = open.slots.count
  }

  /// Gives the body back, with its last line placed as such.
  mutating func finish(_ body: inout FlowBody) {
    endLine()
    close()
    swap(&body, &self.body)
    body.countUniformChunks()
    body.placeLastLine(metrics)
  }
}

extension FlowChunk {
  /// Places the items of a line.
  ///
  /// - Parameter size: In the line, of all items of the section, if they are equal.
  mutating func place(line: Int, isLast: Bool, size: Double?, _ metrics: FlowMetrics) {
    let items = items(ofLine: line)
    let total = items.reduce(0) { $0 + min(slots[$1].inLine, metrics.room) }
    var (position, spacing) = metrics.placement(
      total: total, count: items.count, isLast: isLast, size: size)
    for item in items {
      slots[item].start = position
      position += min(slots[item].inLine, metrics.room) + spacing
    }
  }

  /// Moves all lines so that the first starts at `start`, and returns where the next one starts.
  mutating func moveLines(to start: Double, spacing: Double) -> Double {
    let isStill = lines.first?.start == start
    var next = start
    if isStill, let last = lines.last { return last.start + last.length + spacing }
    for line in lines.indices {
      lines[line].start = next
      next = next + lines[line].length + spacing
    }
    return next
  }
}

extension FlowBody {
  /// The line before that in which an item is, or that itself if there's none before; nil where there
  /// are no lines. For the number of items, the line before the last one.
  func lineBefore(item: Int) -> (chunk: Int, line: Int)? {
    guard count > 0 else { return nil }
    let item = min(item, count - 1)
    let chunk = chunk(of: item)
    let line = chunks[chunk].line(of: item - starts[chunk])
    if line > 0 { return (chunk, line - 1) }
    return chunk > 0 ? (chunk - 1, chunks[chunk - 1].lines.count - 1) : (0, 0)
  }

  /// Whether all items have the same size.
  var isUniform: Bool { uniformCount == chunks.count }

  /// Counts on where chunks have been added behind uniform ones.
  mutating func countUniformChunks() {
    guard let first = chunks.first?.slots.first else { return }
    while uniformCount < chunks.count, chunks[uniformCount].isUniform,
      chunks[uniformCount].slots.first.map({ $0.hasSize(of: first) }) ?? true
    {
      uniformCount += 1
    }
  }

  mutating func placeLastLine(_ metrics: FlowMetrics) {
    let chunk = chunks.count - 1
    guard let line = chunks.last?.lines.indices.last else { return }
    let size = isUniform ? chunks[chunk].slots.first?.inLine : nil
    chunks[chunk].place(line: line, isLast: true, size: size, metrics)
  }
}
