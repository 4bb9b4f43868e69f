import ConstraintKit
import FeedLayouts
import Synchronization
import Testing

@Suite struct WaterfallDataSourceTests {
  /// Tells another count from a call on.
  private final class ChangingSource: WaterfallDataSource {
    let calls = Atomic(0)
    let firstBadCall: Int
    let columnCount = 2
    let insets = LayoutInsets(5)

    init(firstBadCall: Int) {
      self.firstBadCall = firstBadCall
    }

    func itemCount(section: Int) -> Int {
      calls.wrappingAdd(1, ordering: .relaxed).oldValue >= firstBadCall ? 7 : 3
    }

    func heightForItem(at index: Int, section: Int, itemWidth: Double) -> Double { itemWidth }
  }

  @Test func countsThatChangeMidway() throws {
    let message = "the data source has 7 items in section 0, and had 3; no change was announced"
    let error = #expect(throws: FeedError.self) {
      try WaterfallLayout(dataSource: ChangingSource(firstBadCall: 1), width: 100)
    }
    #expect(error?.description == message)
    var layout = try WaterfallLayout(dataSource: ChangingSource(firstBadCall: 2), width: 100)
    #expect(layout.configuration.columnCount == 2)
    #expect(layout.itemWidth == 40)
    #expect(layout.snapshot.frame(at: .item(0)) == LayoutRect(x: 5, y: 5, width: 40, height: 40))
    let before = layout.snapshot
    #expect(throws: FeedError.self) { try layout.resize(to: 200) }
    #expect(layout.snapshot == before)
    #expect(layout.width == 100)
  }

  @Test func onlyHeightsAreRequired() throws {
    struct Source: WaterfallDataSource {
      func itemCount(section: Int) -> Int { 10 }
      func heightForItem(at index: Int, section: Int, itemWidth: Double) -> Double { 10 }
    }
    let layout = try WaterfallLayout(dataSource: Source(), width: 375)
    #expect(layout.configuration == WaterfallConfiguration())
    #expect(
      layout.snapshot
        == (try WaterfallLayout(heights: Array(repeating: 10, count: 10), width: 375)).snapshot)
  }

  private struct CountingSource: WaterfallDataSource {
    var sectionCount = 1
    var count = 1

    func itemCount(section: Int) -> Int { count }
    func heightForItem(at index: Int, section: Int, itemWidth: Double) -> Double { 10 }
  }

  @Test func hugeCountsAreRefused() {
    let items = #expect(throws: FeedError.self) {
      try WaterfallLayout(dataSource: CountingSource(count: .max), width: 375)
    }
    #expect(items?.description == "section 0 has \(Int.max) items, and may have 2147483648")
    let sections = #expect(throws: FeedError.self) {
      try WaterfallLayout(dataSource: CountingSource(sectionCount: .max), width: 375)
    }
    #expect(sections?.description == "there are \(Int.max) sections, and may be 2147483648")
  }

  @Test func negativeCountsAreNone() throws {
    let items = try WaterfallLayout(dataSource: CountingSource(count: -1), width: 375)
    #expect(items.snapshot.itemCount(section: 0) == 0)
    let sections = try WaterfallLayout(dataSource: CountingSource(sectionCount: -1), width: 375)
    #expect(sections.snapshot.sectionCount == 0)
  }

  @Test func badHeightsAreRefused() {
    struct Source: WaterfallDataSource {
      func itemCount(section: Int) -> Int { 2 }
      func heightForItem(at index: Int, section: Int, itemWidth: Double) -> Double { .nan }
    }
    #expect(throws: FeedError.self) { try WaterfallLayout(dataSource: Source(), width: 375) }
  }
}
