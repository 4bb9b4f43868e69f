/// The rows of a changed list, told from the runs of an edit.
struct NewRows<Row: ListRow> {
  /// The new indices of rows with their values, in order.
  private(set) var values: [(index: Int, row: Row)] = []
  /// The old indices of rows that remain, with the new index of the first.
  private var kept: [(old: Range<Int>, new: Int)] = []
  /// The old indices of those that don't.
  private(set) var replaced: [Int] = []

  init(_ edit: FeedEdit<Row, FeedSection<Row>>, _ grouping: RowGrouping, oldCount: Int) {
    switch grouping {
    case .items: addItems(edit, oldCount: oldCount)
    case .sections: addSections(edit)
    }
    var position = 0
    for range in kept.map(\.old).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      replaced += position..<range.lowerBound
      position = range.upperBound
    }
    replaced += Array(position..<max(position, oldCount))
  }

  private mutating func addItems(_ edit: FeedEdit<Row, FeedSection<Row>>, oldCount: Int) {
    for section in edit.sections {
      var index = 0
      if let items = section.items {
        for run in items {
          if let value = run.value {
            add(edit.items[value..<value + run.count], at: index)
          } else if let origin = run.origin {
            kept.append((origin.item..<origin.item + run.count, index))
          }
          index += run.count
        }
      } else if let value = section.value {
        add(edit.newSections[value].items[...], at: 0)
      } else {
        kept.append((0..<oldCount, 0))
      }
    }
  }

  private mutating func addSections(_ edit: FeedEdit<Row, FeedSection<Row>>) {
    var index = 0
    for run in edit.sections {
      if let item = run.items?.first?.value {
        add(edit.items[item...item], at: index)
      } else if let value = run.value {
        for offset in 0..<run.count {
          add(edit.newSections[value + offset].items[...], at: index + offset)
        }
      } else if let origin = run.origin {
        kept.append((origin..<origin + run.count, index))
      }
      index += run.count
    }
  }

  private mutating func add(_ rows: ArraySlice<Row>, at index: Int) {
    for (offset, row) in rows.enumerated() { values.append((index + offset, row)) }
  }

  /// The new index of the first row that remains whose old index is such.
  func firstKept(where isSuch: (Int) -> Bool) -> Int? {
    for (old, new) in kept {
      if let found = old.first(where: isSuch) { return new + found - old.lowerBound }
    }
    return nil
  }
}

extension FeedEdit {
  /// The runs of sections that have one item each, which a reloaded section keeps.
  var sectionsOfOneItem: [SectionRun] {
    sections.flatMap { run -> [SectionRun] in
      guard run.value != nil, let origin = run.origin else { return [run] }
      return (0..<run.count).map { offset in
        var section = run.split(at: offset).1.split(at: 1).0
        let item = ItemRun.Origin(section: origin + offset, item: 0)
        section.items = [ItemRun(count: 1, origin: item)]
        return section
      }
    }
  }
}
