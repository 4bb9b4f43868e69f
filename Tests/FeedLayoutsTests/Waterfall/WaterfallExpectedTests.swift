import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

/// The waterfalls of `feed-expected.json`.
struct WaterfallExpectation: Decodable, Sendable {
  let width: Double
  let heights: [Double]
  let columns: Int
  let columnMargin: Double
  let rowMargin: Double
  let insets: [Double]
  let rule: String
  let itemWidth: Double
  let frames: [[Double]]
  let columnOf: [Int]
  let columnBottoms: [Double]
  let contentHeight: Double

  static func load() throws -> [WaterfallExpectation] {
    struct Cases: Decodable { let waterfall: [WaterfallExpectation] }
    return try Fixtures.json("feed-expected.json", as: Cases.self).waterfall
  }

  var configuration: WaterfallConfiguration {
    WaterfallConfiguration(
      columnCount: columns, columnMargin: columnMargin, rowMargin: rowMargin,
      insets: LayoutInsets(insets[0], insets[1], insets[2], insets[3]),
      rule: rule == "article" ? .article : .fixed)
  }
}

@Suite struct WaterfallExpectedTests {
  @Test(arguments: try WaterfallExpectation.load())
  func waterfall(_ expected: WaterfallExpectation) throws {
    let layout = try WaterfallLayout(
      heights: expected.heights, configuration: expected.configuration, width: expected.width)
    let snapshot = layout.snapshot
    #expect(isClose(layout.itemWidth, to: expected.itemWidth))
    #expect(areClose(snapshot.placements.map(\.frame), expected.frames))
    #expect(expected.heights.indices.map { layout.column(of: .item($0)) } == expected.columnOf)
    let bottoms = (0..<expected.columns).map { column in
      expected.heights.indices.filter { expected.columnOf[$0] == column }
        .compactMap { snapshot.frame(at: .item($0))?.bottom }.max() ?? expected.insets[0]
    }
    #expect(zip(bottoms, expected.columnBottoms).allSatisfy { isClose($0, to: $1) })
    #expect(isClose(snapshot.contentSize.height, to: expected.contentHeight))
    #expect(snapshot.contentSize.width == expected.width)
  }
}
