/// Which places of a picture are taken, so that names can be put where nothing else is written.
///
/// Places are kept in a grid of squares: asking and taking cost the same however many there are.
struct PictureRoom {
  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  private static let side = 32.0
  /// A place that covers more squares than this along a side is taken only that far.
  private static let mostSquares = 64

  private var taken: [Square: [LayoutRect]] = [:]

  mutating func take(_ place: LayoutRect) {
    for square in Self.squares(of: place) { taken[square, default: []].append(place) }
  }

  func isFree(_ place: LayoutRect) -> Bool {
    !Self.squares(of: place).contains { square in
      (taken[square] ?? []).contains { $0.overlaps(place) }
    }
  }

  private static func squares(of place: LayoutRect) -> [Square] {
    let columns = range(place.x, place.right)
    let rows = range(place.y, place.bottom)
    return rows.flatMap { row in columns.map { Square(column: $0, row: row) } }
  }

  private static func range(_ start: Double, _ end: Double) -> ClosedRange<Int> {
    let first = Int(exactly: (start / side).rounded(.down)) ?? 0
    let last = Int(exactly: (end / side).rounded(.down)) ?? first
    return first...max(first, min(last, first + mostSquares))
  }
}

extension LayoutRect {
  fileprivate func overlaps(_ other: LayoutRect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
