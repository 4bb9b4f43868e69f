/// Names that properties of a view can have in Objective-C.
enum ObjCNames {
  /// What a view is called, so that its property is no word of the language, no method of `UIView` and
  /// of no family of methods that hand out what they return.
  static func property(_ name: String) -> String {
    if isOfFamily(name) { return "the" + SourceNames.upperCamel(String(name.drop { $0 == "_" })) }
    return keywords.contains(name) || methods.contains(name) ? name + "View" : name
  }

  /// Whether a method of the name would have to follow rules of ARC.
  private static func isOfFamily(_ name: String) -> Bool {
    let start = name.drop { $0 == "_" }
    return families.contains { family in
      start.hasPrefix(family)
        && start.dropFirst(family.count).first.map { !$0.isLowercase } ?? true
    }
  }

  private static let families = ["new", "copy", "mutableCopy", "alloc", "init"]

  /// Words of C and Objective-C, and macros of their headers.
  private static let keywords: Set<String> = [
    "asm", "assign", "atomic", "auto", "bool", "break", "bycopy", "byref", "case", "char",
    "complex", "const", "continue", "default", "do", "double", "else", "enum", "errno", "extern",
    "false", "float", "for", "goto", "id", "if", "imaginary", "in", "inline", "inout",
    "instancetype",
    "int", "linux", "long", "nil", "nonnull", "nullable", "oneway", "out", "register", "restrict",
    "return", "self", "short", "signed", "sizeof", "static", "stderr", "stdin", "stdout", "strong",
    "struct", "super", "switch", "true", "typedef", "typeof", "union", "unix", "unsigned", "void",
    "volatile", "weak", "while",
  ]

  /// Methods of `UIView`, of what it descends from and conforms to, without arguments; some of them are
  /// known of UIKit though no header has them.
  private static let methods: Set<String> = [
    "accessibilityActivate", "accessibilityElements", "accessibilityFrame", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityLanguage", "accessibilityPath",
    "accessibilityTraits", "accessibilityValue", "alignmentRectInsets", "alpha", "anchor",
    "appearance", "attributeKeys", "autorelease", "autoresizesSubviews", "autoresizingMask",
    "awakeFromNib", "backgroundColor", "becomeFirstResponder", "bottomAnchor", "bounds",
    "canBecomeFirstResponder", "canBecomeFocused", "canResignFirstResponder", "center",
    "centerXAnchor", "centerYAnchor", "class", "classForCoder", "clearsContextBeforeDrawing",
    "clipsToBounds", "constraints", "contentMode", "contentScaleFactor", "coordinateSpace",
    "dealloc", "focusGroupPriority", "hoverStyle", "largeContentImage", "largeContentTitle",
    "maximumContentSizeCategory", "minimumContentSizeCategory", "traitOverrides",
    "debugDescription", "description", "directionalLayoutMargins", "drawRect",
    "editingInteractionConfiguration",
    "effectiveUserInterfaceLayoutDirection", "endEditing", "exclusiveTouch", "finalize",
    "firstBaselineAnchor", "focused", "focusEffect", "focusGroupIdentifier", "focusItemContainer",
    "forFirstBaselineLayout", "forLastBaselineLayout", "frame", "gestureRecognizers",
    "hasAmbiguousLayout", "hash", "heightAnchor", "hidden", "inputAccessoryView",
    "inputAccessoryViewController", "inputAssistantItem", "inputView", "inputViewController",
    "insetsLayoutMarginsFromSafeArea", "interactions", "intrinsicContentSize",
    "invalidateIntrinsicContentSize", "isAccessibilityElement", "isFirstResponder", "isFocused",
    "isHidden", "isProxy", "isa", "keyCommands", "keyboardLayoutGuide", "lastBaselineAnchor",
    "layer",
    "layerClass", "layoutGuides", "layoutIfNeeded", "layoutMargins", "layoutMarginsDidChange",
    "layoutMarginsGuide", "layoutSubviews", "leadingAnchor", "leftAnchor", "load", "maskView",
    "motionEffects", "multipleTouchEnabled", "nextResponder", "observationInfo", "opaque", "origin",
    "overrideUserInterfaceStyle", "parentFocusEnvironment", "pasteConfiguration", "position",
    "preferredFocusEnvironments", "preferredFocusedView", "preservesSuperviewLayoutMargins",
    "readableContentGuide", "release", "reloadInputViews", "removeFromSuperview",
    "resignFirstResponder", "restorationIdentifier", "retain", "retainCount", "rightAnchor",
    "safeAreaInsets", "safeAreaInsetsDidChange", "safeAreaLayoutGuide", "scalesLargeContentImage",
    "semanticContentAttribute", "setNeedsDisplay", "setNeedsLayout", "setNeedsUpdateConstraints",
    "showsLargeContentViewer", "size", "sizeToFit", "subviews", "superclass", "superview", "tag",
    "textInputContextIdentifier", "textInputMode", "tintAdjustmentMode", "tintColor",
    "tintColorDidChange", "topAnchor", "trailingAnchor", "traitCollection", "transform",
    "transform3D", "translatesAutoresizingMaskIntoConstraints", "undoManager", "updateConstraints",
    "updateConstraintsIfNeeded", "updateFocusIfNeeded", "userActivity", "userInteractionEnabled",
    "viewController", "widthAnchor", "window", "zone",
  ]

  /// A class whose name is none of the system's and of Masonry's.
  static func type(forFile name: String) -> String {
    let wanted = SourceNames.upperCamel(name) + "View"
    return prefixes.contains { wanted.hasPrefix($0) } ? "My" + wanted : wanted
  }

  private static let prefixes = ["AV", "CA", "CG", "MAS", "MK", "NS", "PK", "QL", "SK", "UI", "WK"]
}
