internal import ConstraintKit

/// The heights of a section of a moments feed.
struct MomentsSectionRow: TreeRow {
  var header: Double
  var cell: Double
  var footer: Double
  /// Whether cell and footer are measured; otherwise they are estimates.
  var isMeasured: Bool

  var extent: ExactSum { ExactSum(header) + ExactSum(cell) + ExactSum(footer) }
}

/// Where the sections of a moments feed are.
struct MomentsGeometry: FeedGeometry {
  let rows: RowTree<MomentsSectionRow>
  let width: Double

  var sectionCount: Int { rows.count }
  var length: Double { rows.total.points }

  func itemCount(in section: Int) -> Int { 1 }

  func span(ofSection section: Int) -> FeedSpan {
    let start = rows.offset(of: section)
    return .from(start, to: start + rows[section].extent)
  }

  func headerSpan(ofSection section: Int) -> FeedSpan? {
    let row = rows[section]
    guard row.header > 0 else { return nil }
    let start = rows.offset(of: section)
    return .from(start, to: start + ExactSum(row.header))
  }

  func footerSpan(ofSection section: Int) -> FeedSpan? {
    let row = rows[section]
    let start = rows.offset(of: section) + ExactSum(row.header) + ExactSum(row.cell)
    return .from(start, to: start + ExactSum(row.footer))
  }

  func frame(ofItem item: Int, section: Int) -> AxisFrame {
    let row = rows[section]
    let start = rows.offset(of: section) + ExactSum(row.header)
    return AxisFrame(
      span: .from(start, to: start + ExactSum(row.cell)), lineStart: 0, lineEnd: width)
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
}

extension FeedSpan {
  /// What lies between two exact positions, its end rounded as the next one's start is.
  static func from(_ start: ExactSum, to end: ExactSum) -> FeedSpan {
    FeedSpan(
      start: start.points, length: FeedAxes.extent(from: start.points, to: end.points))
  }
}
