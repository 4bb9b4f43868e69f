import ConstraintKit
import FeedLayouts
import TestSupport

/// A flow that scrolls vertically from left to right, placed as the rules say, line by line.
struct PlainFlow {
  let configuration: FlowConfiguration
  let width: Double

  private var insets: LayoutInsets { configuration.insets }
  private var room: Double { width - insets.left - insets.right }

  /// The frames of the items of all sections, and the height of the content.
  func frames(_ sections: [FeedSection<LayoutSize>]) -> (items: [[LayoutRect]], height: Double) {
    var items: [[LayoutRect]] = []
    var y = 0.0
    for section in sections {
      y += section.header ?? configuration.headerReferenceSize.height
      y += insets.top
      items.append(place(section.items, from: &y))
      y += insets.bottom + (section.footer ?? configuration.footerReferenceSize.height)
    }
    return (items, y)
  }

  private func place(_ sizes: [LayoutSize], from y: inout Double) -> [LayoutRect] {
    let sizes = sizes.map { LayoutSize(min($0.width, room), $0.height) }
    let lines = lines(of: sizes)
    let isUniform = Set(sizes).count == 1
    let pitch = isUniform ? self.pitch(of: sizes[0].width) : nil
    var frames: [LayoutRect] = []
    for (index, line) in lines.enumerated() {
      let height = line.map { sizes[$0].height }.max() ?? 0
      let (start, spacing) = placement(
        line.map { sizes[$0].width }, isLast: index == lines.count - 1, pitch: pitch)
      var x = start
      for item in line {
        frames.append(
          LayoutRect(
            x: x, y: y + (height - sizes[item].height) / 2, width: sizes[item].width,
            height: sizes[item].height))
        x += sizes[item].width + spacing
      }
      y += height + (index == lines.count - 1 ? 0 : configuration.lineSpacing)
    }
    return frames
  }

  private func lines(of sizes: [LayoutSize]) -> [[Int]] {
    var lines: [[Int]] = []
    for item in sizes.indices {
      let line = lines.last ?? []
      let length = (line + [item]).map { sizes[$0].width }.reduce(0, +)
      let spacing = Double(line.count) * configuration.itemSpacing
      if !line.isEmpty, length + spacing <= room * (1 + 1e-9) {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    return lines
  }

  /// Between the items of a full line of items of one width; nil if only one has room.
  private func pitch(of width: Double) -> Double? {
    var count = 1.0
    while width + configuration.itemSpacing > 0, count < 1000,
      (count + 1) * width + count * configuration.itemSpacing <= room * (1 + 1e-9)
    {
      count += 1
    }
    return count > 1 && count < 1000 ? (room - count * width) / (count - 1) : nil
  }

  private func placement(
    _ widths: [Double], isLast: Bool, pitch: Double?
  ) -> (start: Double, spacing: Double) {
    let gaps = Double(widths.count - 1)
    let free = room - widths.reduce(0, +)
    let spacing = configuration.itemSpacing
    switch configuration.alignment {
    case .left: return (insets.left, spacing)
    case .center: return (insets.left + (free - gaps * spacing) / 2, spacing)
    case .right: return (insets.left + free - gaps * spacing, spacing)
    case .justified where isLast: return (insets.left, pitch ?? spacing)
    case .justified: return gaps == 0 ? (insets.left + free / 2, 0) : (insets.left, free / gaps)
    }
  }
}

extension FlowConfiguration {
  static func random(_ random: inout SeededGenerator) -> FlowConfiguration {
    FlowConfiguration(
      insets: [.zero, LayoutInsets(10, 20, 30, 20), LayoutInsets(1.1, 2.3, 3.7, 4.9)]
        .randomElement(using: &random) ?? .zero,
      lineSpacing: [0, 10, 3.3].randomElement(using: &random) ?? 0,
      itemSpacing: [0, 10, 3.3].randomElement(using: &random) ?? 0,
      alignment: [.justified, .justified, .left, .center, .right]
        .randomElement(using: &random) ?? .justified,
      headerReferenceSize: [.zero, LayoutSize(100, 25)].randomElement(using: &random) ?? .zero,
      options: .random(&random))
  }
}

extension LayoutSize {
  /// The size that a number stands for: ordinary words, equal sizes, tall items, none, too wide ones.
  static func numbered(_ number: Int) -> LayoutSize {
    switch number % 10 {
    case 0: LayoutSize(0, number % 20 == 0 ? 0 : 21)
    case 1...3: LayoutSize(50, 21)
    case 4...8: LayoutSize(Double(number % 900) * 0.1, Double(number % 300) * 0.1)
    default: LayoutSize(number % 50 == 9 ? 1000 : 200, number % 70 == 9 ? 5000 : 40)
    }
  }
}
