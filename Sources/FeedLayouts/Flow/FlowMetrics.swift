internal import ConstraintKit

/// A flow's configuration at a width.
package struct FlowMetrics: Sendable {
  let configuration: FlowConfiguration
  let axes: FeedAxes
  /// Above the first line, and below the last one.
  let insets: (start: Double, end: Double)
  /// What lines have room for.
  let room: Double
  /// Where the items of a line are, with left and right in the order of the line.
  let alignment: FlowConfiguration.Alignment
  /// About how many items are in a full chunk of a body.
  let chunkSize: Int

  /// - Throws: Where a number is out of its range, or the width leaves the lines no room.
  init(
    _ configuration: FlowConfiguration, lineLength: Double, chunkSize: Int = 1024
  ) throws(FeedError) {
    try Self.check(configuration)
    let insets = AxisInsets(configuration.insets, configuration.options)
    try FeedError.check(lineLength: lineLength, minimum: insets.lineStart + insets.lineEnd)
    self.configuration = configuration
    axes = FeedAxes(options: configuration.options, lineLength: lineLength, insets: insets)
    self.insets = (insets.start, insets.end)
    room = axes.lineEnd - axes.lineStart
    alignment =
      switch configuration.alignment {
      case .left where configuration.options.mirrorsLines: .right
      case .right where configuration.options.mirrorsLines: .left
      case let alignment: alignment
      }
    self.chunkSize = chunkSize
  }

  /// How long the headers and footers are that don't state it.
  var defaults: (header: Double, footer: Double) {
    (
      along(configuration.headerReferenceSize).length,
      along(configuration.footerReferenceSize).length
    )
  }

  /// A size along the scroll direction and in the line.
  func along(_ size: LayoutSize) -> (length: Double, inLine: Double) {
    switch configuration.options.scrollDirection {
    case .vertical: (size.height, size.width)
    case .horizontal: (size.width, size.height)
    }
  }

  func frame(of slot: FlowSlot, in line: FlowLine) -> AxisFrame {
    return AxisFrame(
      span: FeedSpan(start: line.start + (line.length - slot.length) / 2, length: slot.length),
      lineStart: edge(slot.start), lineEnd: edge(slot.start + min(slot.inLine, room)))
  }

  /// A position in a line, exactly at the line's end if it is there but for rounding.
  private func edge(_ position: Double) -> Double {
    abs(position - axes.lineEnd) <= tolerance ? axes.lineEnd : position
  }

  /// What rounding may add to the length of a line's items.
  private var tolerance: Double { FeedLimit.fit * max(1, room) }

  /// Whether items fit a line with the least spacing.
  @inline(__always)
  func fits(_ total: Double, count: Int) -> Bool {
    total + Double(count - 1) * configuration.itemSpacing <= room + tolerance
  }

  /// Where the first item of a line is, and the spacing between items.
  ///
  /// - Parameters:
  ///   - total: How long the items are together.
  ///   - isLast: Whether it's the section's last line.
  ///   - size: In the line, of all items of the section, if they are equal.
  func placement(
    total: Double, count: Int, isLast: Bool, size: Double?
  ) -> (start: Double, spacing: Double) {
    let free = max(0, room - total)
    let full = count > 1 ? free / Double(count - 1) : 0
    let least = count > 1 ? min(configuration.itemSpacing, full) : configuration.itemSpacing
    let rest = max(0, free - least * Double(count - 1))
    switch alignment {
    case .left: return (axes.lineStart, least)
    case .center: return (axes.lineStart + rest / 2, least)
    case .right: return (axes.lineStart + rest, least)
    case .justified where isLast:
      return (axes.lineStart, size.map { min(fullSpacing(size: $0), max(full, least)) } ?? least)
    case .justified:
      return count > 1 ? (axes.lineStart, full) : (axes.lineStart + free / 2, 0)
    }
  }

  /// Between the items of a full line of items of one size.
  private func fullSpacing(size: Double) -> Double {
    let (size, spacing) = (min(size, room), configuration.itemSpacing)
    guard size + spacing > 0 else { return spacing }
    let count = ((room + tolerance + spacing) / (size + spacing)).rounded(.down)
    return count > 1 ? max(0, room - count * size) / (count - 1) : spacing
  }

  private static func check(_ configuration: FlowConfiguration) throws(FeedError) {
    try FeedError.check(configuration.insets)
    try FeedError.check(configuration.lineSpacing, .lineSpacing)
    try FeedError.check(configuration.itemSpacing, .itemSpacing)
    let (header, footer) = (configuration.headerReferenceSize, configuration.footerReferenceSize)
    for length in [header.width, header.height] { try FeedError.check(length, .headerLength) }
    for length in [footer.width, footer.height] { try FeedError.check(length, .footerLength) }
    try configuration.options.check()
  }
}
