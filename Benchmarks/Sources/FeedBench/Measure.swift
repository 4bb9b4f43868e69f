/// The shortest of many runs of a body, in nanoseconds a cell: what else the machine does can only
/// make a run longer.
func measure(cells: Int, _ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let end = clock.now + .milliseconds(300)
  var best = Duration.seconds(1)
  while clock.now < end { best = min(best, try clock.measure(body)) }
  return best / .nanoseconds(1) / Double(cells)
}

func report(_ method: String, _ nanoseconds: Double, _ checksum: Double) {
  print("feed", method, nanoseconds, checksum)
}
