extension MomentsList {
  /// Changes the posts.
  ///
  /// A post is a section; of its one item only ``FeedChange/reloadItems(_:section:at:)`` can be
  /// told, which is the same as reloading the section. A reloaded post remains the same element, so that
  /// one that is visible can be kept in its place. New posts are measured if there is no
  /// estimate, reloaded ones always: from the cache if their version has been measured at this
  /// width. All others keep their heights.
  ///
  /// - Throws: ``FeedError/sectionsOutOfRange(_:count:)``,
  ///   ``FeedError/itemsOutOfRange(_:section:count:)``, ``FeedError/fixedItemCount(section:)``,
  ///   ``FeedError/duplicateIdentifier(_:_:_:)``, what measuring says of a post; then nothing has
  ///   changed.
  /// - Complexity: O(changes² + k log n) for k posts, and a measurement for each that is measured.
  @discardableResult
  public mutating func apply(
    _ changes: [FeedChange<MomentsEntry, MomentsEntry>]
  ) throws(FeedError) -> FeedUpdate {
    let oldSize = snapshot.contentSize
    let edit = try FeedEditor.edit(changes, of: MomentsContent(sectionCount: count))
    let sections = try changes.map { (change) throws(FeedError) in try change.ofSections() }
    let ids = try changedIDs(edit)
    let rows = try sections.map { (change) throws(FeedError) in try newRows(change) }
    for (change, rows) in zip(sections, rows) { make(change, rows) }
    for id in ids.removed { self.ids.remove(id) }
    self.ids.formUnion(ids.added)
    return FeedUpdate(
      runs: edit.runsOfPosts, oldSectionCount: edit.oldSectionCount,
      oldItemCounts: edit.oldItemCounts, placed: FeedRange.joining(edit.placedSections),
      oldContentSize: oldSize, snapshot: snapshot)
  }

  /// Lays the list out for another width.
  ///
  /// What was measured for the old width isn't used. Posts that had been measured have the heights
  /// of the cache if it has them for the new width; otherwise they are estimated, if there is an
  /// estimate, until they are measured.
  ///
  /// - Throws: ``FeedError/invalidWidth(_:minimum:)``, what measuring says of a post; then nothing
  ///   has changed.
  /// - Complexity: O(n), and a measurement for each post if there is no estimate.
  @discardableResult
  public mutating func resize(to lineLength: Double) throws(FeedError) -> FeedUpdate {
    let before = snapshot
    let old = template
    template = try MomentsTemplate(width: lineLength, measurer: template.measurer)
    do throws(FeedError) {
      heights = RowTree(try resizedRows())
    } catch {
      template = old
      throw error
    }
    return update(placing: Array(0..<count), from: before)
  }

  private mutating func resizedRows() throws(FeedError) -> [MomentsSectionRow] {
    let entries = entryRows.rows.map(\.entry)
    var rows = try rows(for: entries, from: 0)
    guard options.estimate != nil else { return rows }
    for (section, old) in heights.rows.enumerated() where old.state != .estimated {
      if let known = cachedRow(for: entries[section]) {
        rows[section] = known
      } else {
        rows[section].state = .estimatedAgain
      }
    }
    return rows
  }
}

// MARK: Sections

/// A change of a feed whose sections have one item each.
private enum SectionChange {
  case insert([MomentsEntry], at: Int)
  case delete(Range<Int>)
  case move(Int, to: Int)
  case reload([MomentsEntry], at: Int)
}

extension FeedChange where Item == MomentsEntry, Section == MomentsEntry {
  fileprivate func ofSections() throws(FeedError) -> SectionChange {
    switch self {
    case .insertSections(let entries, let index): return .insert(entries, at: index)
    case .deleteSections(let range): return .delete(range)
    case .moveSection(let index, let target): return .move(index, to: target)
    case .reloadSections(let entries, let index): return .reload(entries, at: index)
    case .reloadItems(let entries, let section, _): return .reload(entries, at: section)
    case .insertItems(let entries, let section, _):
      guard entries.isEmpty else { throw .fixedItemCount(section: section) }
      return .insert([], at: 0)
    case .deleteItems(let range, let section):
      guard range.isEmpty else { throw .fixedItemCount(section: section) }
      return .insert([], at: 0)
    case .moveItem(_, let section, _, let target):
      guard section == target else { throw .fixedItemCount(section: section) }
      return .insert([], at: 0)
    }
  }
}

extension MomentsList {
  /// The heights of what a change brings; `rows(for:from:)` throws where they can't be had.
  private mutating func newRows(
    _ change: SectionChange
  ) throws(FeedError) -> [MomentsSectionRow] {
    switch change {
    case .insert(let entries, let index): try rows(for: entries, from: index)
    case .reload(let entries, let index): try measuredRows(for: entries) { index + $0 }
    case .delete, .move: []
    }
  }

  /// Makes a change that is known to be possible.
  private mutating func make(_ change: SectionChange, _ rows: [MomentsSectionRow]) {
    switch change {
    case .insert(let entries, let index):
      heights.insert(contentsOf: rows, at: index)
      entryRows.insert(contentsOf: entries.map { EntryRow(entry: $0) }, at: index)
    case .delete(let range):
      heights.removeSubrange(range)
      entryRows.removeSubrange(range)
    case .move(let index, let target):
      heights.insert(heights.remove(at: index), at: target)
      entryRows.insert(entryRows.remove(at: index), at: target)
    case .reload(let entries, let index):
      for (offset, entry) in entries.enumerated() {
        heights.update(at: index + offset) { $0 = rows[offset] }
        entryRows.update(at: index + offset) { $0.entry = entry }
      }
    }
  }

  /// The identifiers that go and those that come.
  ///
  /// - Throws: ``FeedError/duplicateIdentifier(_:_:_:)``.
  private func changedIDs(
    _ edit: FeedEdit<MomentsEntry, MomentsEntry>
  ) throws(FeedError) -> (removed: Set<String>, added: Set<String>) {
    var removed: Set<String> = []
    for section in edit.replacedSections { removed.insert(entryRows[section].entry.id) }
    var added: [String: Int] = [:]
    for (section, entry) in edit.newEntries {
      if let first = added.updateValue(section, forKey: entry.id) {
        throw .duplicateIdentifier(
          entry.id, .item(0, section: first), .item(0, section: section))
      }
      if ids.contains(entry.id), !removed.contains(entry.id) {
        throw .duplicateIdentifier(
          entry.id, .item(0, section: edit.section(where: { entryRows[$0].entry.id == entry.id })),
          .item(0, section: section))
      }
    }
    return (removed, Set(added.keys))
  }
}

extension FeedEdit<MomentsEntry, MomentsEntry> {
  /// The new sections and the posts that they have been given, in order.
  fileprivate var newEntries: [(section: Int, entry: MomentsEntry)] {
    var entries: [(section: Int, entry: MomentsEntry)] = []
    var section = 0
    for run in sections {
      if let item = run.items?.first?.value {
        entries.append((section, items[item]))
      } else if let value = run.value {
        for offset in 0..<run.count {
          entries.append((section + offset, newSections[value + offset]))
        }
      }
      section += run.count
    }
    return entries
  }

  /// The runs of sections, in which a reloaded section keeps its one item.
  fileprivate var runsOfPosts: [SectionRun] {
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

  fileprivate var placedSections: [FeedElement] {
    newEntries.map { .item(0, section: $0.section) }
  }

  /// The old sections whose posts are gone, or others.
  fileprivate var replacedSections: [Int] {
    let kept = sections.compactMap { run -> Range<Int>? in
      guard run.value == nil, run.items?.first?.value == nil else { return nil }
      return run.origin.map { $0..<$0 + run.count }
    }.sorted { $0.lowerBound < $1.lowerBound }
    var replaced: [Int] = []
    var position = 0
    for range in kept {
      replaced += position..<range.lowerBound
      position = range.upperBound
    }
    return replaced + Array(position..<max(position, oldSectionCount))
  }

  /// The new index of the old section that is such.
  fileprivate func section(where isSuch: (Int) -> Bool) -> Int {
    var section = 0
    for run in sections {
      if let origin = run.origin, let found = (origin..<origin + run.count).first(where: isSuch) {
        return section + found - origin
      }
      section += run.count
    }
    return 0
  }
}

/// What an edit needs to know of a list of posts.
struct MomentsContent: FeedContent {
  let sectionCount: Int

  func itemCount(in section: Int) -> Int { 1 }
  func items(of section: MomentsEntry) -> [MomentsEntry] { [section] }
  func check(_ item: MomentsEntry, at element: FeedElement) throws(FeedError) {}
  func check(_ section: MomentsEntry, at index: Int) throws(FeedError) {}
}
