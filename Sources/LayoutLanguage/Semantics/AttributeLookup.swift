internal import ConstraintKit

/// The names of attributes, groups and guides in a `.layout` file.
enum AttributeLookup {
  static func attribute(_ name: String) -> LayoutAttribute? {
    switch name {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "baseline", "lastBaseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    default: nil
    }
  }

  /// Several attributes under one name.
  static func group(_ name: String) -> [LayoutAttribute]? {
    switch name {
    case "edges": [.left, .top, .right, .bottom]
    case "horizontal": [.left, .right]
    case "vertical": [.top, .bottom]
    case "size": [.width, .height]
    case "center": [.centerX, .centerY]
    default: nil
    }
  }

  static func guide(_ name: String) -> LayoutGuide? {
    switch name {
    case "safe": .safeArea
    case "margins": .margins
    case "readable": .readable
    default: nil
    }
  }

  static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline", "firstBaseline", "lastBaseline",
  ]
  static let groups = ["edges", "horizontal", "vertical", "size", "center"]
  static let guides = ["safe", "margins", "readable"]
  static let attributesAndGroups = attributes + groups
}

extension LayoutAttribute {
  /// Whether a bare number could be measured from either edge.
  var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .trailing, .centerX, .centerY, .firstBaseline, .lastBaseline: true
    case .left, .top, .leading, .width, .height: false
    }
  }

  /// Whether it is one of the sides of a frame.
  var isSide: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
