import ConstraintKit
import FeedLayouts

/// Feeds of many items: prints a line `NAME WHAT VALUE UNIT` for each figure.
struct ScaleBench {
  let name: String
  let count: Int

  /// Nil if the arguments name no such bench.
  init?(arguments: ArraySlice<String>) {
    guard let name = arguments.first, Self.benches[name] != nil else { return nil }
    self.name = name
    count = arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
  }

  private static let benches: [String: @Sendable (ScaleBench) throws -> Void] = [
    "waterfall": { try $0.runWaterfall() },
    "flow": { try $0.runFlow() },
  ]

  func run() throws {
    try Self.benches[name]?(self)
  }

  func report(_ what: String, _ value: Double, _ unit: String) {
    print(name, what, (value * 1000).rounded() / 1000, unit)
  }

  /// Reports the shortest of several runs, in milliseconds, and returns the last one's result.
  func time<Result>(_ what: String, runs: Int = 7, _ body: () throws -> Result) rethrows -> Result {
    let clock = ContinuousClock()
    var best = Duration.seconds(1000)
    var result: Result?
    for _ in 0..<runs {
      result = nil
      best = min(best, try clock.measure { result = try body() })
    }
    report(what, best / .milliseconds(1), "ms")
    return try result ?? body()
  }

  /// Reports the mean and the median time of a body for many arguments, in microseconds.
  func time<Argument>(
    each what: String, _ arguments: [Argument], _ body: (Argument) throws -> Void
  ) rethrows {
    let clock = ContinuousClock()
    var times: [Double] = []
    for argument in arguments {
      times.append(try clock.measure { try body(argument) } / .microseconds(1))
    }
    times.sort()
    report(what + "-mean", times.reduce(0, +) / Double(times.count), "us")
    report(what + "-median", times[times.count / 2], "us")
  }

  /// Reports the bytes an item that what `body` makes takes.
  func memory<Result>(_ what: String, _ body: () throws -> Result) rethrows -> Result {
    let before = residentBytes()
    let result = try body()
    report(what, Double(residentBytes() - before) / Double(count), "bytes-an-item")
    return result
  }

  /// Screens along a content, as someone sees them who scrolls, and anywhere.
  func screens(in size: LayoutSize, scrolling: Bool) -> [LayoutRect] {
    (0..<10_000).map { index in
      let step = Double(scrolling ? index : index * 7919 % 10_000)
      let room = size.height - 667
      return LayoutRect(
        x: 0, y: scrolling ? (step * 17).truncatingRemainder(dividingBy: room) : room * step / 1e4,
        width: 375, height: 667)
    }
  }

  func timeQueries(_ snapshot: FeedSnapshot) {
    for scrolling in [true, false] {
      var found = 0
      let screens = screens(in: snapshot.contentSize, scrolling: scrolling)
      time(each: scrolling ? "query-scrolling" : "query-anywhere", screens) {
        found += snapshot.frames(in: $0).count
      }
      report("answers", Double(found) / Double(screens.count), "an-query")
    }
  }
}

/// Heights and widths without a pattern, but the same each time.
func scatteredNumbers(_ count: Int, in range: ClosedRange<Double>) -> [Double] {
  var state: UInt64 = 1
  return (0..<count).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let part = Double(state >> 40) / Double(1 << 24)
    return (range.lowerBound + part * (range.upperBound - range.lowerBound)).rounded()
  }
}
