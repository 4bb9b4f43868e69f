import ConstraintKit
import FeedLayouts

extension ScaleBench {
  func runWaterfall() throws {
    let heights = scatteredNumbers(count, in: 60...300)
    let items = heights.map { WaterfallItem(height: $0) }
    var layout = try memory("memory") { try WaterfallLayout([FeedSection(items)], width: 375) }
    let sum = time("arithmetic") { handWrittenWaterfall(heights, width: 375) }
    layout = try time("layout") { try WaterfallLayout([FeedSection(items)], width: 375) }
    report("difference", abs(sum - layout.snapshot.contentSize.height), "points")
    timeQueries(layout.snapshot)
    try timeAppends(&layout)
    try timeChanges(&layout)
    layout = try time("resize") {
      var layout = layout
      try layout.resize(to: 414)
      return layout
    }
  }

  private func timeAppends(_ layout: inout WaterfallLayout) throws {
    var next = count
    let item = [WaterfallItem(height: 123)]
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

  private func timeChanges(_ layout: inout WaterfallLayout) throws {
    try time(each: "insert-in-the-middle", Array(0..<50)) { index in
      try layout.apply([
        .insertItems([WaterfallItem(height: 40 + Double(index))], section: 0, at: count / 2)
      ])
    }
    try time(each: "delete-in-the-middle", Array(0..<50)) { _ in
      try layout.apply([.deleteItems(count / 2..<count / 2 + 1, section: 0)])
    }
    let frame = layout.snapshot.frame(at: .item(count / 2)) ?? LayoutRect()
    let same = [WaterfallItem(height: frame.height)]
    try time(each: "reload-with-the-same-height", Array(0..<1000)) { _ in
      try layout.apply([.reloadItems(same, section: 0, at: count / 2)])
    }
  }
}

/// The same waterfall as one would write it for this case alone: the frames as arrays, no index.
func handWrittenWaterfall(_ heights: [Double], width: Double) -> Double {
  let itemWidth = (width - 20 - 20) / 3
  var frames: [LayoutRect] = []
  frames.reserveCapacity(heights.count)
  var bottoms = [20.0, 20.0, 20.0]
  for height in heights {
    var column = 0
    if bottoms[1] < bottoms[0] { column = 1 }
    if bottoms[2] < bottoms[column] { column = 2 }
    let y = bottoms[column] == 20 ? 20 : bottoms[column] + 10
    frames.append(
      LayoutRect(
        x: 10 + Double(column) * (itemWidth + 10), y: y, width: itemWidth, height: height))
    bottoms[column] = y + height
  }
  return frames.isEmpty ? 30 : max(bottoms[0], bottoms[1], bottoms[2]) + 10
}
