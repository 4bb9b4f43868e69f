import FeedLayouts
import TestSupport
import Testing

@Suite struct HeightCacheTests {
  private typealias Cache = HeightCache<Int>

  private func key(
    _ id: Int, version: Int = 0, width: Double = 375, _ state: HeightCacheState = .cell
  ) -> Cache.Key {
    Cache.Key(id: id, version: version, width: width, state: state)
  }

  @Test func everyPartOfTheKeyCounts() {
    var cache = Cache()
    cache.store(10, for: key(1))
    #expect(cache.height(for: key(1)) == 10)
    #expect(cache.height(for: key(2)) == nil)
    #expect(cache.height(for: key(1, version: 1)) == nil)
    #expect(cache.height(for: key(1, width: 375.nextUp)) == nil)
    #expect(cache.height(for: key(1, .footer)) == nil)
    #expect(cache.statistics.hits == 1)
    #expect(cache.statistics.misses == 4)
    #expect(cache.statistics.hitRate == 0.2)
  }

  /// 33.333333333333336 isn't a number of 32 bits.
  @Test func nothingIsRounded() throws {
    var cache = Cache()
    cache.store(100.0 / 3, for: key(1, width: 1000.0 / 3))
    #expect(cache.height(for: key(1, width: 1000.0 / 3)) == 100.0 / 3)
  }

  @Test func measuresOnceUnlessAsked() {
    var cache = Cache()
    var count = 0.0
    func height(recalculates: Bool = false) -> Double {
      cache.height(for: key(1), recalculates: recalculates) {
        count += 1
        return count
      }
    }
    #expect([height(), height(), height(recalculates: true), height()] == [1, 1, 2, 2])
  }

  @Test func aFailedMeasurementLeavesNothing() {
    struct Failure: Error {}
    var cache = Cache()
    #expect(throws: Failure.self) {
      try cache.height(for: key(1)) { () throws(Failure) in throw Failure() }
    }
    cache.store(.nan, for: key(2))
    cache.store(1, for: key(3, width: .nan))
    #expect(cache.count == 0)
    cache.store(1, for: key(4))
    cache.store(.infinity, for: key(4))
    #expect(cache.height(for: key(4)) == nil)
  }

  @Test func theLeastRecentlyUsedGoes() {
    var cache = Cache(capacity: 3)
    for id in 1...3 { cache.store(Double(id), for: key(id)) }
    _ = cache.height(for: key(1))
    cache.store(4, for: key(4))
    #expect([1, 2, 3, 4].map { cache.height(for: key($0)) } == [1, nil, 3, 4])
    #expect(cache.statistics.evictions == 1)
    #expect(cache.count == 3)
  }

  /// The cache beside a list of what was stored, through everything that can be done to it.
  @Test(arguments: 0..<10)
  func equalsAListOfUses(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let capacity = Int.random(in: 1...40, using: &generator)
    var cache = Cache(capacity: capacity)
    var uses: [(key: Cache.Key, height: Double)] = []
    for _ in 0..<2000 * Soak.factor {
      let key = key(
        .random(in: 0..<12, using: &generator), version: .random(in: 0..<3, using: &generator),
        width: Bool.random(using: &generator) ? 320 : 375,
        Bool.random(using: &generator) ? .cell : .footer)
      switch Int.random(in: 0..<20, using: &generator) {
      case 0:
        cache.invalidate(key.id)
        uses.removeAll { $0.key.id == key.id }
      case 1 where Int.random(in: 0..<10, using: &generator) == 0:
        cache.removeAll()
        uses = []
      case 2...9:
        let height = Double.random(in: 0...100, using: &generator)
        uses.removeAll { $0.key == key }
        uses.append((key, height))
        if uses.count > capacity { uses.removeFirst() }
        cache.store(height, for: key)
      default:
        let wanted = uses.firstIndex { $0.key == key }
        #expect(cache.height(for: key) == wanted.map { uses[$0].height }, "seed \(seed)")
        if let wanted { uses.append(uses.remove(at: wanted)) }
      }
      #expect(cache.count == uses.count, "seed \(seed)")
    }
  }
}
