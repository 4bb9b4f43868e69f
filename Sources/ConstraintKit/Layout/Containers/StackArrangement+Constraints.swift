extension StackArrangement {
  /// A child that takes room.
  public struct Child: Sendable, Hashable {
    /// Its index in the model.
    public var node: Int
    /// Between it and the next child, in points; nil is the stack's spacing.
    public var spacingAfter: Double?
    /// Its intrinsic length along the stack, in points, which a proportional distribution needs.
    public var naturalLength: Double?
    /// The node whose first baseline counts as the child's: for a stack, one of its own children.
    public var firstBaselineNode: Int
    /// The node whose last baseline counts as the child's.
    public var lastBaselineNode: Int

    /// A child with the stack's spacing after it.
    public init(node: Int, spacingAfter: Double? = nil, naturalLength: Double? = nil) {
      self.node = node
      self.spacingAfter = spacingAfter
      self.naturalLength = naturalLength
      firstBaselineNode = node
      lastBaselineNode = node
    }
  }

  /// How strongly centres want to be at the same distance, as in `UIStackView`: less than content
  /// wants its size.
  public static let centeringPriority = Priority(clamping: 149)

  /// The stack as constraints, in the order in which ties are decided.
  ///
  /// - Parameters:
  ///   - children: Those that take room, in order.
  ///   - container: The stack's own node.
  ///   - direction: Of text, which rows follow.
  ///   - origin: Where the stack was written.
  ///   - makeVariable: Adds a free variable to the model and returns its index; called at most once.
  public func constraints(
    of children: [Child], in container: Int, direction: LayoutDirection,
    origin: ConstraintOrigin = .none, makeVariable: () -> Int
  ) -> [LayoutConstraint] {
    let lowering = StackLowering(
      self, children: children, container: container, direction: direction, origin: origin)
    return lowering.constraints(makeVariable)
  }

  /// What a proportional distribution adds: lengths in the ratio of the intrinsic ones.
  public func proportions(
    of children: [Child], origin: ConstraintOrigin = .none
  ) throws(ProportionFault) -> [LayoutConstraint] {
    guard distribution == .proportional, !children.isEmpty else { return [] }
    var lengths: [(operand: LayoutOperand, length: Double)] = []
    let attribute: LayoutAttribute = dimension == .horizontal ? .width : .height
    for child in children {
      guard let length = child.naturalLength else { throw .withoutLength(node: child.node) }
      lengths.append((.attribute(attribute, node: child.node), length))
    }
    guard let unit = lengths.firstIndex(where: { $0.length > 0 }) else { throw .nothing }
    return lengths.indices.filter { $0 != unit }.map { index in
      LayoutConstraint(
        [
          .init(lengths[unit].length, lengths[index].operand),
          .init(-lengths[index].length, lengths[unit].operand),
        ], .equal, origin: origin)
    }
  }

  /// Why lengths can't be proportional.
  public enum ProportionFault: Error, Sendable, Hashable {
    /// A child has no intrinsic length along the stack.
    case withoutLength(node: Int)
    /// All intrinsic lengths are 0.
    case nothing
  }

  /// The dimension in which the stack fits its children, if its alignment leaves that open.
  public var fittingDimension: LayoutDimension? {
    alignment == .fill ? nil : dimension.other
  }
}
