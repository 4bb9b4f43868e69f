internal import ConstraintKit
internal import LayoutLanguage

/// A view of the source: its class, and what is set of it.
struct ObjCView {
  let className: String

  private let name: String
  private let node: LayoutNode
  private let style: ViewStyle
  private let isNamed: Bool
  private let direction: LayoutDirection

  /// - Parameters:
  ///   - view: As it is written where it is made: `_title`, or `self`.
  ///   - solved: Nil for a guide.
  ///   - isNamed: Whether the layout has its name.
  init(
    _ node: LayoutNode, as view: String, _ solved: SolvedView?, _ direction: LayoutDirection,
    isNamed: Bool
  ) {
    name = view
    self.isNamed = isNamed
    self.node = node
    self.direction = direction
    style = solved?.style ?? ViewStyle()
    className = Self.className(of: node, solved?.kind)
  }

  /// What makes it and gives it what it has, without indentation.
  var lines: [String] { creation + key + text + priorities + others + look }

  private static func className(of node: LayoutNode, _ kind: String?) -> String {
    if case .text = node.content { return kind == "button" ? "UIButton" : "UILabel" }
    return kind == "image" ? "UIImageView" : "UIView"
  }
}

// MARK: - Statements

extension ObjCView {
  private func set(_ property: String, _ value: String) -> String {
    "\(name).\(property) = \(value);"
  }

  private var creation: [String] {
    if node.parent == nil { return [] }
    return [
      className == "UIButton"
        ? "\(name) = [UIButton buttonWithType:UIButtonTypeSystem];"
        : "\(name) = [[\(className) alloc] init];"
    ]
  }

  private var key: [String] {
    isNamed ? [set("mas_key", ObjCLiteral.string(node.name))] : []
  }

  private var text: [String] {
    guard case .text(let text) = node.content else { return [] }
    let isButton = className == "UIButton"
    let label = isButton ? "titleLabel." : ""
    let string = ObjCLiteral.string(text.string)
    var lines = [
      isButton
        ? "[\(name) setTitle:\(string) forState:UIControlStateNormal];" : set("text", string)
    ]
    if isButton || text.font != TextFont(size: 17) {
      let method = text.font.isBold ? "boldSystemFontOfSize" : "systemFontOfSize"
      let size = ObjCLiteral.number(text.font.size)
      lines.append(set(label + "font", "[UIFont \(method):\(size)]"))
    }
    if text.maxLines != 1 { lines.append(set(label + "numberOfLines", "\(text.maxLines)")) }
    if text.wrapping == .character {
      lines.append(set(label + "lineBreakMode", "NSLineBreakByCharWrapping"))
    }
    if let width = text.maxWidth {
      lines.append(set(label + "preferredMaxLayoutWidth", ObjCLiteral.number(width)))
    }
    return lines
  }

  /// How a text resists other sizes; what isn't one says it in constraints.
  private var priorities: [String] {
    guard case .text = node.content else { return [] }
    let all: [(name: String, value: DimensionPair<Priority>, standard: Priority)] = [
      ("ContentHugging", node.hugging, .low),
      ("ContentCompressionResistance", node.compression, .high),
    ]
    return all.flatMap { entry in
      LayoutDimension.allCases.filter { entry.value[$0] != entry.standard }.map { dimension in
        let axis = dimension == .horizontal ? "Horizontal" : "Vertical"
        return "[\(name) set\(entry.name)Priority:\(ObjCLiteral.priority(entry.value[dimension]))"
          + " forAxis:UILayoutConstraintAxis\(axis)];"
      }
    }
  }

  private var others: [String] {
    var lines: [String] = []
    if node.margins != LayoutInsets(8) {
      lines.append(set("layoutMargins", ObjCLiteral.insets(node.margins)))
    }
    if direction == .rightToLeft {
      lines.append(
        set("semanticContentAttribute", "UISemanticContentAttributeForceRightToLeft"))
    }
    if node.isHidden || node.isGuide { lines.append(set("hidden", "YES")) }
    return lines
  }

  private var look: [String] {
    var lines: [String] = []
    if let fill = Self.color(style.fill) { lines.append(set("backgroundColor", fill)) }
    if let color = Self.color(style.color) {
      switch className {
      case "UIButton":
        lines.append("[\(name) setTitleColor:\(color) forState:UIControlStateNormal];")
      case "UILabel": lines.append(set("textColor", color))
      default: break
      }
    }
    if let stroke = Self.color(style.stroke) {
      lines += [set("layer.borderColor", "\(stroke).CGColor"), set("layer.borderWidth", "1")]
    }
    if let radius = style.radius {
      lines.append(set("layer.cornerRadius", ObjCLiteral.number(radius)))
    }
    if let alpha = style.alpha { lines.append(set("alpha", ObjCLiteral.number(alpha))) }
    return lines
  }

  private static func color(_ text: String?) -> String? {
    text.flatMap { PictureColor($0) }.map(ObjCLiteral.color)
  }
}
