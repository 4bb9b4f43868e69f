public import ConstraintKit

extension MomentsList: MeasuredList {
  /// Measures the posts that are visible, or become so when others turn out less high.
  ///
  /// The first post that was visible stays where it was on the screen: the content offset changes
  /// by exactly what the heights before it did.
  ///
  /// - Parameter rect: What is visible.
  /// - Throws: What measuring says of a post; then the list is as it was.
  /// - Complexity: O(log n) and a measurement for each post.
  public mutating func measure(in rect: LayoutRect) throws(FeedError) -> ListMeasurement {
    try measureVisible(in: rect)
  }

  /// Measures all posts.
  ///
  /// - Throws: What measuring says of a post; then the list is as it was.
  @discardableResult
  public mutating func measureAll() throws(FeedError) -> FeedUpdate {
    let before = snapshot
    var rows: [Int] = []
    heights.visit { section, _, row in
      if !row.isMeasured { rows.append(section) }
      return true
    }
    try measure(rows)
    return update(placing: rows, from: before)
  }

  func unmeasuredRows(in rect: LayoutRect) -> [Int] {
    var rows: [Int] = []
    snapshot.visit(rect) { element, _ in
      if rows.last != element.section, !heights[element.section].isMeasured {
        rows.append(element.section)
      }
    }
    return rows
  }

  mutating func measure(_ rows: [Int]) throws(FeedError) {
    let measured = try measuredRows(for: rows.map { entryRows[$0].entry }) { rows[$0] }
    for (section, row) in zip(rows, measured) { heights.update(at: section) { $0 = row } }
  }

  func element(ofRow row: Int) -> FeedElement { .item(0, section: row) }

  func update(placing rows: [Int], from before: FeedSnapshot) -> FeedUpdate {
    .remeasured(
      rows.map { element(ofRow: $0) }, sections: count, from: before, to: snapshot)
  }
}
