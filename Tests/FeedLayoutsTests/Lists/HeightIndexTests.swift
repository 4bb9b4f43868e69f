import TestSupport
import Testing

@testable import FeedLayouts

@Suite struct HeightIndexTests {
  @Test func offsetsAndRows() throws {
    var index = try HeightIndex([44, 0, 100, 44])
    #expect(try (0...4).map { try index.offset(ofRow: $0) } == [0, 44, 44, 144, 188])
    #expect(index.totalHeight == 188)
    #expect(
      [-1, 0, 43.9, 44, 143.9, 144, 187.9, 188].map { index.row(at: $0) } == [
        nil, 0, 0, 2, 2, 3, 3, nil,
      ])
    #expect(index.row(at: .nan) == nil)
    #expect(index.rows(from: 10, to: 44) == 0..<1)
    #expect(index.rows(from: 10, to: 45) == 0..<3)
    #expect(index.rows(from: -5, to: 1e9) == 0..<4)
    #expect(index.rows(from: 44, to: 44).isEmpty)
    try index.setHeight(60, ofRow: 0)
    try index.move(row: 3, to: 0)
    #expect(index.heights == [44, 60, 0, 100])
    try index.remove(1..<3)
    try index.insert(contentsOf: [1, 2], at: 1)
    try index.append(3)
    #expect(index.heights == [44, 1, 2, 100, 3])
  }

  @Test(arguments: [Double.nan, .infinity, -1, -0.0001, 2e12])
  func heightsThatCannotBe(height: Double) throws {
    var index = try HeightIndex([1, 2, 3])
    let before = index
    #expect(throws: FeedError.self) { try index.append(height) }
    #expect(throws: FeedError.self) { try index.setHeight(height, ofRow: 1) }
    #expect(throws: FeedError.self) { try index.insert(contentsOf: [1, height], at: 1) }
    #expect(throws: FeedError.self) { try HeightIndex([1, height]) }
    #expect(index == before)
  }

  @Test(arguments: [-1, 4, .max, .min])
  func rowsThatAreNotThere(row: Int) throws {
    var index = try HeightIndex([1, 2, 3])
    let before = index
    #expect(throws: FeedError.self) { try index.setHeight(1, ofRow: row) }
    #expect(throws: FeedError.self) { try index.height(ofRow: row) }
    #expect(throws: FeedError.self) { try index.offset(ofRow: row) }
    #expect(throws: FeedError.self) { try index.move(row: row, to: 0) }
    #expect(throws: FeedError.self) { try index.move(row: 0, to: row) }
    #expect(throws: FeedError.self) { try index.insert(contentsOf: [1], at: row) }
    if row > 0 { #expect(throws: FeedError.self) { try index.remove(0..<row) } }
    #expect(index == before)
  }

  /// The tree beside an array, through all changes: the same heights, the same sums to the last bit,
  /// and the same answers as going through all rows.
  @Test(arguments: 0..<12)
  func changesEqualAFreshIndex(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var heights = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
      height(&generator)
    }
    var index = try HeightIndex(heights)
    let copy = index
    let first = heights
    for step in 0..<100 * Soak.factor {
      try change(&index, &heights, &generator)
      guard step % 20 == 0 else { continue }
      let fresh = try HeightIndex(heights)
      #expect(index.isSound, "seed \(seed)")
      #expect(index.heights == heights, "seed \(seed)")
      #expect(index.totalHeight.bitPattern == fresh.totalHeight.bitPattern, "seed \(seed)")
      try checkAnswers(index, heights, &generator)
    }
    #expect(copy.heights == first, "seed \(seed)")
  }

  private func height(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: 0
    case 1: 0.0001
    case 2: Double(Int.random(in: 0...2000, using: &generator)) / 2
    default: Double.random(in: 0...500, using: &generator)
    }
  }

  private func change(
    _ index: inout HeightIndex, _ heights: inout [Double], _ generator: inout SeededGenerator
  ) throws {
    let count = heights.count
    let row = Int.random(in: 0...max(0, count - 1), using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0 where count > 0:
      let new = height(&generator)
      heights[row] = new
      try index.setHeight(new, ofRow: row)
    case 1 where count > 0:
      let range = row..<min(count, row + Int.random(in: 0...120, using: &generator))
      heights.removeSubrange(range)
      try index.remove(range)
    case 2 where count > 0:
      let target = Int.random(in: 0..<count, using: &generator)
      heights.insert(heights.remove(at: row), at: target)
      try index.move(row: row, to: target)
    case 3:
      let new = height(&generator)
      heights.append(new)
      try index.append(new)
    default:
      let new = (0..<Int.random(in: 0...40, using: &generator)).map { _ in height(&generator) }
      let place = Int.random(in: 0...count, using: &generator)
      heights.insert(contentsOf: new, at: place)
      try index.insert(contentsOf: new, at: place)
    }
  }

  private func checkAnswers(
    _ index: HeightIndex, _ heights: [Double], _ generator: inout SeededGenerator
  ) throws {
    var tops = [0.0]
    for height in heights { tops.append(tops[tops.count - 1] + height) }
    let offsets = try (0...heights.count).map { try index.offset(ofRow: $0) }
    for _ in 0..<5 {
      let row = Int.random(in: 0...heights.count, using: &generator)
      #expect(isClose(try index.offset(ofRow: row), to: tops[row], within: 1e-9))
      let top = Double.random(in: -100...tops[heights.count] + 100, using: &generator)
      let bottom = top + Double.random(in: 0...1000, using: &generator)
      let wanted = heights.indices.filter { offsets[$0 + 1] > max(0, top) && offsets[$0] < bottom }
      let found = index.rows(from: top, to: bottom)
      #expect(Array(found) == wanted || wanted.isEmpty && found.isEmpty, "\(top) \(bottom)")
      #expect(index.row(at: top) == heights.indices.first { top >= 0 && offsets[$0 + 1] > top })
    }
  }

  @Test func appendedRowsFillTheirLeaves() throws {
    var index = HeightIndex()
    for row in 0..<5000 { try index.append(Double(row % 7)) }
    #expect(index.isSound)
    #expect(index.totalHeight == (0..<5000).reduce(0) { $0 + Double($1 % 7) })
    while index.count > 0 {
      try index.remove(max(0, index.count - 3)..<index.count)
      try index.remove(0..<min(2, index.count))
    }
    #expect(index.isSound)
    #expect(index.totalHeight == 0)
  }
}
