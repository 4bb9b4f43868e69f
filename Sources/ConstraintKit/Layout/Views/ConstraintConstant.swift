/// The known side of a relation, in points. It depends on the direction of text where physical
/// insets meet leading and trailing, or directional ones left and right.
struct ConstraintConstant: Equatable {
  var leftToRight: Double
  var rightToLeft: Double

  init(_ both: Double = 0) {
    leftToRight = both
    rightToLeft = both
  }

  init(leftToRight: Double, rightToLeft: Double) {
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
  }

  func value(in direction: LayoutDirection) -> Double {
    direction == .rightToLeft ? rightToLeft : leftToRight
  }

  static func + (lhs: ConstraintConstant, rhs: ConstraintConstant) -> ConstraintConstant {
    ConstraintConstant(
      leftToRight: lhs.leftToRight + rhs.leftToRight,
      rightToLeft: lhs.rightToLeft + rhs.rightToLeft)
  }

  /// A number that can't be used: not finite, or too large.
  var badNumber: Double? {
    if LayoutMetrics.isUsable(leftToRight) {
      LayoutMetrics.isUsable(rightToLeft) ? nil : rightToLeft
    } else {
      leftToRight
    }
  }
}

extension LayoutMetrics {
  /// Whether a layout can be computed with the number.
  static func isUsable(_ number: Double) -> Bool {
    // Not-a-number isn't below anything.
    number.magnitude <= largestMagnitude
  }
}

/// What `offset`, `inset` and their relatives say about a constant.
enum ConstraintModifier {
  case none
  case offset(Double)
  case insets(LayoutInsets)
  case directionalInsets(LayoutDirectionalInsets)
  case sizeOffset(LayoutSize)
  case centerOffset(LayoutPoint)
}

extension ConstraintModifier {
  /// The constant for an attribute; nil where the modifier says nothing about it, as a size about
  /// an edge.
  func constant(for attribute: LayoutAttribute) -> ConstraintConstant? {
    switch self {
    case .none: nil
    case .offset(let offset): ConstraintConstant(offset)
    case .insets(let insets): insets.constant(for: attribute)
    case .directionalInsets(let insets): insets.constant(for: attribute)
    case .sizeOffset(let size): size.constant(for: attribute)
    case .centerOffset(let point):
      switch attribute {
      case .centerX: ConstraintConstant(point.x)
      case .centerY: ConstraintConstant(point.y)
      default: nil
      }
    }
  }

  /// The name of the call, for messages.
  var name: String {
    switch self {
    case .none, .offset: "offset"
    case .insets, .directionalInsets: "inset"
    case .sizeOffset: "sizeOffset"
    case .centerOffset: "centerOffset"
    }
  }

  /// The numbers, to be checked.
  var numbers: [Double] {
    switch self {
    case .none: []
    case .offset(let offset): [offset]
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    case .directionalInsets(let insets):
      [insets.top, insets.leading, insets.bottom, insets.trailing]
    case .sizeOffset(let size): [size.width, size.height]
    case .centerOffset(let point): [point.x, point.y]
    }
  }

  /// The first number that can't be used.
  var badNumber: Double? {
    if case .offset(let offset) = self { return LayoutMetrics.isUsable(offset) ? nil : offset }
    return numbers.first { !LayoutMetrics.isUsable($0) }
  }
}

extension LayoutInsets {
  /// The constant that moves an attribute inward: + on left, top and leading, − on right, bottom
  /// and trailing, twice − on sizes; a centre moves by half the difference of two sides, and a
  /// baseline like the edge from which it is counted, as in SnapKit. Right to left, the leading
  /// edge takes the right inset.
  func constant(for attribute: LayoutAttribute) -> ConstraintConstant {
    switch attribute {
    case .left: ConstraintConstant(left)
    case .right: ConstraintConstant(-right)
    case .top, .firstBaseline: ConstraintConstant(top)
    case .bottom, .lastBaseline: ConstraintConstant(-bottom)
    case .leading: ConstraintConstant(leftToRight: left, rightToLeft: right)
    case .trailing: ConstraintConstant(leftToRight: -right, rightToLeft: -left)
    case .width: ConstraintConstant(-(left + right))
    case .height: ConstraintConstant(-(top + bottom))
    case .centerX: ConstraintConstant((left - right) / 2)
    case .centerY: ConstraintConstant((top - bottom) / 2)
    }
  }
}

extension LayoutDirectionalInsets {
  /// As with physical insets; right to left, the left edge takes the trailing inset.
  func constant(for attribute: LayoutAttribute) -> ConstraintConstant {
    switch attribute {
    case .leading: return ConstraintConstant(leading)
    case .trailing: return ConstraintConstant(-trailing)
    default:
      let leftToRight = physical(in: .leftToRight).constant(for: attribute)
      let rightToLeft = physical(in: .rightToLeft).constant(for: attribute)
      return ConstraintConstant(
        leftToRight: leftToRight.leftToRight, rightToLeft: rightToLeft.rightToLeft)
    }
  }
}

extension LayoutSize {
  /// The side; nil for what isn't one.
  func constant(for attribute: LayoutAttribute) -> ConstraintConstant? {
    switch attribute {
    case .width: ConstraintConstant(width)
    case .height: ConstraintConstant(height)
    default: nil
    }
  }
}

extension LayoutPoint {
  /// The coordinate; nil for a side.
  func constant(for attribute: LayoutAttribute) -> ConstraintConstant? {
    if attribute.isSize { return nil }
    return ConstraintConstant(attribute.dimension == .horizontal ? x : y)
  }
}
