internal import ConstraintKit

/// Where the rows of a list are that are a section each.
struct SectionRowsGeometry: FeedGeometry {
  let rows: RowTree<RowExtents>
  let lineLength: Double

  var sectionCount: Int { rows.count }
  var length: Double { rows.total.points }

  func itemCount(in section: Int) -> Int { 1 }

  func span(ofSection section: Int) -> FeedSpan {
    FeedSpan(start: rows.offset(of: section).points, length: rows[section].extent.points)
  }

  func headerSpan(ofSection section: Int) -> FeedSpan? {
    let row = rows[section]
    guard row.header > 0 else { return nil }
    return FeedSpan(start: rows.offset(of: section).points, length: row.header)
  }

  func footerSpan(ofSection section: Int) -> FeedSpan? {
    let row = rows[section]
    let start = rows.offset(of: section) + ExactSum(row.header) + ExactSum(row.cell)
    return FeedSpan(start: start.points, length: row.footer)
  }

  func frame(ofItem item: Int, section: Int) -> AxisFrame {
    let row = rows[section]
    let start = rows.offset(of: section) + ExactSum(row.header)
    return AxisFrame(
      span: FeedSpan(start: start.points, length: row.cell), lineStart: 0, lineEnd: lineLength)
  }

  func firstSection(endingAfter position: Double) -> Int? {
    rows.firstRow(endingBelow: position)
  }

  func nextSection(after section: Int) -> Int? {
    section + 1 < rows.count ? section + 1 : nil
  }

  func visitItems(
    ofSection section: Int, from start: Double, to end: Double,
    _ body: (_ item: Int, _ frame: AxisFrame) -> Void
  ) {
    body(0, frame(ofItem: 0, section: section))
  }

  /// One search, and from there on from row to row.
  func visitElements(
    from start: Double, to end: Double, _ body: (FeedElement, FeedPlace) -> Void
  ) {
    rows.visit(endingBelow: start) { section, offset, row in
      guard offset.points < end else { return false }
      if row.header > 0 {
        body(
          .header(section: section),
          .line(FeedSpan(start: offset.points, length: row.header)))
      }
      let cell = offset + ExactSum(row.header)
      body(
        .item(0, section: section),
        .item(
          AxisFrame(
            span: FeedSpan(start: cell.points, length: row.cell), lineStart: 0, lineEnd: lineLength)
        ))
      let footer = cell + ExactSum(row.cell)
      body(
        .footer(section: section),
        .line(FeedSpan(start: footer.points, length: row.footer)))
      return true
    }
  }
}
