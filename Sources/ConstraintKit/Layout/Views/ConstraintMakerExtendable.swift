/// Targets are taken as `any`, and each relation has one method, because with a generic or a second
/// one the compiler takes seconds for a sum of literals as the target.
extension ConstraintMakerExtendable {
  /// Each attribute equals the target.
  @discardableResult
  public consuming func equalTo(
    _ target: any ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: target.constraintTarget, fileID, line)
  }

  /// Each attribute is the target or greater.
  @discardableResult
  public consuming func greaterThanOrEqualTo(
    _ target: any ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: target.constraintTarget, fileID, line)
  }

  /// Each attribute is the target or less.
  @discardableResult
  public consuming func lessThanOrEqualTo(
    _ target: any ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: target.constraintTarget, fileID, line)
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
