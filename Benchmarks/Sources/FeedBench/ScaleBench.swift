import ConstraintKit
import FeedLayouts
import Foundation

/// FeedBench waterfall|flow [COUNT]: feeds of many items, a million by default; prints a line
/// `NAME WHAT VALUE UNIT` for each figure.
///
/// Single operations are told by their median and their mean: a neighbour that takes the processor
/// makes the mean larger. What is asked for while scrolling is near in memory, elsewhere it isn't.
struct ScaleBench {
  let name: String
  let count: Int

  init(name: String, arguments: [String]) {
    self.name = name
    count = arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
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

/// The resident size of this process in bytes; 0 where the system doesn't tell it.
func residentBytes() -> Int {
  guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
