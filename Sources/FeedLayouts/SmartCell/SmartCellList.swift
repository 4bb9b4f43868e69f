public import ConstraintKit

/// A list of smart cells that is kept laid out: one section whose items are the messages.
///
/// Cells have the estimated height of 60 points until they are measured, and the table lies 20
/// points below the top, as in the original.
///
/// ```swift
/// var list = try SmartCellList(messages, width: 375)
/// let screen = LayoutRect(x: 0, y: 0, width: 375, height: 667)
/// let visible = try list.measure(in: screen)
/// list.snapshot.frames(in: visible.visibleRect)
/// ```
///
/// It is a ``MeasuredList`` of messages that a ``SmartCellTemplate`` measures. Where it scrolls
/// horizontally, it is the table turned by a quarter: cells lie side by side, each as long as it is
/// high at a width that is the list's height.
public struct SmartCellList: FeedLayout {
  public typealias Item = SmartCellMessage
  public typealias Section = FeedSection<SmartCellMessage>

  /// The height of a cell that hasn't been measured, in points.
  public static let estimatedRowHeight = 60.0
  /// Above the first cell, in points.
  public static let topInset = 20.0
  /// Those of the original.
  public static let defaultOptions = ListOptions(
    estimatedHeight: estimatedRowHeight,
    contentInset: LayoutInsets(top: topInset, left: 0, bottom: 0, right: 0))

  private var list: MeasuredList<SmartCellRows>

  /// A list of messages.
  ///
  /// - Parameters:
  ///   - width: In points; finite and not negative. The height of a list that scrolls horizontally.
  ///   - imageSize: Of a picture, in points; a third of the width and 16:9 if nil.
  /// - Throws: ``FeedError/duplicateIdentifier(_:_:_:)``, ``FeedError/invalidWidth(_:minimum:)``,
  ///   ``FeedError/invalidOption(_:_:)`` for an option or a size of pictures, what measuring says of a
  ///   message.
  /// - Complexity: O(n).
  public init(
    _ messages: [SmartCellMessage], width: Double, imageSize: LayoutSize? = nil,
    options: ListOptions = SmartCellList.defaultOptions,
    measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(FeedError) {
    let template = try SmartCellTemplate(width: width, imageSize: imageSize, measurer: measurer)
    list = try MeasuredList(
      messages, measurer: SmartCellRows(template: template, imageSize: imageSize),
      options: options)
  }

  /// How the list is laid out.
  public var options: ListOptions { list.options }
  /// How many messages there are.
  public var count: Int { list.count }
  /// In points; the height of a list that scrolls horizontally.
  public var width: Double { list.lineLength }
  /// How the cache of heights has served.
  public var cacheStatistics: HeightCacheStatistics { list.cacheStatistics }
  public var snapshot: FeedSnapshot { list.snapshot }

  /// A message; nil if there is no such item.
  ///
  /// - Complexity: O(log n).
  public func message(ofItem item: Int) -> SmartCellMessage? { list.row(at: item) }

  /// Whether a cell has been measured; nil if there is no such item.
  public func isMeasured(item: Int) -> Bool? { list.isMeasured(row: item) }
}

extension SmartCellList {
  /// Changes the messages, which are the items of section 0, as ``MeasuredList/apply(_:)`` does.
  @discardableResult
  public mutating func apply(
    _ changes: [FeedChange<SmartCellMessage, FeedSection<SmartCellMessage>>]
  ) throws(FeedError) -> FeedUpdate {
    try list.apply(changes)
  }

  /// Lays the list out for another width, as ``MeasuredList/resize(to:)`` does.
  @discardableResult
  public mutating func resize(to lineLength: Double) throws(FeedError) -> FeedUpdate {
    try list.resize(to: lineLength)
  }

  /// Measures the cells that are visible, as ``MeasuredList/measure(in:)`` does.
  ///
  /// - Parameter rect: What is visible.
  /// - Throws: What measuring says of a message; then the list is as it was.
  public mutating func measure(in rect: LayoutRect) throws(FeedError) -> ListMeasurement {
    try list.measure(in: rect)
  }

  /// Measures all cells.
  ///
  /// - Throws: What measuring says of a message; then the list is as it was.
  @discardableResult
  public mutating func measureAll() throws(FeedError) -> FeedUpdate {
    try list.measureAll()
  }

  /// Forgets the measured heights of a message in the cache; a list keeps those that it shows until
  /// the message is reloaded.
  public mutating func invalidateHeights(of id: String) { list.invalidateLengths(of: id) }

  /// Forgets all measured heights in the cache.
  public mutating func invalidateHeights() { list.invalidateLengths() }
}

/// Measures the messages of a list.
private struct SmartCellRows: RowMeasuring {
  let template: SmartCellTemplate
  let imageSize: LayoutSize?

  var lineLength: Double { template.width }

  func resized(to lineLength: Double) throws(FeedError) -> SmartCellRows {
    SmartCellRows(
      template: try SmartCellTemplate(
        width: lineLength, imageSize: imageSize, measurer: template.measurer),
      imageSize: imageSize)
  }

  func measure(_ messages: [SmartCellMessage]) -> [Result<RowLengths, FeedError>] {
    template.solve(messages).map { result in result.map { RowLengths(cell: $0.height) } }
  }
}
