internal import ConstraintKit

/// Where the rows of a list are that are the items of one section, without header and footer.
struct ItemRowsGeometry: FeedGeometry {
  let rows: RowTree<RowExtents>
  let lineLength: Double

  var sectionCount: Int { 1 }
  var length: Double { rows.total.points }

  func itemCount(in section: Int) -> Int { rows.count }
  func span(ofSection section: Int) -> FeedSpan { FeedSpan(start: 0, length: length) }
  func headerSpan(ofSection section: Int) -> FeedSpan? { nil }
  func footerSpan(ofSection section: Int) -> FeedSpan? { nil }

  func frame(ofItem item: Int, section: Int) -> AxisFrame {
    frame(rows[item], at: rows.offset(of: item))
  }

  private func frame(_ row: RowExtents, at start: ExactSum) -> AxisFrame {
    AxisFrame(
      span: FeedSpan(start: start.points, length: row.cell), lineStart: 0, lineEnd: lineLength)
  }

  func firstSection(endingAfter position: Double) -> Int? {
    rows.count > 0 && length > position ? 0 : nil
  }

  func nextSection(after section: Int) -> Int? { nil }

  func visitItems(
    ofSection section: Int, from start: Double, to end: Double,
    _ body: (_ item: Int, _ frame: AxisFrame) -> Void
  ) {
    rows.visit(endingBelow: start) { item, offset, row in
      guard offset.points < end else { return false }
      body(item, frame(row, at: offset))
      return true
    }
  }
}
