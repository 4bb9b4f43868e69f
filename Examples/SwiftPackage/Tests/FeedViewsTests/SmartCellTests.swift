import ConstraintKit
import ConstraintKitTesting
import FeedLayouts
import Foundation
import Testing

/// The smart cell beside frames that were worked out by hand.
@Suite struct SmartCellTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
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
  }

  @Test(arguments: try ExpectedFrames.load().smartCells)
  func frames(_ expected: Case) throws {
    let cell = SmartCell(imageWidth: expected.imageWidth, imageHeight: expected.imageHeight)
    cell.name.content = .size(width: nil, height: expected.nameHeight)
    cell.message.content = .size(width: nil, height: expected.messageHeight)
    cell.show(expected.imageCount)
    let solution = try cell.contentView.solve(width: expected.width)
    solution.expectFrame(of: cell.contentView, height: expected.cellHeight)
    solution.expectFrame(of: cell.name, LayoutRect(expected.frames.name))
    solution.expectFrame(of: cell.message, LayoutRect(expected.frames.message))
    let pictures = expected.frames.images + expected.frames.hiddenImages
    #expect(pictures.count == SmartCell.capacity)
    for (picture, frame) in zip(cell.pictures, pictures) {
      solution.expectFrame(of: picture, LayoutRect(frame))
    }
    let shown = cell.pictures.filter { !$0.isHidden }
    #expect(shown.count == expected.frames.images.count)
  }

  @Test func showingOtherPicturesLeavesNoConstraintBehind() throws {
    let cell = SmartCell(imageWidth: 100, imageHeight: 50)
    cell.configure(name: "Ada", message: "hello", imageCount: 0)
    for count in [4, 9, 0, 1, 12, -1] {
      cell.show(count)
      let rows = Double((min(max(0, count), 9) + 2) / 3)
      try cell.contentView.solve(width: 300).expectFrame(
        of: cell.contentView, height: 41 + 50 * rows)
    }
    let views = [cell.contentView, cell.name, cell.message] + cell.pictures
    #expect(views.flatMap(\.constraints).count == 4 + 9 * 4)
  }
}
