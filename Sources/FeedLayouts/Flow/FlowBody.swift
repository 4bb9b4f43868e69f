package import ConstraintKit

/// A placed item, in 24 bytes.
struct FlowSlot: Sendable {
  /// In its line.
  var start = 0.0
  /// Its extent in the line; it takes at most the room that a line has.
  let inLine: Double
  /// Along the scroll direction.
  let length: Double

  func hasSize(of other: FlowSlot) -> Bool { inLine == other.inLine && length == other.length }
}

/// A line of items.
struct FlowLine: Sendable {
  /// The index of its first item in the chunk.
  let first: Int
  /// Along the scroll direction, in the coordinates of the body.
  var start: Double
  /// Of its longest item.
  let length: Double

  var end: Double { start + length }
}

/// Lines with their items.
struct FlowChunk: Sendable {
  var slots: ContiguousArray<FlowSlot> = []
  var lines: ContiguousArray<FlowLine> = []
  /// Whether all items have the same size.
  var isUniform = true

  init() {}

  /// Takes out the lines from one on, as a chunk of their own.
  mutating func split(at line: Int) -> FlowChunk {
    var rest = FlowChunk()
    let first = lines[line].first
    for slot in slots[first...] { rest.append(slot) }
    for line in lines[line...] {
      rest.lines.append(
        FlowLine(first: line.first - first, start: line.start, length: line.length))
    }
    slots.removeSubrange(first...)
    lines.removeSubrange(line...)
    if !isUniform, let size = slots.first {
      isUniform = slots.allSatisfy { $0.hasSize(of: size) }
    }
    if slots.isEmpty { isUniform = true }
    return rest
  }

  /// The items of a line.
  func items(ofLine line: Int) -> Range<Int> {
    lines[line].first..<(line + 1 < lines.count ? lines[line + 1].first : slots.count)
  }

  /// The line in which an item is.
  func line(of item: Int) -> Int {
    lines.indices.partitioningIndex { lines[$0].first > item } - 1
  }

  mutating func append(_ slot: FlowSlot) {
    if isUniform, let first = slots.first { isUniform = slot.hasSize(of: first) }
    slots.append(slot)
  }
}

/// The items of a section of a flow.
///
/// Items are kept in chunks of whole lines. A change breaks lines anew from the line before it to the
/// first line that begins with an item with which one began before; from there on lines only move.
package struct FlowBody: FeedBody {
  package typealias Metrics = FlowMetrics
  package typealias Geometry = FlowGeometry

  var chunks = SegmentedArray<FlowChunk>()
  /// The index of the first item of each chunk, and the number of items.
  var starts = SegmentedArray([0])
  /// How many chunks, the first ones, have only items of one size.
  var uniformCount = 0
  package private(set) var length: Double
  private let scrollDirection: LayoutDimension

  package init(_ items: [LayoutSize], metrics: FlowMetrics) {
    length = metrics.insets.start + metrics.insets.end
    scrollDirection = metrics.configuration.options.scrollDirection
    if !items.isEmpty { _ = replace(with: [.placed(items)], metrics: metrics) }
  }

  package var count: Int { starts[chunks.count] }

  package func item(at index: Int) -> LayoutSize {
    let chunk = chunk(of: index)
    let slot = chunks[chunk].slots[index - starts[chunk]]
    return switch scrollDirection {
    case .vertical: LayoutSize(slot.inLine, slot.length)
    case .horizontal: LayoutSize(slot.length, slot.inLine)
    }
  }

  package func frame(at index: Int, metrics: FlowMetrics) -> AxisFrame {
    let chunk = chunk(of: index)
    let item = index - starts[chunk]
    let line = chunks[chunk].line(of: item)
    return metrics.frame(of: chunks[chunk].slots[item], in: chunks[chunk].lines[line])
  }

  /// The chunk in which an item is.
  func chunk(of index: Int) -> Int {
    chunks.indices.partitioningIndex { starts[$0 + 1] > index }
  }

  /// - Complexity: O(log n + items of the visible lines).
  package func visit(
    from start: Double, to end: Double, metrics: FlowMetrics, _ body: (Int, AxisFrame) -> Void
  ) {
    var chunk = chunks.indices.partitioningIndex { index in
      chunks[index].lines.last.map { $0.end > start } ?? false
    }
    while chunk < chunks.count {
      let lines = chunks[chunk].lines
      var line = lines.indices.partitioningIndex { lines[$0].end > start }
      while line < lines.count {
        guard lines[line].start < end else { return }
        for item in chunks[chunk].items(ofLine: line) {
          body(
            starts[chunk] + item,
            metrics.frame(of: chunks[chunk].slots[item], in: lines[line]))
        }
        line += 1
      }
      chunk += 1
    }
  }

  package mutating func replace(
    with pieces: [FeedPiece<LayoutSize>], metrics: FlowMetrics
  ) -> Range<Int> {
    let kept = pieces.first?.keptPrefix ?? 0
    if kept == count, pieces.dropFirst().isEmpty, pieces.first?.isKept ?? true {
      return kept..<kept
    }
    let wasUniform = isUniform
    var writer = FlowWriter(&self, keeping: kept, metrics)
    let first = writer.firstItem
    var end = writer.write(pieces)
    writer.finish(&self)
    if isUniform != wasUniform { end = count }
    let lastLine = chunks.last?.lines.last?.end ?? metrics.insets.start
    length = lastLine + metrics.insets.end
    return min(first, count)..<max(min(first, count), end)
  }
}

/// The sections of a flow.
package struct FlowGeometry: SectionedFeedGeometry {
  package let sectioned: SectionedGeometry<FlowBody>

  package init(_ sectioned: SectionedGeometry<FlowBody>) {
    self.sectioned = sectioned
  }
}
