import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

@Suite struct MomentsTemplateTests {
  @Test(arguments: [130, 320, 375, 390.5, 1024.0 / 3])
  func equalsTheLiveSolver(width: Double) throws {
    var random = RandomPosts(seed: UInt64(width))
    let template = try MomentsTemplate(width: width)
    let cell = MomentsCell()
    let footer = CommentsFooter()
    let posts = random.posts(60 * Soak.factor)
    for (post, result) in zip(posts, template.solve(posts)) {
      let frames = try result.get()
      try cell.configure(with: post, width: width)
      try footer.configure(with: post.comments, width: width)
      expectClose(frames.cell, try cell.frames(), "\(post)")
      expectClose(frames.footer, try footer.frames(), "\(post)")
    }
  }

  private func expectClose(
    _ frames: MomentsCellFrames, _ live: MomentsCellFrames, _ comment: Comment
  ) {
    let pairs = [
      (frames.topLine, live.topLine), (frames.avatar, live.avatar), (frames.name, live.name),
      (frames.time, live.time), (frames.content, live.content), (frames.grid, live.grid),
    ]
    for (frame, wanted) in pairs { #expect(isWithin(frame, wanted), comment) }
    expectClose(frames.pictures, live.pictures, comment)
    #expect(abs(frames.height - live.height) <= 1e-9, comment)
    #expect(abs(frames.size.width - live.size.width) <= 1e-9, comment)
  }

  private func expectClose(
    _ frames: CommentsFooterFrames, _ live: CommentsFooterFrames, _ comment: Comment
  ) {
    #expect(isWithin(frames.box, live.box), comment)
    expectClose(frames.labels, live.labels, comment)
    #expect(abs(frames.height - live.height) <= 1e-9, comment)
  }

  private func expectClose(_ frames: [LayoutRect], _ live: [LayoutRect], _ comment: Comment) {
    #expect(frames.count == live.count, comment)
    for (frame, wanted) in zip(frames, live) { #expect(isWithin(frame, wanted), comment) }
  }

  private func isWithin(_ frame: LayoutRect, _ wanted: LayoutRect) -> Bool {
    zip(frame.numbers, wanted.numbers).allSatisfy { abs($0 - $1) <= 1e-9 }
  }

  @Test(arguments: try MomentsExpectations.load().cells)
  func expectedCells(_ expected: MomentsExpectations.Cell) throws {
    let template = try MomentsTemplate(width: expected.width)
    let post = MomentsMeasuredPost(
      imgCount: expected.imageCount, timeWidth: expected.timeTextWidth,
      contentHeight: expected.contentTextHeight)
    let frames = try #require(template.frames(of: [post]).first).get().cell
    #expect(isClose(frames.time, expected.frames.time))
    #expect(isClose(frames.content, expected.frames.content))
    #expect(isClose(frames.grid, expected.frames.grid))
    #expect(areClose(frames.picturesInCell, expected.frames.gridItemsInCell))
    #expect(isClose(frames.height, to: expected.cellHeight))
  }

  @Test(arguments: try MomentsExpectations.load().footers)
  func expectedFooters(_ expected: MomentsExpectations.Footer) throws {
    let template = try MomentsTemplate(width: expected.width)
    let post = MomentsMeasuredPost(commentHeights: expected.commentHeights)
    let frames = try #require(template.frames(of: [post]).first).get().footer
    #expect(isClose(frames.box, expected.frames.background))
    #expect(areClose(frames.labels, expected.frames.labelsInBackground))
    #expect(isClose(frames.height, to: expected.footerHeight))
  }

  @Test func moreCommentsThanThereAreTemplatesFor() throws {
    let heights = (0..<70).map { 14.5 + Double($0 % 3) * 14.5 }
    let template = try MomentsTemplate(width: 375)
    let result = template.frames(of: [MomentsMeasuredPost(commentHeights: heights)])
    let frames = try #require(result.first).get()
    #expect(isClose(frames.footer.height, to: 30 + heights.reduce(0, +) + 5 * 69))
    let post = MomentsPost(comments: heights.map { _ in "评" })
    #expect(isClose(try template.frames(of: post).footer.height, to: 30 + 70 * 14.5 + 5 * 69))
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e13])
  func sizesThatCannotBeAreThatPostsError(size: Double) throws {
    let template = try MomentsTemplate(width: 375)
    let good = MomentsMeasuredPost(imgCount: 3, timeWidth: 10, contentHeight: 17)
    var posts = [good, good, good, good, good]
    posts[1].contentHeight = size
    posts[2].timeWidth = size
    posts[3].commentHeights = [14.5, size]
    let results = template.frames(of: posts)
    #expect(results.map { (try? $0.get()) != nil } == [true, false, false, false, true])
    #expect(try results[0].get() == results[4].get())
    for result in results[1...3] {
      guard case .failure(.invalidLength(let length, _)) = result else {
        Issue.record("\(result)")
        continue
      }
      #expect(length == size || length.isNaN && size.isNaN)
    }
  }

  /// What the live solver says of a measurer that doesn't work is said here, too.
  @Test func aBrokenMeasurer() throws {
    let measurer = FixedSizeMeasurer(sizes: ["bad": LayoutSize(width: 10, height: .nan)])
    let template = try MomentsTemplate(width: 375, measurer: measurer)
    let results = template.solve([MomentsPost(), MomentsPost(content: "bad"), MomentsPost()])
    #expect(results.map { (try? $0.get()) != nil } == [true, false, true])
    guard case .failure(.unsolved(.invalid, .item, section: nil)) = results[1] else {
      Issue.record("\(results[1])")
      return
    }
  }

  @Test(arguments: [Double.nan, .infinity, 129.9, -1])
  func widthsThatCannotBe(width: Double) {
    #expect(throws: FeedError.self) { try MomentsTemplate(width: width) }
  }
}
