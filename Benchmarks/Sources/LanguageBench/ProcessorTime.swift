import Foundation

/// Processor time of this process, which other processes don't lengthen, and its memory.
enum ProcessorTime {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The shortest of many runs, in seconds: what else the machine does can only make a run longer.
  static func shortest(seconds: Double, _ body: () throws -> Void) rethrows -> Double {
    let end = now() + seconds
    var best = Double.infinity
    repeat {
      let start = now()
      try body()
      best = min(best, now() - start)
    } while now() < end
    return best
  }

  /// The peak resident size in megabytes, where the system tells it.
  static func peakMegabytes() -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first
    else { return nil }
    return Double(kilobytes).map { $0 * 1024 / 1e6 }
  }
}
