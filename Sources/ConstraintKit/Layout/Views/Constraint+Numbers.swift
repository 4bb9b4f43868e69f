/// Updates with whole numbers.
extension Constraint {
  /// The same as ``update(offset:fileID:line:)-(Double,_,_)``.
  @discardableResult
  public func update(
    offset: Int, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    update(offset: Double(offset), fileID: fileID, line: line)
  }

  /// The same as ``update(inset:fileID:line:)-(Double,_,_)``.
  @discardableResult
  public func update(
    inset: Int, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    update(inset: Double(inset), fileID: fileID, line: line)
  }

  /// The same as ``update(multiplier:fileID:line:)-(Double,_,_)``.
  @discardableResult
  public func update(
    multiplier: Int, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    update(multiplier: Double(multiplier), fileID: fileID, line: line)
  }

  /// The same as ``update(priority:fileID:line:)-(Double,_,_)``.
  @discardableResult
  public func update(
    priority: Int, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    update(priority: Double(priority), fileID: fileID, line: line)
  }
}
