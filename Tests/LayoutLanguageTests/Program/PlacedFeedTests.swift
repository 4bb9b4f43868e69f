import ConstraintKit
import FeedLayouts
import LayoutLanguage
import TestSupport
import Testing

/// `feed-expected.json` as far as waterfalls and flows of `.layout` files have it.
private struct PlacedFeeds: Decodable {
  let waterfall: [Waterfall]
  let words: [[String]]
  let flows: [Flow]

  private enum CodingKeys: String, CodingKey {
    case waterfall, words
    case flows = "word_flow"
  }

  struct Waterfall: Decodable, Sendable {
    let width: Double
    let heights: [Double]
    let columns: Int
    let columnMargin: Double
    let rowMargin: Double
    let insets: [Double]
    let rule: String
    let frames: [[Double]]
    let contentHeight: Double
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
    let contentSize: [Double]

    struct Section: Decodable, Sendable {
      let items: [[Double]]
      let footer: [Double]?
    }

    var align: String { alignment == "uikit" ? "justified" : alignment }
  }

  static let all = Result { try Fixtures.json("feed-expected.json", as: PlacedFeeds.self) }
}

@Suite("Waterfalls and flows of .layout files")
struct PlacedFeedTests {
  func solve(_ source: String, width: Double) throws -> SolvedLayout {
    let loaded = LayoutProgram.load(
      source: Array(source.utf8), name: "feed", files: InMemoryFiles())
    let program = try #require(
      loaded.program, "\(Examples.text(loaded.diagnostics, loaded.sources))")
    let solved = program.solve(LayoutInputs(width: .fixed(width)))
    #expect(Examples.text(solved.diagnostics, solved.sources) == "")
    return try #require(solved.layout)
  }

  private func list(_ numbers: [Double]) -> String {
    numbers.map { "\($0)" }.joined(separator: ", ")
  }

  func isAt(_ frame: LayoutRect?, _ expected: [Double]) -> Bool {
    guard let frame else { return false }
    return zip([frame.x, frame.y, frame.width, frame.height], expected).allSatisfy {
      isClose($0, to: $1)
    }
  }

  // MARK: Waterfalls

  @Test func thereAreWaterfalls() throws {
    let rules = try PlacedFeeds.all.get().waterfall.map(\.rule)
    #expect(rules.count == 10 && Set(rules) == ["fixed", "article"])
  }

  @Test(arguments: try PlacedFeeds.all.get().waterfall)
  private func waterfall(_ expected: PlacedFeeds.Waterfall) throws {
    let source = """
      waterfall items(columns: \(expected.columns), columnSpacing: \(expected.columnMargin),
                      rowSpacing: \(expected.rowMargin), insets: (\(list(expected.insets))),
                      rule: \(expected.rule)) {
        left, top, right == super
        for points, i in [\(list(expected.heights))] { view item[i] { height == points } }
      }
      bottom == items.bottom
      """
    let layout = try solve(source, width: expected.width)
    for (index, frame) in expected.frames.enumerated() {
      #expect(isAt(layout.view("items.item[\(index)]")?.frame, frame), "\(index)")
    }
    #expect(isClose(layout.root.frame.height, to: expected.contentHeight))
  }

  /// The options that are words, as they are in files and in Swift.
  private static let options:
    [(text: String, order: WaterfallConfiguration.Order, tolerance: Double)] = [
      ("order: shortestFirst", .shortestFirst, 0), ("tolerance: 12.5", .shortestFirst, 12.5),
      ("order: leftToRight", .leftToRight, 0), ("order: rightToLeft", .rightToLeft, 0),
    ]

  /// Heights and spans of all kinds, from left to right and from right to left.
  @Test(arguments: [320.0, 414.5], [false, true])
  func waterfallOfFeedLayouts(width: Double, isMirrored: Bool) throws {
    for options in Self.options {
      try expectWaterfall(width: width, isMirrored: isMirrored, options)
    }
  }

  private func expectWaterfall(
    width: Double, isMirrored: Bool,
    _ options: (text: String, order: WaterfallConfiguration.Order, tolerance: Double)
  ) throws {
    var random = SeededGenerator(seed: 31)
    let items = (0..<60).map { _ in
      WaterfallItem(
        height: Double.random(in: 0...90, using: &random),
        span: Int.random(in: 1...4, using: &random))
    }
    let heights = items.map { item -> Double in
      if case .points(let height) = item.height { return height }
      return 0
    }
    let source = """
      rtl: \(isMirrored)
      let heights = [\(list(heights))]
      waterfall items(columns: 4, columnSpacing: 7, rowSpacing: 3, insets: (1, 2, 3, 4),
                      \(options.text)) {
        left, top, right == super
        for span, i in [\(list(items.map { Double($0.span) }))] {
          view item[i] { span: span; height == heights[i] }
        }
      }
      bottom == items.bottom
      """
    let layout = try solve(source, width: width)
    let configuration = WaterfallConfiguration(
      columnCount: 4, columnMargin: 7, rowMargin: 3, insets: LayoutInsets(1, 2, 3, 4),
      order: options.order, tieTolerance: options.tolerance,
      options: FeedOptions(layoutDirection: isMirrored ? .rightToLeft : .leftToRight))
    let arrangement = try configuration.arrangement(of: items, in: width)
    for (index, frame) in arrangement.frames.enumerated() {
      let found = layout.view("items.item[\(index)]")?.frame
      #expect(
        isAt(found, [frame.x, frame.y, frame.width, frame.height]), "\(index), \(options.text)")
    }
    #expect(isClose(layout.root.frame.height, to: arrangement.contentSize.height))
  }

  // MARK: Flows

  private func options(_ flow: PlacedFeeds.Flow) -> String {
    """
    lineSpacing: \(flow.minimumLineSpacing), itemSpacing: \(flow.minimumInteritemSpacing),
    insets: (\(list(flow.sectionInset))), align: "\(flow.align)"
    """
  }

  @Test(arguments: try PlacedFeeds.all.get().flows)
  private func flow(_ expected: PlacedFeeds.Flow) throws {
    var source = "column sections {\n  edges == super\n"
    for (number, sizes) in expected.itemSizes.enumerated() {
      source += """
          view header\(number) { height == \(expected.headerReferenceSize[1]) }
          flow section\(number)(\(options(expected))) {

        """
      for (item, size) in sizes.enumerated() {
        source += "    view item[\(item)] { size == (\(list(size))) }\n"
      }
      let footer = expected.sections[number].footer?[3] ?? 0
      source += "  }\n  view footer\(number) { height == \(footer) }\n"
    }
    let layout = try solve(source + "}\n", width: expected.width)
    for (number, section) in expected.sections.enumerated() {
      for (item, frame) in section.items.enumerated() {
        let path = "sections.section\(number).item[\(item)]"
        #expect(isAt(layout.view(path)?.absoluteFrame, frame), "\(path)")
      }
    }
    #expect(isClose(layout.root.frame.height, to: expected.contentSize[1]))
  }

  /// Words measured by the layout itself: within 300, at characters, in whole points.
  @Test(arguments: [40.0, 80, 200, 375], FlowConfiguration.Alignment.allWords)
  func words(width: Double, align: String) throws {
    let words = try PlacedFeeds.all.get().words.flatMap { $0 } + ["antidisestablishmentarianism"]
    let literals = words.map { "\"\($0)\"" }.joined(separator: ", ")
    let source = """
      scale: 1
      flow words(insets: (10, 10, 30, 5), align: \(align)) {
        left, top, right == super
        for word, i in [\(literals)] {
          label word[i] { text: word; lines: 0; wrap: char; maxTextWidth: 300 }
        }
      }
      bottom == words.bottom
      """
    let layout = try solve(source, width: width)
    let sizes = words.map {
      FlowText.cellSize(
        of: $0, lineLength: width - 15, measurer: HelveticaMeasurer(scale: 1))
    }
    let configuration = FlowConfiguration(
      insets: LayoutInsets(10, 10, 30, 5),
      alignment: try #require(FlowConfiguration.Alignment.named(align)))
    let arrangement = try configuration.arrangement(of: sizes, in: width)
    for (index, frame) in arrangement.frames.enumerated() {
      let found = layout.view("words.word[\(index)]")?.frame
      #expect(isAt(found, [frame.x, frame.y, frame.width, frame.height]), "\(words[index])")
    }
    #expect(isClose(layout.root.frame.height, to: arrangement.contentSize.height))
  }

  /// Thousands of children, in waterfalls within a flow; ten thousand in soak runs.
  @Test func manyChildren() throws {
    let count = Soak.factor > 1 ? 100 : 40
    let source = """
      flow outer(itemSpacing: 0, lineSpacing: 0) {
        left, top, right == super
        for i in 0..<\(count) {
          waterfall inner[i](columns: 2, columnSpacing: 0, rowSpacing: 0) {
            width == 100
            for j in 0..<100 { view item[j] { height == 2 } }
          }
        }
      }
      bottom == outer.bottom
      """
    let layout = try solve(source, width: 200)
    #expect(layout.views.count == 101 * count + 1)
    #expect(isClose(layout.root.frame.height, to: 50 * Double(count)))
    let last = layout.view("outer.inner[\(count - 1)].item[99]")?.absoluteFrame
    #expect(isAt(last, [150, 50 * Double(count) - 2, 50, 2]))
  }
}

extension FlowConfiguration.Alignment {
  fileprivate static let allWords = ["left", "center", "right", "justified"]

  fileprivate static func named(_ word: String) -> Self? {
    switch word {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: nil
    }
  }
}
