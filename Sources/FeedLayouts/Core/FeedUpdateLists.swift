/// Runs sorted into what was inserted, deleted, moved and reloaded.
struct FeedUpdateLists {
  var inserted: [FeedRange] = []
  var deleted: [FeedRange] = []
  var moved: [FeedUpdate.Move] = []
  var reloaded: [FeedRange] = []
  var insertedSections: [Range<Int>] = []
  var deletedSections: [Range<Int>] = []
  var movedSections: [FeedUpdate.SectionMove] = []
  var reloadedSections: [Range<Int>] = []

  init(_ runs: [SectionRun], oldSectionCount: Int, oldItemCounts: [Int: Int]) {
    var section = 0
    for run in runs {
      add(run, at: section..<section + run.count)
      section += run.count
    }
    deletedSections = Self.gaps(
      in: 0..<oldSectionCount,
      keeping: runs.compactMap { run in run.origin.map { $0..<$0 + run.count } })
    addDeletedItems(runs, oldItemCounts: oldItemCounts)
  }

  private mutating func add(_ run: SectionRun, at sections: Range<Int>) {
    if let origin = run.origin {
      if run.value != nil { reloadedSections.append(sections) }
      if run.isMoved {
        movedSections.append(
          FeedUpdate.SectionMove(from: origin..<origin + run.count, to: sections))
      }
    } else {
      insertedSections.append(sections)
    }
    var item = 0
    for items in run.items ?? [] {
      let range = FeedRange(section: sections.lowerBound, items: item..<item + items.count)
      if items.origin != nil || run.value == nil { add(items, at: range) }
      item += items.count
    }
  }

  private mutating func add(_ run: ItemRun, at range: FeedRange) {
    guard let origin = run.origin else { return inserted.append(range) }
    if run.value != nil { reloaded.append(range) }
    if run.isMoved {
      let from = FeedRange(section: origin.section, items: origin.item..<origin.item + run.count)
      moved.append(FeedUpdate.Move(from: from, to: range))
    }
  }

  /// The items that are in no run any more, of sections that are still there.
  private mutating func addDeletedItems(
    _ runs: [SectionRun], oldItemCounts: [Int: Int]
  ) {
    var kept: [Int: [Range<Int>]] = [:]
    for run in runs {
      for items in run.items ?? [] {
        guard let origin = items.origin else { continue }
        kept[origin.section, default: []].append(origin.item..<origin.item + items.count)
      }
    }
    let touched = runs.compactMap { $0.items == nil || $0.value != nil ? nil : $0.origin }
    for section in touched.sorted() {
      let all = 0..<oldItemCounts[section, default: 0]
      for gap in Self.gaps(in: all, keeping: kept[section] ?? []) {
        deleted.append(FeedRange(section: section, items: gap))
      }
    }
  }

  private static func gaps(in all: Range<Int>, keeping kept: [Range<Int>]) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var position = all.lowerBound
    for range in kept.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > position { gaps.append(position..<range.lowerBound) }
      position = max(position, range.upperBound)
    }
    if position < all.upperBound { gaps.append(position..<all.upperBound) }
    return gaps
  }
}
