internal import ConstraintKit

/// How views, guides and anchors are called.
struct SwiftSpelling {
  /// By node.
  let views: [String]

  /// A view, or a guide of it, as a target.
  func rectangle(_ node: Int, _ guide: LayoutGuide) -> String {
    switch guide {
    case .frame: views[node]
    case .safeArea: views[node] + ".safeAreaLayoutGuide"
    case .margins: views[node] + ".layoutMarginsGuide"
    case .readable: views[node] + ".readableContentGuide"
    }
  }

  /// An attribute as a target, in SnapKit's spelling.
  func snapKitAnchor(_ attribute: LayoutAttribute, _ node: Int, _ guide: LayoutGuide) -> String {
    if guide == .margins, attribute.hasMargin {
      return "\(views[node]).snp.\(attribute.marginName)"
    }
    return "\(rectangle(node, guide)).snp.\(attribute)"
  }

  /// An attribute as an operand.
  func anchor(_ operand: LayoutOperand) -> String {
    guard case .attribute(let attribute, let node, let guide) = operand else { return "" }
    return switch guide {
    case .frame: "\(views[node]).\(attribute)"
    case .safeArea: "\(views[node]).safeArea.\(attribute)"
    case .margins: "\(views[node]).margins.\(attribute)"
    case .readable: "\(views[node]).readable.\(attribute)"
    }
  }
}
