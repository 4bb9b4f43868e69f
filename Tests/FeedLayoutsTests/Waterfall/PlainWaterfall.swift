import ConstraintKit
import FeedLayouts
import TestSupport

/// A waterfall that scrolls vertically from left to right, placed as the rules say, without any index.
struct PlainWaterfall {
  let configuration: WaterfallConfiguration
  let width: Double

  /// The frames of the items of all sections, and the height of the content.
  func frames(_ sections: [FeedSection<WaterfallItem>]) -> (items: [[LayoutRect]], height: Double) {
    var items: [[LayoutRect]] = []
    var y = 0.0
    for section in sections {
      y += section.header ?? configuration.headerLength
      var frames = frames(section.items)
      for index in frames.items.indices { frames.items[index].y += y }
      items.append(frames.items)
      y += frames.height + (section.footer ?? configuration.footerLength)
    }
    return (items, y)
  }

  private func frames(_ items: [WaterfallItem]) -> (items: [LayoutRect], height: Double) {
    let count = configuration.columnCount
    let (insets, margin) = (configuration.insets, configuration.columnMargin)
    let itemWidth =
      (width - insets.left - insets.right - Double(count - 1) * margin) / Double(count)
    var columns = Array(repeating: [LayoutRect](), count: count)
    func bottom(_ column: Int) -> Double { columns[column].last?.bottom ?? insets.top }
    func bottom(_ range: Range<Int>) -> Double { range.map(bottom).max() ?? 0 }
    var turn = 0
    let frames = items.map { item in
      let span = min(max(item.span, 1), count)
      var column = 0
      if configuration.order == .shortestFirst {
        let bottoms = (0...count - span).map { bottom($0..<$0 + span) }
        let limit = (bottoms.min() ?? 0) + configuration.tieTolerance
        column = bottoms.firstIndex { $0 <= limit } ?? 0
      } else {
        if turn + span > count { turn = 0 }
        column = configuration.order == .leftToRight ? turn : count - span - turn
        turn = (turn + span) % count
      }
      let y =
        (column..<column + span).map { column in
          let isTop =
            configuration.rule == .fixed ? columns[column].isEmpty : bottom(column) == insets.top
          return bottom(column) + (isTop ? 0 : configuration.rowMargin)
        }.max() ?? 0
      let itemsWidth = Double(span) * itemWidth + Double(span - 1) * margin
      let height =
        switch item.height {
        case .points(let height): height
        case .timesWidth(let ratio): ratio * itemsWidth
        }
      let frame = LayoutRect(
        x: insets.left + Double(column) * (itemWidth + margin), y: y, width: itemsWidth,
        height: height)
      for column in column..<column + span { columns[column].append(frame) }
      return frame
    }
    let isWithoutTop = items.isEmpty && configuration.rule == .article
    return (frames, (isWithoutTop ? 0 : bottom(0..<count)) + insets.bottom)
  }
}

extension WaterfallConfiguration {
  static func random(_ random: inout SeededGenerator) -> WaterfallConfiguration {
    WaterfallConfiguration(
      columnCount: .random(in: 1...6, using: &random),
      columnMargin: [0, 10, 3.3].randomElement(using: &random) ?? 0,
      rowMargin: [0, 10, 3.3].randomElement(using: &random) ?? 0,
      insets: [.zero, LayoutInsets(20, 10, 10, 10), LayoutInsets(1.1, 2.3, 3.7, 4.9)]
        .randomElement(using: &random) ?? .zero,
      order: [.shortestFirst, .shortestFirst, .leftToRight, .rightToLeft]
        .randomElement(using: &random) ?? .shortestFirst,
      rule: Bool.random(using: &random) ? .fixed : .article,
      tieTolerance: [0, 0, 8].randomElement(using: &random) ?? 0,
      headerLength: [0, 25].randomElement(using: &random) ?? 0,
      footerLength: [0, 0.5].randomElement(using: &random) ?? 0, options: .random(&random))
  }
}

extension WaterfallItem {
  /// The item that a number stands for: heights that tie and don't, tall items, none, spans.
  static func numbered(_ number: Int) -> WaterfallItem {
    let span = number % 7 == 0 ? 1 + number / 7 % 4 : 1
    switch number % 10 {
    case 0: return WaterfallItem(height: 0, span: span)
    case 1...4: return WaterfallItem(height: Double(number % 4) * 10, span: span)
    case 5...7: return WaterfallItem(height: Double(number % 1000) * 0.1, span: span)
    case 8: return WaterfallItem(.timesWidth(Double(number % 30) * 0.1), span: span)
    default: return WaterfallItem(height: number % 50 == 9 ? 5000 : 33.3, span: span)
    }
  }
}
