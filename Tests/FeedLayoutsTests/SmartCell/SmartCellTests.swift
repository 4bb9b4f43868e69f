import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

/// The smart cell part of `feed-expected.json`.
struct SmartCellExpectation: Decodable, Sendable, CustomTestStringConvertible {
  struct Frames: Decodable, Sendable {
    var name: [Double]
    var message: [Double]
    var images: [[Double]]
    var hiddenImages: [[Double]]
  }

  var width: Double
  var imageCount: Int
  var nameHeight: Double
  var messageHeight: Double
  var imageWidth: Double
  var imageHeight: Double
  var frames: Frames
  var cellHeight: Double

  var testDescription: String { "\(imageCount) pictures at \(width)" }

  private struct File: Decodable {
    var cells: [SmartCellExpectation]

    private enum CodingKeys: String, CodingKey {
      case cells = "smart_cells"
    }
  }

  static func load() throws -> [SmartCellExpectation] {
    try Fixtures.json("feed-expected.json", as: File.self).cells
  }

  /// Measures the name and the message as they are here.
  var measurer: FixedSizeMeasurer {
    FixedSizeMeasurer(sizes: [
      "name": LayoutSize(width: 100, height: nameHeight),
      "message": LayoutSize(width: 100, height: messageHeight),
    ])
  }

  func check(_ found: SmartCellFrames) {
    #expect(isClose(found.name, frames.name))
    #expect(isClose(found.message, frames.message))
    #expect(areClose(Array(found.shownPictures), frames.images))
    #expect(areClose(found.pictures, frames.images + frames.hiddenImages))
    #expect(isClose(found.height, to: cellHeight))
    #expect(found.size.width == width)
  }
}

@Suite struct SmartCellTests {
  @Test(arguments: try SmartCellExpectation.load())
  func expectedFrames(_ expected: SmartCellExpectation) throws {
    let cell = SmartCell(imageWidth: expected.imageWidth, imageHeight: expected.imageHeight)
    cell.configure(name: "name", message: "message", imageCount: expected.imageCount)
    expected.check(try cell.frames(width: expected.width, measurer: expected.measurer))
  }

  @Test(arguments: try SmartCellExpectation.load())
  func expectedFramesOfTheTemplate(_ expected: SmartCellExpectation) throws {
    let template = try SmartCellTemplate(
      width: expected.width, imageSize: LayoutSize(expected.imageWidth, expected.imageHeight),
      measurer: expected.measurer)
    let message = SmartCellMessage(
      id: "0", name: "name", message: "message", imageCount: expected.imageCount)
    expected.check(try #require(template.solve([message]).first).get())
  }

  @Test func theTemplateEqualsTheLiveSolver() throws {
    var random = RandomPosts(seed: 3)
    let template = try SmartCellTemplate(width: 333.25)
    let cell = SmartCell(width: 333.25)
    let messages = random.posts(60 * Soak.factor).enumerated().map { index, post in
      SmartCellMessage(
        id: "\(index)", name: post.userName, message: post.content, imageCount: index % 13 - 1)
    }
    for (message, result) in zip(messages, template.solve(messages)) {
      cell.configure(name: message.name, message: message.message, imageCount: message.imageCount)
      let live = try cell.frames(width: 333.25)
      let frames = try result.get()
      #expect(frames.imageCount == live.imageCount)
      for (frame, wanted) in zip(
        [frames.name, frames.message] + frames.pictures, [live.name, live.message] + live.pictures)
      {
        #expect(zip(frame.numbers, wanted.numbers).allSatisfy { abs($0 - $1) <= 1e-9 })
      }
      #expect(abs(frames.height - live.height) <= 1e-9, "\(message)")
    }
  }

  @Test func showingOtherPicturesLeavesNoConstraintBehind() throws {
    let cell = SmartCell(imageWidth: 100, imageHeight: 50)
    cell.configure(name: "Ada", message: "hello", imageCount: 0)
    for count in [4, 9, 0, 1, 12, -1] {
      cell.show(count)
      let clamped = min(max(0, count), 9)
      #expect(cell.imageCount == clamped)
      #expect(cell.pictures.filter { !$0.isHidden }.count == clamped)
      #expect(try cell.frames(width: 300).height == 41 + 50 * Double((clamped + 2) / 3))
    }
    let views = [cell.contentView, cell.name, cell.message] + cell.pictures
    #expect(views.flatMap(\.constraints).count == 4 + 9 * 4)
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func widthsThatCannotBe(width: Double) {
    #expect(throws: FeedError.self) { try SmartCell(width: 375).frames(width: width) }
    #expect(throws: FeedError.self) { try SmartCellTemplate(width: width) }
  }

  @Test func aBrokenMeasurerIsThatMessagesError() throws {
    let measurer = FixedSizeMeasurer(
      sizes: ["bad": LayoutSize(width: 1, height: -3)], otherSize: LayoutSize(10, 20))
    let template = try SmartCellTemplate(width: 300, measurer: measurer)
    let results = template.solve(
      ["good", "bad", "good"].map { SmartCellMessage(id: "0", name: "n", message: $0) })
    #expect(results.map { (try? $0.get().height) } == [40, nil, 40])
  }
}
