internal import ConstraintKit

/// The templates of a shape: frames as a function of the sizes of its texts.
final class ShapeSystem {
  private let measurer: any TextMeasuring
  /// Those whose sizes vary.
  private let texts: [ShapeText]
  /// The places in ``texts`` of those that wrap, in the order of their nodes.
  private let wrapping: [Int]
  /// The widths of texts that wrap, from the sizes of all in the first pass.
  private var first: LayoutTemplate?
  /// Left, top, width and height of each node.
  private var last: LayoutTemplate
  /// Where the texts' baselines were; nil where no constraint is about them.
  private let baselines: [Baselines]?
  /// How the texts that vary were measured last.
  private var measured: [TextLayout] = []
  /// Those that don't, by node.
  private let fixed: [Int: (content: TextContent, layout: TextLayout)]
  private var sizes: [Double] = []

  private struct Baselines: Equatable {
    var first: Double
    var last: Double

    init(_ layout: TextLayout) {
      first = layout.firstBaseline
      last = layout.lastBaselineFromBottom
    }
  }

  /// - Returns: Nil where the layout can't be a template.
  init?(_ expander: Expander, _ all: [ShapeText]) {
    let model = expander.model
    guard model.placements.isEmpty,
      !model.nodes.contains(where: { $0.alignmentInsets != .zero })
    else { return nil }
    let measurer = expander.textMeasurer
    let texts = all.filter { !$0.isFixed }
    self.measurer = measurer
    self.texts = texts
    wrapping = texts.indices.filter { texts[$0].content.wraps }
    let early = all.map { measurer.measure($0.content, in: $0.content.maxWidth ?? .infinity) }
    fixed = Dictionary(
      zip(all, early).compactMap { $0.isFixed ? ($0.node, ($0.content, $1)) : nil },
      uniquingKeysWith: { first, _ in first })
    do {
      var late = early
      if !wrapping.isEmpty {
        let nodes = wrapping.map { texts[$0].node }
        let solution = try Self.solve(model, all, early, isFirst: true)
        first = try LayoutTemplate(
          solution, varying: Self.parameters(texts, isFirst: true),
          outputs: nodes.map { .attribute(.width, node: $0) })
        for (place, node) in zip(wrapping, nodes) {
          late[place] = measurer.measure(texts[place].content, in: solution.frame(of: node).width)
        }
      }
      let solution = try Self.solve(model, all, late, isFirst: false)
      let sides: [LayoutAttribute] = [.left, .top, .width, .height]
      last = try LayoutTemplate(
        solution, varying: Self.parameters(texts, isFirst: false),
        outputs: model.nodes.indices.flatMap { node in
          sides.map { .attribute($0, node: node) }
        })
      let isAboutBaselines = model.constraints.contains { constraint in
        constraint.terms.contains { term in
          if case .attribute(let attribute, _, _) = term.operand {
            attribute.isBaseline
          } else {
            false
          }
        }
      }
      baselines = isAboutBaselines ? late.prefix(texts.count).map { Baselines($0) } : nil
      if isAboutBaselines, early.map(Baselines.init) != late.map(Baselines.init) { return nil }
    } catch {
      return nil
    }
  }

  private static func parameters(_ texts: [ShapeText], isFirst: Bool) -> [LayoutParameter] {
    texts.flatMap { text -> [LayoutParameter] in
      let width = LayoutParameter.content(.horizontal, node: text.node)
      return isFirst && text.content.wraps
        ? [width] : [width, .content(.vertical, node: text.node)]
    }
  }

  /// The solution of one of the engine's passes: texts are sizes in it.
  private static func solve(
    _ model: LayoutModel, _ texts: [ShapeText], _ layouts: [TextLayout], isFirst: Bool
  ) throws -> LayoutSolution {
    var model = model
    for (text, layout) in zip(texts, layouts) {
      let isOpen = isFirst && text.content.wraps
      model.nodes[text.node].content = .size(
        width: layout.size.width, height: isOpen ? nil : layout.size.height)
      let node = model.nodes[text.node]
      model.nodes[text.node].firstBaselineOffsetFromTop =
        node.firstBaselineOffsetFromTop ?? layout.firstBaseline
      model.nodes[text.node].lastBaselineOffsetFromBottom =
        node.lastBaselineOffsetFromBottom ?? layout.lastBaselineFromBottom
    }
    return try LayoutEngine().solve(model)
  }
}

// MARK: - Answering

extension ShapeSystem {
  /// Four numbers for each node; nil where there's no answer.
  ///
  /// - Parameter strings: The texts that are measured come first.
  func values(for strings: [String]) -> [Double]? {
    guard strings.count >= texts.count else { return nil }
    measured.removeAll(keepingCapacity: true)
    for (place, text) in texts.enumerated() {
      let room = text.content.maxWidth ?? .infinity
      guard let layout = measure(strings[place], place, in: room) else { return nil }
      measured.append(layout)
    }
    do {
      if first != nil {
        setSizes(isFirst: true)
        let widths = try first?.learnedValues(at: sizes) ?? []
        guard remeasure(strings, in: widths) else { return nil }
      }
      setSizes(isFirst: false)
      return try last.learnedValues(at: sizes)
    } catch {
      return nil
    }
  }

  /// Measures the texts that wrap at the widths that they have.
  private func remeasure(_ strings: [String], in widths: [Double]) -> Bool {
    for (place, width) in zip(wrapping, widths) {
      let width = max(0, width)
      // It breaks at the same places where its lines fit and there's no more room than before.
      if measured[place].size.width <= width, width <= texts[place].content.maxWidth ?? .infinity {
        continue
      }
      guard let layout = measure(strings[place], place, in: width) else { return false }
      measured[place] = layout
    }
    return true
  }

  /// The parameters of a template: in the first pass the heights of texts that wrap are open.
  private func setSizes(isFirst: Bool) {
    sizes.removeAll(keepingCapacity: true)
    for (text, layout) in zip(texts, measured) {
      sizes.append(layout.size.width)
      if !isFirst || !text.content.wraps { sizes.append(layout.size.height) }
    }
  }

  /// A text as it takes up room; nil for one that the templates don't answer for.
  private func measure(_ string: String, _ place: Int, in width: Double) -> TextLayout? {
    var content = texts[place].content
    content.string = string
    let layout = measurer.measure(content, in: width)
    guard layout.size.width <= LayoutMetrics.largestMagnitude,
      layout.size.height <= LayoutMetrics.largestMagnitude,
      baselines.map({ $0[place] == Baselines(layout) }) ?? true
    else { return nil }
    return layout
  }
}

// MARK: - Texts

extension ShapeSystem {
  /// How a text came out, and whether it is cut.
  ///
  /// - Parameters:
  ///   - place: Its place in the texts that vary; nil for one that doesn't.
  ///   - string: What it is, for one that varies.
  ///   - size: That of its frame.
  func drawnText(
    of node: Int, at place: Int?, _ string: String?, in size: LayoutSize
  ) -> (layout: TextLayout, isCut: Bool)? {
    var (content, layout): (TextContent, TextLayout)
    if let place, measured.indices.contains(place) {
      (content, layout) = (texts[place].content, measured[place])
    } else if let fixed = fixed[node] {
      (content, layout) = fixed
    } else {
      return nil
    }
    if let string { content.string = string }
    let room = content.maxWidth ?? .infinity
    let drawn = measurer.drawn(content, measured: layout, at: room, in: size.width)
    return (drawn, drawn.isCut(in: size, font: content.font))
  }
}
