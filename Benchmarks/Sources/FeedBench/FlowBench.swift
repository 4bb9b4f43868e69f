import ConstraintKit
import FeedLayouts

extension ScaleBench {
  func runFlow() throws {
    let sizes = scatteredNumbers(count, in: 10...90).map { LayoutSize($0, 21) }
    var layout = try memory("memory") {
      try FlowLayout([FeedSection(sizes)], configuration: .words, width: 375)
    }
    let sum = time("arithmetic") { handWrittenFlow(sizes, width: 375) }
    layout = try time("layout") {
      try FlowLayout([FeedSection(sizes)], configuration: .words, width: 375)
    }
    report("difference", abs(sum - layout.snapshot.contentSize.height), "points")
    timeQueries(layout.snapshot)
    try timeFlowAppends(&layout)
    try time(each: "insert-in-the-middle", Array(0..<50)) { index in
      try layout.apply([
        .insertItems([LayoutSize(40 + Double(index), 21)], section: 0, at: count / 2)
      ])
    }
    try time(each: "delete-in-the-middle", Array(0..<50)) { _ in
      try layout.apply([.deleteItems(count / 2..<count / 2 + 1, section: 0)])
    }
    layout = try time("resize") {
      var layout = layout
      try layout.resize(to: 414)
      return layout
    }
  }

  private func timeFlowAppends(_ layout: inout FlowLayout) throws {
    var next = count
    let item = [LayoutSize(45, 21)]
    try time(each: "append", Array(0..<5000)) { _ in
      try layout.apply([.insertItems(item, section: 0, at: next)])
      next += 1
    }
    try time(each: "append-with-snapshot-kept", Array(0..<5000)) { _ in
      let snapshot = layout.snapshot
      try layout.apply([.insertItems(item, section: 0, at: next)])
      next += snapshot.sectionCount
    }
  }
}

/// The same flow as one would write it for this case alone: the frames as arrays, no index.
func handWrittenFlow(_ sizes: [LayoutSize], width: Double) -> Double {
  var frames: [LayoutRect] = []
  frames.reserveCapacity(sizes.count)
  let room = width - 40
  var (first, y, total) = (0, 35.0, 0.0)
  func endLine(before end: Int, isLast: Bool) {
    let gaps = Double(end - first - 1)
    let spacing = isLast ? 10 : gaps > 0 ? (room - total) / gaps : 0
    var x = isLast || gaps > 0 ? 20 : 20 + (room - total) / 2
    for size in sizes[first..<end] {
      frames.append(LayoutRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + spacing
    }
  }
  for index in sizes.indices {
    let count = Double(index - first)
    if index > first, total + sizes[index].width + count * 10 > room {
      endLine(before: index, isLast: false)
      (first, y, total) = (index, y + 31, 0)
    }
    total += sizes[index].width
  }
  endLine(before: sizes.count, isLast: true)
  return frames.isEmpty ? 65 : y + 21 + 30
}
