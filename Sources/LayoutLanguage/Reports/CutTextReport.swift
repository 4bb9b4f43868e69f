internal import ConstraintKit

/// Labels and buttons whose text has less room than it needs, where nothing says that it may be cut.
///
/// It may where a label says how many `lines` it has, where an inequality that was written holds a
/// label's side, where a view's `compression` is below that of other contents, and where the side is
/// said to be 0.
struct CutTextReport {
  /// The most warnings: each asks why a side is what it is.
  private static let most = 100
  /// The most constraints that are pointed at.
  private static let mostCauses = 3
  /// The most siblings of which it is asked why they are as wide as they are.
  private static let mostSiblings = 20

  private struct Cut {
    var node: Int
    var text: TextCut
  }

  private let solution: LayoutSolution
  private let expander: Expander

  init(_ solution: LayoutSolution, _ expander: Expander) {
    self.solution = solution
    self.expander = expander
  }

  /// In the order of the declarations; of views of one declaration the one that lacks most.
  var diagnostics: [Diagnostic] {
    var worst: [SourceSpan: Cut] = [:]
    var order: [SourceSpan] = []
    for cut in expander.views.indices.compactMap(cut) {
      let span = expander.views[cut.node].span
      guard let before = worst[span] else {
        order.append(span)
        worst[span] = cut
        continue
      }
      if cut.text.lacking > before.text.lacking { worst[span] = cut }
    }
    return order.prefix(Self.most).compactMap { worst[$0].flatMap(diagnostic) }
  }
}

// MARK: - What a text needs

extension CutTextReport {
  private func cut(_ node: Int) -> Cut? {
    let view = expander.views[node]
    guard case .text(let content) = expander.model.nodes[node].content,
      !expander.model.isHidden(node), view.style.alpha != 0
    else { return nil }
    let size = solution.frame(of: node).size
    let shown =
      solution.text(of: node) ?? expander.textMeasurer.measure(content, in: size.width)
    if let cut = narrow(node, content, shown, width: size.width) { return cut }
    guard expander.model.nodes[node].compression.vertical >= .high else { return nil }
    return TextCut(content, drawn: shown, inHeight: size.height).map { Cut(node: node, text: $0) }
  }

  private func narrow(
    _ node: Int, _ content: TextContent, _ shown: TextLayout, width: Double
  ) -> Cut? {
    guard !expander.views[node].text.hasLines || !shown.isTruncated,
      expander.model.nodes[node].compression.horizontal >= .high
    else { return nil }
    return TextCut(content, drawn: shown, inWidth: width, by: expander.textMeasurer)
      .map { Cut(node: node, text: $0) }
  }
}

// MARK: - Why it hasn't

extension CutTextReport {
  private func diagnostic(_ cut: Cut) -> Diagnostic? {
    let view = expander.views[cut.node]
    let reasons = reasons(of: cut)
    let causes = written(reasons)
    let isMeant = causes.contains { index in
      isStated(index, of: cut.node, as: 0) || view.kind == .label && isWrittenBound(index)
    }
    guard !isMeant else { return nil }
    return .textCut(
      expander.path(of: cut.node), cut.text, help: help(cut, causes, rival(of: cut, reasons)),
      at: view.span, causes: labels(causes))
  }

  /// What holds the side.
  private func reasons(of cut: Cut) -> [ConstraintSource] {
    switch cut.text.lack {
    case .width: reasons(.width, cut.node)
    case .height: reasons(.height, cut.node)
    case .lines: []
    }
  }

  private func reasons(_ side: LayoutAttribute, _ node: Int) -> [ConstraintSource] {
    solution.explanation(of: [.init(1, .attribute(side, node: node))]).map(\.source)
  }

  /// The constraints of the file.
  private func written(_ reasons: [ConstraintSource]) -> [Int] {
    reasons.compactMap { reason in
      if case .explicit(let index) = reason { index } else { nil }
    }
  }

  private func isWrittenBound(_ index: Int) -> Bool {
    let constraint = expander.model.constraints[index]
    return constraint.relation != .equal && !expander.constraintInfos[index].isGenerated
  }

  /// Whether a constraint is `width == …` or `height == …`, with a number or a certain one.
  private func isStated(_ index: Int, of node: Int, as number: Double? = nil) -> Bool {
    let constraint = expander.model.constraints[index]
    guard constraint.terms.count == 1, constraint.relation == .equal,
      case .attribute(let attribute, node, _) = constraint.terms[0].operand, attribute.isSize
    else { return false }
    return number == nil || number == constraint.constant
  }

  private func labels(_ causes: [Int]) -> [Diagnostic.Label] {
    var spans: [SourceSpan] = []
    for index in causes {
      let span = expander.constraintInfos[index].span
      if !spans.contains(span) { spans.append(span) }
    }
    return spans.prefix(Self.mostCauses).map { .init($0, "decides it") }
  }

  private func help(_ cut: Cut, _ causes: [Int], _ rival: Int?) -> String {
    let view = expander.views[cut.node]
    let isLabel = view.kind == .label
    if let rival { return help(cut, beside: rival) }
    switch cut.text.lack {
    case .lines: return "`lines: 0` shows all"
    case .height where isLabel && cut.text.lines > 0:
      return "leave the height to the text, or say how much is to be seen: "
        + "`lines: \(cut.text.lines)`"
    case .height: return "leave the height to the text"
    case .width where isLabel && !view.text.hasLines:
      return "`lines: 0` wraps it, `lines: 1` says that it may be cut"
    case .width where causes.contains { isStated($0, of: cut.node) }:
      return "let it grow with its text: `width >= \(describe(cut.text.room))`"
    case .width where isLabel:
      return "a word is wider than its room: give it more, or `compression.x: 740` if it may be cut"
    case .width: return "give it more room, or a shorter text"
    }
  }
}

// MARK: - Two texts for which there isn't room

extension CutTextReport {
  /// Another text that has the room that this one lacks, and resists being cut as much.
  private func rival(of cut: Cut, _ reasons: [ConstraintSource]) -> Int? {
    guard case .width = cut.text.lack else { return nil }
    let found = reasons.lazy.compactMap(textOfWidth).first { $0 != cut.node }
    if let found { return isTie(cut.node, found) ? found : nil }
    // What has no width at all yields to the text that is held by that.
    guard reasons.contains(.nonNegative(node: cut.node, .horizontal)) else { return nil }
    return siblings(of: cut.node).prefix(Self.mostSiblings).first { other in
      isTie(cut.node, other)
        && self.reasons(.width, other).contains(.nonNegative(node: cut.node, .horizontal))
    }
  }

  /// The view with a text whose content or least width a reason is.
  private func textOfWidth(_ reason: ConstraintSource) -> Int? {
    switch reason {
    case .intrinsic(let node, .horizontal, _), .nonNegative(let node, .horizontal):
      expander.views[node].kind.hasText ? node : nil
    default: nil
    }
  }

  private func isTie(_ node: Int, _ other: Int) -> Bool {
    let nodes = expander.model.nodes
    return nodes[node].compression.horizontal == nodes[other].compression.horizontal
  }

  private func siblings(of node: Int) -> [Int] {
    guard let parent = expander.views[node].parent else { return [] }
    return expander.views[parent].children.filter {
      $0 != node && expander.views[$0].kind.hasText
    }
  }

  private func help(_ cut: Cut, beside rival: Int) -> String {
    let name = expander.path(of: rival)
    if let row = sharedRow(cut.node, rival) {
      return "`\(name)` resists as much: `distribution: equal` for `\(row)` shares the room, "
        + "`compression.x: 740` lets one of them yield"
    }
    let view = expander.views[cut.node]
    // What has no room at all isn't helped by giving way.
    guard view.kind == .label, cut.text.room > LayoutTolerance.seenText else {
      return "`\(name)` resists as much: `compression.x: 740` there lets that text yield"
    }
    let wrapping = view.text.hasLines ? "" : ", `lines: 0` wraps it"
    return "`\(name)` resists as much: `compression.x: 740` lets this text yield\(wrapping)"
  }

  /// The row that both are arranged in.
  private func sharedRow(_ node: Int, _ other: Int) -> String? {
    guard let parent = expander.views[node].parent, parent == expander.views[other].parent,
      case .stack(let stack) = expander.views[parent].container, stack.dimension == .horizontal,
      expander.views[node].isArranged, expander.views[other].isArranged
    else { return nil }
    return expander.path(of: parent)
  }
}
