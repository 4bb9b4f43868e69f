import ConstraintKit
import FeedLayouts
import TestSupport
import Testing

/// Lists of rows of one's own in all directions, through random changes.
@Suite struct MeasuredListRandomTests {
  /// The rows of a list, and the changes that are made of them.
  private struct Model {
    var cards: [Card] = []
    let grouping: RowGrouping
    private var nextID = 0

    init(_ count: Int, _ grouping: RowGrouping, _ random: inout SeededGenerator) {
      self.grouping = grouping
      cards = new(count, &random)
    }

    private mutating func new(_ count: Int, _ random: inout SeededGenerator) -> [Card] {
      (0..<count).map { _ in
        nextID += 1
        return Self.card(nextID, &random)
      }
    }

    private static func card(_ id: Int, _ random: inout SeededGenerator) -> Card {
      func length() -> Double { [0, 1, 17.5, 80, 300].randomElement(using: &random) ?? 0 }
      return Card(
        id: id, version: .random(in: 0...Int.max, using: &random), length: length(),
        footer: length())
    }

    mutating func change(
      _ random: inout SeededGenerator
    ) -> FeedChange<Card, FeedSection<Card>> {
      let index = Int.random(in: 0...cards.count, using: &random)
      let isInside = index < cards.count
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where isInside:
        let range = index..<min(cards.count, index + 3)
        cards.removeSubrange(range)
        return grouping == .items ? .deleteItems(range, section: 0) : .deleteSections(range)
      case 1 where isInside:
        let target = Int.random(in: 0..<cards.count, using: &random)
        cards.insert(cards.remove(at: index), at: target)
        return grouping == .items
          ? .moveItem(index, section: 0, toItem: target, toSection: 0)
          : .moveSection(index, to: target)
      case 2 where isInside:
        let card = Self.card(cards[index].id, &random)
        cards[index] = card
        return grouping == .items
          ? .reloadItems([card], section: 0, at: index)
          : .reloadSections([FeedSection([card])], at: index)
      default:
        let cards = new(.random(in: 0...4, using: &random), &random)
        self.cards.insert(contentsOf: cards, at: index)
        return grouping == .items
          ? .insertItems(cards, section: 0, at: index)
          : .insertSections(cards.map { FeedSection([$0]) }, at: index)
      }
    }
  }

  private static let groupings = [RowGrouping.items, .sections(headerLength: 6.25)]

  private static func options(_ random: inout SeededGenerator) -> ListOptions {
    let options = FeedOptions.random(&random)
    return ListOptions(
      estimatedHeight: 60, cacheCapacity: 25, scrollDirection: options.scrollDirection,
      layoutDirection: options.layoutDirection, pixelScale: options.pixelScale)
  }

  /// A screen at a place of the list, in the direction in which it scrolls.
  private static func screen(
    _ list: MeasuredList<CardMeasurer>, _ random: inout SeededGenerator
  ) -> LayoutRect {
    let size = list.snapshot.contentSize
    return switch list.options.scrollDirection {
    case .vertical:
      LayoutRect(
        x: 0, y: .random(in: -200...size.height + 200, using: &random), width: size.width,
        height: 400)
    case .horizontal:
      LayoutRect(
        x: .random(in: -200...size.width + 200, using: &random), y: 0, width: 400,
        height: size.height)
    }
  }

  /// Whatever is done to a list, what is seen is measured and stays where it is; measured as a
  /// whole it equals a new one, to the last bit.
  @Test(arguments: 0..<6, groupings)
  func changesEqualFresh(seed: Int, grouping: RowGrouping) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var model = Model(.random(in: 0...25, using: &random), grouping, &random)
    var length = 80.0
    let options = Self.options(&random)
    var list = try MeasuredList(
      model.cards, measurer: CardMeasurer(lineLength: length), grouping: grouping,
      options: options)
    for step in 0..<10 * Soak.factor {
      let comment: Comment = "seed \(seed), \(grouping), step \(step)"
      let count = Int.random(in: 1...3, using: &random)
      try list.apply((0..<count).map { _ in model.change(&random) })
      if Int.random(in: 0..<6, using: &random) == 0 {
        length = [40.0, 80, 120].randomElement(using: &random) ?? 80
        try list.resize(to: length)
      }
      try expectMeasuring(&list, &random, comment)
      #expect((0..<model.cards.count).map { list.row(at: $0) } == model.cards, comment)
      guard step % 5 == 4 else { continue }
      var whole = list
      try whole.measureAll()
      var measured = options
      measured.estimatedHeight = nil
      let fresh = try MeasuredList(
        model.cards, measurer: CardMeasurer(lineLength: length), grouping: grouping,
        options: measured)
      #expect(whole.snapshot == fresh.snapshot, comment)
    }
  }

  private func expectMeasuring(
    _ list: inout MeasuredList<CardMeasurer>, _ random: inout SeededGenerator, _ comment: Comment
  ) throws {
    let screen = Self.screen(list, &random)
    let anchor = list.snapshot.anchor(in: screen)
    let visible = try list.measure(in: screen).visibleRect
    for element in list.snapshot.frames(in: visible).map(\.element) {
      let row = list.grouping == .items ? element.item : element.section
      #expect(list.isMeasured(row: row) == true, comment)
    }
    if let anchor, let frame = list.snapshot.frame(at: anchor.element) {
      let distance = distance(of: frame, from: visible, list.options)
      #expect(isClose(distance, to: anchor.distance, within: 1e-9), comment)
    }
    let checks = SnapshotChecks(list.snapshot, comment)
    checks.expectSoundFrames()
    checks.expectQueries(&random, count: 4)
    checks.expectQuery(visible)
  }

  private func distance(
    of frame: LayoutRect, from visible: LayoutRect, _ options: ListOptions
  ) -> Double {
    switch (options.scrollDirection, options.layoutDirection) {
    case (.vertical, _): frame.y - visible.y
    case (.horizontal, .leftToRight): frame.x - visible.x
    case (.horizontal, .rightToLeft): frame.right - visible.right
    }
  }

  /// Frames rise along the scroll direction without gaps, and are those of the other directions,
  /// turned and mirrored.
  @Test(arguments: 0..<20 * Soak.factor, groupings)
  func directions(seed: Int, grouping: RowGrouping) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = Model(.random(in: 0...30, using: &random), grouping, &random)
    func frames(_ options: ListOptions) throws -> (frames: [LayoutRect], size: LayoutSize) {
      let snapshot = try MeasuredList(
        model.cards, measurer: CardMeasurer(lineLength: 75), grouping: grouping, options: options
      ).snapshot
      return (snapshot.placements.map(\.frame), snapshot.contentSize)
    }
    let vertical = try frames(ListOptions())
    var end = 0.0
    for frame in vertical.frames {
      #expect(isClose(frame.y, to: end) && frame.x == 0 && frame.width == 75, "seed \(seed)")
      end = frame.bottom
    }
    #expect(isClose(vertical.size.height, to: end), "seed \(seed)")
    #expect(try frames(ListOptions(layoutDirection: .rightToLeft)) == vertical, "seed \(seed)")
    let horizontal = try frames(ListOptions(scrollDirection: .horizontal))
    let turned = vertical.frames.map {
      LayoutRect(x: $0.y, y: $0.x, width: $0.height, height: $0.width)
    }
    #expect(horizontal.frames == turned, "seed \(seed)")
    #expect(horizontal.size == LayoutSize(vertical.size.height, 75), "seed \(seed)")
    let mirrored = try frames(
      ListOptions(scrollDirection: .horizontal, layoutDirection: .rightToLeft))
    #expect(mirrored.size == horizontal.size, "seed \(seed)")
    let wanted = horizontal.frames.map { [horizontal.size.width - $0.right, $0.y, $0.width, 75] }
    #expect(areClose(mirrored.frames, wanted), "seed \(seed)")
  }
}
