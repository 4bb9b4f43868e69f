internal import ConstraintKit

/// How views and their attributes are called.
struct ObjCSpelling {
  /// The names of the properties, by node; the root has none.
  let names: [String]

  func view(_ node: Int) -> String {
    node == 0 ? "self" : "self.\(names[node])"
  }

  /// An attribute as what Masonry compares with.
  ///
  /// Masonry 1.1 has the edges of the safe area only, and no other guide.
  func anchor(_ attribute: LayoutAttribute, _ node: Int, _ guide: LayoutGuide) -> String {
    let view = view(node)
    switch guide {
    case .frame: return "\(view).mas_\(attribute)"
    case .margins where attribute.hasMargin: return "\(view).mas_\(attribute.marginName)"
    case .safeArea where attribute.isEdge:
      return "\(view).mas_safeAreaLayoutGuide\(Self.capitalized(attribute))"
    default:
      return "[[MASViewAttribute alloc] initWithView:\(view) item:\(view).\(guide.propertyName)"
        + " layoutAttribute:NSLayoutAttribute\(Self.capitalized(attribute))]"
    }
  }

  private static func capitalized(_ attribute: LayoutAttribute) -> String {
    let name = "\(attribute)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension LayoutAttribute {
  fileprivate var isEdge: Bool {
    self == .left || self == .right || self == .top || self == .bottom
  }
}

extension LayoutGuide {
  /// UIKit's name of the guide.
  fileprivate var propertyName: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .readable: "readableContentGuide"
    case .frame, .margins: "layoutMarginsGuide"
    }
  }
}
