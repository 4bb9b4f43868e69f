import ConstraintKit
import TestSupport
import Testing

@testable import FeedLayouts

@Suite struct FeedSnapshotTests {
  private func layout(
    sections: Int, headers: Double = 20, options: FeedOptions = FeedOptions()
  ) throws -> WaterfallLayout {
    let section = FeedSection([100, 100].map { WaterfallItem(height: $0) })
    return try WaterfallLayout(
      Array(repeating: section, count: sections),
      configuration: WaterfallConfiguration(
        columnCount: 1, rowMargin: 0, insets: .zero, headerLength: headers, options: options),
      width: 100)
  }

  /// Sections are 220 long: a header of 20 and two items.
  @Test(arguments: [
    (-30.0, 0, 0.0), (0, 0, 0), (90, 0, 90), (199, 0, 199), (210, 0, 200), (219.5, 0, 200),
    (220, 1, 220), (300, 1, 300), (659, 2, 640),
  ])
  func stickyHeader(y: Double, section: Int, expected: Double) throws {
    let snapshot = try layout(sections: 3).snapshot
    let screen = LayoutRect(x: 0, y: y, width: 100, height: 300)
    let header = try #require(snapshot.stickyHeader(in: screen))
    #expect(header.element == .header(section: section))
    #expect(header.frame == LayoutRect(x: 0, y: expected, width: 100, height: 20))
    let frames = snapshot.frames(in: screen, stickyHeaders: true)
    #expect(frames.map(\.element) == frames.map(\.element).sorted())
    #expect(frames.filter { $0.element == header.element } == [header])
    let others = snapshot.frames(in: screen).filter { $0.element != header.element }
    #expect(frames.filter { $0 != header } == others)
  }

  @Test func noStickyHeaders() throws {
    let plain = try layout(sections: 3, headers: 0).snapshot
    let screen = LayoutRect(x: 0, y: 50, width: 100, height: 300)
    #expect(plain.stickyHeader(in: screen) == nil)
    #expect(plain.frames(in: screen, stickyHeaders: true) == plain.frames(in: screen))
    let snapshot = try layout(sections: 3).snapshot
    #expect(snapshot.stickyHeader(in: LayoutRect(x: 0, y: 660, width: 100, height: 10)) == nil)
    #expect(snapshot.stickyHeader(in: LayoutRect(x: 0, y: -90, width: 100, height: 50)) == nil)
    #expect(snapshot.stickyHeader(in: LayoutRect(x: 0, y: .nan, width: 100, height: 50)) == nil)
    #expect(snapshot.frames(in: screen, stickyHeaders: false) == snapshot.frames(in: screen))
  }

  @Test func headersStickBelowTheContentInset() throws {
    let options = FeedOptions(contentInset: LayoutInsets(top: 44))
    let snapshot = try layout(sections: 2, options: options).snapshot
    #expect(snapshot.contentSize == LayoutSize(100, 440))
    let screen = LayoutRect(x: 0, y: 10, width: 100, height: 300)
    #expect(snapshot.stickyHeader(in: screen)?.frame.y == 54)
  }

  @Test func startOffsets() throws {
    let size = LayoutSize(375, 667)
    let words = try FlowLayout([], configuration: .words, width: 375).snapshot
    #expect(words.startOffset(visibleSize: size) == LayoutPoint(0, -20))
    let options = FeedOptions(
      scrollDirection: .horizontal, layoutDirection: .rightToLeft,
      contentInset: LayoutInsets(1, 2, 3, 4))
    let mirrored = try layout(sections: 3, options: options).snapshot
    #expect(mirrored.startOffset(visibleSize: size) == LayoutPoint(660 + 4 - 375, -1))
  }

  @Test func headersStickAtTheRight() throws {
    let options = FeedOptions(scrollDirection: .horizontal, layoutDirection: .rightToLeft)
    let snapshot = try layout(sections: 3, options: options).snapshot
    #expect(snapshot.frame(at: .header(section: 0))?.right == 660)
    let screen = LayoutRect(x: 200, y: 0, width: 300, height: 100)
    let header = try #require(snapshot.stickyHeader(in: screen))
    #expect(header.element == .header(section: 0) && header.frame.right == 500)
    let pushed = LayoutRect(x: 150, y: 0, width: 300, height: 100)
    #expect(snapshot.stickyHeader(in: pushed)?.frame.right == 460)
    let next = LayoutRect(x: 100, y: 0, width: 300, height: 100)
    #expect(snapshot.stickyHeader(in: next)?.frame.right == 400)
  }

  /// Ten thousand empty sections in one place are passed over.
  @Test func emptySectionsAreSkipped() throws {
    let item = FeedSection([WaterfallItem(height: 10)])
    let empty = Array(repeating: FeedSection<WaterfallItem>([]), count: 10_000)
    let layout = try WaterfallLayout(
      [item] + empty + [item],
      configuration: WaterfallConfiguration(columnCount: 1, insets: .zero), width: 100)
    let found = layout.snapshot.frames(in: LayoutRect(x: 0, y: 0, width: 100, height: 20))
    #expect(found.map(\.element) == [.item(0), .item(0, section: 10_001)])
    #expect(layout.snapshot.geometry.nextSection(after: 0) == 10_001)
    #expect(layout.snapshot.geometry.firstSection(endingAfter: 10) == 10_001)
  }

  @Test func anchorsPreferItems() throws {
    let snapshot = try layout(sections: 2).snapshot
    let anchor = snapshot.anchor(in: LayoutRect(x: 0, y: 10, width: 100, height: 300))
    #expect(anchor?.element == .item(0) && anchor?.distance == 10)
    let header = snapshot.anchor(in: LayoutRect(x: 0, y: 222, width: 100, height: 10))
    #expect(header?.element == .header(section: 1) && header?.distance == -2)
    #expect(snapshot.anchor(in: LayoutRect(x: 0, y: 500, width: 100, height: 10)) == nil)
  }

  /// What is deleted gives its place to what was behind it.
  @Test func anchorsThatAreDeleted() throws {
    var layout = try layout(sections: 3)
    let anchor = try #require(
      layout.snapshot.anchor(in: LayoutRect(x: 0, y: 250, width: 100, height: 300)))
    #expect(anchor.element == .item(0, section: 1))
    let item = try layout.apply([.deleteItems(0..<1, section: 1)])
    #expect(item.element(for: anchor.element) == nil)
    #expect(item.contentOffset(keeping: anchor)?.y == 250)
    layout = try self.layout(sections: 3)
    let section = try layout.apply([.deleteSections(1..<2)])
    #expect(section.contentOffset(keeping: anchor)?.y == 250)
    #expect(section.deletedSections == [1..<2])
    layout = try self.layout(sections: 3)
    #expect(try layout.apply([.deleteSections(1..<3)]).contentOffset(keeping: anchor) == nil)
  }

  @Test func moves() throws {
    var layout = try layout(sections: 3)
    let update = try layout.apply([
      .moveItem(1, section: 0, toItem: 0, toSection: 2), .moveSection(1, to: 0),
    ])
    #expect(
      update.moved == [
        FeedUpdate.Move(
          from: FeedRange(section: 0, items: 1..<2), to: FeedRange(section: 2, items: 0..<1))
      ])
    #expect(update.movedSections == [FeedUpdate.SectionMove(from: 1..<2, to: 0..<1)])
    #expect(update.inserted.isEmpty && update.deleted.isEmpty)
    #expect(update.element(for: .item(1)) == .item(0, section: 2))
    #expect(update.element(for: .footer(section: 0)) == .footer(section: 1))
    #expect(update.element(for: .item(0, section: 2)) == .item(1, section: 2))
  }

  @Test func emptyFeeds() throws {
    var layout = try layout(sections: 0)
    #expect(layout.snapshot.contentSize == LayoutSize(100, 0))
    #expect(layout.snapshot.frames(in: LayoutRect(width: 100, height: 100)).isEmpty)
    #expect(try layout.apply([]).placed.isEmpty)
    let update = try layout.apply([
      .insertSections([FeedSection([WaterfallItem(height: 5)])], at: 0)
    ])
    #expect(update.insertedSections == [0..<1] && update.inserted.isEmpty)
    #expect(layout.snapshot.contentSize.height == 25)
  }

  /// A snapshot, and a copy of a layout, don't change with the layout.
  @Test func values() throws {
    var layout = try layout(sections: 2)
    let (copy, snapshot) = (layout, layout.snapshot)
    try layout.apply([.deleteSections(0..<1)])
    #expect(copy.snapshot == snapshot)
    #expect(layout.snapshot != snapshot)
  }

  @Test func arrangements() throws {
    let waterfall = WaterfallConfiguration(columnCount: 2, headerLength: 50)
    #expect(try waterfall.itemWidth(in: 230) == 100)
    #expect(try waterfall.itemWidth(span: 9, in: 230) == 210)
    let placed = try waterfall.arrangement(
      of: [WaterfallItem(height: 30), WaterfallItem(height: 10, span: 2)], in: 230)
    #expect(
      placed.frames == [
        LayoutRect(x: 10, y: 20, width: 100, height: 30),
        LayoutRect(x: 10, y: 60, width: 210, height: 10),
      ])
    #expect(placed.contentSize == LayoutSize(230, 80))
    #expect(throws: FeedError.self) { try waterfall.itemWidth(in: 29) }
    let flow = try FlowConfiguration.words.arrangement(of: [LayoutSize(30, 20)], in: 100)
    #expect(flow.frames == [LayoutRect(x: 20, y: 10, width: 30, height: 20)])
    #expect(flow.contentSize == LayoutSize(100, 60))
  }
}
