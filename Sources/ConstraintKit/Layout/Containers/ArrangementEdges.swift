/// The edges of a container and its children along one dimension, in the order in which children
/// follow one another: left to right, or right to left where the text runs so, or downward.
///
/// Everything is physical (left, right), as insets are; where the order is against the coordinates,
/// distances get the other sign.
struct ArrangementEdges {
  let container: Int
  let dimension: LayoutDimension
  /// A row that runs from the right.
  let isMirrored: Bool
  let insets: LayoutInsets
  /// The container's rectangle in which the children lie.
  let guide: LayoutGuide
  let origin: ConstraintOrigin

  private var sign: Double { isMirrored ? -1 : 1 }

  /// From the container's edge to the first child.
  var nearInset: Double {
    guard dimension == .horizontal else { return insets.top }
    return isMirrored ? insets.right : insets.left
  }

  /// From the last child to the container's edge.
  var farInset: Double {
    guard dimension == .horizontal else { return insets.bottom }
    return isMirrored ? insets.left : insets.right
  }

  func near(_ node: Int) -> LayoutOperand {
    operand(dimension == .vertical ? .top : isMirrored ? .right : .left, node)
  }

  func far(_ node: Int) -> LayoutOperand {
    operand(dimension == .vertical ? .bottom : isMirrored ? .left : .right, node)
  }

  func center(_ node: Int) -> LayoutOperand {
    operand(dimension == .vertical ? .centerY : .centerX, node)
  }

  func length(_ node: Int) -> LayoutOperand {
    operand(dimension == .vertical ? .height : .width, node)
  }

  func operand(_ attribute: LayoutAttribute, _ node: Int) -> LayoutOperand {
    .attribute(attribute, node: node, guide: node == container ? guide : .frame)
  }
}

extension ArrangementEdges {
  /// `operand  relation  constant`
  func constraint(
    _ operand: LayoutOperand, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) -> LayoutConstraint {
    LayoutConstraint(
      [.init(1, operand)], relation, constant, priority: priority, origin: origin)
  }

  /// Two equal operands.
  func equal(_ first: LayoutOperand, _ second: LayoutOperand) -> LayoutConstraint {
    LayoutConstraint([.init(1, first), .init(-1, second)], .equal, origin: origin)
  }

  /// `to` lies `distance` further on than `from`, or at least or at most so far.
  func distance(
    from: LayoutOperand, to: LayoutOperand, _ relation: Relation = .equal, by distance: Double,
    priority: Priority = .required
  ) -> LayoutConstraint {
    LayoutConstraint(
      [.init(1, to), .init(-1, from)], isMirrored ? relation.flipped : relation,
      distance * sign, priority: priority, origin: origin)
  }

  /// `to` lies as much further on than `from` as a variable says.
  func distance(
    from: LayoutOperand, to: LayoutOperand, variable: Int, priority: Priority = .required
  ) -> LayoutConstraint {
    LayoutConstraint(
      [.init(1, to), .init(-1, from), .init(-sign, .variable(variable))], .equal,
      priority: priority, origin: origin)
  }
}
