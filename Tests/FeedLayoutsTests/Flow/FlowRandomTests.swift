import ConstraintKit
import TestSupport
import Testing

@testable import FeedLayouts

@Suite struct FlowRandomTests {
  private func numbers(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
    (0..<count).map { _ in Int.random(in: 0..<100_000, using: &random) }
  }

  /// Now and then of equal sizes.
  private func sections(_ random: inout SeededGenerator) -> [[Int]] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let count = [0, 0, 1, 3, 20, 60].randomElement(using: &random) ?? 0
      return Int.random(in: 0..<4, using: &random) == 0
        ? Array(repeating: Int.random(in: 0..<1000, using: &random), count: count)
        : numbers(count, &random)
    }
  }

  @Test(arguments: 0..<100 * Soak.factor)
  func framesAndQueries(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let configuration = FlowConfiguration.random(&random)
    let sections = sections(&random).map { FeedSection($0.map(LayoutSize.numbered)) }
    let layout = try FlowLayout(
      sections, configuration: configuration, width: 375,
      chunkSize: .random(in: 1...40, using: &random))
    let checks = SnapshotChecks(layout.snapshot, "seed \(seed)")
    checks.expectSoundFrames()
    checks.expectQueries(&random, count: 12)
  }

  @Test(arguments: 0..<80 * Soak.factor)
  func framesAreThoseOfTheRules(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var configuration = FlowConfiguration.random(&random)
    configuration.options = FeedOptions()
    let sections = sections(&random).map { FeedSection($0.map(LayoutSize.numbered)) }
    let snapshot = try FlowLayout(sections, configuration: configuration, width: 375).snapshot
    let expected = PlainFlow(configuration: configuration, width: 375).frames(sections)
    #expect(isClose(snapshot.contentSize.height, to: expected.height), "seed \(seed)")
    for (section, frames) in expected.items.enumerated() {
      let actual = frames.indices.compactMap { snapshot.frame(at: .item($0, section: section)) }
      #expect(areClose(actual, frames.map(\.numbers)), "seed \(seed), section \(section)")
    }
  }

  @Test(arguments: 0..<80 * Soak.factor)
  func changesEqualFreshLayouts(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let configuration = FlowConfiguration.random(&random)
    let chunkSize = Int.random(in: 1...12, using: &random)
    let run = ChangeRun(item: LayoutSize.numbered) { sections in
      try FlowLayout(sections, configuration: configuration, width: 375, chunkSize: chunkSize)
    }
    try run.run(sections: sections(&random), rounds: 12, &random, seed: seed)
  }

  /// Report 28 for flows.
  @Test(arguments: 0...200)
  func smallRectangles(count: Int) throws {
    var sizes = (0..<count).map { LayoutSize(Double($0 * 37 % 11) * 3, Double($0 % 5) * 4) }
    if count > 0 { sizes[count / 3].height = 5000 }
    let layout = try FlowLayout(
      [FeedSection(sizes)], configuration: FlowConfiguration(), width: 100, chunkSize: 16)
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
