/// A row of a ``MeasuredList``: with what tells it from the others, and its present content from
/// earlier ones.
public protocol ListRow: Identifiable, Sendable where ID: Sendable {
  /// Different from that of every other row of a list.
  var id: ID { get }
  /// Another number for another content: what was measured for one isn't used for another.
  var version: Int { get }
}

/// Measures the rows of a ``MeasuredList``, for one length of lines.
///
/// ```swift
/// struct CardMeasurer: RowMeasuring {
///   let lineLength: Double
///   func resized(to lineLength: Double) -> CardMeasurer { CardMeasurer(lineLength: lineLength) }
///   func measure(_ cards: [Card]) -> [Result<RowLengths, FeedError>] {
///     cards.map { .success(RowLengths(cell: $0.aspectRatio * lineLength)) }
///   }
/// }
/// ```
///
/// What is measured of a row may depend on the row and the length of lines alone: it is kept, and
/// used again for the same identifier, version and length.
public protocol RowMeasuring<Row>: Sendable {
  /// What is measured.
  associatedtype Row: ListRow
  /// In points: how wide the rows of a list are that scrolls vertically, and how high those of one
  /// that scrolls horizontally. Finite, from 0 to 10¹².
  var lineLength: Double { get }
  /// The same for another length of lines.
  ///
  /// - Throws: Where rows can't be so narrow.
  func resized(to lineLength: Double) throws(FeedError) -> Self
  /// How long rows are along the scroll direction, one result for each, in their order.
  func measure(_ rows: [Row]) -> [Result<RowLengths, FeedError>]
}

/// How long a row is along the scroll direction, in points: its height, or its width in a list that
/// scrolls horizontally.
public struct RowLengths: Hashable, Sendable {
  /// Of the cell.
  public var cell: Double
  /// Of the footer behind the cell, which only rows that are sections have.
  public var footer: Double

  /// The lengths of a cell, and of the footer behind it.
  public init(cell: Double, footer: Double = 0) {
    self.cell = cell
    self.footer = footer
  }
}

/// What the rows of a ``MeasuredList`` are in the feed.
public enum RowGrouping: Hashable, Sendable {
  /// Items of section 0, which has neither header nor footer.
  case items
  /// A section each, as in a grouped table: a header of this length in points, the cell as the only
  /// item, and a footer.
  case sections(headerLength: Double)
}

extension RowGrouping {
  /// The item of a row.
  func element(ofRow row: Int) -> FeedElement {
    switch self {
    case .items: .item(row)
    case .sections: .item(0, section: row)
    }
  }

  /// The row of an element.
  func row(of element: FeedElement) -> Int {
    switch self {
    case .items: element.item
    case .sections: element.section
    }
  }

  /// How many sections a list of so many rows has.
  func sectionCount(rows: Int) -> Int {
    switch self {
    case .items: 1
    case .sections: rows
    }
  }

  /// An error of a row on its own, told of its place in the list.
  func located(_ error: FeedError, row: Int) -> FeedError {
    switch self {
    case .items: error.ofListItem(row)
    case .sections: error.ofItem(row)
    }
  }
}
