import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

@Suite struct FlowReportTests {
  private func frames(
    _ sizes: [LayoutSize], _ configuration: FlowConfiguration = FlowConfiguration(),
    width: Double = 390
  ) throws -> [LayoutRect] {
    try FlowLayout([FeedSection(sizes)], configuration: configuration, width: width)
      .snapshot.placements.map(\.frame)
  }

  /// Report 27: sums that rounding makes a little too long fit.
  @Test func threeALine() throws {
    let third = (390.0 - 20) / 3
    for width in [third, third + 3e-8, 123.33333333333334, 123.3333333666] {
      let frames = try frames(Array(repeating: LayoutSize(width, 20), count: 7))
      #expect(frames.map(\.y) == [0, 0, 0, 30, 30, 30, 60])
      #expect(frames[2].right == 390)
    }
    let wider = try frames(Array(repeating: LayoutSize(123.34, 20), count: 3))
    #expect(wider.map(\.y) == [0, 0, 30])
  }

  /// Report 33.
  @Test func singleLastItem() throws {
    let equal = try frames(Array(repeating: LayoutSize(100, 20), count: 4))
    #expect(equal.map(\.x) == [0, 145, 290, 0])
    let unequal = try frames([LayoutSize(300, 20), LayoutSize(200, 20), LayoutSize(100, 20)])
    #expect(unequal.map(\.x) == [45, 0, 210])
    let last = try frames([LayoutSize(300, 20), LayoutSize(200, 20)])
    #expect(last.map(\.x) == [45, 0])
    let only = try frames([LayoutSize(100, 20)])
    #expect(only.map(\.x) == [0])
    let pitch = try frames([LayoutSize(100, 20), LayoutSize(100, 20)])
    #expect(pitch.map(\.x) == [0, 145])
    let least = try frames([LayoutSize(100, 20), LayoutSize(101, 20)])
    #expect(least.map(\.x) == [0, 110])
  }

  @Test(
    arguments: [
      (.left, [0, 60, 120]), (.center, [110, 170, 230]), (.right, [220, 280, 340]),
    ] as [(FlowConfiguration.Alignment, [Double])])
  func alignments(alignment: FlowConfiguration.Alignment, expected: [Double]) throws {
    let sizes = Array(repeating: LayoutSize(50, 20), count: 3)
    #expect(try frames(sizes, FlowConfiguration(alignment: alignment)).map(\.x) == expected)
    let options = FeedOptions(layoutDirection: .rightToLeft)
    let mirrored = try frames(sizes, FlowConfiguration(alignment: alignment, options: options))
    #expect(mirrored.map(\.x) == expected.reversed())
  }

  @Test func horizontalScrolling() throws {
    var options = FeedOptions(scrollDirection: .horizontal)
    let sizes = [LayoutSize(20, 50), LayoutSize(30, 50), LayoutSize(40, 60)]
    let configuration = FlowConfiguration(
      insets: LayoutInsets(1, 2, 3, 4), headerReferenceSize: LayoutSize(25, 100), options: options)
    let snapshot = try FlowLayout(
      [FeedSection(sizes)], configuration: configuration, width: 124
    ).snapshot
    #expect(
      snapshot.placements.map(\.frame) == [
        LayoutRect(x: 0, y: 0, width: 25, height: 124),
        LayoutRect(x: 32, y: 1, width: 20, height: 50),
        LayoutRect(x: 27, y: 71, width: 30, height: 50),
        LayoutRect(x: 67, y: 1, width: 40, height: 60),
      ])
    #expect(snapshot.contentSize == LayoutSize(111, 124))
    options.layoutDirection = .rightToLeft
    let mirrored = try FlowLayout(
      [FeedSection(sizes)],
      configuration: FlowConfiguration(
        insets: LayoutInsets(1, 4, 3, 2), headerReferenceSize: LayoutSize(25, 100),
        options: options), width: 124
    ).snapshot
    #expect(
      zip(snapshot.placements, mirrored.placements).allSatisfy {
        $1.frame.right == 111 - $0.frame.x && $1.frame.y == $0.frame.y
      })
  }

  @Test func itemsLongerThanALine() throws {
    let frames = try frames([LayoutSize(50, 20), LayoutSize(1000, 20), LayoutSize(50, 20)])
    #expect(frames.map(\.width) == [50, 390, 50])
    #expect(frames.map(\.y) == [0, 30, 60])
  }

  /// Sizes that depend on the length of lines, report 30 for flows.
  @Test func sizesAtAnotherWidth() throws {
    func size(_ element: FeedElement, _ lineLength: Double) -> LayoutSize {
      LayoutSize(lineLength / 3, Double(element.item))
    }
    let sizes = (0..<20).map { size(.item($0), 390) }
    var layout = try FlowLayout([FeedSection(sizes)], width: 390)
    try layout.resize(to: 300, sizes: size)
    let fresh = try FlowLayout([FeedSection((0..<20).map { size(.item($0), 300) })], width: 300)
    #expect(layout.snapshot == fresh.snapshot)
    let before = layout.snapshot
    #expect(throws: FeedError.self) {
      try layout.resize(to: 200) { _, _ in LayoutSize(.nan, 1) }
    }
    #expect(layout.snapshot == before)
  }

  /// Report 31 for flows; only what follows is said to be placed anew.
  @Test func changesAreLocal() throws {
    let sizes = (0..<1000).map { LayoutSize(Double(20 + $0 * 37 % 50), 21) }
    var layout = try FlowLayout([FeedSection(sizes)], width: 375)
    let update = try layout.apply([.reloadItems([sizes[500]], section: 0, at: 500)])
    let placed = try #require(update.placed.first)
    #expect(update.placed.count == 1 && placed.items.contains(500) && placed.items.count < 40)
    let screen = LayoutRect(x: 0, y: 1500, width: 375, height: 667)
    let anchor = try #require(layout.snapshot.anchor(in: screen))
    let old = try #require(layout.snapshot.frame(at: anchor.element))
    let insertion = try layout.apply([
      .insertItems(Array(repeating: LayoutSize(375, 50), count: 3), section: 0, at: 0)
    ])
    let now = try #require(insertion.element(for: anchor.element))
    let new = try #require(layout.snapshot.frame(at: now))
    #expect(new.y - old.y == 180)
    #expect(insertion.contentOffset(keeping: anchor)?.y == screen.y + 180)
  }

  @Test(arguments: [
    LayoutSize(.nan, 1), LayoutSize(1, -1), LayoutSize(.infinity, 1), LayoutSize(1, 1e13),
  ])
  func badSizes(size: LayoutSize) throws {
    #expect(throws: FeedError.self) { try FlowLayout([FeedSection([size])], width: 375) }
    var layout = try FlowLayout([FeedSection([LayoutSize(10, 10)])], width: 375)
    let before = layout.snapshot
    #expect(throws: FeedError.self) {
      try layout.apply([.deleteItems(0..<1, section: 0), .insertItems([size], section: 0, at: 0)])
    }
    #expect(layout.snapshot == before)
    #expect(throws: FeedError.self) { try layout.resize(to: .nan) }
    var configuration = FlowConfiguration()
    configuration.lineSpacing = -1
    #expect(throws: FeedError.self) { try layout.configure(configuration) }
    configuration = FlowConfiguration(insets: LayoutInsets(horizontal: 200, vertical: 0))
    #expect(throws: FeedError.self) { try layout.configure(configuration) }
    #expect(layout.snapshot == before)
  }
}

@Suite struct FlowTextTests {
  /// The size of "hello" is 36×21, or a character a line where there is no room.
  @Test(arguments: [-1, -.infinity, .nan, 0.0, -0.0])
  func noRoom(length: Double) {
    let narrow = FlowText.cellSize(of: "hello", lineLength: length)
    #expect("\(narrow)" == "\(LayoutSize(0, 102))")
    let low = FlowText.cellSize(of: "hello", lineLength: 100, maxSize: LayoutSize(300, length))
    #expect("\(low)" == "\(LayoutSize(36, 0))")
  }
}
