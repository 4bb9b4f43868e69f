/// A leaf, which has rows, or an inner node, which has children.
///
/// A struct whose arrays are shared until they are changed, so that it needs no reference counts
/// of its own.
struct RowNode<Row: TreeRow>: Sendable {
  private(set) var rows: [Row] = []
  private(set) var children: [RowNode] = []
  /// How many rows each child has, and how high these are: side by side, since a search reads many
  /// of them and goes into one child.
  private var counts: [Int] = []
  private var totals: [ExactSum] = []
  private(set) var count = 0
  private(set) var total = ExactSum.zero

  /// The most rows of a leaf, and the most children of an inner node.
  static var capacity: Int { 32 }
  /// A node that falls below it is joined with a neighbour.
  private static var least: Int { capacity / 4 }

  init() {}

  init(rows: [Row]) {
    self.rows = rows
    recount()
  }

  init(children: [RowNode]) {
    self.children = children
    recount()
  }

  private mutating func recount() {
    count = rows.count
    total = .zero
    for row in rows { total += row.extent }
    counts = children.map(\.count)
    totals = children.map(\.total)
    for child in children.indices {
      count += counts[child]
      total += totals[child]
    }
  }

  /// Takes the numbers of a child that has changed.
  private mutating func note(_ child: Int) {
    counts[child] = children[child].count
    totals[child] = children[child].total
  }

  private mutating func insertChild(_ node: RowNode, at index: Int) {
    children.insert(node, at: index)
    counts.insert(node.count, at: index)
    totals.insert(node.total, at: index)
  }

  private mutating func removeChild(at index: Int) -> RowNode {
    counts.remove(at: index)
    totals.remove(at: index)
    return children.remove(at: index)
  }

  private var isLeaf: Bool { children.isEmpty }
  private var width: Int { isLeaf ? rows.count : children.count }

  static func leaves(_ rows: some Sequence<Row>) -> [RowNode] {
    var leaves: [RowNode] = []
    var leaf: [Row] = []
    leaf.reserveCapacity(capacity)
    for row in rows {
      leaf.append(row)
      guard leaf.count == capacity else { continue }
      leaves.append(RowNode(rows: leaf))
      leaf = []
      leaf.reserveCapacity(capacity)
    }
    if !leaf.isEmpty { leaves.append(RowNode(rows: leaf)) }
    return leaves
  }

  static func parents(of level: [RowNode]) -> [RowNode] {
    stride(from: 0, to: level.count, by: capacity).map { start in
      RowNode(children: Array(level[start..<min(start + capacity, level.count)]))
    }
  }
}

// MARK: Reading

/// Children are reached through spans: a child that is read out of the array is a copy, with a
/// reference count for each of its arrays on every level.
extension RowNode {
  subscript(index: Int) -> Row {
    if isLeaf { return rows[index] }
    var rest = index
    let child = childIndex(&rest)
    return children.span[child][rest]
  }

  /// The child that holds a row, whose index becomes that within the child.
  private func childIndex(_ index: inout Int) -> Int {
    var child = 0
    while child + 1 < counts.count, index >= counts[child] {
      index -= counts[child]
      child += 1
    }
    return child
  }

  func offset(of index: Int) -> ExactSum {
    var sum = ExactSum.zero
    if isLeaf {
      for row in 0..<min(index, rows.count) { sum += rows[row].extent }
      return sum
    }
    var rest = index
    let last = childIndex(&rest)
    for child in 0..<last { sum += totals[child] }
    return sum + children.span[last].offset(of: rest)
  }

  /// - Parameter start: The height of what is before the node, whose end is below `y`.
  func firstRow(endingBelow y: Double, after start: ExactSum) -> Int {
    var end = start
    if isLeaf {
      for index in rows.indices {
        end += rows[index].extent
        if end.points > y { return index }
      }
      return rows.count
    }
    var number = 0
    for child in totals.indices {
      let next = end + totals[child]
      if next.points > y {
        return number + children.span[child].firstRow(endingBelow: y, after: end)
      }
      number += counts[child]
      end = next
    }
    return number
  }

  /// Visits the rows that end below `y`.
  ///
  /// - Returns: Whether to go on.
  func visit(
    endingBelow y: Double, number: Int, offset: ExactSum,
    _ visit: (Int, ExactSum, Row) -> Bool
  ) -> Bool {
    var offset = offset
    if isLeaf {
      for index in rows.indices {
        let end = offset + rows[index].extent
        if end.points > y, !visit(number + index, offset, rows[index]) { return false }
        offset = end
      }
      return true
    }
    var number = number
    for child in totals.indices {
      let end = offset + totals[child]
      if end.points > y {
        let goesOn = children.span[child].visit(
          endingBelow: y, number: number, offset: offset, visit)
        guard goesOn else { return false }
      }
      number += counts[child]
      offset = end
    }
    return true
  }
}

// MARK: Changing

extension RowNode {
  /// - Returns: By how much the node has grown.
  mutating func update(at index: Int, _ change: (inout Row) -> Void) -> ExactSum {
    let growth: ExactSum
    if isLeaf {
      let before = rows[index].extent
      change(&rows[index])
      growth = rows[index].extent - before
    } else {
      var rest = index
      let child = childIndex(&rest)
      growth = children[child].update(at: rest, change)
      totals[child] += growth
    }
    total += growth
    return growth
  }

  /// - Returns: The new neighbour on the right, where the node was full.
  mutating func insert(_ row: Row, at index: Int) -> RowNode? {
    count += 1
    total += row.extent
    if isLeaf {
      rows.insert(row, at: index)
      return rows.count > Self.capacity ? split(isAppending: index == rows.count - 1) : nil
    }
    var rest = index
    let child = childIndex(&rest)
    let sibling = children[child].insert(row, at: rest)
    note(child)
    guard let sibling else { return nil }
    insertChild(sibling, at: child + 1)
    return children.count > Self.capacity ? split(isAppending: child + 2 == children.count) : nil
  }

  /// Gives half to a new neighbour; only the last where the node grows at its end, so that rows
  /// that are appended one by one fill their nodes.
  private mutating func split(isAppending: Bool) -> RowNode {
    let middle = isAppending ? width - 1 : width / 2
    let sibling: RowNode
    if isLeaf {
      sibling = RowNode(rows: Array(rows[middle...]))
      rows.removeSubrange(middle...)
    } else {
      sibling = RowNode(children: Array(children[middle...]))
      children.removeSubrange(middle...)
      counts.removeSubrange(middle...)
      totals.removeSubrange(middle...)
    }
    count -= sibling.count
    total = total - sibling.total
    return sibling
  }

  mutating func remove(at index: Int) -> Row {
    let row: Row
    if isLeaf {
      row = rows.remove(at: index)
    } else {
      var rest = index
      let child = childIndex(&rest)
      row = children[child].remove(at: rest)
      note(child)
      if counts[child] == 0 {
        _ = removeChild(at: child)
      } else if children[child].width < Self.least {
        join(child)
      }
    }
    count -= 1
    total = total - row.extent
    return row
  }

  /// Joins a child that has become small with a neighbour; both halve their sum if it is too much
  /// for one.
  private mutating func join(_ child: Int) {
    guard children.count > 1 else { return }
    let left = max(0, child - 1)
    let right = removeChild(at: left + 1)
    var joined = children[left]
    joined.rows += right.rows
    joined.children += right.children
    joined.recount()
    let sibling = joined.width > Self.capacity ? joined.split(isAppending: false) : nil
    children[left] = joined
    note(left)
    if let sibling { insertChild(sibling, at: left + 1) }
  }
}

// MARK: Invariants

extension RowNode {
  /// Whether the node's numbers are those of what it holds, no node is too wide or empty, and all
  /// leaves are equally deep. For tests.
  func isSound(isRoot: Bool = true) -> Bool {
    var fresh = self
    fresh.recount()
    guard fresh.count == count, fresh.total == total, width <= Self.capacity else { return false }
    guard fresh.counts == counts, fresh.totals == totals else { return false }
    guard isRoot || width > 0, rows.isEmpty || children.isEmpty else { return false }
    return Set(children.map(\.depth)).count <= 1
      && children.allSatisfy { $0.isSound(isRoot: false) }
  }

  private var depth: Int { children.first.map { $0.depth + 1 } ?? 0 }
}
