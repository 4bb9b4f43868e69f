extension ConstraintMakerExtendable {
  /// Each attribute equals the target.
  @discardableResult
  public consuming func equalTo(
    _ target: some ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: target.constraintTarget, fileID, line)
  }

  /// Each attribute equals each of the targets, which may be of different kinds.
  @discardableResult
  public consuming func equalTo(
    _ targets: [any ConstraintTargetConvertible], fileID: StaticString = #fileID,
    line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: ConstraintTarget(targets), fileID, line)
  }

  /// Each attribute is the target or greater.
  @discardableResult
  public consuming func greaterThanOrEqualTo(
    _ target: some ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: target.constraintTarget, fileID, line)
  }

  /// Each attribute is at least each of the targets, which may be of different kinds.
  @discardableResult
  public consuming func greaterThanOrEqualTo(
    _ targets: [any ConstraintTargetConvertible], fileID: StaticString = #fileID,
    line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: ConstraintTarget(targets), fileID, line)
  }

  /// Each attribute is the target or less.
  @discardableResult
  public consuming func lessThanOrEqualTo(
    _ target: some ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: target.constraintTarget, fileID, line)
  }

  /// Each attribute is at most each of the targets, which may be of different kinds.
  @discardableResult
  public consuming func lessThanOrEqualTo(
    _ targets: [any ConstraintTargetConvertible], fileID: StaticString = #fileID,
    line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: ConstraintTarget(targets), fileID, line)
  }

  /// Each attribute equals the same one of the superview that the view has now.
  @discardableResult
  public consuming func equalToSuperview(
    fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: ConstraintTarget(.superview), fileID, line)
  }

  /// Each attribute is the same one of the superview that the view has now, or greater.
  @discardableResult
  public consuming func greaterThanOrEqualToSuperview(
    fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: ConstraintTarget(.superview), fileID, line)
  }

  /// Each attribute is the same one of the superview that the view has now, or less.
  @discardableResult
  public consuming func lessThanOrEqualToSuperview(
    fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: ConstraintTarget(.superview), fileID, line)
  }
}
