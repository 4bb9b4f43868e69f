internal import ConstraintKit
internal import LayoutLanguage

/// The views of a layout: their declarations, and the statements that put them together.
struct SwiftTree {
  let model: SourceModel
  let spelling: SwiftSpelling

  /// The properties, each view before what is in it.
  var declarations: [String] {
    model.order.flatMap { node in
      let (function, arguments) = Self.value(of: model.nodes[node])
      return remark(node)
        + SourceLines.call(
          "let \(spelling.views[node]) = \(function)", arguments, indent: 2)
    }
  }

  /// What a guide stands for, where that isn't its width.
  private func remark(_ node: Int) -> [String] {
    guard let variable = model.guides.firstIndex(of: node), model.isNegative[variable] else {
      return []
    }
    return ["  // As wide as `\(model.nodes[node].name.safeToShow)` is below 0."]
  }

  /// What puts the views into each other.
  var additions: [[String]] {
    model.order.filter { !model.children[$0].isEmpty }.map { parent in
      var lines: [String] = []
      var rest = model.children[parent][...]
      while let first = rest.first {
        let isGuide = model.nodes[first].isGuide
        let run = rest.prefix { model.nodes[$0].isGuide == isGuide }.prefix(isGuide ? 1 : Self.most)
        rest = rest.dropFirst(run.count)
        let function = isGuide ? "addLayoutGuide" : run.count > 1 ? "addSubviews" : "addSubview"
        lines += SourceLines.call(
          "\(spelling.views[parent]).\(function)", run.map { spelling.views[$0] }, indent: 4)
      }
      return lines
    }
  }

  /// The most views of one call.
  private static let most = 24

  /// What a view has that isn't said in its declaration.
  var settings: [[String]] {
    model.order.map { node in
      Self.settings(of: model.nodes[node]).map { "    \(spelling.views[node]).\($0)" }
    }.filter { !$0.isEmpty }
  }
}

// MARK: - Declarations

extension SwiftTree {
  private static func value(of node: LayoutNode) -> (function: String, arguments: [String]) {
    let name = SwiftLiteral.string(node.name)
    if node.isGuide { return ("LayoutView.guide", [name]) }
    switch node.content {
    case .none: return ("LayoutView", [name])
    case .size(let width, let height):
      let sides = [width, height].map { $0.map(SwiftLiteral.number) ?? "nil" }
      return ("LayoutView", [name, "content: .size(width: \(sides[0]), height: \(sides[1]))"])
    case .text(let text): return ("LayoutView.label", arguments(of: text, name))
    }
  }

  private static func arguments(of text: TextContent, _ name: String) -> [String] {
    var arguments = [SwiftLiteral.string(text.string), "name: \(name)"]
    if text.font != TextFont(size: 17) {
      let size = SwiftLiteral.number(text.font.size)
      arguments.append("font: TextFont(size: \(size)\(text.font.isBold ? ", isBold: true" : ""))")
    }
    if text.maxLines != 1 { arguments.append("lines: \(text.maxLines)") }
    if text.wrapping != .word { arguments.append("wrapping: .\(text.wrapping)") }
    if let width = text.maxWidth { arguments.append("maxWidth: \(SwiftLiteral.number(width))") }
    return arguments
  }
}

// MARK: - Settings

extension SwiftTree {
  private static func settings(of node: LayoutNode) -> [String] {
    priorities(of: node) + insets(of: node) + others(of: node)
  }

  private static func priorities(of node: LayoutNode) -> [String] {
    let all: [(name: String, value: Priority, standard: Priority)] = [
      ("contentHuggingHorizontalPriority", node.hugging.horizontal, .low),
      ("contentHuggingVerticalPriority", node.hugging.vertical, .low),
      ("contentCompressionResistanceHorizontalPriority", node.compression.horizontal, .high),
      ("contentCompressionResistanceVerticalPriority", node.compression.vertical, .high),
    ]
    return all.filter { $0.value != $0.standard }
      .map { "snp.\($0.name) = \(SwiftLiteral.priority($0.value))" }
  }

  private static func insets(of node: LayoutNode) -> [String] {
    let all: [(name: String, value: LayoutInsets, standard: LayoutInsets)] = [
      ("safeAreaInsets", node.safeArea, .zero), ("layoutMargins", node.margins, LayoutInsets(8)),
      ("alignmentRectInsets", node.alignmentInsets, .zero),
    ]
    return all.filter { $0.value != $0.standard }
      .map { "\($0.name) = \(SwiftLiteral.insets($0.value))" }
  }

  private static func others(of node: LayoutNode) -> [String] {
    var lines: [String] = []
    if node.fits.horizontal { lines.append("fits.horizontal = true") }
    if node.fits.vertical { lines.append("fits.vertical = true") }
    let baselines = [
      ("firstBaselineOffsetFromTop", node.firstBaselineOffsetFromTop),
      ("lastBaselineOffsetFromBottom", node.lastBaselineOffsetFromBottom),
    ]
    for case (let name, let offset?) in baselines {
      lines.append("\(name) = \(SwiftLiteral.number(offset))")
    }
    if node.isHidden { lines.append("isHidden = true") }
    return lines
  }
}
