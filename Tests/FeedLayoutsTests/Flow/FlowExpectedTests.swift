import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

/// The flows of `feed-expected.json`.
struct FlowExpectations: Decodable {
  let words: [[String]]
  let headers: [String]
  let flows: [Flow]

  private enum CodingKeys: String, CodingKey {
    case words, headers
    case flows = "word_flow"
  }

  struct Flow: Decodable, Sendable {
    let width: Double
    let sectionInset: [Double]
    let headerReferenceSize: [Double]
    let minimumLineSpacing: Double
    let minimumInteritemSpacing: Double
    let alignment: String
    let itemSizes: [[[Double]]]
    let sections: [Section]
    let contentSize: [Double]?

    struct Section: Decodable, Sendable {
      let header: [Double]?
      let items: [[Double]]
      let rows: [[Int]]
      let footer: [Double]?
    }
  }

  static func load() throws -> FlowExpectations {
    try Fixtures.json("feed-expected.json", as: FlowExpectations.self)
  }
}

extension FlowExpectations.Flow {
  var configuration: FlowConfiguration {
    let alignments: [String: FlowConfiguration.Alignment] = [
      "uikit": .justified, "left": .left, "right": .right, "center": .center,
    ]
    return FlowConfiguration(
      insets: LayoutInsets(sectionInset[0], sectionInset[1], sectionInset[2], sectionInset[3]),
      lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
      alignment: alignments[alignment] ?? .justified,
      headerReferenceSize: LayoutSize(headerReferenceSize[0], headerReferenceSize[1]))
  }

  func layout() throws -> FlowLayout {
    let sections = zip(itemSizes, self.sections).map { sizes, section in
      FeedSection(sizes.map { LayoutSize($0[0], $0[1]) }, footer: section.footer?[3])
    }
    return try FlowLayout(sections, configuration: configuration, width: width)
  }
}

@Suite struct FlowExpectedTests {
  @Test(arguments: try FlowExpectations.load().flows)
  func flow(_ expected: FlowExpectations.Flow) throws {
    let snapshot = try expected.layout().snapshot
    for (index, section) in expected.sections.enumerated() {
      expectEqual(snapshot.frame(at: .header(section: index)), section.header)
      expectEqual(snapshot.frame(at: .footer(section: index)), section.footer)
      let frames = section.items.indices.map { snapshot.frame(at: .item($0, section: index)) }
      #expect(areClose(frames.compactMap { $0 }, section.items))
      expectRows(frames.compactMap { $0 }, section.rows)
    }
    if let size = expected.contentSize {
      #expect(isClose(snapshot.contentSize.width, to: size[0]))
      #expect(isClose(snapshot.contentSize.height, to: size[1]))
    }
  }

  private func expectEqual(_ frame: LayoutRect?, _ expected: [Double]?) {
    guard let expected else { return #expect(frame == nil) }
    #expect(frame.map { isClose($0, expected) } ?? false)
  }

  /// The items of a row go on to the right, and rows don't overlap.
  private func expectRows(_ frames: [LayoutRect], _ rows: [[Int]]) {
    for row in rows {
      let frames = row.map { frames[$0] }
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.right <= $1.x })
    }
    for (row, next) in zip(rows, rows.dropFirst()) {
      let bottom = row.map { frames[$0].bottom }.max() ?? 0
      #expect(next.allSatisfy { frames[$0].y >= bottom })
    }
  }

  @Test func words() throws {
    let expected = try FlowExpectations.load().words
    for words in expected {
      #expect(FlowText.words(in: words.joined(separator: " ")) == words)
      #expect(FlowText.words(in: "\t " + words.joined(separator: "\n\u{A0} ") + " ") == words)
    }
    #expect(FlowText.words(in: " \n").isEmpty)
  }

  /// The whole of system 4: sizes from the words, a header of 25 for each section.
  @Test func wordsAsCells() throws {
    let expected = try FlowExpectations.load()
    let lineLength = 375.0 - 40
    let sections = expected.words.map { words in
      FeedSection(words.map { FlowText.cellSize(of: $0, lineLength: lineLength) })
    }
    let layout = try FlowLayout(sections, configuration: .words, width: 375)
    #expect(layout.lineLength == lineLength)
    #expect(layout.snapshot.frame(at: .header(section: 0)) == LayoutRect(width: 375, height: 25))
    #expect(sections.count == expected.headers.count)
    for placement in layout.snapshot.placements where placement.element.kind == .item {
      #expect(placement.frame.width == placement.frame.width.rounded())
      #expect(placement.frame.x >= 20 && placement.frame.right <= 355)
    }
  }

  @Test func longWordsAreWrapped() {
    let word = String(repeating: "Donaudampfschifffahrt", count: 4)
    let measurer = HelveticaMeasurer()
    let line = measurer.measure(
      word, font: TextFont(size: 17), maxWidth: .infinity, maxLines: 1, wrapping: .character
    ).size
    let size = FlowText.cellSize(of: word, lineLength: 335)
    #expect(line.width > 300)
    #expect(size.width <= 300)
    #expect(size.height > 2 * line.height - 1)
    #expect(FlowText.cellSize(of: word, lineLength: 100).width <= 100)
    let endless = String(repeating: word, count: 200)
    #expect(FlowText.cellSize(of: endless, lineLength: 335).height == 1000)
    #expect(FlowText.cellSize(of: "of", lineLength: -5).width == 0)
  }
}
