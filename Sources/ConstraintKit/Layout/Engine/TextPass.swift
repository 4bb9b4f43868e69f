/// The texts of a layout as they are measured for one pass of the solver.
///
/// A text of one line has its size at once. How high a wrapping text is depends on how wide it
/// gets, so the first pass measures it on one line (or at its largest width) and leaves its height
/// open, and the second measures it at the width of the first.
struct TextPass: Sendable {
  /// By node; nil where there is no text.
  private(set) var layouts: [TextLayout?]
  /// By node, the width at which it was measured.
  private(set) var widths: [Double]
  /// By node, what the solver is told.
  private(set) var sizes: [ContentSize]
  /// Nodes whose text wraps, in order.
  let wrapping: [Int]
  private let measurer: any TextMeasuring

  /// The first pass.
  init(_ model: LayoutModel, measurer: any TextMeasuring) throws(LayoutError) {
    self.measurer = measurer
    layouts = Array(repeating: nil, count: model.nodes.count)
    widths = Array(repeating: .infinity, count: model.nodes.count)
    sizes = model.nodes.indices.map { model.nodes[$0].content.knownSize }
    wrapping = model.nodes.indices.filter { model.nodes[$0].content.wraps }
    for index in model.nodes.indices {
      guard case .text(let text) = model.nodes[index].content else { continue }
      let width = text.maxWidth ?? .infinity
      try measure(text, at: width, node: model.nodes[index], index: index)
      if text.wraps { sizes[index].vertical = nil }
    }
  }

  /// The texts of a second pass: those that wrap at their widths in the first, in order.
  func remeasured(
    _ model: LayoutModel, at solved: [Double]
  ) throws(LayoutError) -> TextPass {
    var next = self
    for (index, width) in zip(wrapping, solved) {
      try next.remeasure(index, of: model, at: width)
    }
    return next
  }

  /// Measures the changed content of a node for a first pass.
  ///
  /// - Returns: Whether it did: not where a text took the place of something else, or wraps now and
  ///   didn't, or the other way round.
  mutating func update(_ index: Int, of model: LayoutModel) throws(LayoutError) -> Bool {
    let node = model.nodes[index]
    guard case .text(let text) = node.content else {
      guard layouts[index] == nil else { return false }
      sizes[index] = node.content.knownSize
      return true
    }
    guard layouts[index] != nil, text.wraps == (sizes[index].vertical == nil)
    else { return false }
    try measure(text, at: text.maxWidth ?? .infinity, node: node, index: index)
    if text.wraps { sizes[index].vertical = nil }
    return true
  }

  /// Takes over how a text that doesn't wrap was measured for the first pass.
  mutating func takeOver(_ index: Int, from first: TextPass) {
    layouts[index] = first.layouts[index]
    widths[index] = first.widths[index]
    sizes[index] = first.sizes[index]
  }

  /// Measures a wrapping text for a second pass.
  mutating func remeasure(
    _ index: Int, of model: LayoutModel, at width: Double
  ) throws(LayoutError) {
    guard case .text(let text) = model.nodes[index].content else { return }
    try measure(text, at: max(0, width), node: model.nodes[index], index: index)
  }

  private mutating func measure(
    _ text: TextContent, at width: Double, node: LayoutNode, index: Int
  ) throws(LayoutError) {
    let layout = measurer.measure(text, in: width)
    try layout.check(node: node)
    layouts[index] = layout
    widths[index] = width
    sizes[index] = DimensionPair(
      horizontal: layout.size.width, vertical: layout.size.height)
  }

  /// Where each node's baselines are.
  func baselines(of model: LayoutModel) -> [LayoutVariables.Baselines] {
    model.nodes.indices.map { baselines(of: $0, in: model) }
  }

  func baselines(of index: Int, in model: LayoutModel) -> LayoutVariables.Baselines {
    // By properties: a whole node would be copied.
    LayoutVariables.Baselines(
      firstFromTop: model.nodes[index].firstBaselineOffsetFromTop ?? layouts[index]?.firstBaseline,
      lastFromBottom: model.nodes[index].lastBaselineOffsetFromBottom
        ?? layouts[index]?.lastBaselineFromBottom)
  }
}

extension TextPass {
  /// The texts as they are drawn in `width`: a text of one line that got less room than it takes is
  /// cut to it. Wrapping texts stay as they were measured, which is noted where they would break
  /// differently.
  func finished(
    _ model: LayoutModel, widths final: [Double]
  ) -> (layouts: [TextLayout?], notes: [LayoutNote]) {
    var layouts = layouts
    var notes: [LayoutNote] = []
    for index in model.nodes.indices {
      guard let layout = layouts[index], case .text(let text) = model.nodes[index].content,
        !layout.breaksAlike(measuredAt: widths[index], in: final[index])
      else { continue }
      let drawn = measurer.measure(text, in: final[index])
      if !text.wraps {
        layouts[index] = drawn
      } else if drawn.lines.map(\.range) != layout.lines.map(\.range) {
        notes.append(
          .textMeasuredElsewhere(
            node: index, measuredWidth: widths[index], width: final[index]))
      }
    }
    return (layouts, notes)
  }
}

extension TextContent {
  /// Whether the text may take more than one line.
  package var wraps: Bool { maxLines != 1 }
}

extension LayoutContent {
  fileprivate var wraps: Bool {
    if case .text(let text) = self { text.wraps } else { false }
  }

  /// The size of content that isn't text.
  fileprivate var knownSize: ContentSize {
    if case .size(let width, let height) = self {
      ContentSize(horizontal: width, vertical: height)
    } else {
      ContentSize(nil)
    }
  }
}

extension TextMeasuring {
  /// A text as it's drawn in a width: as it was measured in the last pass, but one of a single line
  /// is cut to the width where it gets less room than it takes.
  package func drawn(
    _ text: TextContent, measured layout: TextLayout, at measured: Double, in width: Double
  ) -> TextLayout {
    text.wraps || layout.breaksAlike(measuredAt: measured, in: width)
      ? layout : measure(text, in: width)
  }

  /// Measures a text that gets some room, in points, as a layout does.
  package func measure(_ text: TextContent, in width: Double) -> TextLayout {
    measure(
      text.string, font: text.font, maxWidth: LayoutTolerance.measuringWidth(width),
      maxLines: text.maxLines, wrapping: text.wrapping)
  }
}

extension TextLayout {
  /// Whether a text that was measured at one width must break at the same places in another: it
  /// does where all its lines fit and no more room is left.
  fileprivate func breaksAlike(measuredAt measured: Double, in width: Double) -> Bool {
    LayoutTolerance.fits(size.width, in: width) && LayoutTolerance.fits(width, in: measured)
  }

  /// The least room, in points, in which its lines break as they do.
  package var leastWidth: Double {
    let widest = lines.reduce(0) { max($0, $1.width) }
    return min(widest / (1 + LayoutTolerance.textWidth), widest - LayoutTolerance.textWidth)
  }

  /// Refuses the sizes of a broken measurer.
  fileprivate func check(node: LayoutNode) throws(LayoutError) {
    let numbers = [
      ("measured width", size.width), ("measured height", size.height),
      ("measured first baseline", firstBaseline),
      ("measured last baseline", lastBaselineFromBottom),
    ]
    for (role, value) in numbers {
      guard value.isFinite, value >= 0, value <= LayoutMetrics.largestMagnitude else {
        let problem = LayoutProblem(
          .badNumber(role: role, value: value), subject: node.name, origin: node.origin)
        throw .invalid([problem])
      }
    }
  }
}
