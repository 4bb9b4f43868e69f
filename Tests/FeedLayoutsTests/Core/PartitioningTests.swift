import FeedLayouts
import Testing

@Suite struct PartitioningTests {
  @Test(arguments: 0...40)
  func partitioning(count: Int) {
    for first in 3...3 + count {
      let range = 3..<3 + count
      #expect(range.partitioningIndex { $0 >= first } == first)
      for guess in 0...count + 6 {
        #expect(range.partitioningIndex(near: guess) { $0 >= first } == first)
      }
    }
  }
}
