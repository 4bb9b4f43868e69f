extension SmartCellList {
  public typealias Item = SmartCellMessage
  public typealias Section = FeedSection<SmartCellMessage>

  /// Changes the messages, which are the items of section 0.
  ///
  /// New messages are measured if there is no estimate, reloaded ones always: from the cache if
  /// their version has been measured at this width. All others keep their heights. The section can
  /// be reloaded, which puts other messages in the place of all.
  ///
  /// - Throws: ``FeedError/sectionsOutOfRange(_:count:)``,
  ///   ``FeedError/itemsOutOfRange(_:section:count:)``, ``FeedError/fixedSectionCount(_:)``,
  ///   ``FeedError/duplicateIdentifier(_:_:_:)``, what measuring says of a message; then nothing has
  ///   changed.
  /// - Complexity: O(changes² + k log n) for k messages, and a measurement for each that is
  ///   measured.
  @discardableResult
  public mutating func apply(
    _ changes: [FeedChange<SmartCellMessage, FeedSection<SmartCellMessage>>]
  ) throws(FeedError) -> FeedUpdate {
    let oldSize = snapshot.contentSize
    let edit = try FeedEditor.edit(changes, of: SmartCellContent(count: count))
    let parts = try changes.map { (change) throws(FeedError) in try change.ofItems() }
    let newItems = NewItems(edit, oldCount: count)
    let ids = try changedIDs(newItems)
    let rows = try parts.map { (change) throws(FeedError) in try newRows(change) }
    for (change, rows) in zip(parts, rows) { make(change, rows) }
    for id in ids.removed { self.ids.remove(id) }
    self.ids.formUnion(ids.added)
    return FeedUpdate(
      runs: edit.sections, oldSectionCount: edit.oldSectionCount,
      oldItemCounts: edit.oldItemCounts,
      placed: FeedRange.joining(newItems.values.map { .item($0.item) }),
      oldContentSize: oldSize, snapshot: snapshot)
  }

  private mutating func newRows(_ change: ItemChange) throws(FeedError) -> [SmartCellRow] {
    switch change {
    case .insert(let messages, let index): try rows(for: messages, from: index)
    case .replaceAll(let messages): try rows(for: messages, from: 0)
    case .reload(let messages, let index): try measuredRows(for: messages) { index + $0 }
    case .delete, .move: []
    }
  }

  /// Makes a change that is known to be possible.
  private mutating func make(_ change: ItemChange, _ rows: [SmartCellRow]) {
    switch change {
    case .insert(let new, let index):
      heights.insert(contentsOf: rows, at: index)
      messages.insert(contentsOf: new.map { MessageRow(message: $0) }, at: index)
    case .replaceAll(let new):
      heights = RowTree(rows)
      messages = RowTree(new.map { MessageRow(message: $0) })
    case .delete(let range):
      heights.removeSubrange(range)
      messages.removeSubrange(range)
    case .move(let index, let target):
      heights.insert(heights.remove(at: index), at: target)
      messages.insert(messages.remove(at: index), at: target)
    case .reload(let new, let index):
      for (offset, message) in new.enumerated() {
        heights.update(at: index + offset) { $0 = rows[offset] }
        messages.update(at: index + offset) { $0.message = message }
      }
    }
  }

  /// The identifiers that go and those that come.
  private func changedIDs(
    _ new: NewItems
  ) throws(FeedError) -> (removed: Set<String>, added: Set<String>) {
    var removed: Set<String> = []
    for item in new.replaced { removed.insert(messages[item].message.id) }
    var added: [String: Int] = [:]
    for (item, message) in new.values {
      if let first = added.updateValue(item, forKey: message.id) {
        throw .duplicateIdentifier(message.id, .item(first), .item(item))
      }
      if ids.contains(message.id), !removed.contains(message.id) {
        let first = new.firstKept { messages[$0].message.id == message.id }
        throw .duplicateIdentifier(message.id, .item(first ?? item), .item(item))
      }
    }
    return (removed, Set(added.keys))
  }
}

/// A change of a list of one section.
private enum ItemChange {
  case insert([SmartCellMessage], at: Int)
  case delete(Range<Int>)
  case move(Int, to: Int)
  case reload([SmartCellMessage], at: Int)
  case replaceAll([SmartCellMessage])
}

extension FeedChange where Item == SmartCellMessage, Section == FeedSection<SmartCellMessage> {
  fileprivate func ofItems() throws(FeedError) -> ItemChange {
    switch self {
    case .insertItems(let messages, _, let index): return .insert(messages, at: index)
    case .deleteItems(let range, _): return .delete(range)
    case .moveItem(let item, _, let target, _): return .move(item, to: target)
    case .reloadItems(let messages, _, let index): return .reload(messages, at: index)
    case .reloadSections(let sections, _):
      return sections.first.map { .replaceAll($0.items) } ?? .insert([], at: 0)
    case .insertSections(let sections, _):
      guard sections.isEmpty else { throw .fixedSectionCount(1) }
      return .insert([], at: 0)
    case .deleteSections(let range):
      guard range.isEmpty else { throw .fixedSectionCount(1) }
      return .insert([], at: 0)
    case .moveSection:
      return .insert([], at: 0)
    }
  }
}

/// The items of a changed list, told from its runs.
private struct NewItems {
  /// The new indices of messages with their values, in order.
  private(set) var values: [(item: Int, message: SmartCellMessage)] = []
  /// The old indices of messages that remain, with the new index of the first.
  private(set) var kept: [(old: Range<Int>, new: Int)] = []
  /// The old indices of those that don't.
  private(set) var replaced: [Int] = []

  init(_ edit: FeedEdit<SmartCellMessage, FeedSection<SmartCellMessage>>, oldCount: Int) {
    for section in edit.sections {
      if let items = section.items {
        add(items, values: edit.items)
      } else if let value = section.value {
        values = edit.newSections[value].items.enumerated().map { ($0, $1) }
      } else {
        kept = [(0..<oldCount, 0)]
      }
    }
    var position = 0
    for range in kept.map(\.old).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      replaced += position..<range.lowerBound
      position = range.upperBound
    }
    replaced += position..<oldCount
  }

  private mutating func add(_ runs: [ItemRun], values new: [SmartCellMessage]) {
    var item = 0
    for run in runs {
      if let value = run.value {
        for offset in 0..<run.count { values.append((item + offset, new[value + offset])) }
      } else if let origin = run.origin {
        kept.append((origin.item..<origin.item + run.count, item))
      }
      item += run.count
    }
  }

  /// The new index of the first message that remains whose old index is such.
  func firstKept(where isSuch: (Int) -> Bool) -> Int? {
    for (old, new) in kept {
      if let found = old.first(where: isSuch) { return new + found - old.lowerBound }
    }
    return nil
  }
}

/// What an edit needs to know of a list of messages.
struct SmartCellContent: FeedContent {
  let count: Int

  var sectionCount: Int { 1 }
  func itemCount(in section: Int) -> Int { count }
  func items(of section: FeedSection<SmartCellMessage>) -> [SmartCellMessage] { section.items }
  func check(_ item: SmartCellMessage, at element: FeedElement) throws(FeedError) {}
  func check(
    _ section: FeedSection<SmartCellMessage>, at index: Int
  ) throws(FeedError) {
    for length in [section.header, section.footer].compactMap({ $0 }) where length != 0 {
      throw .invalidLength(length, .header(section: index))
    }
  }
}
