import ConstraintKit
import TestSupport
import Testing

@testable import FeedLayouts

@Suite struct WaterfallRandomTests {
  private func numbers(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
    (0..<count).map { _ in Int.random(in: 0..<100_000, using: &random) }
  }

  private func sections(_ random: inout SeededGenerator) -> [[Int]] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      numbers([0, 0, 1, 3, 20, 60].randomElement(using: &random) ?? 0, &random)
    }
  }

  @Test(arguments: 0..<100 * Soak.factor)
  func framesAndQueries(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let configuration = WaterfallConfiguration.random(&random)
    let sections = sections(&random).map { FeedSection($0.map(WaterfallItem.numbered)) }
    let layout = try WaterfallLayout(
      sections, configuration: configuration, width: 375,
      chunkSize: .random(in: 1...40, using: &random))
    let checks = SnapshotChecks(layout.snapshot, "seed \(seed)")
    checks.expectSoundFrames()
    checks.expectQueries(&random, count: 12)
  }

  @Test(arguments: 0..<80 * Soak.factor)
  func framesAreThoseOfTheRules(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var configuration = WaterfallConfiguration.random(&random)
    configuration.options = FeedOptions()
    let sections = sections(&random).map { FeedSection($0.map(WaterfallItem.numbered)) }
    let snapshot = try WaterfallLayout(sections, configuration: configuration, width: 375).snapshot
    let expected = PlainWaterfall(configuration: configuration, width: 375).frames(sections)
    #expect(isClose(snapshot.contentSize.height, to: expected.height), "seed \(seed)")
    for (section, frames) in expected.items.enumerated() {
      for (item, frame) in frames.enumerated() {
        let actual = try #require(snapshot.frame(at: .item(item, section: section)))
        #expect(isClose(actual, frame.numbers), "seed \(seed), item \(item) of \(section)")
      }
    }
  }

  @Test(arguments: 0..<80 * Soak.factor)
  func changesEqualFreshLayouts(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let configuration = WaterfallConfiguration.random(&random)
    let chunkSize = Int.random(in: 1...12, using: &random)
    let run = ChangeRun(item: WaterfallItem.numbered) { sections in
      try WaterfallLayout(
        sections, configuration: configuration, width: 375, chunkSize: chunkSize)
    }
    try run.run(sections: sections(&random), rounds: 12, &random, seed: seed)
  }

  /// Chunks may be filled differently after changes; queries must not tell.
  @Test(arguments: 0..<100 * Soak.factor)
  func queriesAfterChanges(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let configuration = WaterfallConfiguration.random(&random)
    var feed = PlainFeed(sections: [numbers(100, &random), [], numbers(30, &random)])
    var layout = try WaterfallLayout(
      feed.sections.map { FeedSection($0.map(WaterfallItem.numbered)) },
      configuration: configuration, width: 375, chunkSize: 8)
    for _ in 0..<20 {
      let change = feed.randomChange(&random) { Int.random(in: 0..<100_000, using: &$0) }
      guard feed.apply([change]) else { continue }
      try layout.apply([change.mapped(WaterfallItem.numbered)])
    }
    SnapshotChecks(layout.snapshot, "seed \(seed)").expectQueries(&random, count: 20)
  }

  /// Report 28: n = 0…200 items, with and without one of 5,000 points; each rectangle of a grid.
  @Test(arguments: 0...200)
  func smallRectangles(count: Int) throws {
    var heights = (0..<count).map { Double($0 * 37 % 11) * 4 }
    if count > 0 { heights[count / 3] = 5000 }
    let items = heights.enumerated().map { WaterfallItem(height: $1, span: $0 % 13 == 12 ? 2 : 1) }
    let layout = try WaterfallLayout(
      [FeedSection(items)], configuration: WaterfallConfiguration(), width: 100, chunkSize: 16)
    let checks = SnapshotChecks(layout.snapshot, "\(count) items")
    let height = layout.snapshot.contentSize.height
    for y in stride(from: -10, to: min(height, 600) + 10, by: 23) {
      for x in stride(from: -10.0, to: 110, by: 29) {
        checks.expectQuery(LayoutRect(x: x, y: y, width: 7, height: 5))
      }
    }
    checks.expectQuery(LayoutRect(x: 0, y: max(0, height - 30), width: 100, height: 30))
  }
}
