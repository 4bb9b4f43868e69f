/// An attribute of a view, or of a guide of it.
public struct GuideAttribute: Sendable, Hashable {
  /// The attribute.
  public let attribute: LayoutAttribute
  /// The rectangle whose attribute it is.
  public let guide: LayoutGuide

  /// An attribute of the view's own frame, unless `guide` says otherwise.
  public init(_ attribute: LayoutAttribute, of guide: LayoutGuide = .frame) {
    self.attribute = attribute
    self.guide = guide
  }
}

extension GuideAttribute {
  static let left = GuideAttribute(.left)
  static let right = GuideAttribute(.right)
  static let top = GuideAttribute(.top)
  static let bottom = GuideAttribute(.bottom)
  static let leading = GuideAttribute(.leading)
  static let trailing = GuideAttribute(.trailing)
  static let width = GuideAttribute(.width)
  static let height = GuideAttribute(.height)
  static let centerX = GuideAttribute(.centerX)
  static let centerY = GuideAttribute(.centerY)
  static let firstBaseline = GuideAttribute(.firstBaseline)
  static let lastBaseline = GuideAttribute(.lastBaseline)
  static let leftMargin = GuideAttribute(.left, of: .margins)
  static let rightMargin = GuideAttribute(.right, of: .margins)
  static let topMargin = GuideAttribute(.top, of: .margins)
  static let bottomMargin = GuideAttribute(.bottom, of: .margins)
  static let leadingMargin = GuideAttribute(.leading, of: .margins)
  static let trailingMargin = GuideAttribute(.trailing, of: .margins)
  static let centerXWithinMargins = GuideAttribute(.centerX, of: .margins)
  static let centerYWithinMargins = GuideAttribute(.centerY, of: .margins)
}

extension [GuideAttribute] {
  static let edges: Self = [.left, .top, .right, .bottom]
  static let directionalEdges: Self = [.leading, .top, .trailing, .bottom]
  static let horizontalEdges: Self = [.left, .right]
  static let verticalEdges: Self = [.top, .bottom]
  static let directionalHorizontalEdges: Self = [.leading, .trailing]
  static let size: Self = [.width, .height]
  static let center: Self = [.centerX, .centerY]
  static let margins: Self = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: Self = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]
}
