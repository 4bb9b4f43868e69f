internal import ConstraintKit

/// The height of a smart cell.
struct SmartCellRow: TreeRow {
  var height: Double
  var state: RowState
  var isMeasured: Bool { state == .measured }

  var extent: ExactSum { ExactSum(height) }
}

/// Where the cells of a list are: items of one section without header and footer.
struct SmartCellGeometry: FeedGeometry {
  let rows: RowTree<SmartCellRow>
  let width: Double

  var sectionCount: Int { 1 }
  var length: Double { rows.total.points }

  func itemCount(in section: Int) -> Int { rows.count }
  func span(ofSection section: Int) -> FeedSpan { FeedSpan(start: 0, length: length) }
  func headerSpan(ofSection section: Int) -> FeedSpan? { nil }
  func footerSpan(ofSection section: Int) -> FeedSpan? { nil }

  func frame(ofItem item: Int, section: Int) -> AxisFrame {
    frame(rows[item], at: rows.offset(of: item))
  }

  private func frame(_ row: SmartCellRow, at start: ExactSum) -> AxisFrame {
    AxisFrame(
      span: FeedSpan(start: start.points, length: row.height), lineStart: 0, lineEnd: width)
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
