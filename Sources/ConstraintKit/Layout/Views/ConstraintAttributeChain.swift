/// Where a statement of a ``ConstraintMaker`` can name attributes.
public protocol ConstraintAttributeChain {
  /// The attributes that were named before, and `attributes`.
  func adding(_ attributes: [GuideAttribute]) -> ConstraintMakerExtendable
}

extension ConstraintAttributeChain {
  /// The left edge.
  public var left: ConstraintMakerExtendable { adding([.left]) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { adding([.right]) }
  /// The top edge.
  public var top: ConstraintMakerExtendable { adding([.top]) }
  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { adding([.bottom]) }
  /// The edge where text begins.
  public var leading: ConstraintMakerExtendable { adding([.leading]) }
  /// The edge where text ends.
  public var trailing: ConstraintMakerExtendable { adding([.trailing]) }
  /// The width.
  public var width: ConstraintMakerExtendable { adding([.width]) }
  /// The height.
  public var height: ConstraintMakerExtendable { adding([.height]) }
  /// The centre's x.
  public var centerX: ConstraintMakerExtendable { adding([.centerX]) }
  /// The centre's y.
  public var centerY: ConstraintMakerExtendable { adding([.centerY]) }
  /// The baseline of the first line of text; the bottom without text.
  public var firstBaseline: ConstraintMakerExtendable { adding([.firstBaseline]) }
  /// The baseline of the last line of text; the bottom without text.
  public var lastBaseline: ConstraintMakerExtendable { adding([.lastBaseline]) }
  /// Masonry's name of ``lastBaseline``.
  public var baseline: ConstraintMakerExtendable { lastBaseline }
}

/// Several attributes at once.
extension ConstraintAttributeChain {
  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    adding(.directionalHorizontalEdges)
  }
  /// SnapKit's name of ``verticalEdges``.
  public var directionalVerticalEdges: ConstraintMakerExtendable { verticalEdges }
  /// Width and height.
  public var size: ConstraintMakerExtendable { adding(.size) }
  /// The centre in both dimensions.
  public var center: ConstraintMakerExtendable { adding(.center) }
}

/// Attributes of the view's own margins.
extension ConstraintAttributeChain {
  /// The left margin.
  public var leftMargin: ConstraintMakerExtendable { adding([.leftMargin]) }
  /// The right margin.
  public var rightMargin: ConstraintMakerExtendable { adding([.rightMargin]) }
  /// The top margin.
  public var topMargin: ConstraintMakerExtendable { adding([.topMargin]) }
  /// The bottom margin.
  public var bottomMargin: ConstraintMakerExtendable { adding([.bottomMargin]) }
  /// The margin where text begins.
  public var leadingMargin: ConstraintMakerExtendable { adding([.leadingMargin]) }
  /// The margin where text ends.
  public var trailingMargin: ConstraintMakerExtendable { adding([.trailingMargin]) }
  /// The x of the centre between the margins.
  public var centerXWithinMargins: ConstraintMakerExtendable { adding([.centerXWithinMargins]) }
  /// The y of the centre between the margins.
  public var centerYWithinMargins: ConstraintMakerExtendable { adding([.centerYWithinMargins]) }
  /// The left, top, right and bottom margin.
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  /// The leading, top, trailing and bottom margin.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  /// The centre between the margins in both dimensions.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
