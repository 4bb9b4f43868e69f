extension LayoutView {
  /// The size that the view takes of itself: `systemLayoutSizeFitting` in UIKit.
  ///
  /// A required length is given to the view as by
  /// ``solve(width:height:direction:scale:measurer:)``. An optional one is a wish of the view's,
  /// stated after its own constraints, and at least a little stronger than the pulls of views inside
  /// it that fit their contents.
  ///
  /// - Throws: As ``solve(width:height:direction:scale:measurer:)``.
  public func fittingSize(
    _ target: FittingTarget = .compressed, direction: LayoutDirection = .leftToRight,
    measurer: any TextMeasuring = HelveticaMeasurer()
  ) throws(LayoutError) -> LayoutSize {
    var model = try model(direction: direction, measurer: measurer)
    for dimension in LayoutDimension.allCases {
      let length = target.lengths[dimension]
      guard !length.priority.isRequired else {
        model.canvas[dimension] = length.points
        continue
      }
      // The engine itself pulls a free side of the root to 0.
      if length.points == 0, length.priority <= .fittingSize { continue }
      let operand = LayoutOperand.attribute(dimension.side, node: 0)
      model.constraints.append(
        LayoutConstraint(
          [.init(1, operand)], .equal, length.points,
          priority: max(length.priority, .aboveFittingSize)))
    }
    return try LayoutEngine(measurer: measurer).solve(model).frame(of: 0).size
  }

  /// UIKit's target of a view that is to be as small as it can.
  public static let layoutFittingCompressedSize = LayoutSize()
  /// UIKit's target of a view that is to be as large as it can.
  public static let layoutFittingExpandedSize = LayoutSize(
    width: LayoutMetrics.expandedLength, height: LayoutMetrics.expandedLength)

  /// UIKit's name of ``fittingSize(_:direction:measurer:)``.
  ///
  /// - Parameters:
  ///   - targetSize: In points.
  ///   - horizontalFittingPriority: How strongly the target's width is wanted.
  ///   - verticalFittingPriority: How strongly the target's height is wanted.
  /// - Throws: As ``solve(width:height:direction:scale:measurer:)``.
  public func systemLayoutSizeFitting(
    _ targetSize: LayoutSize,
    withHorizontalFittingPriority horizontalFittingPriority: Priority = .fittingSizeLevel,
    verticalFittingPriority: Priority = .fittingSizeLevel
  ) throws(LayoutError) -> LayoutSize {
    try fittingSize(
      FittingTarget(
        horizontal: .init(targetSize.width, priority: horizontalFittingPriority),
        vertical: .init(targetSize.height, priority: verticalFittingPriority)))
  }
}
