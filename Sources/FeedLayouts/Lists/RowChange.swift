/// A change of a list of rows.
enum RowChange<Row: ListRow> {
  case insert([Row], at: Int)
  case delete(Range<Int>)
  case move(Int, to: Int)
  case reload([Row], at: Int)
  case replaceAll([Row])

  static var none: RowChange { .insert([], at: 0) }
}

extension FeedChange where Item: ListRow, Section == FeedSection<Item> {
  /// The same change of the rows.
  ///
  /// - Throws: Where rows aren't what it changes.
  func ofRows(_ grouping: RowGrouping) throws(FeedError) -> RowChange<Item> {
    switch grouping {
    case .items: try ofItems()
    case .sections: try ofSections()
    }
  }

  private func ofItems() throws(FeedError) -> RowChange<Item> {
    switch self {
    case .insertItems(let rows, _, let index): return .insert(rows, at: index)
    case .deleteItems(let range, _): return .delete(range)
    case .moveItem(let item, _, let target, _): return .move(item, to: target)
    case .reloadItems(let rows, _, let index): return .reload(rows, at: index)
    case .reloadSections(let sections, _):
      return sections.first.map { .replaceAll($0.items) } ?? .none
    case .insertSections(let sections, _):
      guard sections.isEmpty else { throw .fixedSectionCount(1) }
      return .none
    case .deleteSections(let range):
      guard range.isEmpty else { throw .fixedSectionCount(1) }
      return .none
    case .moveSection:
      return .none
    }
  }

  private func ofSections() throws(FeedError) -> RowChange<Item> {
    switch self {
    case .insertSections(let sections, let index):
      return .insert(sections.flatMap(\.items), at: index)
    case .deleteSections(let range): return .delete(range)
    case .moveSection(let index, let target): return .move(index, to: target)
    case .reloadSections(let sections, let index):
      return .reload(sections.flatMap(\.items), at: index)
    case .reloadItems(let rows, let section, _): return .reload(rows, at: section)
    case .insertItems(let rows, let section, _):
      guard rows.isEmpty else { throw .fixedItemCount(section: section) }
      return .none
    case .deleteItems(let range, let section):
      guard range.isEmpty else { throw .fixedItemCount(section: section) }
      return .none
    case .moveItem(_, let section, _, let target):
      guard section == target else { throw .fixedItemCount(section: section) }
      return .none
    }
  }
}

/// What an edit needs to know of a list of rows.
struct RowContent<Row: ListRow>: FeedContent {
  let grouping: RowGrouping
  let count: Int

  var sectionCount: Int { grouping.sectionCount(rows: count) }
  func itemCount(in section: Int) -> Int { grouping == .items ? count : 1 }
  func items(of section: FeedSection<Row>) -> [Row] { section.items }
  func check(_ item: Row, at element: FeedElement) throws(FeedError) {}

  func check(_ section: FeedSection<Row>, at index: Int) throws(FeedError) {
    if grouping != .items, section.items.count != 1 { throw .fixedItemCount(section: index) }
    guard section.header ?? 0 == 0 else { throw .statedLength(.header(section: index)) }
    guard section.footer ?? 0 == 0 else { throw .statedLength(.footer(section: index)) }
  }
}
