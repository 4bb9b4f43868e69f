import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

/// A row of one's own: it says how long it is.
struct Card: ListRow, Hashable {
  var id: Int
  var version = 0
  var length: Double
  var footer = 0.0
}

/// Cards are longer where lines are.
struct CardMeasurer: RowMeasuring {
  let lineLength: Double

  func resized(to lineLength: Double) throws(FeedError) -> CardMeasurer {
    guard lineLength >= 10 else { throw .invalidWidth(lineLength, minimum: 10) }
    return CardMeasurer(lineLength: lineLength)
  }

  func measure(_ cards: [Card]) -> [Result<RowLengths, FeedError>] {
    cards.map { .success(RowLengths(cell: $0.length + lineLength / 8, footer: $0.footer)) }
  }
}

@Suite struct MeasuredListTests {
  private func cards(_ lengths: [Double], footer: Double = 0) -> [Card] {
    lengths.enumerated().map { Card(id: $0, length: $1, footer: footer) }
  }

  @Test func rowsLieSideBySide() throws {
    let list = try MeasuredList(
      cards([10, 20, 30]), measurer: CardMeasurer(lineLength: 80),
      options: ListOptions(scrollDirection: .horizontal))
    let frames = list.snapshot.placements.map(\.frame)
    #expect(
      frames == [
        LayoutRect(x: 0, y: 0, width: 20, height: 80),
        LayoutRect(x: 20, y: 0, width: 30, height: 80),
        LayoutRect(x: 50, y: 0, width: 40, height: 80),
      ])
    #expect(list.snapshot.contentSize == LayoutSize(90, 80))
  }

  @Test func rightToLeftBeginsAtTheRight() throws {
    let options = ListOptions(scrollDirection: .horizontal, layoutDirection: .rightToLeft)
    let list = try MeasuredList(
      cards([10, 20], footer: 4), measurer: CardMeasurer(lineLength: 80),
      grouping: .sections(headerLength: 5), options: options)
    #expect(list.snapshot.contentSize == LayoutSize(68, 80))
    #expect(
      list.snapshot.placements.map(\.frame) == [
        LayoutRect(x: 63, y: 0, width: 5, height: 80),
        LayoutRect(x: 43, y: 0, width: 20, height: 80),
        LayoutRect(x: 39, y: 0, width: 4, height: 80),
        LayoutRect(x: 34, y: 0, width: 5, height: 80),
        LayoutRect(x: 4, y: 0, width: 30, height: 80),
        LayoutRect(x: 0, y: 0, width: 4, height: 80),
      ])
  }

  /// The same posts, turned by a quarter.
  @Test func momentsSideBySide() throws {
    var random = RandomPosts(seed: 12)
    let entries = random.posts(12).enumerated().map { MomentsEntry(id: "\($0)", post: $1) }
    let vertical = try MomentsList(entries, width: 375).snapshot
    var list = try MomentsList(
      entries, width: 375,
      options: ListOptions(estimatedHeight: 200, scrollDirection: .horizontal))
    let screen = LayoutRect(x: 300, y: 0, width: 667, height: 375)
    let anchor = try #require(list.snapshot.anchor(in: screen))
    let visible = try list.measure(in: screen).visibleRect
    let frame = try #require(list.snapshot.frame(at: anchor.element))
    #expect(isClose(frame.x - visible.x, to: anchor.distance, within: 1e-9))
    try list.measureAll()
    for (wanted, found) in zip(vertical.placements, list.snapshot.placements) {
      #expect(found.element == wanted.element)
      let frame = wanted.frame
      #expect(
        found.frame
          == LayoutRect(x: frame.y, y: frame.x, width: frame.height, height: frame.width))
    }
  }

  @Test func smartCellsSideBySide() throws {
    let messages = (0..<9).map {
      SmartCellMessage(id: "\($0)", name: "Ada", message: "hello", imageCount: $0)
    }
    let options = ListOptions(scrollDirection: .horizontal, layoutDirection: .rightToLeft)
    let list = try SmartCellList(messages, width: 300, options: options)
    let vertical = try SmartCellList(messages, width: 300, options: ListOptions()).snapshot
    let length = vertical.contentSize.height
    #expect(list.snapshot.contentSize == LayoutSize(length, 300))
    for item in 0..<9 {
      let wanted = try #require(vertical.frame(at: .item(item)))
      let found = try #require(list.snapshot.frame(at: .item(item)))
      #expect(isClose(found, [length - wanted.bottom, 0, wanted.height, 300]))
    }
  }

  /// A row that hasn't been measured is asked for once; what was measured isn't asked for again.
  @Test func theMeasurerIsAskedForWhatIsMissing() throws {
    var list = try MeasuredList(
      cards([10, 20, 30, 40]), measurer: CardMeasurer(lineLength: 80),
      options: ListOptions(estimatedHeight: 25))
    let screen = LayoutRect(x: 0, y: 0, width: 80, height: 30)
    #expect(try list.measure(in: screen).update.placed == [FeedRange(section: 0, items: 0..<2)])
    #expect(list.cacheStatistics.misses == 2)
    #expect((0..<5).map { list.isMeasured(row: $0) } == [true, true, false, false, nil])
    try list.apply([.reloadItems([Card(id: 1, length: 20)], section: 0, at: 1)])
    #expect(list.cacheStatistics.misses == 2)
    list.invalidateLengths(of: 1)
    try list.apply([.reloadItems([Card(id: 1, length: 25)], section: 0, at: 1)])
    #expect(list.snapshot.frame(at: .item(1))?.height == 35)
    #expect(list.cacheStatistics.misses == 3)
    #expect(list.row(at: 1) == Card(id: 1, length: 25))
    #expect(list.row(at: 4) == nil && list.row(at: -1) == nil)
    list.invalidateLengths()
    try list.apply([.reloadItems([Card(id: 0, length: 1)], section: 0, at: 0)])
    #expect(list.snapshot.frame(at: .item(0))?.height == 11)
  }

  @Test(arguments: [Double.nan, -20, .infinity, 1e13])
  func lengthsThatCannotBe(length: Double) throws {
    let sections = RowGrouping.sections(headerLength: 3)
    let good = cards([10, 20])
    for (bad, grouping, element) in [
      (Card(id: 9, length: length), RowGrouping.items, FeedElement.item(1)),
      (Card(id: 9, length: length), sections, .item(0, section: 1)),
      (Card(id: 9, length: 1, footer: length), sections, .footer(section: 1)),
    ] {
      var list = try MeasuredList(
        good, measurer: CardMeasurer(lineLength: 80), grouping: grouping)
      let before = list.snapshot
      let change: FeedChange<Card, FeedSection<Card>> =
        grouping == .items
        ? .insertItems([bad], section: 0, at: 1) : .insertSections([FeedSection([bad])], at: 1)
      let error = #expect(throws: FeedError.self) { try list.apply([change]) }
      guard case .invalidLength(_, element)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(list.snapshot == before)
      #expect(list.count == 2)
    }
    #expect(throws: FeedError.self) {
      try MeasuredList(good, measurer: CardMeasurer(lineLength: length))
    }
    #expect(throws: FeedError.self) {
      try MeasuredList(
        good, measurer: CardMeasurer(lineLength: 80), grouping: .sections(headerLength: length))
    }
  }

  /// A measurer that answers for too few or too many rows is told as such.
  @Test(arguments: [-1, 1])
  func aMeasurerThatCountsWrong(surplus: Int) throws {
    struct Measurer: RowMeasuring {
      let surplus: Int
      let lineLength = 80.0
      func resized(to lineLength: Double) -> Measurer { self }
      func measure(_ cards: [Card]) -> [Result<RowLengths, FeedError>] {
        Array(repeating: .success(RowLengths(cell: 1)), count: cards.count + surplus)
      }
    }
    let error = #expect(throws: FeedError.self) {
      try MeasuredList(cards([1, 2, 3]), measurer: Measurer(surplus: surplus))
    }
    #expect(error?.description == "there are \(3 + surplus) results for 3 items")
  }

  @Test func resizingThatCannotBe() throws {
    var list = try MeasuredList(cards([1, 2]), measurer: CardMeasurer(lineLength: 80))
    let before = list.snapshot
    for length in [9, -1, Double.nan] {
      #expect(throws: FeedError.self) { try list.resize(to: length) }
      #expect(list.snapshot == before)
      #expect(list.lineLength == 80)
    }
    try list.resize(to: 160)
    #expect(list.snapshot.placements.map(\.frame.height) == [21, 22])
  }

  @Test func changesThatCannotBe() throws {
    let new = Card(id: 9, length: 1)
    let sections: [(FeedChange<Card, FeedSection<Card>>, String)] = [
      (
        .insertSections([FeedSection([])], at: 0),
        "section 0 always has one item; none can be inserted, deleted or moved"
      ),
      (
        .insertSections([FeedSection([new, Card(id: 8, length: 1)])], at: 2),
        "section 2 always has one item; none can be inserted, deleted or moved"
      ),
      (
        .reloadSections([FeedSection([new], footer: 3)], at: 1),
        "the footer of section 1 is given a length, which is the list's to say"
      ),
      (
        .insertSections([FeedSection([new], header: .nan)], at: 0),
        "the header of section 0 is given a length, which is the list's to say"
      ),
      (
        .insertSections([FeedSection([Card(id: 1, length: 1)])], at: 0),
        "item 0 of section 2 and item 0 of section 0 both have the identifier “1”"
      ),
    ]
    var list = try MeasuredList(
      cards([1, 2]), measurer: CardMeasurer(lineLength: 80), grouping: .sections(headerLength: 0))
    let before = list.snapshot
    for (change, message) in sections {
      let error = #expect(throws: FeedError.self) { try list.apply([change]) }
      #expect(error?.description == message)
      #expect(list.snapshot == before)
    }
  }
}
