/// What can be constrained of a view.
public enum LayoutAttribute: UInt8, Sendable, Hashable, CaseIterable {
  case left, right, top, bottom
  case leading, trailing
  case width, height
  case centerX, centerY
  case firstBaseline, lastBaseline
}

extension LayoutAttribute {
  /// The dimension in which the attribute is measured.
  public var dimension: LayoutDimension {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether it is a size; otherwise it is a position.
  public var isSize: Bool { self == .width || self == .height }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The name in Swift and in `.layout` files.
  public var description: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    }
  }
}
