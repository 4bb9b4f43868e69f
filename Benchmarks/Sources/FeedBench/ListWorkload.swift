import ConstraintKit
import FeedLayouts

// FeedBench list: prints a line `list OPERATION NUMBER UNIT` for each operation on lists of a million
// rows.

/// Numbers without an order that a processor could foresee.
private struct Places {
  private var state: UInt64 = 11
  let count: Int

  init(count: Int) {
    self.count = count
  }

  mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}

private func report(_ operation: String, _ number: Double, _ unit: String = "ns") {
  print("list", operation, number, unit)
}

/// The mean time of different operations, in nanoseconds; of fifty runs the shortest, since what
/// else the machine does can only make a run longer.
private func time(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<50 {
    let duration = try ContinuousClock().measure { for _ in 0..<count { try body() } }
    best = min(best, duration / .nanoseconds(1) / Double(count))
  }
  return best
}

func runList() throws {
  try runHeightIndex(rows: 1_000_000)
  try runMomentsList(posts: 1_000_000)
}

private func runHeightIndex(rows: Int) throws {
  var places = Places(count: rows)
  let heights = (0..<rows).map { _ in Double(places.next() % 800) / 2 }
  var index = try HeightIndex(heights)
  let before = residentBytes()
  let other = try HeightIndex(heights)
  report("index.bytes", Double(residentBytes() - before) / Double(rows), "bytes-an-item")
  report("index.rows", Double(other.count), "rows")
  let change = try time(2000) {
    let place = places.next()
    try index.setHeight(Double(place % 600) / 2, ofRow: place)
  }
  report("index.change", change)
  let total = index.totalHeight
  var sum = 0
  let query = time(2000) {
    let y = Double(places.next()) / Double(rows) * total
    sum += index.rows(from: y, to: y + 700).count
  }
  report("index.visible", query)
  report("index.visible.rows", Double(sum) / 100_000, "an-query")
  report("index.offset", try time(2000) { sum += Int(try index.offset(ofRow: places.next())) })
  report("index.append", try time(2000) { try index.append(44) })
  report(
    "index.insert", try time(500) { try index.insert(contentsOf: [44], at: places.next()) })
  report(
    "index.remove",
    try time(500) {
      let place = places.next()
      try index.remove(place..<place + 1)
    })
  report("index.move", try time(500) { try index.move(row: places.next(), to: places.next()) })
}

private func runMomentsList(posts: Int) throws {
  let post = MomentsPost(
    userName: "Ada", publicTime: "9:41", content: "今天阳光明媚，今夜多云转晴", imgCount: 3,
    comments: ["Here too"])
  let entries = (0..<posts).map { MomentsEntry(id: "post \($0)", post: post) }
  var list: MomentsList?
  let made = try ContinuousClock().measure {
    list = try MomentsList(entries, width: 375, options: ListOptions(estimatedHeight: 300))
  }
  report("moments.make", made / .nanoseconds(1))
  guard var list else { return }
  var places = Places(count: posts)
  let snapshot = list.snapshot
  var sum = 0
  let query = time(500) {
    let y = Double(places.next()) * 300
    sum += snapshot.frames(in: LayoutRect(x: 0, y: y, width: 375, height: 667)).count
  }
  report("moments.visible", query)
  report("moments.placements", Double(sum) / 25_000, "an-query")
  let measuring = try time(20) {
    let y = Double(places.next()) * 250
    sum += try list.measure(in: LayoutRect(x: 0, y: y, width: 375, height: 667)).update.placed.count
  }
  report("moments.measure", measuring)
  var next = posts
  let insertion = try time(500) {
    next += 1
    try list.apply([.insertSections([MomentsEntry(id: "post \(next)", post: post)], at: 0)])
  }
  report("moments.insert", insertion)
  let reload = try time(500) {
    let section = places.next()
    guard var entry = list.entry(ofSection: section) else { return }
    entry.version += 1
    try list.apply([.reloadItems([entry], section: section, at: 0)])
  }
  report("moments.reload", reload)
}
