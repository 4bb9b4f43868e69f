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
public struct SmartCellList: FeedLayout {
  struct MessageRow: TreeRow {
    var message: SmartCellMessage
    var extent: ExactSum { .zero }
  }

  /// The height of a cell that hasn't been measured, in points.
  public static let estimatedRowHeight = 60.0
  /// Above the first cell, in points.
  public static let topInset = 20.0
  /// Those of the original.
  public static let defaultOptions = ListOptions(
    estimatedHeight: estimatedRowHeight,
    contentInset: LayoutInsets(top: topInset, left: 0, bottom: 0, right: 0))

  var heights: RowTree<SmartCellRow>
  var messages: RowTree<MessageRow>
  var ids: Set<String> = []
  var template: SmartCellTemplate
  var cache: HeightCache<String>
  /// How the list is laid out.
  public let options: ListOptions
  private let imageSize: LayoutSize?

  /// A list of messages.
  ///
  /// - Parameters:
  ///   - width: In points; finite and not negative.
  ///   - imageSize: Of a picture, in points; a third of the width and 16:9 if nil.
  /// - Throws: ``FeedError/duplicateIdentifier(_:_:_:)``, ``FeedError/invalidWidth(_:minimum:)``,
  ///   ``FeedError/invalidOption(_:_:)`` for an option or a size of pictures, what measuring says of a message.
  /// - Complexity: O(n).
  public init(
    _ messages: [SmartCellMessage], width: Double, imageSize: LayoutSize? = nil,
    options: ListOptions = SmartCellList.defaultOptions,
    measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(FeedError) {
    try options.check()
    self.options = options
    self.imageSize = imageSize
    template = try SmartCellTemplate(width: width, imageSize: imageSize, measurer: measurer)
    cache = HeightCache(capacity: options.cacheCapacity)
    self.messages = RowTree(messages.map { MessageRow(message: $0) })
    heights = RowTree()
    for (item, message) in messages.enumerated() where !ids.insert(message.id).inserted {
      let first = messages.firstIndex { $0.id == message.id } ?? item
      throw .duplicateIdentifier(message.id, .item(first), .item(item))
    }
    heights = RowTree(try rows(for: messages, from: 0))
  }

  /// How many messages there are.
  public var count: Int { heights.count }
  /// In points.
  public var width: Double { template.width }
  /// How the cache of heights has served.
  public var cacheStatistics: HeightCacheStatistics { cache.statistics }

  /// A message; nil if there is no such item.
  ///
  /// - Complexity: O(log n).
  public func message(ofItem item: Int) -> SmartCellMessage? {
    item >= 0 && item < count ? messages[item].message : nil
  }

  /// Whether a cell has been measured; nil if there is no such item.
  public func isMeasured(item: Int) -> Bool? {
    item >= 0 && item < count ? heights[item].isMeasured : nil
  }

  public var snapshot: FeedSnapshot {
    FeedSnapshot(
      SmartCellGeometry(rows: heights, width: width), axes: options.axes(width: width))
  }

  /// Lays the list out for another width.
  ///
  /// Cells that had been measured have the heights of the cache if it has them for the new width;
  /// otherwise they are estimated, if there is an estimate, until they are measured.
  ///
  /// - Throws: ``FeedError/invalidWidth(_:minimum:)``, what measuring says of a message; then
  ///   nothing has changed.
  /// - Complexity: O(n), and a measurement for each cell if there is no estimate.
  @discardableResult
  public mutating func resize(to lineLength: Double) throws(FeedError) -> FeedUpdate {
    let before = snapshot
    let old = template
    template = try SmartCellTemplate(
      width: lineLength, imageSize: imageSize, measurer: template.measurer)
    do throws(FeedError) {
      heights = RowTree(try resizedRows())
    } catch {
      template = old
      throw error
    }
    return update(placing: Array(0..<count), from: before)
  }

  private mutating func resizedRows() throws(FeedError) -> [SmartCellRow] {
    let messages = messages.rows.map(\.message)
    var rows = try rows(for: messages, from: 0)
    guard options.estimate != nil else { return rows }
    for (item, old) in heights.rows.enumerated() where old.state != .estimated {
      if let height = cache.height(for: key(messages[item])) {
        rows[item] = SmartCellRow(height: height, state: .measured)
      } else {
        rows[item].state = .estimatedAgain
      }
    }
    return rows
  }
}

// MARK: Heights

extension SmartCellList: MeasuredList {
  /// Rows for new messages: measured, or estimated where there is an estimate.
  mutating func rows(
    for messages: [SmartCellMessage], from item: Int
  ) throws(FeedError) -> [SmartCellRow] {
    guard let estimate = options.estimate else {
      return try measuredRows(for: messages) { item + $0 }
    }
    return messages.map { _ in SmartCellRow(height: estimate, state: .estimated) }
  }

  /// Rows for messages, from the cache or measured.
  ///
  /// - Parameter item: The item of a message, for errors.
  mutating func measuredRows(
    for messages: [SmartCellMessage], item: (Int) -> Int
  ) throws(FeedError) -> [SmartCellRow] {
    var heights = messages.map { cache.height(for: key($0)) }
    let missing = heights.indices.filter { heights[$0] == nil }
    let results = template.solve(missing.map { messages[$0] })
    for (index, result) in zip(missing, results) {
      do throws(FeedError) {
        let height = try FeedError.checked(result.get().height, .item(0))
        cache.store(height, for: key(messages[index]))
        heights[index] = height
      } catch {
        throw error.ofListItem(item(index))
      }
    }
    return heights.map { SmartCellRow(height: $0 ?? 0, state: .measured) }
  }

  private func key(_ message: SmartCellMessage) -> HeightCache<String>.Key {
    HeightCache.Key(id: message.id, version: message.version, width: width, state: .cell)
  }

  /// Measures the cells that are visible, or become so when others turn out less high.
  ///
  /// The first cell that was visible stays where it was on the screen.
  ///
  /// - Parameter rect: What is visible.
  /// - Throws: What measuring says of a message; then the list is as it was.
  /// - Complexity: O(log n) and a measurement for each cell.
  public mutating func measure(in rect: LayoutRect) throws(FeedError) -> ListMeasurement {
    try measureVisible(in: rect)
  }

  /// Measures all cells.
  ///
  /// - Throws: What measuring says of a message; then the list is as it was.
  @discardableResult
  public mutating func measureAll() throws(FeedError) -> FeedUpdate {
    let before = snapshot
    let rows = heights.rows.enumerated().filter { !$0.element.isMeasured }.map(\.offset)
    try measure(rows)
    return update(placing: rows, from: before)
  }

  func unmeasuredRows(in rect: LayoutRect) -> [Int] {
    var rows: [Int] = []
    snapshot.visit(rect) { element, _ in
      if !heights[element.item].isMeasured { rows.append(element.item) }
    }
    return rows
  }

  mutating func measure(_ rows: [Int]) throws(FeedError) {
    let measured = try measuredRows(for: rows.map { messages[$0].message }) { rows[$0] }
    for (item, row) in zip(rows, measured) { heights.update(at: item) { $0 = row } }
  }

  func element(ofRow row: Int) -> FeedElement { .item(row) }

  func update(placing rows: [Int], from before: FeedSnapshot) -> FeedUpdate {
    .remeasured(rows.map { element(ofRow: $0) }, sections: 1, from: before, to: snapshot)
  }
}
