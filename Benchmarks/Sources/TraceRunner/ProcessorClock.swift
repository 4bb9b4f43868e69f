#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Processor time of this process, which other processes don't lengthen.
struct ProcessorClock {
  /// What reading the clock itself takes, in nanoseconds: the median of many readings.
  private let ownCost: Int

  init() {
    let costs = (0..<1001).map { _ in -(Self.now() - Self.now()) }
    ownCost = costs.sorted()[500]
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Microseconds.
  func measure(_ body: () throws -> Void) rethrows -> Double {
    let start = Self.now()
    try body()
    return Double(max(0, Self.now() - start - ownCost)) / 1000
  }
}
