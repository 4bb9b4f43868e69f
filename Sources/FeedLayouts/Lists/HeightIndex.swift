/// The heights of a list's rows, and where each row is.
///
/// ```swift
/// var index = try HeightIndex([44, 100, 44])
/// try index.offset(ofRow: 2)  // 144
/// try index.setHeight(60, ofRow: 0)
/// index.row(at: 150)  // 1
/// ```
///
/// Everything but making one of many heights takes O(log n). Sums are exact (in steps of 2⁻⁵⁶
/// points), so that an index that has been changed any number of times has the same offsets, to the
/// last bit, as one made of the heights that it has now. A copy shares its memory with the original.
public struct HeightIndex: Sendable {
  private struct Row: TreeRow {
    var height: Double
    var extent: ExactSum { ExactSum(height) }
  }

  private var tree: RowTree<Row>

  /// No rows.
  public init() {
    tree = RowTree()
  }

  /// Rows from the top.
  ///
  /// - Throws: ``FeedError/invalidLength(_:_:)`` for a height that isn't a number, is negative or
  ///   more than 10¹².
  /// - Complexity: O(n).
  public init(_ heights: some Sequence<Double>) throws(FeedError) {
    tree = RowTree(try Self.rows(heights, from: 0))
  }

  private static func rows(
    _ heights: some Sequence<Double>, from first: Int
  ) throws(FeedError) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(heights.underestimatedCount)
    for height in heights {
      rows.append(Row(height: try FeedError.checked(height, .item(first + rows.count))))
    }
    return rows
  }

  /// How many rows there are.
  public var count: Int { tree.count }
  /// In points, from the top.
  public var heights: [Double] { tree.rows.map(\.height) }
  /// Of all rows, in points.
  public var totalHeight: Double { tree.total.points }
}

// MARK: Reading

extension HeightIndex {
  /// The height of a row in points.
  ///
  /// - Throws: ``FeedError/itemsOutOfRange(_:section:count:)``.
  public func height(ofRow row: Int) throws(FeedError) -> Double {
    try FeedError.check(rows: row..<row, in: count, needing: 1)
    return tree[row].height
  }

  /// The top of a row, in points; the total height for the row after the last.
  ///
  /// - Throws: ``FeedError/itemsOutOfRange(_:section:count:)``.
  public func offset(ofRow row: Int) throws(FeedError) -> Double {
    try FeedError.check(rows: row..<row, in: count)
    return tree.offset(of: row).points
  }

  /// The row that holds a y: the first whose bottom is below it; nil above all rows and below them.
  public func row(at y: Double) -> Int? {
    y >= 0 ? tree.firstRow(endingBelow: y) : nil
  }

  /// The rows that have a part, more than an edge, between two ys.
  ///
  /// A row without height is among them where it lies between such rows.
  public func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard top < bottom, bottom > 0, let first = tree.firstRow(endingBelow: max(0, top)) else {
      return 0..<0
    }
    let last = tree.firstRow(endingBelow: bottom.nextDown)
    return first..<(last.map { $0 + 1 } ?? count)
  }
}

// MARK: Changing

extension HeightIndex {
  /// Changes the height of a row, in points.
  ///
  /// - Throws: ``FeedError/itemsOutOfRange(_:section:count:)``, ``FeedError/invalidLength(_:_:)``.
  public mutating func setHeight(_ height: Double, ofRow row: Int) throws(FeedError) {
    try FeedError.check(rows: row..<row, in: count, needing: 1)
    let height = try FeedError.checked(height, .item(row))
    tree.update(at: row) { $0.height = height }
  }

  /// Adds a row below all others, its height in points.
  ///
  /// - Throws: ``FeedError/invalidLength(_:_:)``.
  public mutating func append(_ height: Double) throws(FeedError) {
    tree.insert(Row(height: try FeedError.checked(height, .item(count))), at: count)
  }

  /// Puts rows before the one at an index, or behind all.
  ///
  /// - Throws: ``FeedError/itemsOutOfRange(_:section:count:)``, ``FeedError/invalidLength(_:_:)``; then
  ///   nothing is inserted.
  /// - Complexity: O(k log n) for k rows, or O(n + k) where that is less.
  public mutating func insert(
    contentsOf heights: some Sequence<Double>, at row: Int
  ) throws(FeedError) {
    try FeedError.check(rows: row..<row, in: count)
    tree.insert(contentsOf: try Self.rows(heights, from: row), at: row)
  }

  /// Removes rows.
  ///
  /// - Throws: ``FeedError/itemsOutOfRange(_:section:count:)``.
  /// - Complexity: O(k log n) for k rows, or O(n) where that is less.
  public mutating func remove(_ rows: Range<Int>) throws(FeedError) {
    try FeedError.check(rows: rows, in: count)
    tree.removeSubrange(rows)
  }

  /// Moves a row; `target` is its index afterwards.
  ///
  /// - Throws: ``FeedError/itemsOutOfRange(_:section:count:)``.
  public mutating func move(row: Int, to target: Int) throws(FeedError) {
    try FeedError.check(rows: row..<row, in: count, needing: 1)
    try FeedError.check(rows: target..<target, in: count, needing: 1)
    tree.insert(tree.remove(at: row), at: target)
  }
}

extension HeightIndex: Equatable {
  /// Whether both have the same heights.
  public static func == (left: HeightIndex, right: HeightIndex) -> Bool {
    left.heights == right.heights
  }
}

extension HeightIndex {
  /// Whether the tree holds what it says. For tests.
  var isSound: Bool { tree.root.isSound() }
}

extension FeedError {
  /// - Parameter count: How many rows there must be from the start of the range on.
  fileprivate static func check(
    rows: Range<Int>, in all: Int, needing count: Int = 0
  ) throws(FeedError) {
    guard rows.lowerBound >= 0, rows.upperBound <= all - count else {
      let upper = rows.upperBound.addingReportingOverflow(count)
      throw .itemsOutOfRange(
        rows.lowerBound..<(upper.overflow ? rows.upperBound : upper.partialValue), section: 0,
        count: all)
    }
  }
}
