/// What an edit must know of the feed that it edits.
package protocol FeedContent<Item, Section> {
  associatedtype Item: Sendable
  associatedtype Section: Sendable
  var sectionCount: Int { get }
  func itemCount(in section: Int) -> Int
  func items(of section: Section) -> [Item]
  /// Throws where a value has no frame.
  func check(_ item: Item, at element: FeedElement) throws(FeedError)
  /// Throws where a section, without its items, has no frames.
  func check(_ section: Section, at index: Int) throws(FeedError)
}

/// Makes a ``FeedEdit`` of changes.
///
/// It holds a copy of the feed, so it must be gone before the feed is changed in place.
package struct FeedEditor<Content: FeedContent> {
  package typealias Item = Content.Item
  package typealias Section = Content.Section

  private let content: Content
  private var edit: FeedEdit<Item, Section>
  private var sectionCount: Int

  /// What changes amount to.
  ///
  /// - Throws: Where an index isn't there or a value has no frame.
  /// - Complexity: For each change, O(the changes before it) besides what it inserts.
  package static func edit(
    _ changes: [FeedChange<Item, Section>], of content: Content
  ) throws(FeedError) -> FeedEdit<Item, Section> {
    var editor = FeedEditor(content)
    for change in changes { try editor.make(change) }
    return editor.edit
  }

  private init(_ content: Content) {
    self.content = content
    sectionCount = content.sectionCount
    edit = FeedEdit(oldSectionCount: sectionCount)
  }

  private mutating func make(_ change: FeedChange<Item, Section>) throws(FeedError) {
    switch change {
    case .insertItems(let values, let section, let index):
      try insert(values, section: section, at: index)
    case .deleteItems(let range, let section):
      _ = try replaceItems(range, section: section, with: [])
    case .moveItem(let item, let section, let toItem, let toSection):
      try move(item, section: section, toItem: toItem, toSection: toSection)
    case .reloadItems(let values, let section, let index):
      try reload(values, section: section, at: index)
    case .insertSections(let values, let index):
      let run = try add(values, at: index)
      try replaceSections(index, 0, with: run.map { [$0] } ?? [])
    case .deleteSections(let range):
      try check(sections: range)
      try replaceSections(range.lowerBound, range.count, with: [])
    case .moveSection(let index, let target):
      try moveSection(index, to: target)
    case .reloadSections(let values, let index):
      try reloadSections(values, at: index)
    }
  }
}

// MARK: Items

extension FeedEditor {
  private mutating func insert(
    _ values: [Item], section: Int, at index: Int
  ) throws(FeedError) {
    try check(items: index, 0, section: section)
    let run = try add(values, section: section, at: index)
    _ = try replaceItems(index..<index, section: section, with: run.map { [$0] } ?? [])
  }

  private mutating func reload(_ values: [Item], section: Int, at index: Int) throws(FeedError) {
    try check(items: index, values.count, section: section)
    guard var value = try add(values, section: section, at: index)?.value else { return }
    let range = index..<index + values.count
    var runs = try replaceItems(range, section: section, with: [])
    for index in runs.indices {
      runs[index].value = value
      value += runs[index].count
    }
    _ = try replaceItems(index..<index, section: section, with: runs)
  }

  private mutating func move(
    _ item: Int, section: Int, toItem: Int, toSection: Int
  ) throws(FeedError) {
    try check(items: item, 1, section: section)
    try check(sections: toSection..<toSection, needing: 1)
    let room = try itemCount(in: toSection) - (section == toSection ? 1 : 0)
    guard toItem >= 0, toItem <= room else {
      throw .itemsOutOfRange(Self.range(toItem, 0), section: toSection, count: room)
    }
    if section == toSection, item == toItem { return }
    var runs = try replaceItems(item..<item + 1, section: section, with: [])
    for index in runs.indices { runs[index].isMoved = true }
    _ = try replaceItems(toItem..<toItem, section: toSection, with: runs)
  }

  /// Adds values to ``FeedEdit/items``; nil if there are none.
  private mutating func add(
    _ values: [Item], section: Int, at index: Int
  ) throws(FeedError) -> ItemRun? {
    for (offset, value) in values.enumerated() {
      try content.check(value, at: .item(index + offset, section: section))
    }
    guard !values.isEmpty else { return nil }
    defer { edit.items += values }
    return ItemRun(count: values.count, value: edit.items.count)
  }

  private mutating func replaceItems(
    _ range: Range<Int>, section: Int, with runs: [ItemRun]
  ) throws(FeedError) -> [ItemRun] {
    try check(items: range, section: section)
    let index = runOfSingle(section)
    var items = itemRuns(of: edit.sections[index])
    let removed = items.replaceElements(range, with: runs)
    edit.sections[index].items = items
    return removed
  }

  private mutating func itemRuns(of run: SectionRun) -> [ItemRun] {
    if let items = run.items { return items }
    if let value = run.value {
      let values = content.items(of: edit.newSections[value])
      guard !values.isEmpty else { return [] }
      defer { edit.items += values }
      return [ItemRun(count: values.count, value: edit.items.count)]
    }
    guard let origin = run.origin else { return [] }
    let count = content.itemCount(in: origin)
    edit.oldItemCounts[origin] = count
    return count == 0
      ? [] : [ItemRun(count: count, origin: ItemRun.Origin(section: origin, item: 0))]
  }

  private func itemCount(in section: Int) throws(FeedError) -> Int {
    guard let run = run(of: section) else {
      throw .sectionsOutOfRange(Self.range(section, 1), count: sectionCount)
    }
    if let items = run.items { return items.reduce(0) { $0 + $1.count } }
    if let value = run.value { return content.items(of: edit.newSections[value]).count }
    return run.origin.map { content.itemCount(in: $0) } ?? 0
  }

  private func check(items first: Int, _ count: Int, section: Int) throws(FeedError) {
    try check(items: Self.range(first, count), section: section)
  }

  private func check(items range: Range<Int>, section: Int) throws(FeedError) {
    let all = try itemCount(in: section)
    guard range.lowerBound >= 0, range.upperBound <= all else {
      throw .itemsOutOfRange(range, section: section, count: all)
    }
  }
}

// MARK: Sections

extension FeedEditor {
  private mutating func moveSection(_ index: Int, to target: Int) throws(FeedError) {
    try check(sections: Self.range(index, 1))
    try check(sections: Self.range(target, 1))
    if index == target { return }
    var runs = edit.sections.replaceElements(index..<index + 1, with: [])
    for index in runs.indices { runs[index].isMoved = true }
    edit.sections.replaceElements(target..<target, with: runs)
  }

  private mutating func reloadSections(_ values: [Section], at index: Int) throws(FeedError) {
    try check(sections: Self.range(index, values.count))
    guard var value = try add(values, at: index)?.value else { return }
    var runs = edit.sections.replaceElements(index..<index + values.count, with: [])
    for index in runs.indices {
      runs[index].value = value
      runs[index].items = nil
      value += runs[index].count
    }
    edit.sections.replaceElements(index..<index, with: runs)
  }

  /// Adds values to ``FeedEdit/newSections``; nil if there are none.
  private mutating func add(_ values: [Section], at index: Int) throws(FeedError) -> SectionRun? {
    try check(sections: Self.range(index, 0))
    for (offset, value) in values.enumerated() {
      try content.check(value, at: index + offset)
      for (item, itemValue) in content.items(of: value).enumerated() {
        try content.check(itemValue, at: .item(item, section: index + offset))
      }
    }
    guard !values.isEmpty else { return nil }
    defer { edit.newSections += values }
    return SectionRun(count: values.count, value: edit.newSections.count)
  }

  private mutating func replaceSections(
    _ first: Int, _ count: Int, with runs: [SectionRun]
  ) throws(FeedError) {
    edit.sections.replaceElements(first..<first + count, with: runs)
    sectionCount += runs.reduce(0) { $0 + $1.count } - count
  }

  /// Splits runs so that a section is alone in its run, whose index is returned.
  private mutating func runOfSingle(_ section: Int) -> Int {
    let index = edit.sections.cut(at: section)
    _ = edit.sections.cut(at: section + 1)
    return index
  }

  /// The section as a run of one.
  private func run(of section: Int) -> SectionRun? {
    guard section >= 0 else { return nil }
    var start = 0
    for run in edit.sections {
      if section < start + run.count {
        return section == start ? run : run.split(at: section - start).1
      }
      start += run.count
    }
    return nil
  }

  private func check(sections range: Range<Int>, needing count: Int = 0) throws(FeedError) {
    guard range.lowerBound >= 0, range.upperBound <= sectionCount - count else {
      throw .sectionsOutOfRange(range, count: sectionCount)
    }
  }

  /// The range of `count` places from `first` on; the place before `first`, which is then in no feed,
  /// where no `Int` is the end.
  private static func range(_ first: Int, _ count: Int) -> Range<Int> {
    let (end, overflows) = first.addingReportingOverflow(count)
    return first..<(overflows ? first : end)
  }
}
