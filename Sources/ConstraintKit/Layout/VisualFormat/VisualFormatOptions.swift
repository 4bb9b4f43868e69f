/// How the views of a format are aligned with one another, and which way a horizontal line runs.
public struct VisualFormatOptions: OptionSet, Sendable, Hashable {
  /// One bit an option.
  public let rawValue: UInt32

  /// Options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bit: UInt32) {
    self.init(rawValue: 1 << bit)
  }

  /// Left edges, of a vertical format.
  public static let alignAllLeft = VisualFormatOptions(bit: 0)
  /// Right edges, of a vertical format.
  public static let alignAllRight = VisualFormatOptions(bit: 1)
  /// Top edges, of a horizontal format.
  public static let alignAllTop = VisualFormatOptions(bit: 2)
  /// Bottom edges, of a horizontal format.
  public static let alignAllBottom = VisualFormatOptions(bit: 3)
  /// Edges where text begins, of a vertical format.
  public static let alignAllLeading = VisualFormatOptions(bit: 4)
  /// Edges where text ends, of a vertical format.
  public static let alignAllTrailing = VisualFormatOptions(bit: 5)
  /// Centres, of a vertical format.
  public static let alignAllCenterX = VisualFormatOptions(bit: 6)
  /// Centres, of a horizontal format.
  public static let alignAllCenterY = VisualFormatOptions(bit: 7)
  /// First baselines, of a horizontal format.
  public static let alignAllFirstBaseline = VisualFormatOptions(bit: 8)
  /// Last baselines, of a horizontal format.
  public static let alignAllLastBaseline = VisualFormatOptions(bit: 9)
  /// A horizontal format runs the way of text: what it does without an option.
  public static let directionLeadingToTrailing = VisualFormatOptions(bit: 10)
  /// A horizontal format runs to the right.
  public static let directionLeftToRight = VisualFormatOptions(bit: 11)
  /// A horizontal format runs to the left.
  public static let directionRightToLeft = VisualFormatOptions(bit: 12)

  /// The attributes by which views are aligned, in a fixed order.
  var alignedAttributes: [LayoutAttribute] {
    let all: [(VisualFormatOptions, LayoutAttribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllFirstBaseline, .firstBaseline), (.alignAllLastBaseline, .lastBaseline),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
