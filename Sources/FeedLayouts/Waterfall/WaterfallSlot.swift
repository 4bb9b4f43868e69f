/// A placed item, in 24 bytes.
struct WaterfallSlot: Sendable {
  /// In the coordinates of the body.
  var start = 0.0
  /// The height, or its ratio to the width.
  let value: Double
  /// The first of its columns.
  var column: UInt16 = 0
  /// How many columns it wants.
  let span: UInt16
  let isRelative: Bool
  /// Entry i of the chunk's list of items by column, if this is slot i. It belongs to the chunk, and
  /// is kept here to save it an array.
  var listed: UInt16 = 0

  init(_ item: WaterfallItem) {
    span = UInt16(min(max(item.span, 1), FeedLimit.columns))
    switch item.height {
    case .points(let height): (value, isRelative) = (height, false)
    case .timesWidth(let ratio): (value, isRelative) = (ratio, true)
    }
  }
}
