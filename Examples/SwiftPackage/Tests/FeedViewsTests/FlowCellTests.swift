import ConstraintKit
import ConstraintKitTesting
import FeedViews
import Testing

/// The cells of the waterfall and of the flow layout.
@Suite struct FlowCellTests {
  @Test func wordsHaveTheirExpectedSizes() throws {
    let expected = try ExpectedFrames.load()
    let flow = try #require(expected.wordFlow.first)
    let cell = WordCell()
    #expect(flow.itemSizes.count == expected.words.count)
    for (words, sizes) in zip(expected.words, flow.itemSizes) {
      for (word, size) in zip(words, sizes) {
        #expect(try cell.size(for: word, maxWidth: 300) == LayoutSize(size[0], size[1]), "\(word)")
      }
    }
  }

  @Test func aLongWordWrapsBetweenCharacters() throws {
    let size = try WordCell().size(for: String(repeating: "m", count: 40), maxWidth: 300)
    #expect(size.width <= 300)
    #expect(size.height > 21)
  }

  @Test func aHeaderIsFilledByItsLabel() throws {
    let header = SectionHeader()
    header.configure(title: "First Witch")
    try header.view.solve(width: 375, height: 25)
      .expectFrame(of: header.label, LayoutRect(x: 0, y: 0, width: 375, height: 25))
  }

  @Test func anItemIsFilledByItsPicture() throws {
    let item = WaterfallCell()
    item.configure(title: "a title that is far too long for its item")
    let solution = try item.contentView.solve(width: 111, height: 100)
    solution.expectFrame(of: item.picture, LayoutRect(x: 0, y: 0, width: 111, height: 100))
    solution.expectFrame(of: item.title, x: 8, width: 95)
    solution.expectDetermined(item.title)
  }
}
