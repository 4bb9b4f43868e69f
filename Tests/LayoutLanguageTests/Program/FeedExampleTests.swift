import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// The frames of `Examples/feed.layout` against the formulas of the moments feed: see each test.
@Suite("The feed")
struct FeedExampleTests {
  private static let pictures = [9, 0, 4, 1]
  private static let comments = [2, 1, 3, 0]

  private func layout(width: Double) throws -> SolvedLayout {
    let program = try #require(LayoutProgram.load("feed.layout", files: Examples.files).program)
    return try #require(program.solve(LayoutInputs(width: .fixed(width))).layout)
  }

  private func frame(_ path: String, _ layout: SolvedLayout) throws -> LayoutRect {
    try #require(layout.view(path)).frame
  }

  /// Fixed parts of a cell, and the grid below the text: height 0 without pictures, else
  /// rows of squares with 10 between and round them.
  @Test(arguments: [320.0, 375, 430])
  func cells(width: Double) throws {
    let layout = try layout(width: width)
    let room = width - 90
    for (post, count) in Self.pictures.enumerated() {
      let cell = "feed.cell[\(post)]"
      #expect(try frame(cell + ".line", layout) == LayoutRect(width: width, height: 1))
      #expect(
        try frame(cell + ".avatar", layout) == LayoutRect(x: 20, y: 20, width: 40, height: 40))
      #expect(
        try frame(cell + ".name", layout) == LayoutRect(x: 70, y: 20, width: room, height: 20))
      let time = try frame(cell + ".time", layout)
      #expect(time.x == 70 && time.y == 45 && time.height == 10)
      let content = try frame(cell + ".content", layout)
      #expect(content.x == 70 && content.y == 65 && content.width == room)
      let grid = try frame(cell + ".pictures", layout)
      #expect(grid.x == 70 && grid.width == room)
      #expect(abs(grid.y - (content.height + 85)) < 1e-9)
      let columns = count == 1 ? 1 : count == 2 || count == 4 ? 2 : 3
      let side = (room - 10 * Double(columns + 1)) / Double(columns)
      let rows = (count + columns - 1) / columns
      let height = count == 0 ? 0 : Double(rows) * (side + 10) + 10
      #expect(abs(grid.height - height) < 1e-9)
      let whole = try frame(cell, layout).height
      #expect(abs(whole - (grid.bottom + (count == 0 ? 0 : 10))) < 1e-9)
    }
  }

  /// 30 and the texts, 5 between them; nothing without comments.
  @Test(arguments: [320.0, 375, 430])
  func footers(width: Double) throws {
    let layout = try layout(width: width)
    for (post, count) in Self.comments.enumerated() {
      let footer = "feed.footer[\(post)]"
      var height = count == 0 ? 0.0 : 30 + 5 * Double(count - 1)
      for comment in 0..<count {
        let frame = try frame("\(footer).box.comment[\(comment)]", layout)
        #expect(frame.x == 10 && frame.width == width - 110)
        height += frame.height
      }
      #expect(abs(try frame(footer, layout).height - height) < 1e-9)
      let box = try frame(footer + ".box", layout)
      #expect(box.x == (count == 0 ? 0 : 70))
      #expect(box.width == (count == 0 ? width : width - 90))
    }
  }

  @Test func sectionsFollowOneAnother() throws {
    let layout = try layout(width: 375)
    var bottom = 0.0
    for post in 0..<4 {
      for part in ["cell", "footer"] {
        let frame = try frame("feed.\(part)[\(post)]", layout)
        #expect(abs(frame.y - bottom) < 1e-9)
        bottom = frame.bottom
      }
    }
    #expect(layout.root.frame.height == bottom)
  }

  @Test func theSameEachTime() throws {
    let first = try layout(width: 375)
    let second = try layout(width: 375)
    #expect(first.views.map(\.path) == second.views.map(\.path))
    #expect(first.views.map(\.frame) == second.views.map(\.frame))
  }
}
