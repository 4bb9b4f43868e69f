/// What UIKit, SnapKit, Masonry, SwiftUI and CSS call otherwise, by their words, for what helps
/// with a name that isn't known.
enum Habits {
  /// Properties. Of several the one counts that the view has.
  private static let properties: [String: [String]] = [
    "background": ["fill"], "bg": ["fill"], "backgroundColor": ["fill"],
    "backgroundColour": ["fill"],
    "cornerRadius": ["radius"], "borderRadius": ["radius"],
    "border": ["stroke"], "borderColor": ["stroke"],
    "padding": ["insets"], "contentInsets": ["insets"], "layoutMargins": ["margins"],
    "numberOfLines": ["lines"], "lineLimit": ["lines"],
    "fontSize": ["font"], "fontWeight": ["weight"],
    "textColor": ["color"], "foregroundColor": ["color"], "tintColor": ["color"],
    "opacity": ["alpha"], "title": ["text"], "string": ["text"],
    "alignment": ["align"], "alignItems": ["align"], "justifyContent": ["distribution"],
    "preferredMaxLayoutWidth": ["maxTextWidth"], "maxLines": ["lines"], "opaque": ["alpha"],
    "isHidden": ["hidden"], "gap": ["spacing", "columnSpacing", "itemSpacing"],
    "intrinsicContentSize": ["intrinsic"], "contentHugging": ["hugging"],
    "contentHuggingPriority": ["hugging"], "contentCompressionResistance": ["compression"],
    "justify": ["distribution"], "content": ["text"],
  ]

  /// What there is in the place of a property that has no counterpart.
  private static let missingProperties: [String: String] = [
    "bold": "`weight: bold`",
    "src": "pictures aren't drawn: an image is a box of a `fill` and a size, `intrinsic: (w, h)`",
    "source":
      "pictures aren't drawn: an image is a box of a `fill` and a size, `intrinsic: (w, h)`",
    "image": "pictures aren't drawn: an image is a box of a `fill` and a size, `intrinsic: (w, h)`",
    "textAlignment":
      "a text begins at its label's leading edge: place the label, `centerX == super`",
    "textAlign": "a text begins at its label's leading edge: place the label, `centerX == super`",
    "lineBreakMode": "`lines: 0` lets a text wrap; what doesn't fit ends in …",
    "zIndex": "a view is drawn over those declared before it",
    "borderWidth": "a `stroke` is a colour, and is drawn 1 pt wide",
    "strokeWidth": "a `stroke` is a colour, and is drawn 1 pt wide",
    "visible": "it is called `hidden`, and says the opposite",
    "isVisible": "it is called `hidden`, and says the opposite",
    "visibility": "it is called `hidden`: `hidden: true`",
    "display": "it is called `hidden`: `hidden: true`",
    "contentMode":
      "pictures aren't drawn: an image is a box of a `fill` and a size, `intrinsic: (w, h)`",
    "objectFit":
      "pictures aren't drawn: an image is a box of a `fill` and a size, `intrinsic: (w, h)`",
    "flex": "of a row's children the one of the lowest `hugging` takes what is left",
    "flexGrow": "of a row's children the one of the lowest `hugging` takes what is left",
    "flexShrink": "of a row's children the one of the lowest `compression` gives way",
    "axis": "a `row` is horizontal, a `column` vertical",
    "orientation": "a `row` is horizontal, a `column` vertical",
    "flexDirection": "a `row` is horizontal, a `column` vertical",
    "device": "the screen is `canvas: (width, height)` and `safeArea: (top, left, bottom, right)`",
    "margin": "the distance to a superview is `edges == super inset …`",
    "padding": "the distance to a superview is `edges == super inset …`",
  ]

  /// Words that properties take.
  private static let words: [String: [String]] = [
    "fillEqually": ["equal"], "fillProportionally": ["proportional"],
    "spaceBetween": ["equalSpacing"], "spaceAround": ["equalSpacing"],
    "spaceEvenly": ["equalSpacing"], "flexStart": ["leading", "left"],
    "flexEnd": ["trailing", "right"], "top": ["leading"], "bottom": ["trailing"],
    "left": ["leading"], "right": ["trailing"], "start": ["leading", "left"],
    "end": ["trailing", "right"], "stretch": ["fill"], "middle": ["center"],
    "centerX": ["center"], "centerY": ["center"], "firstBaseline": ["baseline"],
    "semibold": ["bold"], "medium": ["regular"],
  ]

  /// Whether a distribution of CSS has space before the first and behind the last, too.
  static func hasSpaceAtEnds(_ distribution: String) -> Bool {
    ["spaceAround", "spaceEvenly"].contains(distribution)
  }

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
    "stack": ["row", "column"], "Stack": ["row", "column"], "stackview": ["row", "column"],
    "hbox": ["row"], "vbox": ["column"], "span": ["label"], "picture": ["image"],
  ]

  private static let control = "a control is a box of a size: `view NAME { intrinsic: (51, 31) }`"
  private static let line = "a line is a view: `view NAME { height == 1; fill: gray }`"
  private static let space =
    "space is a distance, `left == other.right + 8`, or a row's or column's `spacing`"
  private static let stretch =
    "in a row or column an empty view takes what is left: `view spacer`; a distance is `spacing`, "
    + "or `left == other.right + 8`"
  /// What there is in the place of a kind of views that has no counterpart.
  private static let missingKinds: [String: String] = [
    "switch": control, "toggle": control, "slider": control, "checkbox": control,
    "textfield": control, "textField": control, "input": control, "UISwitch": control,
    "UISlider": control, "UITextField": control, "Toggle": control, "Slider": control,
    "TextField": control, "separator": line, "divider": line, "Divider": line, "hr": line,
    "line": line, "spacer": stretch, "Spacer": stretch, "gap": space,
  ]

  /// What stands for a view.
  private static let references: [String: String] = [
    "superview": "super", "parent": "super", "this": "self",
    "safeArea": "super.safe", "safeAreaLayoutGuide": "super.safe", "safe": "super.safe",
    "margins": "super.margins", "readable": "super.readable",
    "layoutMarginsGuide": "super.margins", "readableContentGuide": "super.readable",
  ]

  /// The edge of the safe area that one of UIKit's old guides ends at.
  static func guideEdge(_ name: String) -> String? {
    switch name {
    case "topLayoutGuide": "safe.top"
    case "bottomLayoutGuide": "safe.bottom"
    default: nil
    }
  }

  /// What stands after a view and a dot.
  private static let members: [String: String] = [
    "x": "left", "y": "top", "minX": "left", "minY": "top", "maxX": "right", "maxY": "bottom",
    "midX": "centerX", "midY": "centerY", "safeArea": "safe", "safeAreaLayoutGuide": "safe",
    "layoutMarginsGuide": "margins", "readableContentGuide": "readable",
  ]

  /// What stands before a constraint's `==`, and the constraint that says it; the number that it
  /// is compared with is put in for `…`.
  private static let measures: [String: String] = [
    "aspectRatio": "width == height * …", "aspect": "width == height * …",
    "ratio": "width == height * …", "x": "left == …", "y": "top == …", "w": "width == …",
    "h": "height == …", "minX": "left == …", "minY": "top == …",
    "midX": "centerX == super.left + …",
    "midY": "centerY == super.top + …", "maxX": "right == super.left + …",
    "maxY": "bottom == super.top + …", "minWidth": "width >= …", "minHeight": "height >= …",
    "maxWidth": "width <= …", "maxHeight": "height <= …", "start": "leading == …",
    "end": "trailing == …",
  ]
  /// Of these what they are compared with where it's no number but a view or its attribute.
  private static let related: [String: String] = [
    "midX": "centerX == …", "midY": "centerY == …", "maxX": "right == …", "maxY": "bottom == …",
  ]
  /// What is set as a property elsewhere, and is a constraint here.
  private static let settings: [String: String] = [
    "marginLeft": "left == super + …", "marginTop": "top == super + …",
    "marginRight": "right == super - …", "marginBottom": "bottom == super - …",
  ]
  /// Types.
  private static let types: [String: String] = [
    "float": "number", "double": "number", "CGFloat": "number", "decimal": "number",
    "integer": "int", "boolean": "bool", "str": "string", "text": "string", "array": "list",
    "any": "object", "dictionary": "object", "map": "object", "int": "int", "string": "string",
    "bool": "bool", "number": "number", "object": "object", "list": "list",
  ]
  /// Colours.
  private static let colors: [String: String] = ["clear": "transparent", "none": "transparent"]
  /// Truth values.
  private static let truths: [String: String] = [
    "yes": "true", "no": "false", "on": "true", "off": "false", "YES": "true", "NO": "false",
    "True": "true", "False": "false",
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
    let word = inOneWord(name)
    if word != name, names.contains(word) { return word }
    return properties[word]?.first { names.contains($0) }
  }

  static func word(_ name: String, among words: [String]) -> String? {
    Self.words[name]?.first { words.contains($0) }
  }

  /// What there is in the place of a kind of views that has no counterpart.
  static func missingKind(_ name: String) -> String? { missingKinds[name] }

  static func kinds(for name: String) -> [String] { kinds[name] ?? [] }

  /// What there is in the place of a property that has no counterpart.
  static func missingProperty(_ name: String) -> String? { missingProperties[inOneWord(name)] }

  /// The constraint that is stated by a word before `==`, such as `aspectRatio`.
  static func measure(_ name: String, of value: String) -> String? {
    measures[name].map { filled($0, with: value) }
  }

  /// The constraint that is stated by a word before `==` where a view or an attribute follows.
  static func measure(_ name: String, by other: String) -> String? {
    let pattern = related[name] ?? measures[name]
    // Two unknowns can't be multiplied.
    return pattern.flatMap { $0.contains("*") ? nil : filled($0, with: other) }
  }

  /// The constraint for what is a property elsewhere, such as `aspectRatio: 1.5`.
  static func setting(_ name: String, to value: String) -> String? {
    (settings[inOneWord(name)] ?? measures[inOneWord(name)]).map { filled($0, with: value) }
  }

  private static func filled(_ pattern: String, with value: String) -> String {
    pattern.split(separator: "…", omittingEmptySubsequences: false).joined(separator: value)
  }

  /// `backgroundColor` for `background-color`, as CSS writes it.
  static func inOneWord(_ name: String) -> String {
    let parts = name.split(separator: "-").map(String.init)
    return parts.dropFirst().reduce(parts.first ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// Whether a property's name is another's for `alpha`.
  static func isAlpha(_ name: String) -> Bool { properties[name]?.first == "alpha" }

  static func type(_ name: String) -> String? {
    types[name] ?? types[name.lowercased()]
  }

  static func color(_ name: String) -> String? {
    if let found = colors[name] { return found }
    let words = name.split(separator: ".").last.map(String.init) ?? name
    return words.hasPrefix("system") ? words.dropFirst("system".count).lowercased() : nil
  }

  /// A word for what has no value.
  static func isNull(_ name: String) -> Bool {
    ["nil", "none", "None", "undefined"].contains(name)
  }

  static func truth(_ name: String) -> String? { truths[name] }

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

  /// What stands before the attributes of a view's own constraints, and is left out.
  static func isMaker(_ name: String) -> Bool { name == "make" }

  /// A member that is a view's whole rectangle.
  static func isFrame(_ name: String) -> Bool { name == "frame" || name == "bounds" }

  /// A call that gives a constraint its priority.
  static func isPriority(_ name: String) -> Bool { name == "priority" }
}
