import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

/// Faults that users of waterfalls have reported elsewhere.
@Suite struct WaterfallReportTests {
  /// Report 24: the empty section has its header, and nothing goes back up.
  @Test(arguments: [false, true])
  func emptySections(hasHeaders: Bool) throws {
    let header = hasHeaders ? 25.0 : 0
    let items = [30, 40, 50].map { WaterfallItem(height: $0) }
    let snapshot = try WaterfallLayout(
      [FeedSection(items), FeedSection([]), FeedSection(items)],
      configuration: WaterfallConfiguration(headerLength: header, footerLength: 5), width: 375
    ).snapshot
    let headers = (0..<3).compactMap { snapshot.frame(at: .header(section: $0)) }
    #expect(headers.map(\.y) == (hasHeaders ? [0, 110, 170] : []))
    #expect(snapshot.itemCount(section: 1) == 0)
    #expect(snapshot.contentSize.height == 3 * header + 2 * 85 + 35)
    let ys = snapshot.placements.map(\.frame.y)
    #expect(ys == ys.sorted())
    SnapshotChecks(snapshot, "").expectSoundFrames()
  }

  /// Report 25: an item without height is an item, and NaN isn't a height.
  @Test func noDeadColumns() throws {
    let layout = try WaterfallLayout(heights: [0, 30, 30, 30], width: 375)
    #expect((0..<4).map { layout.column(of: .item($0)) } == [0, 0, 1, 2])
    #expect(layout.snapshot.placements.allSatisfy { $0.frame.numbers.allSatisfy(\.isFinite) })
  }

  @Test(arguments: [.nan, -1, .infinity, -.infinity, 1e13] as [Double])
  func badHeights(height: Double) throws {
    #expect(throws: FeedError.self) {
      try WaterfallLayout(heights: [10, height], width: 375)
    }
    var layout = try WaterfallLayout(heights: [10, 20], width: 375)
    let before = layout.snapshot
    let error = #expect(throws: FeedError.self) {
      try layout.apply([
        .deleteItems(0..<1, section: 0),
        .insertItems([WaterfallItem(height: 5), WaterfallItem(height: height)], section: 0, at: 1),
      ])
    }
    #expect(error?.description.hasPrefix("item 2 of section 0 is \(height) points long") ?? false)
    #expect(layout.snapshot == before)
    #expect(throws: FeedError.self) {
      try layout.apply([.reloadItems([WaterfallItem(.timesWidth(height))], section: 0, at: 0)])
    }
    #expect(throws: FeedError.self) {
      try layout.apply([.insertSections([FeedSection([], header: height)], at: 0)])
    }
    #expect(layout.snapshot == before)
  }

  /// Report 26: no gap at the far edge, whatever the rounding.
  @Test(arguments: [nil, 1, 2, 3] as [Double?], 1...12)
  func farEdges(scale: Double?, columns: Int) throws {
    for layoutDirection in [LayoutDirection.leftToRight, .rightToLeft] {
      for width in stride(from: 320.0, through: 430, by: 11) {
        let layout = try WaterfallLayout(
          heights: Array(repeating: 30.3, count: 3 * columns),
          configuration: WaterfallConfiguration(
            columnCount: columns, columnMargin: 7,
            options: FeedOptions(layoutDirection: layoutDirection, pixelScale: scale)),
          width: width)
        let frames = layout.snapshot.placements.map(\.frame)
        #expect(frames.map(\.right).max() == width - 10)
        #expect(frames.map(\.x).min().map { isClose($0, to: 10, within: 1e-12) } ?? false)
        guard let scale else { continue }
        let edges = frames.flatMap { [$0.x, $0.y, $0.right, $0.bottom] }
        #expect(edges.allSatisfy { isClose($0 * scale, to: ($0 * scale).rounded()) })
      }
    }
  }

  /// Report 28.
  @Test func tallItemIsFoundEverywhere() throws {
    var heights = Array(repeating: 50.0, count: 10_000)
    heights[4] = 5000
    let snapshot = try WaterfallLayout(heights: heights, width: 375).snapshot
    let tall = try #require(snapshot.frame(at: .item(4)))
    for y in stride(from: tall.y - 700, through: tall.bottom + 100, by: 97) {
      let screen = LayoutRect(x: 0, y: y, width: 375, height: 667)
      let isVisible = y < tall.bottom && y + 667 > tall.y
      let found = snapshot.frames(in: screen)
      #expect(found.contains { $0.element == .item(4) } == isVisible)
      #expect(found.count < 60)
    }
  }

  /// Report 30: the heights of a data source are asked for at the new width.
  @Test func widthChanges() throws {
    struct Pictures: WaterfallDataSource {
      func itemCount(section: Int) -> Int { 100 }
      func heightForItem(at index: Int, section: Int, itemWidth: Double) -> Double {
        itemWidth * (1 + Double(index % 3))
      }
    }
    var layout = try WaterfallLayout(dataSource: Pictures(), width: 320)
    let screen = LayoutRect(x: 0, y: 1000, width: 320, height: 480)
    let anchor = try #require(layout.snapshot.anchor(in: screen))
    let old = try #require(layout.snapshot.frame(at: anchor.element))
    let update = try layout.resize(to: 480)
    #expect(layout.snapshot == (try WaterfallLayout(dataSource: Pictures(), width: 480)).snapshot)
    let offset = try #require(update.contentOffset(keeping: anchor))
    let new = try #require(layout.snapshot.frame(at: anchor.element))
    #expect(isClose(new.y - offset.y, to: old.y - screen.y, within: 1e-12))
    #expect(isClose(new.height / new.width, to: Double(1 + anchor.element.item % 3)))
  }

  /// Report 31: what is inserted above moves the offset by exactly as much.
  @Test func insertionsAbove() throws {
    let heights = (0..<300).map { Double(30 + $0 * 7 % 50) }
    var layout = try WaterfallLayout(heights: heights, width: 375)
    let screen = LayoutRect(x: 0, y: 2000, width: 375, height: 667)
    let anchor = try #require(layout.snapshot.anchor(in: screen))
    let old = try #require(layout.snapshot.frame(at: anchor.element))
    let update = try layout.apply([
      .insertItems([80, 90, 100, 110].map { WaterfallItem(height: $0) }, section: 0, at: 0)
    ])
    #expect(update.inserted == [FeedRange(section: 0, items: 0..<4)])
    #expect(update.placed == [FeedRange(section: 0, items: 0..<304)])
    let now = try #require(update.element(for: anchor.element))
    #expect(now == .item(anchor.element.item + 4))
    let new = try #require(layout.snapshot.frame(at: now))
    #expect(update.contentOffset(keeping: anchor)?.y == screen.y + (new.y - old.y))
    let deletion = try layout.apply([.deleteItems(0..<300, section: 0)])
    #expect(deletion.deleted == [FeedRange(section: 0, items: 0..<300)])
    #expect(deletion.contentOffset(keeping: anchor) != nil)
  }

  /// Report 32: no stale column heights.
  @Test func columnCountChanges() throws {
    let items = (0..<50).map { WaterfallItem(height: Double($0 * 13 % 70), span: $0 % 4) }
    var configuration = WaterfallConfiguration(columnCount: 2)
    var layout = try WaterfallLayout(
      [FeedSection(items)], configuration: configuration, width: 375)
    for columns in [5, 1, 2, 7] {
      configuration.columnCount = columns
      try layout.configure(configuration)
      let fresh = try WaterfallLayout(
        [FeedSection(items)], configuration: configuration, width: 375)
      #expect(layout.snapshot == fresh.snapshot)
    }
    for bad in [0, -1, 65_536, .max] {
      configuration.columnCount = bad
      let error = #expect(throws: FeedError.self) { try layout.configure(configuration) }
      #expect(error?.description == "there are \(bad) columns, and must be from 1 to 65535")
    }
    #expect(layout.configuration.columnCount == 7)
  }

  @Test func contentShrinks() throws {
    var layout = try WaterfallLayout(heights: [10, 20, 300, 40], width: 375)
    #expect(layout.snapshot.contentSize.height == 330)
    let update = try layout.apply([.deleteItems(2..<4, section: 0)])
    #expect(layout.snapshot.contentSize.height == 50)
    #expect(update.oldContentSize.height == 330)
    try layout.apply([.deleteItems(0..<2, section: 0)])
    #expect(layout.snapshot.contentSize.height == 30)
  }

  @Test(arguments: [
    (39.9, "finite and at least 40.0, which insets and margins take"),
    (.nan, "finite and at least 40.0, which insets and margins take"),
    (1e13, "from 0 to 10¹²"),
  ])
  func badWidths(width: Double, need: String) throws {
    let error = #expect(throws: FeedError.self) { try WaterfallLayout(heights: [1], width: width) }
    #expect(error?.description == "the width is \(width), and must be \(need)")
    #expect(throws: Never.self) { try WaterfallLayout(heights: [1], width: 40) }
  }

  @Test func badOptions() {
    let bad: [(WaterfallConfiguration, String, least: String)] = [
      (WaterfallConfiguration(columnMargin: -1), "the column margin is -1.0", "0"),
      (WaterfallConfiguration(rowMargin: .nan), "the row margin is nan", "0"),
      (WaterfallConfiguration(insets: LayoutInsets(0, -2, 0, 0)), "the inset is -2.0", "0"),
      (WaterfallConfiguration(tieTolerance: .infinity), "the tolerance of ties is inf", "0"),
      (WaterfallConfiguration(headerLength: -1), "the header's length is -1.0", "0"),
      (
        WaterfallConfiguration(options: FeedOptions(pixelScale: 0)), "the pixel scale is 0.0",
        "0.001"
      ),
      (
        WaterfallConfiguration(options: FeedOptions(contentInset: LayoutInsets(.nan))),
        "the content inset is nan", "−10¹²"
      ),
    ]
    for (configuration, message, least) in bad {
      let error = #expect(throws: FeedError.self) {
        try WaterfallLayout(heights: [1], configuration: configuration, width: 375)
      }
      #expect(error?.description == "\(message), and must be from \(least) to 10¹²")
    }
  }

  @Test func queriesWithoutSense() throws {
    let snapshot = try WaterfallLayout(heights: [10, 20], width: 375).snapshot
    let bad: [LayoutRect] = [
      LayoutRect(x: .nan, y: 0, width: 10, height: 10), LayoutRect(width: 375, height: -5),
      LayoutRect(x: -.infinity, y: 0, width: .infinity, height: 10),
    ]
    for rect in bad { #expect(snapshot.frames(in: rect).isEmpty) }
    let all = LayoutRect(x: -1e300, y: -1e300, width: 1e301, height: 1e301)
    #expect(snapshot.frames(in: all).count == 2)
    #expect(snapshot.frame(at: .item(-1)) == nil && snapshot.frame(at: .item(2)) == nil)
    #expect(snapshot.frame(at: .item(0, section: 7)) == nil)
    #expect(snapshot.frame(ofSection: -1) == nil)
  }
}
