import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

@Suite struct SmartCellListTests {
  private func message(_ id: Int, _ text: String = "hello", images: Int = 0) -> SmartCellMessage {
    SmartCellMessage(id: "\(id)", name: "Ada", message: text, imageCount: images)
  }

  private let screen = LayoutRect(x: 0, y: -20, width: 375, height: 300)

  @Test func estimatesGiveWayToMeasuredHeights() throws {
    var list = try SmartCellList((0..<100).map { message($0, images: $0 % 4) }, width: 375)
    #expect(list.snapshot.contentSize.height == 6000)
    let measurement = try list.measure(in: screen)
    #expect(measurement.visibleRect == screen)
    #expect(measurement.update.placed == [FeedRange(section: 0, items: 0..<5)])
    #expect(measurement.update.oldContentSize.height == 6000)
    let heights = (0..<4).map { list.snapshot.frame(at: .item($0))?.height }
    #expect(heights == [41, 111.3125, 111.3125, 111.3125])
    #expect(list.isMeasured(item: 5) == false)
    let total: Double = 95 * 60 + 2 * 41 + 3 * 111.3125
    #expect(list.snapshot.contentSize.height == total)
    #expect(list.isMeasured(item: 100) == nil)
  }

  @Test func theTableBeginsTwentyPointsDown() {
    #expect(SmartCellList.defaultOptions.contentInset.top == 20)
    #expect(SmartCellList.defaultOptions.estimatedHeight == 60)
  }

  /// Rows without height are never visible, and so would never be measured.
  @Test(arguments: [0.0, 5e-18, nil])
  func noEstimateMeasuresAtOnce(estimate: Double?) throws {
    let options = ListOptions(estimatedHeight: estimate)
    var list = try SmartCellList((0..<3).map { message($0) }, width: 375, options: options)
    #expect(list.snapshot.contentSize.height == 3 * 41)
    try list.apply([.insertItems([message(3)], section: 0, at: 0)])
    try list.resize(to: 300)
    #expect(list.snapshot.contentSize.height == 4 * 41)
    #expect((0..<4).allSatisfy { list.isMeasured(item: $0) == true })
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func sizesThatCannotBe(length: Double) {
    let need = "is \(length), and must be from 0 to 10¹²"
    let width = #expect(throws: FeedError.self) {
      try SmartCellList([], width: 375, imageSize: LayoutSize(length, 10))
    }
    #expect(width?.description == "the width of pictures \(need)")
    let height = #expect(throws: FeedError.self) {
      try SmartCellList([], width: 375, imageSize: LayoutSize(10, length))
    }
    #expect(height?.description == "the height of pictures \(need)")
    let estimate = #expect(throws: FeedError.self) {
      try SmartCellList([], width: 375, options: ListOptions(estimatedHeight: length))
    }
    #expect(estimate?.description == "the estimated height \(need)")
  }

  @Test func anotherWidthHasOtherPictures() throws {
    var list = try SmartCellList(
      [message(0, images: 1), message(1)], width: 300, options: ListOptions())
    #expect(list.snapshot.contentSize.height == 41 + 56.25 + 41)
    try list.resize(to: 600)
    #expect(list.snapshot.contentSize.height == 41 + 112.5 + 41)
    #expect(list.snapshot.frame(at: .item(1))?.width == 600)
    #expect(throws: FeedError.self) { try list.resize(to: .nan) }
    #expect(list.width == 600)
  }

  @Test func changesThatCannotBe() throws {
    var list = try SmartCellList((0..<4).map { message($0) }, width: 375)
    let before = list.snapshot
    let bad: [FeedChange<SmartCellMessage, FeedSection<SmartCellMessage>>] = [
      .deleteItems(2..<6, section: 0), .deleteItems(0..<1, section: 1),
      .insertItems([message(9)], section: 0, at: 6), .insertItems([message(3)], section: 0, at: 0),
      .moveItem(0, section: 0, toItem: 5, toSection: 0),
      .reloadItems([message(2)], section: 0, at: 0),
      .insertSections([FeedSection([])], at: 1), .deleteSections(0..<1),
      .reloadSections([FeedSection([message(1), message(1)])], at: 0),
      .reloadSections([FeedSection([], header: 10)], at: 0), .moveSection(0, to: 1),
    ]
    for change in bad {
      #expect(throws: FeedError.self) {
        try list.apply([.insertItems([message(7)], section: 0, at: 0), change])
      }
      #expect(list.snapshot == before, "\(change)")
    }
    #expect(throws: FeedError.self) { try SmartCellList([message(1), message(1)], width: 375) }
  }

  @Test func aBrokenMeasurerIsToldWithItsItem() throws {
    let measurer = FixedSizeMeasurer(
      sizes: ["bad": LayoutSize(width: 1, height: -3)], otherSize: LayoutSize(10, 20))
    var list = try SmartCellList(
      [message(0), message(1), message(2, "bad")], width: 375, measurer: measurer)
    let before = list.snapshot
    let error = #expect(throws: FeedError.self) { try list.measure(in: screen) }
    guard case .invalidLength(let length, let element)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(length == -3)
    #expect(element == .item(2))
    #expect(list.snapshot == before)
  }
}
