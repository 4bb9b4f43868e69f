import ConstraintKit
import TestSupport
import Testing

/// Random stacks against plain arithmetic.
@Suite struct StackReferenceTests {
  @Test(arguments: 0..<(60 * Soak.factor)) func random(_ seed: Int) throws {
    let test = StackCase(seed: UInt64(seed))
    let root = LayoutView("root")
    let (stack, children) = test.views()
    root.addSubview(stack)
    stack.makeConstraints { make in
      make.leading.top.equalToSuperview()
      if test.isRow {
        make.width.equalTo(test.length)
      } else {
        make.height.equalTo(test.length)
      }
    }
    let solution = try root.solve(width: 2000, height: 2000, direction: test.direction)
    let expected = test.expected()
    let visible = children.filter { !$0.isHidden }
    try #require(visible.count == expected.count, "seed \(seed)")
    for (child, wanted) in zip(visible, expected) {
      let frame = try #require(solution.frame(of: child))
      let sides = [
        (frame.x, wanted.x), (frame.y, wanted.y), (frame.width, wanted.width),
        (frame.height, wanted.height),
      ]
      for (side, value) in sides {
        #expect(side.isClose(to: value), "seed \(seed), \(child.name): \(frame), not \(wanted)")
      }
    }
    #expect(solution.ambiguities.isEmpty, "seed \(seed)")
  }
}

extension StackReferenceTests {
  /// In a row that is too short the last children shrink first, and none is negative.
  @Test(arguments: 0..<(20 * Soak.factor)) func shrinks(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &+ 500)
    let count = Int.random(in: 1...6, using: &random)
    let widths = (0..<count).map { _ in Double(Int.random(in: 1...50, using: &random)) }
    let spacing = Double(Int.random(in: 0...10, using: &random))
    let children = widths.map { LayoutView("child", content: .size(width: $0, height: 1)) }
    let row = LayoutView.stack(.horizontal, spacing: spacing) { children }
    let gaps = spacing * Double(count - 1)
    let room = Double(Int.random(in: 0...Int(widths.reduce(0, +)), using: &random))
    let solution = try row.solve(width: room + gaps)
    var left = room
    for (child, width) in zip(children, widths) {
      let expected = min(width, left)
      left -= expected
      let found = try #require(solution.frame(of: child)).width
      #expect(found.isClose(to: expected), "seed \(seed): \(widths) in \(room)")
    }
  }
}

/// A stack of children with known sizes, longer than what they need.
private struct StackCase {
  let isRow: Bool
  let direction: LayoutDirection
  let alignment: StackArrangement.Alignment
  let distribution: StackArrangement.Distribution
  let spacing: Double
  let insets: LayoutInsets
  let sizes: [(along: Double, across: Double)]
  let isHidden: [Bool]
  let spacingAfter: [Double?]
  let length: Double

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    isRow = Bool.random(using: &random)
    direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    let alignments: [StackArrangement.Alignment] = [.fill, .leading, .center, .trailing]
    alignment = alignments.randomElement(using: &random) ?? .fill
    distribution = StackArrangement.Distribution.allCases.randomElement(using: &random) ?? .fill
    spacing = number(0...20)
    insets = LayoutInsets(
      top: number(0...9), left: number(0...9), bottom: number(0...9), right: number(0...9))
    let count = Int.random(in: 1...7, using: &random)
    sizes = (0..<count).map { _ in (number(1...60), number(1...60)) }
    isHidden = (0..<count).map { _ in Int.random(in: 0..<4, using: &random) == 0 }
    spacingAfter = (0..<count).map { _ in Bool.random(using: &random) ? number(0...30) : nil }
    // Room for seven children of 60, for gaps of 30, and for centres at any distance.
    length = number(1000...1500)
  }

  func views() -> (stack: LayoutView, children: [LayoutView]) {
    let children = sizes.indices.map { index in
      let (along, across) = sizes[index]
      let view = LayoutView(
        "child\(index)",
        content: isRow
          ? .size(width: along, height: across) : .size(width: across, height: along))
      view.isHidden = isHidden[index]
      return view
    }
    let stack = LayoutView.stack(
      isRow ? .horizontal : .vertical, spacing: spacing, alignment: alignment,
      distribution: distribution, insets: insets
    ) { children }
    for (child, spacing) in zip(children, spacingAfter) {
      stack.setCustomSpacing(spacing, after: child)
    }
    return (stack, children)
  }

  private var visible: [Int] { sizes.indices.filter { !isHidden[$0] } }
  private var isMirrored: Bool { direction == .rightToLeft }
  private var near: Double { isRow ? (isMirrored ? insets.right : insets.left) : insets.top }
  private var far: Double { isRow ? (isMirrored ? insets.left : insets.right) : insets.bottom }

  /// The frames of the visible children in the stack.
  func expected() -> [LayoutRect] {
    let spans = spans()
    let width = insets.left + insets.right + (visible.map { sizes[$0].across }.max() ?? 0)
    let height = insets.top + insets.bottom + (visible.map { sizes[$0].across }.max() ?? 0)
    return zip(visible, spans).map { child, span in
      if isRow {
        let (y, high) = across(child, insets.top, insets.bottom, height, isMirrored: false)
        let x = isMirrored ? length - span.start - span.length : span.start
        return LayoutRect(x: x, y: y, width: span.length, height: high)
      }
      let (x, wide) = across(child, insets.left, insets.right, width, isMirrored: isMirrored)
      return LayoutRect(x: x, y: span.start, width: wide, height: span.length)
    }
  }

  private func across(
    _ child: Int, _ before: Double, _ after: Double, _ whole: Double, isMirrored: Bool
  ) -> (Double, Double) {
    let size = sizes[child].across
    let last = whole - after - size
    switch alignment {
    case .leading: return (isMirrored ? last : before, size)
    case .trailing: return (isMirrored ? before : last, size)
    case .center: return ((before + last) / 2, size)
    default: return (before, whole - before - after)
    }
  }

  private func spans() -> [(start: Double, length: Double)] {
    let naturals = visible.map { sizes[$0].along }
    guard let lastNatural = naturals.last else { return [] }
    var gaps = visible.dropLast().map { spacingAfter[$0] ?? spacing }
    let room = length - near - far
    var lengths = naturals
    let free = room - gaps.reduce(0, +)
    switch distribution {
    case .fill:
      lengths[lengths.count - 1] = lastNatural + free - naturals.reduce(0, +)
    case .equal: lengths = lengths.map { _ in free / Double(naturals.count) }
    case .proportional:
      lengths = naturals.map { free * $0 / naturals.reduce(0, +) }
    case _ where naturals.count == 1: lengths = [room]
    case .equalSpacing:
      let gap = (room - naturals.reduce(0, +)) / Double(gaps.count)
      gaps = gaps.map { _ in gap }
    case .equalCentering:
      let pitch = (room - naturals[0] / 2 - lastNatural / 2) / Double(gaps.count)
      gaps = gaps.indices.map { pitch - naturals[$0] / 2 - naturals[$0 + 1] / 2 }
    }
    var start = near
    return lengths.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return (start, lengths[index])
    }
  }
}
