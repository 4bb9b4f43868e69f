import ConstraintKit
import FeedLayouts
import Foundation
import TestSupport
import Testing

@Suite struct MomentsFeedTests {
  /// Widths, text heights and pictures derived by hand from the rules of the moments feed.
  @Test func exampleFeedWithMeasuredTexts() throws {
    let layout = try MomentsFeed(posts: examplePosts()).layout(width: 375)
    #expect(layout.sections.map(\.cell.content.height) == [17, 50.5, 184, 33.5])
    #expect(layout.sections.map(\.cell.pictures.count) == [9, 0, 4, 1])
    #expect(
      layout.sections.map { $0.footer.labels.map(\.height) }
        == [[14.5, 14.5], [14.5], [14.5, 29, 14.5], []] as [[Double]])
    let heights: [Double] = [397, 64, 135.5, 44.5, 564, 98, 413.5, 0]
    let actual = layout.sections.flatMap { [$0.cellFrame.height, $0.footerFrame.height] }
    #expect(zip(actual, heights).allSatisfy { isClose($0, to: $1) })
    #expect(isClose(layout.contentHeight, to: 1716.5 + 4 * 0.0001))
  }

  /// The cell of the language's example, with the same texts.
  @Test func cellOfTheFriendsExample() throws {
    let cell = MomentsCell()
    let post = MomentsPost(
      userName: "iOS攻城狮7", publicTime: "2019-11-28", content: "今天阳光明媚，今夜多云转晴",
      imgCount: 3)
    try cell.configure(with: post, width: 375)
    let frames = try cell.frames()
    #expect(frames.avatar == LayoutRect(x: 20, y: 20, width: 40, height: 40))
    #expect(frames.name == LayoutRect(x: 70, y: 20, width: 285, height: 20))
    // "2019-11-28" is 8 × 0.556 + 2 × 0.333 em of 12 points, up to a half.
    #expect(frames.time == LayoutRect(x: 70, y: 45, width: 61.5, height: 10))
    #expect(frames.content == LayoutRect(x: 70, y: 65, width: 285, height: 17))
    #expect(isClose(frames.grid, [70, 102, 285, 245.0 / 3 + 20]))
    #expect(isClose(frames.height, to: frames.grid.bottom + 10))
  }

  @Test func footerOfTheCommentsExample() throws {
    let footer = CommentsFooter()
    try footer.configure(with: ["啊啊啊啊啊", "不不不不不不不不"], width: 375)
    var frames = try footer.frames()
    #expect(frames.box == LayoutRect(x: 70, y: 0, width: 285, height: 64))
    #expect(frames.labels[1].y == frames.labels[0].bottom + 5)
    #expect(frames.height == 64)
    try footer.configure(
      with: ["奥术大师所大所多多挨打的阿斯达阿斯达多所收到奥术大师所大所多多"], width: 375)
    frames = try footer.frames()
    #expect(frames.labels[0].height == 29)
  }

  @Test func feedWithoutPosts() throws {
    let layout = try MomentsFeed(posts: []).layout(width: 375)
    #expect(layout.sections.isEmpty)
    #expect(layout.contentHeight == 0)
  }

  @Test func emptyTextsHaveNoSize() throws {
    let layout = try MomentsFeed(posts: [MomentsPost(comments: [""])]).layout(width: 375)
    let section = try #require(layout.sections.first)
    #expect(section.cell.content == LayoutRect(x: 70, y: 65, width: 285, height: 0))
    #expect(section.cell.time == LayoutRect(x: 70, y: 45, width: 0, height: 10))
    #expect(section.cell.height == 85)
    #expect(section.footer.height == 30)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 129.9])
  func widthsThatCannotBe(width: Double) throws {
    let feed = MomentsFeed(posts: [MomentsPost(content: "字", imgCount: 3)])
    let error = #expect(throws: FeedError.self) { try feed.layout(width: width) }
    guard case .invalidWidth(let reported, minimum: 130)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reported == width || reported.isNaN && width.isNaN)
  }

  @Test(arguments: [1e300, 1e15])
  func hugeWidthsAreRefused(width: Double) {
    let message = "the width is \(width), and must be from 0 to 10¹²"
    for layOut in [
      { _ = try MomentsFeed(posts: []).layout(width: width) },
      { _ = try MomentsList([], width: width) },
      { try MomentsCell().configure(with: MomentsPost(imgCount: 3), width: width) },
      { try CommentsFooter().configure(with: [], width: width) },
      { _ = try SmartCell(width: 375).frames(width: width) },
    ] as [() throws -> Void] {
      let error = #expect(throws: FeedError.self) { try layOut() }
      #expect(error?.description == message)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -0.5, 1e300])
  func headerHeightsThatCannotBe(height: Double) {
    for layOut in [
      { _ = try MomentsFeed(posts: [], headerHeight: height).layout(width: 375) },
      { _ = try MomentsList([], width: 375, headerHeight: height) },
    ] as [() throws -> Void] {
      let error = #expect(throws: FeedError.self) { try layOut() }
      #expect(
        error?.description == "the header height is \(height), and must be from 0 to 10¹²")
    }
  }

  @Test func aRefusedConfigurationChangesNothing() throws {
    let cell = MomentsCell()
    let footer = CommentsFooter()
    try cell.configure(with: MomentsPost(content: "字", imgCount: 4), width: 375)
    try footer.configure(with: ["评"], width: 375)
    let before = (try cell.frames(), try footer.frames())
    #expect(throws: FeedError.self) {
      try cell.configure(with: MomentsPost(imgCount: 9), width: .nan)
    }
    #expect(throws: FeedError.self) { try footer.configure(with: [], width: 50) }
    #expect(try cell.frames() == before.0)
    #expect(try footer.frames() == before.1)
  }

  /// What can't be laid out is told as what it is.
  @Test func errorsNameTheirPart() throws {
    let measurer = FixedSizeMeasurer(
      sizes: ["bad": LayoutSize(width: 1, height: .nan)], otherSize: LayoutSize(10, 17))
    func text(_ body: () throws -> Void) -> String? {
      #expect(throws: FeedError.self) { try body() }?.description
    }
    let cell = MomentsCell()
    try cell.configure(with: MomentsPost(content: "bad"), width: 375)
    let cellText = text { _ = try cell.frames(measurer: measurer) }
    #expect(cellText?.hasPrefix("the cell can't be laid out: ") == true)
    let footer = CommentsFooter()
    try footer.configure(with: ["so", "bad"], width: 375)
    let footerText = text { _ = try footer.frames(measurer: measurer) }
    #expect(footerText?.hasPrefix("the footer can't be laid out: ") == true)
    let posts = [MomentsPost(), MomentsPost(content: "so", comments: ["bad"])]
    let start = "the footer of section 1 can't be laid out: "
    let feedText = text {
      _ = try MomentsFeed(posts: posts).layout(width: 375, measurer: measurer)
    }
    #expect(feedText?.hasPrefix(start) == true)
    let entries = posts.enumerated().map { MomentsEntry(id: "\($0)", post: $1) }
    let listText = text { _ = try MomentsList(entries, width: 375, measurer: measurer) }
    #expect(listText?.hasPrefix(start) == true)
    let bad = MomentsEntry(id: "bad", post: MomentsPost(content: "bad"))
    let cellOfList = text {
      _ = try MomentsList([entries[0], bad], width: 375, measurer: measurer)
    }
    #expect(cellOfList?.hasPrefix("the cell of section 1 can't be laid out: ") == true)
  }

  private func examplePosts() throws -> [MomentsPost] {
    let url = Fixtures.projectFolder.appending(path: "Examples/feed.json")
    return try JSONDecoder().decode([MomentsPost].self, from: Data(contentsOf: url))
  }
}
