/// Constraints on several views at once, as in Masonry. The closure runs once for each view; where
/// a statement can't be for one of them, none is made for any.
///
/// ```swift
/// [name, time].makeConstraints { make in make.left.equalTo(avatar.right).offset(8) }
/// ```
extension [LayoutView] {
  /// Makes constraints on each view and activates them.
  ///
  /// - Returns: The constraints, view by view.
  @discardableResult
  public func makeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let made = prepareConstraints(fileID: fileID, line: line, body)
    made.activate()
    return made
  }

  /// Makes constraints on each view that aren't active yet.
  public func prepareConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let origin = ConstraintOrigin.swift(fileID: .init(fileID), line: line)
    return prepare(at: origin, body)?.flatMap { $0 } ?? []
  }

  /// Gives existing constraints of each view new constants; see
  /// ``LayoutView/updateConstraints(fileID:line:_:)``.
  ///
  /// - Returns: What the statements found or made, view by view.
  @discardableResult
  public func updateConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let origin = ConstraintOrigin.swift(fileID: .init(fileID), line: line)
    guard let prepared = prepare(at: origin, body) else { return [] }
    for (view, constraints) in zip(self, prepared) { view.item.update(with: constraints) }
    return prepared.flatMap { $0 }
  }

  /// Removes the constraints of each view and makes new ones; see
  /// ``LayoutView/remakeConstraints(fileID:line:_:)``.
  ///
  /// - Returns: The constraints, view by view.
  @discardableResult
  public func remakeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let origin = ConstraintOrigin.swift(fileID: .init(fileID), line: line)
    for view in self { view.item.forgetConstraintProblems() }
    guard let prepared = prepare(at: origin, body) else { return [] }
    for view in self { view.item.removeConstraints() }
    let made = prepared.flatMap { $0 }
    made.activate()
    return made
  }

  /// Deactivates all constraints that were made on each view.
  public func removeConstraints() {
    for view in self { view.removeConstraints() }
  }

  /// The constraints of a block for each view; nil where a statement can't be.
  private func prepare(
    at origin: ConstraintOrigin, _ body: (ConstraintMaker) -> Void
  ) -> [[Constraint]]? {
    let prepared = map { $0.item.prepare(at: origin, body) }
    let made = prepared.compactMap { $0 }
    return made.count == prepared.count ? made : nil
  }
}
