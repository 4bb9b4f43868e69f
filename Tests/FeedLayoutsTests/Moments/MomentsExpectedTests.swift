import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

@Suite struct MomentsExpectedTests {
  @Test(arguments: try MomentsExpectations.load().cells)
  func cell(_ expected: MomentsExpectations.Cell) throws {
    let cell = MomentsCell()
    let post = MomentsPost(
      userName: "name", publicTime: "time",
      content: StatedHeightMeasurer.text(height: expected.contentTextHeight),
      imgCount: expected.imageCount)
    try cell.configure(with: post, width: expected.width)
    let frames = try cell.frames(
      measurer: StatedHeightMeasurer.measurer(
        heights: [expected.contentTextHeight], timeWidth: expected.timeTextWidth))
    #expect(isClose(frames.topLine, expected.frames.topLine))
    #expect(isClose(frames.avatar, expected.frames.avatar))
    #expect(isClose(frames.name, expected.frames.name))
    #expect(isClose(frames.time, expected.frames.time))
    #expect(isClose(frames.content, expected.frames.content))
    #expect(isClose(frames.grid, expected.frames.grid))
    #expect(areClose(frames.pictures, expected.frames.gridItemsInGrid))
    #expect(areClose(frames.picturesInCell, expected.frames.gridItemsInCell))
    #expect(frames.pictures.allSatisfy { isClose($0.width, to: expected.itemSide) })
    #expect(isClose(frames.height, to: expected.cellHeight))
    #expect(isClose(frames.height - frames.grid.bottom, to: expected.bottomOffset))
  }

  @Test(arguments: try MomentsExpectations.load().footers)
  func footer(_ expected: MomentsExpectations.Footer) throws {
    let footer = CommentsFooter()
    try footer.configure(
      with: expected.commentHeights.map { StatedHeightMeasurer.text(height: $0) },
      width: expected.width)
    let frames = try footer.frames(
      measurer: StatedHeightMeasurer.measurer(heights: expected.commentHeights))
    #expect(isClose(frames.box, expected.frames.background))
    #expect(areClose(frames.labels, expected.frames.labelsInBackground))
    #expect(isClose(frames.height, to: expected.footerHeight))
  }

  @Test(arguments: try MomentsExpectations.load().feeds)
  func feed(_ expected: MomentsExpectations.Feed) throws {
    let posts = expected.sections.indices.map { index in
      MomentsPost(
        userName: "name", publicTime: "time",
        content: StatedHeightMeasurer.text(height: expected.contentHeights[index]),
        imgCount: expected.imageCounts[index],
        comments: expected.commentHeights[index].map { StatedHeightMeasurer.text(height: $0) })
    }
    let heights = expected.contentHeights + expected.commentHeights.flatMap { $0 }
    let layout = try MomentsFeed(posts: posts).layout(
      width: expected.width, measurer: StatedHeightMeasurer.measurer(heights: heights))
    #expect(layout.sections.count == expected.sections.count)
    for (section, expected) in zip(layout.sections, expected.sections) {
      #expect(isClose(section.headerFrame.y, to: expected.headerY))
      #expect(isClose(section.headerFrame.height, to: expected.headerHeight))
      #expect(isClose(section.cellFrame.y, to: expected.cellY))
      #expect(isClose(section.cellFrame.height, to: expected.cellHeight))
      #expect(isClose(section.footerFrame.y, to: expected.footerY))
      #expect(isClose(section.footerFrame.height, to: expected.footerHeight))
    }
    #expect(isClose(layout.contentHeight, to: expected.contentHeight))
  }
}
