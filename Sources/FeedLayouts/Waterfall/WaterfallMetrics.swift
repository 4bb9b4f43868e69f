/// A waterfall's configuration at a width.
package struct WaterfallMetrics: Sendable {
  let configuration: WaterfallConfiguration
  let axes: FeedAxes
  /// Of an item that takes one column, in points.
  let columnWidth: Double
  /// Where columns start and end.
  private let edges: ContiguousArray<(start: Double, end: Double)>
  /// Above the first items, and below the longest column.
  let insets: (start: Double, end: Double)
  /// How many items are in a full chunk of a body: more where there are many columns, so that their
  /// states take little beside the items; at most what 16 bits can tell apart.
  let chunkSize: Int

  /// - Throws: Where a number is out of its range, or the width leaves the columns no room.
  /// - Parameter chunkSize: How many items are in a full chunk of a body; nil for what's best.
  init(
    _ configuration: WaterfallConfiguration, lineLength: Double, chunkSize: Int? = nil
  ) throws(FeedError) {
    try Self.check(configuration)
    let insets = AxisInsets(configuration.insets, configuration.options)
    let count = Double(configuration.columnCount)
    let margins = (count - 1) * configuration.columnMargin
    let taken = insets.lineStart + insets.lineEnd + margins
    try FeedError.check(lineLength: lineLength, minimum: taken)
    self.configuration = configuration
    axes = FeedAxes(options: configuration.options, lineLength: lineLength, insets: insets)
    columnWidth = (lineLength - insets.lineStart - insets.lineEnd - margins) / count
    edges = Self.edges(axes, configuration, pitch: columnWidth + configuration.columnMargin)
    self.insets = (insets.start, insets.end)
    self.chunkSize = chunkSize ?? min(max(256, 8 * configuration.columnCount), 65_535)
  }

  /// A column ends a margin before the next starts, exactly, so that both are rounded alike.
  private static func edges(
    _ axes: FeedAxes, _ configuration: WaterfallConfiguration, pitch: Double
  ) -> ContiguousArray<(start: Double, end: Double)> {
    func start(_ column: Int) -> Double {
      min(axes.lineStart + Double(column) * pitch, axes.lineEnd)
    }
    let last = configuration.columnCount - 1
    return ContiguousArray(
      (0...last).map { column in
        let end =
          column == last ? axes.lineEnd : start(column + 1) - configuration.columnMargin
        return (start(column), max(end, start(column)))
      })
  }

  var columnCount: Int { edges.count }

  /// Of an item that takes `span` columns, in points.
  func width(span: Int) -> Double {
    span == 1
      ? columnWidth : Double(span) * columnWidth + Double(span - 1) * configuration.columnMargin
  }

  func frame(of slot: WaterfallSlot) -> AxisFrame {
    let column = Int(slot.column)
    let span = span(of: slot)
    return AxisFrame(
      span: FeedSpan(start: slot.start, length: height(of: slot, span: span)),
      lineStart: edges[column].start, lineEnd: edges[column + span - 1].end)
  }

  /// How many columns an item takes.
  @inline(__always)
  func span(of slot: WaterfallSlot) -> Int { min(Int(slot.span), columnCount) }

  @inline(__always)
  func height(of slot: WaterfallSlot, span: Int) -> Double {
    slot.isRelative ? slot.value * width(span: span) : slot.value
  }

  private static func check(_ configuration: WaterfallConfiguration) throws(FeedError) {
    guard (1...FeedLimit.columns).contains(configuration.columnCount) else {
      throw .invalidColumnCount(configuration.columnCount)
    }
    try FeedError.check(configuration.columnMargin, .columnMargin)
    try FeedError.check(configuration.rowMargin, .rowMargin)
    try FeedError.check(configuration.insets)
    try FeedError.check(configuration.tieTolerance, .tieTolerance)
    try FeedError.check(configuration.headerLength, .headerLength)
    try FeedError.check(configuration.footerLength, .footerLength)
    try configuration.options.check()
  }
}
