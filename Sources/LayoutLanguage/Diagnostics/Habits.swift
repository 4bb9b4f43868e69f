/// What UIKit, SnapKit, Masonry, SwiftUI and CSS call otherwise, by their words, for what helps
/// with a name that isn't known.
enum Habits {
  /// Properties. Of several the one counts that the view has.
  private static let properties: [String: [String]] = [
    "background": ["fill"], "backgroundColor": ["fill"], "backgroundColour": ["fill"],
    "cornerRadius": ["radius"], "borderRadius": ["radius"],
    "border": ["stroke"], "borderColor": ["stroke"],
    "padding": ["insets"], "contentInsets": ["insets"], "layoutMargins": ["margins"],
    "numberOfLines": ["lines"], "lineLimit": ["lines"],
    "fontSize": ["font"], "fontWeight": ["weight"],
    "textColor": ["color"], "foregroundColor": ["color"], "tintColor": ["color"],
    "opacity": ["alpha"], "title": ["text"], "string": ["text"],
    "alignment": ["align"], "alignItems": ["align"], "justifyContent": ["distribution"],
    "preferredMaxLayoutWidth": ["maxTextWidth"],
    "isHidden": ["hidden"], "gap": ["spacing", "columnSpacing", "itemSpacing"],
    "intrinsicContentSize": ["intrinsic"],
  ]

  /// Words that properties take.
  private static let words: [String: [String]] = [
    "fillEqually": ["equal"], "fillProportionally": ["proportional"],
    "spaceBetween": ["equalSpacing"], "top": ["leading"], "bottom": ["trailing"],
    "left": ["leading"], "right": ["trailing"], "start": ["leading", "left"],
    "end": ["trailing", "right"], "stretch": ["fill"], "middle": ["center"],
    "centerX": ["center"], "centerY": ["center"], "firstBaseline": ["baseline"],
    "semibold": ["bold"], "medium": ["regular"],
  ]

  /// Kinds of views.
  private static let kinds: [String: [String]] = [
    "HStack": ["row"], "hstack": ["row"], "Row": ["row"], "UIStackView": ["row", "column"],
    "VStack": ["column"], "vstack": ["column"], "Column": ["column"],
    "UIImageView": ["image"], "Image": ["image"], "img": ["image"],
    "UILabel": ["label"], "Text": ["label"], "text": ["label"],
    "UIButton": ["button"], "Button": ["button"],
    "UIView": ["view"], "View": ["view"], "div": ["view"], "box": ["view"],
    "grid": ["waterfall", "flow"], "Grid": ["waterfall", "flow"],
    "UICollectionView": ["waterfall", "flow"], "wrap": ["flow"],
  ]

  /// What stands for a view.
  private static let references: [String: String] = [
    "superview": "super", "parent": "super", "this": "self",
    "safeArea": "super.safe", "safeAreaLayoutGuide": "super.safe",
    "layoutMarginsGuide": "super.margins", "readableContentGuide": "super.readable",
  ]

  /// What stands after a view and a dot.
  private static let members: [String: String] = [
    "x": "left", "y": "top", "minX": "left", "minY": "top", "maxX": "right", "maxY": "bottom",
    "midX": "centerX", "midY": "centerY", "safeArea": "safe", "safeAreaLayoutGuide": "safe",
    "layoutMarginsGuide": "margins", "readableContentGuide": "readable",
  ]

  /// Names of priorities.
  private static let levels: [String: String] = [
    "defaultHigh": "high", "defaultLow": "low", "must": "required", "strong": "high",
    "weak": "low",
  ]

  /// Calls that compare.
  private static let relations: [String: String] = [
    "equalTo": "==", "equalToSuperview": "==", "mas_equalTo": "==",
    "greaterThanOrEqualTo": ">=", "greaterThanOrEqualToSuperview": ">=",
    "lessThanOrEqualTo": "<=", "lessThanOrEqualToSuperview": "<=",
  ]

  static func relation(_ call: String) -> String? { relations[call] }

  /// What a call or word such as `offset` and its argument are here: `+ 10`.
  static func operation(_ name: String, _ argument: String) -> String? {
    let isSum = argument.dropFirst().contains { "+-*/ ".contains($0) }
    let argument = isSum ? "(\(argument))" : argument
    return switch name {
    case "offset", "plus":
      argument.hasPrefix("-") ? "- \(argument.dropFirst())" : "+ \(argument)"
    case "minus": "- \(argument)"
    case "multipliedBy", "times": "* \(argument)"
    case "dividedBy": "/ \(argument)"
    case "inset", "insets": "inset \(argument)"
    default: nil
    }
  }

  static func property(_ name: String, among names: [String]) -> String? {
    properties[name]?.first { names.contains($0) }
  }

  static func word(_ name: String, among words: [String]) -> String? {
    Self.words[name]?.first { words.contains($0) }
  }

  static func kinds(for name: String) -> [String] { kinds[name] ?? [] }

  static func reference(_ name: String) -> String? { references[name] }

  static func level(_ name: String) -> String? { levels[name] }

  /// `@high` for `.high`, `.defaultHigh` or `high`; `@750` for a number.
  static func priority(_ argument: some StringProtocol) -> String {
    let name = String(argument.drop { $0 == "." })
    return "@\(level(name) ?? name)"
  }

  /// `mas_left`, `leftAnchor` and the like too.
  static func member(_ name: String) -> String? {
    if let found = members[name] { return found }
    for prefix in ["mas_", "snp_"] where name.hasPrefix(prefix) {
      return attribute(String(name.dropFirst(prefix.count)))
    }
    return name.hasSuffix("Anchor") ? attribute(String(name.dropLast("Anchor".count))) : nil
  }

  private static func attribute(_ name: String) -> String? {
    AttributeNames.all.contains(name) ? name : nil
  }

  /// A word between a view and its attribute that is left out.
  static func isProxy(_ name: String) -> Bool { name == "snp" || name == "layout" }
}
