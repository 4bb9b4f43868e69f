import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

/// Lists through random changes, beside arrays of what is in them.
@Suite struct RandomListTests {
  private static let heights: [Double] = [0, 17, 33.5, 50.5, 117, 500]
  private static let texts = StatedHeightMeasurer.measurer(heights: heights)

  private static func entry(_ id: Int, _ generator: inout SeededGenerator) -> MomentsEntry {
    let height = heights.randomElement(using: &generator) ?? 0
    let comments = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      StatedHeightMeasurer.text(height: heights.randomElement(using: &generator) ?? 0)
    }
    return MomentsEntry(
      id: "\(id)", version: .random(in: 0...Int.max, using: &generator),
      post: MomentsPost(
        content: StatedHeightMeasurer.text(height: height),
        imgCount: .random(in: 0...9, using: &generator), comments: comments))
  }

  /// Moments posts: whatever is done to a list, measured it equals a new one, to the last bit.
  @Test(arguments: 0..<6)
  func momentsEqualFresh(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var nextID = 0
    func entries(_ count: Int) -> [MomentsEntry] {
      (0..<count).map { _ in
        nextID += 1
        return Self.entry(nextID, &generator)
      }
    }
    var wanted = entries(.random(in: 0...30, using: &generator))
    var width = 375.0
    let options = ListOptions(estimatedHeight: 200, cacheCapacity: 40)
    var list = try MomentsList(wanted, width: width, options: options, measurer: Self.texts)
    for step in 0..<10 * Soak.factor {
      var changes: [FeedChange<MomentsEntry, MomentsEntry>] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let section = Int.random(in: 0...wanted.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where section < wanted.count:
          let range = section..<min(wanted.count, section + 3)
          changes.append(.deleteSections(range))
          wanted.removeSubrange(range)
        case 1 where section < wanted.count:
          let target = Int.random(in: 0..<wanted.count, using: &generator)
          changes.append(.moveSection(section, to: target))
          wanted.insert(wanted.remove(at: section), at: target)
        case 2 where section < wanted.count:
          var new = Self.entry(0, &generator)
          new.id = wanted[section].id
          changes.append(.reloadItems([new], section: section, at: 0))
          wanted[section] = new
        default:
          let new = entries(.random(in: 0...4, using: &generator))
          changes.append(.insertSections(new, at: section))
          wanted.insert(contentsOf: new, at: section)
        }
      }
      try list.apply(changes)
      if Int.random(in: 0..<6, using: &generator) == 0 {
        width = [320.0, 375, 414].randomElement(using: &generator) ?? 375
        try list.resize(to: width)
      }
      let y = Double.random(in: -200...list.snapshot.contentSize.height + 200, using: &generator)
      let visible = LayoutRect(x: 0, y: y, width: width, height: 700)
      let anchor = list.snapshot.anchor(in: visible)
      let measured = try list.measure(in: visible)
      if let anchor, let frame = list.snapshot.frame(at: anchor.element) {
        let distance = frame.y - measured.visibleRect.y
        #expect(isClose(distance, to: anchor.distance, within: 1e-9), "seed \(seed)")
      }
      checkQueries(list.snapshot, in: measured.visibleRect, seed)
      #expect((0..<wanted.count).map { list.entry(ofSection: $0) } == wanted, "seed \(seed)")
      guard step % 5 == 4 else { continue }
      var whole = list
      try whole.measureAll()
      let fresh = try MomentsList(wanted, width: width, measurer: Self.texts)
      #expect(whole.snapshot == fresh.snapshot, "seed \(seed)")
    }
  }

  /// No overlaps, rising ys, a size that covers all, and the same answer as going through all.
  private func checkQueries(_ snapshot: FeedSnapshot, in rect: LayoutRect, _ seed: UInt64) {
    var end = 0.0
    var overlapping: [FeedPlacement] = []
    for placement in snapshot.placements {
      let frame = placement.frame
      #expect(frame.y >= end - 1e-9, "seed \(seed)")
      end = max(end, frame.bottom)
      if frame.y < rect.bottom, frame.bottom > rect.y { overlapping.append(placement) }
    }
    #expect(end <= snapshot.contentSize.height + 1e-9, "seed \(seed)")
    #expect(snapshot.frames(in: rect) == overlapping, "seed \(seed)")
  }

  private static func message(_ id: Int, _ generator: inout SeededGenerator) -> SmartCellMessage {
    SmartCellMessage(
      id: "\(id)", version: .random(in: 0...Int.max, using: &generator), name: "time",
      message: StatedHeightMeasurer.text(height: heights.randomElement(using: &generator) ?? 0),
      imageCount: .random(in: -1...11, using: &generator))
  }

  @Test(arguments: 0..<6)
  func smartCellsEqualFresh(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var nextID = 0
    func messages(_ count: Int) -> [SmartCellMessage] {
      (0..<count).map { _ in
        nextID += 1
        return Self.message(nextID, &generator)
      }
    }
    var wanted = messages(.random(in: 0...40, using: &generator))
    var list = try SmartCellList(wanted, width: 375, measurer: Self.texts)
    for step in 0..<10 * Soak.factor {
      var changes: [FeedChange<SmartCellMessage, FeedSection<SmartCellMessage>>] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let item = Int.random(in: 0...wanted.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0 where item < wanted.count:
          let range = item..<min(wanted.count, item + 3)
          changes.append(.deleteItems(range, section: 0))
          wanted.removeSubrange(range)
        case 1 where item < wanted.count:
          let target = Int.random(in: 0..<wanted.count, using: &generator)
          changes.append(.moveItem(item, section: 0, toItem: target, toSection: 0))
          wanted.insert(wanted.remove(at: item), at: target)
        case 2 where item < wanted.count:
          var new = Self.message(0, &generator)
          new.id = wanted[item].id
          changes.append(.reloadItems([new], section: 0, at: item))
          wanted[item] = new
        case 3 where Int.random(in: 0..<5, using: &generator) == 0:
          let new = Array(wanted.shuffled(using: &generator).prefix(10)) + messages(5)
          changes.append(.reloadSections([FeedSection(new)], at: 0))
          wanted = new
        default:
          let new = messages(.random(in: 0...4, using: &generator))
          changes.append(.insertItems(new, section: 0, at: item))
          wanted.insert(contentsOf: new, at: item)
        }
      }
      try list.apply(changes)
      let y = Double.random(in: -200...list.snapshot.contentSize.height + 200, using: &generator)
      let visible = LayoutRect(x: 0, y: y, width: 375, height: 700)
      let measured = try list.measure(in: visible)
      checkQueries(list.snapshot, in: measured.visibleRect, seed)
      #expect((0..<wanted.count).map { list.message(ofItem: $0) } == wanted, "seed \(seed)")
      guard step % 5 == 4 else { continue }
      var whole = list
      try whole.measureAll()
      let fresh = try SmartCellList(
        wanted, width: 375, options: ListOptions(), measurer: Self.texts)
      #expect(whole.snapshot == fresh.snapshot, "seed \(seed)")
    }
  }
}
