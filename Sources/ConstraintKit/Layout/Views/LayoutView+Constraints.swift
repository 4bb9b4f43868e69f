extension LayoutView {
  /// Makes constraints on this view and activates them.
  ///
  /// Where a statement of the closure can't be, none of its statements is made, and the reason is
  /// thrown when the tree is solved.
  ///
  /// - Returns: The constraints, one a statement.
  @discardableResult
  public func makeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let made = prepareConstraints(fileID: fileID, line: line, body)
    item.install(made)
    return made
  }

  /// Makes constraints on this view that aren't active yet.
  public func prepareConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    item.prepare(at: .swift(fileID: .init(fileID), line: line), body) ?? []
  }

  /// Gives existing constraints of this view new constants.
  ///
  /// An existing constraint is found by its attributes, views, relation, multiplier and priority;
  /// the last such gets the new constant. A statement that matches none is made, as by
  /// ``makeConstraints(fileID:line:_:)``; one with several attributes may match in part.
  ///
  /// - Returns: What the statements found or made, one a statement.
  @discardableResult
  public func updateConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let prepared = prepareConstraints(fileID: fileID, line: line, body)
    item.update(with: prepared)
    return prepared
  }

  /// Removes this view's constraints, and what went wrong in making them, and makes new ones.
  ///
  /// Where a statement of the closure can't be, the constraints stay as they were.
  ///
  /// - Returns: The constraints, one a statement.
  @discardableResult
  public func remakeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    item.forgetConstraintProblems()
    let origin = ConstraintOrigin.swift(fileID: .init(fileID), line: line)
    guard let prepared = item.prepare(at: origin, body) else { return [] }
    item.removeConstraints()
    item.install(prepared)
    return prepared
  }

  /// Deactivates all constraints that were made on this view, and forgets what went wrong in making
  /// them.
  public func removeConstraints() {
    item.removeConstraints()
    item.forgetConstraintProblems()
  }
}

extension LayoutItem {
  /// The constraints of a block, not active yet; nil where a statement can't be, and then the
  /// reasons are kept.
  func prepare(
    at origin: ConstraintOrigin, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint]? {
    let maker = ConstraintMaker(item: self, origin: origin)
    body(maker)
    return maker.finish()
  }

  /// Gives the constraints that are there the constants of `prepared`, and activates what has no
  /// counterpart.
  func update(with prepared: [Constraint]) {
    let existing = constraints
    for constraint in prepared {
      var unmatched = ConstraintParts()
      var found: Constraint?
      for part in constraint.parts {
        let match = existing.last { $0.takeConstants(of: part, in: constraint) }
        if let match { found = match } else { unmatched.append(part) }
      }
      constraint.keep(only: unmatched, found: found)
      guard !unmatched.isEmpty else { continue }
      // Where there was none at all, the update made the first.
      if !existing.isEmpty { constraint.provenance = .unmatchedUpdate }
      constraint.activate()
    }
  }

  /// Deactivates all constraints.
  func removeConstraints() {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Forgets what went wrong in making constraints.
  func forgetConstraintProblems() {
    guard !problems.isEmpty else { return }
    problems.removeAll(where: \.isAboutConstraint)
  }
}

extension LayoutProblem {
  fileprivate var isAboutConstraint: Bool {
    if case .cyclicSuperview = kind { false } else { true }
  }
}
