// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Masonry's names, so that code ports by search and replace.
extension LayoutView {
  /// Masonry's name of ``makeConstraints(fileID:line:_:)``.
  @discardableResult
  public func mas_makeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    makeConstraints(fileID: fileID, line: line, body)
  }

  /// Masonry's name of ``updateConstraints(fileID:line:_:)``.
  @discardableResult
  public func mas_updateConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    updateConstraints(fileID: fileID, line: line, body)
  }

  /// Masonry's name of ``remakeConstraints(fileID:line:_:)``.
  @discardableResult
  public func mas_remakeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    remakeConstraints(fileID: fileID, line: line, body)
  }

  /// Masonry's name of ``removeConstraints()``.
  public func mas_removeConstraints() { removeConstraints() }

  /// Masonry's name of ``name``.
  public var mas_key: String {
    get { name }
    set { name = newValue }
  }
}

/// Masonry's names for several views.
extension [LayoutView] {
  /// Masonry's name of ``makeConstraints(fileID:line:_:)``.
  @discardableResult
  public func mas_makeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    makeConstraints(fileID: fileID, line: line, body)
  }

  /// Masonry's name of ``updateConstraints(fileID:line:_:)``.
  @discardableResult
  public func mas_updateConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    updateConstraints(fileID: fileID, line: line, body)
  }

  /// Masonry's name of ``remakeConstraints(fileID:line:_:)``.
  @discardableResult
  public func mas_remakeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    remakeConstraints(fileID: fileID, line: line, body)
  }
}

/// Masonry's names of relations.
extension ConstraintMakerExtendable {
  /// Masonry's name of ``equalTo(_:fileID:line:)``.
  @discardableResult
  public consuming func mas_equalTo(
    _ target: any ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    equalTo(target, fileID: fileID, line: line)
  }

  /// Masonry's name of ``greaterThanOrEqualTo(_:fileID:line:)``.
  @discardableResult
  public consuming func mas_greaterThanOrEqualTo(
    _ target: any ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    greaterThanOrEqualTo(target, fileID: fileID, line: line)
  }

  /// Masonry's name of ``lessThanOrEqualTo(_:fileID:line:)``.
  @discardableResult
  public consuming func mas_lessThanOrEqualTo(
    _ target: any ConstraintTargetConvertible, fileID: StaticString = #fileID, line: Int = #line
  ) -> ConstraintMakerEditable {
    lessThanOrEqualTo(target, fileID: fileID, line: line)
  }

  /// Does nothing; reads well between attributes: `make.left.and.right`.
  public var and: ConstraintMakerExtendable { self }
  /// Does nothing; reads well between attributes.
  public var with: ConstraintMakerExtendable { self }
}

/// Masonry's names of modifiers.
extension ConstraintMakerEditable {
  /// Masonry's name of ``offset(_:)-(Double)``.
  @discardableResult
  public consuming func mas_offset(_ offset: Double) -> ConstraintMakerEditable {
    self.offset(offset)
  }

  /// Masonry's name of ``inset(_:)-(LayoutInsets)``.
  @discardableResult
  public consuming func insets(_ insets: LayoutInsets) -> ConstraintMakerEditable { inset(insets) }

  /// Masonry's name of ``inset(_:)-(LayoutDirectionalInsets)``.
  @discardableResult
  public consuming func insets(_ insets: LayoutDirectionalInsets) -> ConstraintMakerEditable {
    inset(insets)
  }

  /// Masonry's name of ``labeled(_:)``.
  @discardableResult
  public consuming func key(_ key: String) -> ConstraintMakerEditable { labeled(key) }

  /// Does nothing; reads well before a modifier: `equalTo(a).with.offset(8)`.
  public var with: ConstraintMakerEditable { self }
  /// Does nothing; reads well before a modifier.
  public var and: ConstraintMakerEditable { self }
}

/// Masonry's names for a constraint that is kept.
extension Constraint {
  /// Masonry's name of ``update(offset:fileID:line:)-(Double,_,_)``.
  @discardableResult
  public func offset(
    _ offset: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    update(offset: offset, fileID: fileID, line: line)
  }

  /// Masonry's name of ``update(inset:fileID:line:)-(Double,_,_)``.
  @discardableResult
  public func inset(
    _ inset: Double, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    update(inset: inset, fileID: fileID, line: line)
  }

  /// Masonry's name of ``update(insets:fileID:line:)``.
  @discardableResult
  public func insets(
    _ insets: LayoutInsets, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    update(insets: insets, fileID: fileID, line: line)
  }

  /// Masonry's name of ``update(sizeOffset:fileID:line:)``.
  @discardableResult
  public func sizeOffset(
    _ size: LayoutSize, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    update(sizeOffset: size, fileID: fileID, line: line)
  }

  /// Masonry's name of ``update(centerOffset:fileID:line:)``.
  @discardableResult
  public func centerOffset(
    _ point: LayoutPoint, fileID: StaticString = #fileID, line: Int = #line
  ) -> Constraint {
    update(centerOffset: point, fileID: fileID, line: line)
  }
}
