import ConstraintKit
import FeedLayouts
import Testing

/// Values that a user makes, as for tests of code that takes them.
@Suite struct PublicValueTests {
  @Test func elements() {
    #expect(FeedElement(section: 2, kind: .item, item: 3) == .item(3, section: 2))
    #expect(FeedElement(section: 2, kind: .header) == .header(section: 2))
    #expect(FeedElement(section: 2, kind: .footer) == .footer(section: 2))
  }

  @Test func anchorsKeepWhatTheyAreMadeFor() throws {
    var layout = try WaterfallLayout(heights: [10, 20, 30, 40, 50, 60], width: 375)
    let rect = LayoutRect(x: 0, y: 30, width: 375, height: 20)
    let anchor = FeedAnchor(element: .item(3), distance: 10, visibleRect: rect)
    let before = try #require(layout.snapshot.frame(at: .item(3)))
    let update = try layout.apply([.deleteItems(0..<1, section: 0)])
    let after = try #require(layout.snapshot.frame(at: .item(2)))
    #expect(before.y != after.y)
    #expect(update.contentOffset(keeping: anchor) == LayoutPoint(0, after.y - 10))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatCannotBeAreTakenAsZero(number: Double) {
    let rect = LayoutRect(x: number, y: 1, width: number, height: number)
    let anchor = FeedAnchor(element: .item(0), distance: number, visibleRect: rect)
    #expect(anchor.distance == 0)
    #expect(anchor.visibleRect == LayoutRect(x: 0, y: 1, width: 0, height: 0))
  }

  /// Of elements that are in no feed nothing is found, and nothing is left of them.
  @Test(arguments: [Int.min, -1, 7, .max], [Int.min, -1, 7, .max])
  func elementsThatAreInNoFeed(section: Int, item: Int) throws {
    let sections = (0..<3).map { _ in FeedSection([WaterfallItem(height: 10)], header: 5) }
    var layout = try WaterfallLayout(sections, width: 375)
    let update = try layout.apply([
      .insertItems([WaterfallItem(height: 4)], section: 1, at: 0), .moveSection(2, to: 0),
    ])
    let rect = LayoutRect(x: 0, y: 0, width: 375, height: 100)
    for kind in [FeedElement.Kind.header, .item, .footer] {
      let element = FeedElement(section: section, kind: kind, item: item)
      #expect(layout.snapshot.frame(at: element) == nil)
      let anchor = FeedAnchor(element: element, distance: 0, visibleRect: rect)
      let offset = update.contentOffset(keeping: anchor)
      #expect((offset == nil) == (section > 2), "\(element)")
    }
    #expect(update.element(for: .item(item, section: 1)) == nil)
    let anchor = FeedAnchor(
      element: .item(item, section: 1), distance: 0, visibleRect: rect)
    #expect(update.contentOffset(keeping: anchor) != nil)
  }

  @Test func cellFramesAreClamped() {
    let picture = LayoutRect(x: 0, y: 0, width: 5, height: 5)
    func frames(_ count: Int) -> SmartCellFrames {
      SmartCellFrames(
        name: LayoutRect(), message: LayoutRect(), pictures: [picture, picture],
        imageCount: count, size: LayoutSize(30, 40))
    }
    #expect(frames(-3).shownPictures.isEmpty)
    #expect(frames(1).shownPictures == [picture])
    #expect(frames(.max).shownPictures == [picture, picture])
    #expect(frames(0).height == 40)
  }

  @Test func statistics() {
    let statistics = HeightCacheStatistics(hits: .max, misses: .max)
    #expect(statistics.hitRate == 0.5)
    #expect(HeightCacheStatistics().hitRate == 0)
    #expect(FeedProgress(delivered: 3, failed: 1).failed == 1)
  }
}
