/// What a list of changes amounts to: the new feed in terms of the old one and of new values.
///
/// An edit is made in full before a feed is touched, so bad changes leave feeds as they are.
package struct FeedEdit<Item: Sendable, Section: Sendable>: Sendable {
  package let oldSectionCount: Int
  /// How many items the sections had whose items are changed.
  package var oldItemCounts: [Int: Int] = [:]
  /// The new feed's sections in order.
  package var sections: [SectionRun]
  /// The values of new and reloaded items, in no particular order.
  package var items: [Item] = []
  /// The values of new and reloaded sections, in no particular order.
  package var newSections: [Section] = []

  /// Nothing is changed.
  package init(oldSectionCount: Int) {
    self.oldSectionCount = oldSectionCount
    sections = oldSectionCount == 0 ? [] : [SectionRun(count: oldSectionCount, origin: 0)]
  }

  /// Whether all sections are where they were, with the values that they had.
  package var keepsSections: Bool {
    firstChangedSection == oldSectionCount
      && sections.reduce(0) { $0 + $1.count } == oldSectionCount
  }

  /// The first section that isn't the old one of that index. Its items may be others.
  package var firstChangedSection: Int {
    var section = 0
    for run in sections {
      guard run.origin == section, run.value == nil else { return section }
      section += run.count
    }
    return section
  }
}
