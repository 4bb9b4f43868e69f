import TestSupport
import Testing

@testable import FeedLayouts

@Suite struct SegmentedArrayTests {
  /// Beside an array, through random changes; copies that are kept stay as they were.
  @Test(arguments: 0..<20 * UInt64(Soak.factor))
  func equalsAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var array: [Int] = []
    var segments = SegmentedArray<Int>()
    for _ in 0..<30 {
      let (kept, copy) = (array, segments)
      let number = Int.random(in: 0..<1000, using: &random)
      let index = Int.random(in: 0...array.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        array.append(number)
        segments.append(number)
      case 1 where index < array.count:
        array[index] = number
        segments[index] = number
      case 2:
        array.removeSubrange(index...)
        segments.removeSuffix(from: index)
      default:
        let new = (0..<[0, 1, 255, 256, 257, 600][number % 6]).map { $0 + number }
        array += new
        segments.append(contentsOf: new)
      }
      #expect(segments.indices.map { segments[$0] } == array, "seed \(seed)")
      #expect(copy.indices.map { copy[$0] } == kept, "seed \(seed)")
      #expect([segments.first, segments.last] == [array.first, array.last], "seed \(seed)")
      let first = Int.random(in: 0...array.count, using: &random)
      #expect(Array(segments.suffix(from: first)) == Array(array[first...]), "seed \(seed)")
    }
  }
}
