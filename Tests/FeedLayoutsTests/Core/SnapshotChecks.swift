import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

/// What must hold of every snapshot.
struct SnapshotChecks {
  let snapshot: FeedSnapshot
  let placements: [FeedPlacement]
  let comment: Comment

  init(_ snapshot: FeedSnapshot, _ comment: Comment) {
    self.snapshot = snapshot
    placements = Array(snapshot.placements)
    self.comment = comment
  }

  /// Finite frames within the content, in feed order, without overlaps.
  func expectSoundFrames() {
    let size = snapshot.contentSize
    var isSound = size.width.isFinite && size.height.isFinite
    for placement in placements {
      let frame = placement.frame
      isSound = isSound && frame.numbers.allSatisfy(\.isFinite)
      isSound = isSound && frame.width >= -1e-9 && frame.height >= -1e-9
      isSound = isSound && frame.x >= -1e-9 && frame.right <= size.width + 1e-9
      isSound = isSound && frame.y >= -1e-9 && frame.bottom <= size.height + 1e-9
      isSound = isSound && snapshot.frame(at: placement.element) == frame
    }
    #expect(isSound, comment)
    #expect(placements.map(\.element) == placements.map(\.element).sorted(), comment)
    #expect(firstOverlap == nil, comment)
  }

  private var firstOverlap: (FeedPlacement, FeedPlacement)? {
    for (index, first) in placements.enumerated() {
      for second in placements[(index + 1)...] {
        let (a, b) = (first.frame, second.frame)
        let overlap =
          a.x < b.right - 1e-9 && b.x < a.right - 1e-9 && a.y < b.bottom - 1e-9
          && b.y < a.bottom - 1e-9
        if overlap { return (first, second) }
      }
    }
    return nil
  }

  /// What is visible is what looking at every frame finds.
  func expectQueries(_ random: inout SeededGenerator, count: Int) {
    let size = snapshot.contentSize
    for _ in 0..<count {
      expectQuery(
        LayoutRect(
          x: .random(in: -20...size.width + 20, using: &random),
          y: .random(in: -20...size.height + 20, using: &random),
          width: .random(in: 0...size.width, using: &random),
          height: [0, 1, 30, 600].randomElement(using: &random) ?? 0))
    }
    expectQuery(LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
    for placement in placements.shuffled(using: &random).prefix(3) { expectQuery(placement.frame) }
  }

  func expectQuery(_ rect: LayoutRect) {
    #expect(snapshot.frames(in: rect) == visible(in: rect), "\(rect), \(comment)")
  }

  private func visible(in rect: LayoutRect) -> [FeedPlacement] {
    placements.filter { placement in
      let frame = placement.frame
      return frame.x < rect.right && rect.x < frame.right && frame.y < rect.bottom
        && rect.y < frame.bottom
    }
  }
}

extension FeedChange<Int, FeedSection<Int>> {
  func mapped<New>(_ transform: (Int) -> New) -> FeedChange<New, FeedSection<New>> {
    func sections(_ sections: [FeedSection<Int>]) -> [FeedSection<New>] {
      sections.map {
        FeedSection($0.items.map(transform), header: $0.header, footer: $0.footer)
      }
    }
    return switch self {
    case .insertItems(let items, let section, let at):
      .insertItems(items.map(transform), section: section, at: at)
    case .deleteItems(let range, let section): .deleteItems(range, section: section)
    case .moveItem(let item, let section, let toItem, let toSection):
      .moveItem(item, section: section, toItem: toItem, toSection: toSection)
    case .reloadItems(let items, let section, let at):
      .reloadItems(items.map(transform), section: section, at: at)
    case .insertSections(let new, let at): .insertSections(sections(new), at: at)
    case .deleteSections(let range): .deleteSections(range)
    case .moveSection(let section, let to): .moveSection(section, to: to)
    case .reloadSections(let new, let at): .reloadSections(sections(new), at: at)
    }
  }
}

extension FeedOptions {
  static func random(_ random: inout SeededGenerator) -> FeedOptions {
    FeedOptions(
      scrollDirection: Bool.random(using: &random) ? .vertical : .horizontal,
      layoutDirection: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
      pixelScale: ([nil, 1, 2, 3] as [Double?]).randomElement(using: &random) ?? nil)
  }
}

/// A layout is changed again and again, and compared with one that is made anew.
struct ChangeRun<Layout: FeedLayout> where Layout.Section == FeedSection<Layout.Item> {
  /// The item that a number stands for.
  let item: (Int) -> Layout.Item
  let make: ([FeedSection<Layout.Item>]) throws -> Layout

  func run(sections: [[Int]], rounds: Int, _ random: inout SeededGenerator, seed: Int) throws {
    var feed = PlainFeed(sections: sections)
    var layout = try make(feed.sections.map { FeedSection($0.map(item)) })
    for round in 0..<rounds {
      let comment: Comment = "seed \(seed), round \(round)"
      let before = layout.snapshot
      let old = feed
      var changes: [FeedChange<Int, FeedSection<Int>>] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let change = feed.randomChange(&random) { Int.random(in: 0..<100_000, using: &$0) }
        changes.append(change)
        guard feed.apply([change]) else { break }
      }
      feed = old
      guard feed.apply(changes) else {
        #expect(throws: FeedError.self, comment) {
          try layout.apply(changes.map { $0.mapped(item) })
        }
        #expect(layout.snapshot == before, comment)
        continue
      }
      let kept = before
      let update = try layout.apply(changes.map { $0.mapped(item) })
      let fresh = try make(feed.sections.map { FeedSection($0.map(item)) })
      #expect(layout.snapshot == fresh.snapshot, comment)
      #expect(update.snapshot == fresh.snapshot, comment)
      #expect(before == kept, comment)
      expectUnplacedItemsStay(update, before, comment)
    }
  }

  /// Items that aren't said to be placed anew are where they were in their sections.
  private func expectUnplacedItemsStay(
    _ update: FeedUpdate, _ before: FeedSnapshot, _ comment: Comment
  ) {
    let placed = Set(
      update.placed.flatMap { range in
        range.items.map { FeedElement.item($0, section: range.section) }
      })
    for old in before.placements where old.element.kind == .item {
      guard let now = update.element(for: old.element), !placed.contains(now),
        let frame = update.snapshot.frame(at: now), before.axes.options.pixelScale == nil,
        let section = update.snapshot.frame(ofSection: now.section),
        let oldSection = before.frame(ofSection: old.element.section)
      else { continue }
      let isStill =
        before.axes.options.mirrorsScrolling
        ? isClose(section.right - frame.right, to: oldSection.right - old.frame.right)
        : isClose(frame.y - section.y, to: old.frame.y - oldSection.y)
          && isClose(frame.x - section.x, to: old.frame.x - oldSection.x)
      #expect(isStill && isClose(frame.width, to: old.frame.width), comment)
    }
  }
}
