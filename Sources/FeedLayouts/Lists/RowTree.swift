/// What a ``RowTree`` keeps.
protocol TreeRow: Sendable {
  /// Its height in points, exactly.
  var extent: ExactSum { get }
}

/// Rows one below the other: a counted B-tree (Bayer and McCreight 1972, doi:10.1007/BF00288683)
/// whose nodes know how many rows they hold and how high these are.
///
/// A value: a copy shares all nodes until one is changed, and then all but those on the way to it.
///
/// Every leaf is at the same depth; nodes hold at most ``RowNode/capacity`` rows or children.
struct RowTree<Row: TreeRow>: Sendable {
  private(set) var root = RowNode<Row>()

  init() {}

  /// - Complexity: O(n).
  init(_ rows: some Sequence<Row>) {
    var level = RowNode.leaves(rows)
    while level.count > 1 { level = RowNode.parents(of: level) }
    root = level.first ?? RowNode()
  }

  var count: Int { root.count }
  /// The height of all rows.
  var total: ExactSum { root.total }

  /// - Complexity: O(log n).
  subscript(index: Int) -> Row { root[index] }

  /// The height of the rows before one; of all for the row after the last.
  ///
  /// - Complexity: O(log n).
  func offset(of index: Int) -> ExactSum { root.offset(of: index) }

  /// The first row that ends below `y`, in points; nil if none does.
  ///
  /// - Complexity: O(log n).
  func firstRow(endingBelow y: Double) -> Int? {
    guard count > 0, root.total.points > y else { return nil }
    return root.firstRow(endingBelow: y, after: .zero)
  }

  /// Goes through the rows that end below `y`, in points, with the height of what is before each, for
  /// as long as `visit` says.
  ///
  /// - Complexity: O(log n + rows visited).
  func visit(endingBelow y: Double = -.infinity, _ visit: (Int, ExactSum, Row) -> Bool) {
    _ = root.visit(endingBelow: y, number: 0, offset: .zero, visit)
  }

  /// All rows.
  ///
  /// - Complexity: O(n).
  var rows: [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(count)
    visit { _, _, row in
      rows.append(row)
      return true
    }
    return rows
  }
}

extension RowTree {
  /// Changes a row.
  ///
  /// - Complexity: O(log n).
  mutating func update(at index: Int, _ change: (inout Row) -> Void) {
    _ = root.update(at: index, change)
  }

  /// Puts a row before the one at an index, or behind all.
  ///
  /// - Complexity: O(log n).
  mutating func insert(_ row: Row, at index: Int) {
    guard let sibling = root.insert(row, at: index) else { return }
    let old = root
    root = RowNode(children: [old, sibling])
  }

  /// - Complexity: O(log n).
  @discardableResult
  mutating func remove(at index: Int) -> Row {
    let row = root.remove(at: index)
    while root.children.count == 1 { root = root.children[0] }
    return row
  }

  /// Inserts rows, in their order, before the one at an index.
  ///
  /// - Complexity: O(k log n) for k rows, or O(n + k) where that is less.
  mutating func insert(contentsOf new: [Row], at index: Int) {
    guard new.count > count / 8, new.count > RowNode<Row>.capacity else {
      for (place, row) in new.enumerated() { insert(row, at: index + place) }
      return
    }
    var all = rows
    all.insert(contentsOf: new, at: index)
    self = RowTree(all)
  }

  /// Removes rows and returns them.
  ///
  /// - Complexity: O(k log n) for k rows, or O(n) where that is less.
  @discardableResult
  mutating func removeSubrange(_ range: Range<Int>) -> [Row] {
    guard range.count > count / 8, range.count > RowNode<Row>.capacity else {
      return range.map { _ in remove(at: range.lowerBound) }
    }
    var all = rows
    let removed = Array(all[range])
    all.removeSubrange(range)
    self = RowTree(all)
    return removed
  }
}
