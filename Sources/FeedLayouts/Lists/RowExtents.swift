/// Where a row's lengths come from.
enum RowState: UInt8, Sendable {
  case estimated
  /// It was measured at another length of lines.
  case estimatedAgain
  case measured
}

/// How long the parts of a list's row are along the scroll direction.
struct RowExtents: TreeRow {
  var header = 0.0
  var cell: Double
  var footer = 0.0
  var state: RowState
  var isMeasured: Bool { state == .measured }

  var extent: ExactSum { ExactSum(header) + ExactSum(cell) + ExactSum(footer) }
}
