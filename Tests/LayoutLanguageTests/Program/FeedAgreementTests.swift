import ConstraintKit
import FeedLayouts
import Foundation
import LayoutLanguage
import TestSupport
import Testing

/// The moments feed is written twice, in the Swift DSL and as `.layout` files; both are the same
/// feed.
@Suite("The feed in Swift and in .layout")
struct FeedAgreementTests {
  static let swiftFeed = Result {
    let url = Fixtures.projectFolder.appending(path: "Examples/feed.json")
    let posts = try JSONDecoder().decode([MomentsPost].self, from: Data(contentsOf: url))
    return MomentsFeed(posts: posts, headerHeight: 0)
  }

  @Test("have the same frames", arguments: [320.0, 375, 390, 414, 768])
  func agree(width: Double) throws {
    let program = try #require(
      LayoutProgram.load("feed.layout", files: Examples.files).program)
    let layout = try #require(program.solve(LayoutInputs(width: .fixed(width))).layout)
    let feed = try Self.swiftFeed.get().layout(width: width)
    #expect(feed.sections.count == 4)
    #expect(isClose(layout.root.frame.height, to: feed.contentHeight))
    for (index, section) in feed.sections.enumerated() {
      for (path, frame) in Self.frames(of: section, index: index) {
        let view = try #require(layout.view(path), "\(path)")
        #expect(areClose(view.frame, frame), "\(path): \(view.frame), in Swift \(frame)")
      }
    }
  }

  /// The paths in `feed.layout` of what a section of the Swift feed shows.
  static func frames(
    of section: MomentsFeedLayout.Section, index: Int
  ) -> [(path: String, frame: LayoutRect)] {
    let cell = "feed.cell[\(index)]"
    let footer = "feed.footer[\(index)]"
    var frames = [
      (cell, section.cellFrame), (cell + ".line", section.cell.topLine),
      (cell + ".avatar", section.cell.avatar), (cell + ".name", section.cell.name),
      (cell + ".time", section.cell.time), (cell + ".content", section.cell.content),
      (cell + ".pictures", section.cell.grid), (footer, section.footerFrame),
      (footer + ".box", section.footer.box),
    ]
    for (number, picture) in section.cell.pictures.enumerated() {
      frames.append((cell + ".pictures.cell[\(number)]", picture))
    }
    for (number, comment) in section.footer.labels.enumerated() {
      frames.append((footer + ".box.comment[\(number)]", comment))
    }
    return frames
  }

  private func areClose(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    isClose(a.x, to: b.x) && isClose(a.y, to: b.y) && isClose(a.width, to: b.width)
      && isClose(a.height, to: b.height)
  }
}
