import TestSupport
import Testing

@testable import FeedLayouts

@Suite struct FeedEditTests {
  @Test(arguments: 0..<200 * Soak.factor)
  func randomEdits(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var feed = PlainFeed(sections: [Array(0..<5), [], Array(10..<20)])
    for round in 0..<10 {
      let old = feed
      var changes: [FeedChange<Int, FeedSection<Int>>] = []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let change = feed.randomChange(&random) { Int.random(in: 100..<10_000, using: &$0) }
        changes.append(change)
        guard feed.apply([change]) else { break }
      }
      feed = old
      let isGood = feed.apply(changes)
      if isGood {
        let edit = try FeedEditor.edit(changes, of: old)
        #expect(made(edit, of: old) == feed, "seed \(seed), round \(round)")
        expectMapping(edit, from: old, to: feed, "seed \(seed), round \(round)")
      } else {
        #expect(throws: FeedError.self, "seed \(seed)") { try FeedEditor.edit(changes, of: old) }
      }
    }
  }

  @Test func badValuesAreRefused() {
    let feed = PlainFeed(sections: [[1, 2]])
    let error = #expect(throws: FeedError.self) {
      try FeedEditor.edit([.insertItems([3, -4], section: 0, at: 1)], of: feed)
    }
    #expect(
      error?.description
        == "item 2 of section 0 is -4.0 points long, and must be from 0 to 10¹²"
    )
    #expect(throws: FeedError.self) {
      try FeedEditor.edit([.reloadSections([FeedSection([-1])], at: 0)], of: feed)
    }
  }

  @Test(
    arguments: [
      (.deleteItems(1..<3, section: 0), "the range of items 1..<3 isn't in section 0, which has 2"),
      (
        .insertItems([1], section: 0, at: Int.max),
        "the place before item \(Int.max) isn't in section 0, which has 2"
      ),
      (.deleteSections(1..<2), "section 1 isn't in a feed of 1"),
      (.moveSection(0, to: -1), "section -1 isn't in a feed of 1"),
      (
        .moveItem(0, section: 0, toItem: 2, toSection: 0),
        "the place before item 2 isn't in section 0, which has 1"
      ),
      (.reloadItems([1], section: 3, at: 0), "section 3 isn't in a feed of 1"),
      (
        .deleteItems(Int.min..<Int.max, section: 0),
        "the range of items \(Int.min)..<\(Int.max) isn't in section 0, which has 2"
      ),
      (
        .deleteSections(Int.min..<Int.max),
        "the range of sections \(Int.min)..<\(Int.max) isn't in a feed of 1"
      ),
    ] as [(FeedChange<Int, FeedSection<Int>>, String)])
  func indicesOutOfRange(change: FeedChange<Int, FeedSection<Int>>, message: String) {
    let error = #expect(throws: FeedError.self) {
      try FeedEditor.edit([change], of: PlainFeed(sections: [[1, 2]]))
    }
    #expect(error?.description == message)
  }

  @Test(
    arguments: [
      .moveItem(1, section: 0, toItem: 1, toSection: 0), .moveSection(1, to: 1),
    ] as [FeedChange<Int, FeedSection<Int>>])
  func movesOntoItselfAreNoMoves(change: FeedChange<Int, FeedSection<Int>>) throws {
    let edit = try FeedEditor.edit([change], of: PlainFeed(sections: [[1, 2, 3], [4]]))
    let lists = FeedUpdateLists(
      edit.sections, oldSectionCount: 2, oldItemCounts: edit.oldItemCounts)
    #expect(lists.moved.isEmpty)
    #expect(lists.movedSections.isEmpty)
  }

  /// The feed that an edit describes.
  private func made(
    _ edit: FeedEdit<Int, FeedSection<Int>>, of old: PlainFeed
  ) -> PlainFeed {
    var feed = PlainFeed(sections: [])
    for run in edit.sections {
      for offset in 0..<run.count {
        if let items = run.items {
          feed.sections.append(items.flatMap { values($0, edit, old) })
        } else if let value = run.value {
          feed.sections.append(edit.newSections[value + offset].items)
        } else if let origin = run.origin {
          feed.sections.append(old.sections[origin + offset])
        }
      }
    }
    return feed
  }

  private func values(
    _ run: ItemRun, _ edit: FeedEdit<Int, FeedSection<Int>>, _ old: PlainFeed
  ) -> [Int] {
    if let value = run.value { return Array(edit.items[value..<value + run.count]) }
    guard let origin = run.origin else { return [] }
    return Array(old.sections[origin.section][origin.item..<origin.item + run.count])
  }

  /// Items keep their values where they are said to be; deleted and inserted ones make up the rest.
  private func expectMapping(
    _ edit: FeedEdit<Int, FeedSection<Int>>, from old: PlainFeed, to new: PlainFeed,
    _ comment: Comment
  ) {
    let lists = FeedUpdateLists(
      edit.sections, oldSectionCount: edit.oldSectionCount, oldItemCounts: edit.oldItemCounts)
    let reloaded = Set(lists.reloaded.flatMap(elements))
    let deleted = Set(lists.deleted.flatMap(elements))
    let gone = Set(lists.deletedSections.flatMap { Array($0) })
    for (section, items) in old.sections.enumerated() {
      for (item, value) in items.enumerated() {
        let element = FeedElement.item(item, section: section)
        if let now = edit.sections.element(for: element) {
          let isSame = new.sections[now.section][now.item] == value
          #expect(isSame || reloaded.contains(now), comment)
          #expect(!deleted.contains(element), comment)
        } else {
          let isReplaced = edit.sections.contains { run in
            run.value != nil
              && run.origin.map { $0 <= section && section < $0 + run.count } ?? false
          }
          #expect(deleted.contains(element) || gone.contains(section) || isReplaced, comment)
        }
      }
    }
  }

  private func elements(_ range: FeedRange) -> [FeedElement] {
    range.items.map { .item($0, section: range.section) }
  }
}
