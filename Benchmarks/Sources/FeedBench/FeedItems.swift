/// The constants of the cells: the same numbers as in `Peers/kiwi/feed.cpp`.
struct FeedItems {
  static let parameterCount = 5
  /// Item by item.
  let values: [[Double]]

  /// - Parameter everyOtherWidth: the width of the cells with odd numbers, if it's not the usual one.
  init(count: Int, everyOtherWidth: Double? = nil) {
    var state: UInt64 = 5
    func next(_ bound: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % bound)
    }
    values = (0..<count).map { index in
      let width: Double = index % 50 == 0 ? 320 : 390
      return [
        index % 2 == 1 ? everyOtherWidth ?? width : width, 18 + 4 * next(2), 20 + next(41), 18,
        20 * next(31),
      ]
    }
  }

  var columns: [[Double]] {
    (0..<Self.parameterCount).map { parameter in values.map { $0[parameter] } }
  }
}
