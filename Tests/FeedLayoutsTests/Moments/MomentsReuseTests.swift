import ConstraintKit
import TestSupport
import Testing

@testable import FeedLayouts

@Suite struct MomentsReuseTests {
  @Test func picturesGoFromNineToNoneToFourToOne() throws {
    let cell = MomentsCell()
    for (count, height) in [(9, 397.0), (0, 102), (4, 397), (1, 397), (2, 259.5), (9, 397)] {
      let post = MomentsPost(content: "字", imgCount: count)
      try cell.configure(with: post, width: 375)
      let frames = try cell.frames()
      #expect(frames.pictures.count == count)
      #expect(isClose(frames.height, to: height))
      #expect(cell.grid.pictures.filter { !$0.isHidden }.count == count)
      #expect(cell.grid.pictures.count == 9)
    }
  }

  @Test func aReusedCellEqualsANewOneAndItsConstraintsDoNotPileUp() throws {
    var generator = SeededGenerator(seed: 7)
    let reused = MomentsCell()
    let count = constraintCount(in: reused.view)
    for _ in 0..<100 {
      let post = MomentsPost(
        userName: "名", publicTime: "now",
        content: String(repeating: "字", count: .random(in: 0...200, using: &generator)),
        imgCount: .random(in: -1...12, using: &generator))
      let width = Double.random(in: 130...500, using: &generator)
      let fresh = MomentsCell()
      try fresh.configure(with: post, width: width)
      try reused.configure(with: post, width: width)
      #expect(try reused.frames() == fresh.frames(), "\(post), \(width)")
      #expect(constraintCount(in: reused.view) == count)
    }
  }

  @Test func aReusedFooterEqualsANewOneAndItsConstraintsDoNotPileUp() throws {
    var generator = SeededGenerator(seed: 8)
    let reused = CommentsFooter()
    for _ in 0..<100 {
      let comments = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        String(repeating: "评", count: .random(in: 0...60, using: &generator))
      }
      let fresh = CommentsFooter()
      try fresh.configure(with: comments, width: 375)
      try reused.configure(with: comments, width: 375)
      #expect(try reused.frames() == fresh.frames(), "\(comments)")
      #expect(constraintCount(in: reused.view) == constraintCount(in: fresh.view))
    }
  }

  @Test func commentsToNoneAndBack() throws {
    let footer = CommentsFooter()
    for (comments, height, x) in [(["评", "论"], 64.0, 70.0), ([], 0, 0), (["评"], 44.5, 70)] {
      try footer.configure(with: comments, width: 375)
      let frames = try footer.frames()
      #expect(frames.height == height)
      #expect(frames.box.x == x)
      #expect(frames.labels.count == comments.count)
      #expect(footer.box.subviews.count == comments.count)
    }
  }

  private func constraintCount(in view: LayoutView) -> Int {
    view.constraints.count + view.subviews.reduce(0) { $0 + constraintCount(in: $1) }
  }
}
