/// A relation that can be modified.
public struct ConstraintMakerEditable {
  let draft: ConstraintDraft

  /// Multiplies the target; positions are measured in the superview, so that a multiple of the
  /// superview's `centerX` is one of its own centre.
  @discardableResult
  public func multipliedBy(_ factor: some ScalarOperand) -> ConstraintMakerEditable {
    draft.multiply(by: factor.scalarValue)
    return self
  }

  /// Divides the target; dividing by zero is an error when the tree is solved.
  @discardableResult
  public func dividedBy(_ divisor: some ScalarOperand) -> ConstraintMakerEditable {
    draft.divide(by: divisor.scalarValue)
    return self
  }

  /// Adds `offset` points to the target, with the same sign for each attribute.
  @discardableResult
  public func offset(_ offset: some ScalarOperand) -> ConstraintMakerEditable {
    draft.setOffset(offset.scalarValue)
    return self
  }

  /// Moves each edge `inset` points inward: + on left, top and leading, − on right, bottom and
  /// trailing, twice − on sizes.
  @discardableResult
  public func inset(_ inset: some ScalarOperand) -> ConstraintMakerEditable {
    draft.setInsets(LayoutInsets(inset.scalarValue))
    return self
  }

  /// Moves each edge inward. The insets are physical: right to left, the leading edge takes the
  /// right inset.
  @discardableResult
  public func inset(_ insets: LayoutInsets) -> ConstraintMakerEditable {
    draft.setInsets(insets)
    return self
  }

  /// The Masonry name of ``inset(_:)-(LayoutInsets)``.
  @discardableResult
  public func insets(_ insets: LayoutInsets) -> ConstraintMakerEditable {
    inset(insets)
  }

  /// How strongly the constraint is wanted; required unless this says otherwise.
  @discardableResult
  public func priority(_ priority: Priority) -> ConstraintMakerEditable {
    draft.setPriority(priority)
    return self
  }

  /// A priority as a number; outside `0 < p ≤ 1000` it is an error when the tree is solved.
  @discardableResult
  public func priority(_ value: Double) -> ConstraintMakerEditable {
    draft.setPriority(value)
    return self
  }

  /// Names the constraint for messages.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerEditable {
    draft.setLabel(label)
    return self
  }

  /// The constraint, to be kept and changed later. It is complete when the closure has ended.
  public var constraint: Constraint { draft.constraint }
}
