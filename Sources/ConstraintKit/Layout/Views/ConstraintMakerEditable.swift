/// Numbers are taken as `Double`, which the compiler checks fastest and to which it converts a
/// `CGFloat`; whole numbers have methods of their own below.
extension ConstraintMakerEditable {
  /// Multiplies the target; positions are measured in the superview, so that a multiple of the
  /// superview's `centerX` is one of its own centre.
  @discardableResult
  public consuming func multipliedBy(_ factor: Double) -> ConstraintMakerEditable {
    constraint.multiply(by: factor)
    return self
  }

  /// Divides the target; dividing by zero is an error when the tree is solved.
  @discardableResult
  public consuming func dividedBy(_ divisor: Double) -> ConstraintMakerEditable {
    constraint.divide(by: divisor)
    return self
  }

  /// Adds `offset` points to the target, with the same sign for each attribute.
  ///
  /// Of several calls that say what is added, the last counts, as in Masonry and SnapKit.
  @discardableResult
  public consuming func offset(_ offset: Double) -> ConstraintMakerEditable {
    modify(.offset(offset))
  }

  /// Moves each edge `inset` points inward: + on left, top and leading, − on right, bottom and
  /// trailing, twice − on sizes.
  @discardableResult
  public consuming func inset(_ inset: Double) -> ConstraintMakerEditable {
    modify(.insets(LayoutInsets(inset)))
  }

  /// Moves each edge inward. The insets are physical: right to left, the leading edge takes the
  /// right inset.
  @discardableResult
  public consuming func inset(_ insets: LayoutInsets) -> ConstraintMakerEditable {
    modify(.insets(insets))
  }

  /// Moves each edge inward. The insets follow the text: right to left, the left edge takes the
  /// trailing inset.
  @discardableResult
  public consuming func inset(_ insets: LayoutDirectionalInsets) -> ConstraintMakerEditable {
    modify(.directionalInsets(insets))
  }

  /// Adds to a width and a height; on attributes that are neither it says nothing, and on a
  /// statement without a size it is an error when the tree is solved.
  @discardableResult
  public consuming func sizeOffset(_ size: LayoutSize) -> ConstraintMakerEditable {
    modify(.sizeOffset(size))
  }

  /// Adds to `centerX` and `centerY`; on other attributes it says nothing, and on a statement
  /// without a centre it is an error when the tree is solved.
  @discardableResult
  public consuming func centerOffset(_ point: LayoutPoint) -> ConstraintMakerEditable {
    modify(.centerOffset(point))
  }

  /// How strongly the constraint is wanted; required unless this says otherwise.
  @discardableResult
  public consuming func priority(_ priority: Priority) -> ConstraintMakerEditable {
    constraint.strength = priority
    return self
  }

  /// A priority as a number; outside `0 < p ≤ 1000` it is an error when the tree is solved.
  @discardableResult
  public consuming func priority(_ value: Double) -> ConstraintMakerEditable {
    constraint.setPriority(value)
    return self
  }

  /// Priority ``Priority/low``, 250.
  @discardableResult
  public consuming func priorityLow() -> ConstraintMakerEditable { priority(.low) }

  /// Priority ``Priority/medium``, 500.
  @discardableResult
  public consuming func priorityMedium() -> ConstraintMakerEditable { priority(.medium) }

  /// Priority ``Priority/high``, 750.
  @discardableResult
  public consuming func priorityHigh() -> ConstraintMakerEditable { priority(.high) }

  /// Names the constraint for messages.
  @discardableResult
  public consuming func labeled(_ label: String) -> ConstraintMakerEditable {
    constraint.label = label
    return self
  }

  private consuming func modify(_ modifier: ConstraintModifier) -> ConstraintMakerEditable {
    constraint.modify(modifier)
    return self
  }
}

extension ConstraintMakerEditable {
  /// The same as ``multipliedBy(_:)-(Double)``.
  @discardableResult
  public consuming func multipliedBy(_ factor: Int) -> ConstraintMakerEditable {
    multipliedBy(Double(factor))
  }

  /// The same as ``dividedBy(_:)-(Double)``.
  @discardableResult
  public consuming func dividedBy(_ divisor: Int) -> ConstraintMakerEditable {
    dividedBy(Double(divisor))
  }

  /// The same as ``offset(_:)-(Double)``.
  @discardableResult
  public consuming func offset(_ offset: Int) -> ConstraintMakerEditable {
    self.offset(Double(offset))
  }

  /// The same as ``inset(_:)-(Double)``.
  @discardableResult
  public consuming func inset(_ inset: Int) -> ConstraintMakerEditable {
    self.inset(Double(inset))
  }

  /// The same as ``priority(_:)-(Double)``.
  @discardableResult
  public consuming func priority(_ value: Int) -> ConstraintMakerEditable {
    priority(Double(value))
  }
}
