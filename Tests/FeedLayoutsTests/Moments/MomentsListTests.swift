import ConstraintKit
import FeedLayouts
import Foundation
import TestSupport
import Testing

@Suite struct MomentsListTests {
  private static let texts = StatedHeightMeasurer.measurer(
    heights: [17, 33.5, 50.5, 117, 500, 14.5])

  private func entry(
    _ id: Int, version: Int = 0, height: Double = 17, comments: Int = 0, pictures: Int = 0
  ) -> MomentsEntry {
    MomentsEntry(
      id: "\(id)", version: version,
      post: MomentsPost(
        content: StatedHeightMeasurer.text(height: height), imgCount: pictures,
        comments: Array(repeating: StatedHeightMeasurer.text(height: 14.5), count: comments)))
  }

  private func list(
    _ entries: [MomentsEntry], estimate: Double? = nil, width: Double = 375
  ) throws -> MomentsList {
    try MomentsList(
      entries, width: width, options: ListOptions(estimatedHeight: estimate),
      measurer: Self.texts)
  }

  private func screen(_ y: Double, height: Double = 600) -> LayoutRect {
    LayoutRect(x: 0, y: y, width: 375, height: height)
  }

  @Test(arguments: try MomentsExpectations.load().feeds)
  func expectedFeed(_ expected: MomentsExpectations.Feed) throws {
    let entries = expected.sections.indices.map { index in
      MomentsEntry(
        id: "\(index)",
        post: MomentsPost(
          userName: "name", publicTime: "time",
          content: StatedHeightMeasurer.text(height: expected.contentHeights[index]),
          imgCount: expected.imageCounts[index],
          comments: expected.commentHeights[index].map { StatedHeightMeasurer.text(height: $0) }))
    }
    let snapshot = try list(entries, width: expected.width).snapshot
    for (section, wanted) in expected.sections.enumerated() {
      let header = try #require(snapshot.frame(at: .header(section: section)))
      let cell = try #require(snapshot.frame(at: .item(0, section: section)))
      let footer = try #require(snapshot.frame(at: .footer(section: section)))
      #expect(isClose(header, [0, wanted.headerY, 375, wanted.headerHeight]))
      #expect(isClose(cell, [0, wanted.cellY, 375, wanted.cellHeight]))
      #expect(isClose(footer, [0, wanted.footerY, 375, wanted.footerHeight]))
    }
    #expect(isClose(snapshot.contentSize.height, to: expected.contentHeight))
  }

  /// Report 29: a comment is added to a post that has been measured.
  @Test func anotherVersionIsMeasuredAnew() throws {
    var list = try list((0..<5).map { entry($0, height: 50.5) })
    let before = list.snapshot
    let misses = list.cacheStatistics.misses
    let update = try list.apply([
      .reloadItems([entry(2, version: 1, height: 50.5, comments: 2)], section: 2, at: 0)
    ])
    let footer = try #require(list.snapshot.frame(at: .footer(section: 2)))
    #expect(footer.height == 64)
    #expect(list.cacheStatistics.misses == misses + 1)
    #expect(update.placed == [FeedRange(section: 2, items: 0..<1)])
    #expect(update.reloaded == [FeedRange(section: 2, items: 0..<1)])
    #expect(list.snapshot.contentSize.height == before.contentSize.height + 64)
    #expect(
      list.snapshot.frame(at: .item(0, section: 1)) == before.frame(at: .item(0, section: 1)))
    try list.apply([.reloadSections([entry(2, height: 50.5)], at: 2)])
    #expect(list.snapshot == before)
    #expect(list.cacheStatistics.misses == misses + 1)
  }

  /// A post that is reloaded while it is the first on the screen stays there, as a cell that grows
  /// downwards, whichever way it is reloaded.
  @Test func aReloadedPostStays() throws {
    for change in [
      .reloadSections(
        [entry(2, version: 1, height: 117), entry(3, version: 1, height: 500)], at: 3),
      .reloadItems([entry(2, version: 1, height: 117)], section: 3, at: 0),
    ] as [FeedChange<MomentsEntry, MomentsEntry>] {
      var list = try list((0..<4).map { entry($0, height: 50.5) })
      let cell = try #require(list.snapshot.frame(at: .item(0, section: 2)))
      let visible = screen(cell.y + 7)
      let anchor = try #require(list.snapshot.anchor(in: visible))
      #expect(anchor.element == .item(0, section: 2))
      let update = try list.apply([.insertSections([entry(9, height: 50.5)], at: 0), change])
      #expect(update.element(for: anchor.element) == .item(0, section: 3))
      #expect(update.deleted.isEmpty && update.inserted.isEmpty && update.moved.isEmpty)
      let offset = try #require(update.contentOffset(keeping: anchor))
      let moved = try #require(list.snapshot.frame(at: .item(0, section: 3)))
      #expect(isClose(moved.y - offset.y, to: -7, within: 1e-9))
    }
  }

  /// Report 30: heights of the old width aren't used, and the post at the top of the screen stays.
  @Test func anotherWidth() throws {
    var random = RandomPosts(seed: 30)
    let entries = random.posts(40).enumerated().map { MomentsEntry(id: "\($0)", post: $1) }
    var list = try MomentsList(entries, width: 375, options: ListOptions(estimatedHeight: 300))
    let visible = try list.measure(in: screen(4000)).visibleRect
    let anchor = try #require(list.snapshot.anchor(in: visible))
    let update = try list.resize(to: 200)
    var rect = visible
    let offset = try #require(update.contentOffset(keeping: anchor))
    (rect.x, rect.y, rect.width) = (offset.x, offset.y, 200)
    let measured = try list.measure(in: rect)
    let frame = try #require(list.snapshot.frame(at: anchor.element))
    #expect(isClose(frame.y - measured.visibleRect.y, to: anchor.distance, within: 1e-9))
    let fresh = try MomentsList(entries, width: 200).snapshot
    for placement in list.snapshot.frames(in: measured.visibleRect) {
      let wanted = try #require(fresh.frame(at: placement.element))
      #expect(placement.frame.height == wanted.height)
      #expect(placement.frame.width == 200)
    }
    try list.measureAll()
    #expect(list.snapshot == fresh)
  }

  /// Turning back to a width at which posts have been measured measures none of them again.
  @Test func turningBack() throws {
    var list = try list((0..<20).map { entry($0, height: 50.5) }, estimate: 200)
    try list.measureAll()
    let before = list.snapshot
    try list.resize(to: 600)
    #expect(list.isMeasured(section: 3) == false)
    let misses = list.cacheStatistics.misses
    try list.resize(to: 375)
    #expect(list.isMeasured(section: 3) == true)
    #expect(list.snapshot == before)
    #expect(list.cacheStatistics.misses == misses)
  }

  /// Report 31: posts are inserted above what is visible.
  @Test func postsAboveMoveTheOffsetByExactlyTheirHeights() throws {
    var list = try list((0..<30).map { entry($0, height: 117, comments: $0 % 3) }, estimate: 100)
    let visible = try list.measure(in: screen(1500)).visibleRect
    let anchor = try #require(list.snapshot.anchor(in: visible))
    let old = list.snapshot
    let update = try list.apply([.insertSections([entry(100), entry(101)], at: 0)])
    let offset = try #require(update.contentOffset(keeping: anchor))
    let moved = try #require(update.element(for: anchor.element))
    #expect(moved == .item(0, section: anchor.element.section + 2))
    let (from, to) = (
      try #require(old.frame(at: anchor.element)), try #require(list.snapshot.frame(at: moved))
    )
    #expect(offset.y - visible.y == to.y - from.y)
    #expect(isClose(offset.y - visible.y, to: 200.0002, within: 1e-9))
    for placement in old.frames(in: visible) {
      let element = try #require(update.element(for: placement.element))
      #expect(list.isMeasured(section: element.section) == true)
      #expect(list.snapshot.frame(at: element)?.height == placement.frame.height)
    }
  }

  /// What is above the screen is measured when it is scrolled to; what is seen doesn't jump.
  @Test func scrollingUpwards() throws {
    var list = try list(
      (0..<60).map { entry($0, height: [17, 500, 33.5][$0 % 3], comments: $0 % 4) }, estimate: 90)
    var visible = try list.measure(in: screen(3000)).visibleRect
    while visible.y > 0 {
      visible.y -= 250
      let anchor = list.snapshot.anchor(in: visible)
      let result = try list.measure(in: visible)
      if let anchor {
        let frame = try #require(list.snapshot.frame(at: anchor.element))
        #expect(isClose(frame.y - result.visibleRect.y, to: anchor.distance, within: 1e-9))
      }
      visible = result.visibleRect
      for placement in list.snapshot.frames(in: visible) {
        #expect(list.isMeasured(section: placement.element.section) == true)
      }
    }
  }

  @Test func stickyHeaders() throws {
    let list = try MomentsList(
      (0..<5).map { entry($0) }, width: 375, headerHeight: 30, measurer: Self.texts)
    let header = try #require(list.snapshot.stickyHeader(in: screen(150)))
    #expect(header.element == .header(section: 1))
    #expect(header.frame == LayoutRect(x: 0, y: 150, width: 375, height: 30))
  }

  @Test func duplicateIdentifiers() throws {
    #expect(throws: FeedError.self) { try self.list([entry(1), entry(2), entry(1)]) }
    var list = try self.list([entry(1), entry(2), entry(3)])
    let before = list.snapshot
    let error = #expect(throws: FeedError.self) {
      try list.apply([.deleteSections(0..<1), .insertSections([entry(4), entry(3)], at: 1)])
    }
    guard case .duplicateIdentifier("3", let first, let second)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect([first, second] == [.item(0, section: 3), .item(0, section: 2)])
    #expect(throws: FeedError.self) {
      try list.apply([.insertSections([entry(7), entry(7)], at: 0)])
    }
    #expect(list.snapshot == before)
    try list.apply([.deleteSections(0..<1), .insertSections([entry(1)], at: 2)])
    #expect((0..<3).map { list.entry(ofSection: $0)?.id } == ["2", "3", "1"])
    try list.apply([.reloadSections([entry(3), entry(2)], at: 0)])
    #expect((0..<3).map { list.entry(ofSection: $0)?.id } == ["3", "2", "1"])
  }

  /// A change that can't be made leaves everything as it was, also what comes before it.
  @Test func changesThatCannotBe() throws {
    var list = try list((0..<4).map { entry($0, height: 33.5) })
    let before = list.snapshot
    let bad: [FeedChange<MomentsEntry, MomentsEntry>] = [
      .deleteSections(2..<5), .deleteSections(-1..<1), .moveSection(0, to: 4),
      .moveSection(4, to: 0), .insertSections([entry(9)], at: 5),
      .reloadSections([entry(9)], at: 4), .insertItems([entry(9)], section: 0, at: 0),
      .deleteItems(0..<1, section: 0), .moveItem(0, section: 0, toItem: 0, toSection: 1),
      .reloadItems([entry(9)], section: 0, at: 1), .reloadItems([entry(9)], section: 9, at: 0),
    ]
    for change in bad {
      #expect(throws: FeedError.self) {
        try list.apply([.deleteSections(0..<1), .insertSections([entry(0)], at: 0), change])
      }
      #expect(list.snapshot == before, "\(change)")
      #expect(list.entry(ofSection: 0)?.id == "0")
    }
  }

  @Test func measuringThatFailsChangesNothing() throws {
    let measurer = FixedSizeMeasurer(
      sizes: ["bad": LayoutSize(width: 1, height: .nan)], otherSize: LayoutSize(10, 17))
    let bad = MomentsEntry(id: "bad", post: MomentsPost(content: "bad"))
    var entries = (0..<6).map { entry($0) }
    var list = try MomentsList(entries, width: 375, measurer: measurer)
    let before = list.snapshot
    let error = #expect(throws: FeedError.self) {
      try list.apply([.insertSections([entry(8), bad], at: 2)])
    }
    guard case .unsolved(.invalid, .item, section: 3)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(list.snapshot == before)
    entries.insert(bad, at: 5)
    var estimated = try MomentsList(
      entries, width: 375, options: ListOptions(estimatedHeight: 500), measurer: measurer)
    let unmeasured = estimated.snapshot
    #expect(throws: FeedError.self) { try estimated.measure(in: screen(0)) }
    #expect(throws: FeedError.self) { try estimated.measureAll() }
    #expect(throws: FeedError.self) { try estimated.resize(to: 10) }
    #expect(estimated.snapshot == unmeasured)
    #expect(throws: FeedError.self) { try MomentsList(entries, width: 375, measurer: measurer) }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e13])
  func numbersThatCannotBe(number: Double) {
    #expect(throws: FeedError.self) { try list([entry(1)], estimate: number) }
    #expect(throws: FeedError.self) { try list([entry(1)], width: number) }
    #expect(throws: FeedError.self) {
      try MomentsList([entry(1)], width: 375, headerHeight: number)
    }
    #expect(throws: FeedError.self) {
      try MomentsList([], width: 375, options: ListOptions(pixelScale: number))
    }
  }

  @Test func anEmptyListAndEmptyPosts() throws {
    var list = try list([])
    #expect(list.snapshot.contentSize.height == 0)
    #expect(list.snapshot.frames(in: screen(0)).isEmpty)
    #expect(try list.measure(in: screen(0)).visibleRect == screen(0))
    try list.apply([
      .insertSections([MomentsEntry(id: "a", post: MomentsPost()), entry(1)], at: 0)
    ])
    #expect(list.snapshot.frame(at: .item(0, section: 0))?.height == 85)
    #expect(list.snapshot.frame(at: .footer(section: 0))?.height == 0)
    #expect(try list.frames(ofSection: 0)?.cell.grid.y == 85)
    #expect(try list.frames(ofSection: 7) == nil)
  }

  @Test func entriesFromJSON() throws {
    let json = """
      [{"id": 7, "version": 2, "user_name": "Ada", "img_count": 3}, {"id": "b", "content": "c"}]
      """
    let entries = try JSONDecoder().decode([MomentsEntry].self, from: Data(json.utf8))
    #expect(
      entries == [
        MomentsEntry(id: "7", version: 2, post: MomentsPost(userName: "Ada", imgCount: 3)),
        MomentsEntry(id: "b", post: MomentsPost(content: "c")),
      ])
    let data = try JSONEncoder().encode(entries)
    #expect(try JSONDecoder().decode([MomentsEntry].self, from: data) == entries)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([MomentsEntry].self, from: Data("[{}]".utf8))
    }
  }
}
