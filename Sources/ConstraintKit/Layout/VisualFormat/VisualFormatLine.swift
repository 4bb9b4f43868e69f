/// The attributes along which the views of a format follow one another.
struct VisualFormatLine {
  let near: LayoutAttribute
  let far: LayoutAttribute
  let length: LayoutAttribute
  /// Distances are counted against the coordinates.
  let isReversed: Bool

  /// Nil where the options have several directions.
  init?(_ dimension: LayoutDimension, _ options: VisualFormatOptions) {
    let directions: VisualFormatOptions = [
      .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
    ]
    guard options.intersection(directions).rawValue.nonzeroBitCount <= 1 else { return nil }
    length = dimension == .horizontal ? .width : .height
    isReversed = dimension == .horizontal && options.contains(.directionRightToLeft)
    if dimension == .vertical {
      (near, far) = (.top, .bottom)
    } else if isReversed {
      (near, far) = (.right, .left)
    } else if options.contains(.directionLeftToRight) {
      (near, far) = (.left, .right)
    } else {
      (near, far) = (.leading, .trailing)
    }
  }
}

extension VisualFormat.PriorityTerm {
  /// The number that is meant; nil for a name that is neither a level's nor a metric's.
  func value(metrics: [String: Double]) -> Double? {
    switch base {
    case .number(let number): number + offset
    case .name(let name):
      (Priority.level(name)?.value ?? metrics[name]).map { $0 + offset }
    }
  }
}
