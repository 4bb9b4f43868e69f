extension LayoutView {
  /// Makes constraints on this view and activates them.
  ///
  /// Where a statement of the closure can't be, none of its statements is made, and the reason is
  /// thrown when the tree is solved.
  public func makeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) {
    for constraint in prepareConstraints(fileID: fileID, line: line, body) {
      constraint.activate()
    }
  }

  /// Makes constraints on this view that aren't active yet.
  public func prepareConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let origin = ConstraintOrigin.swift(fileID: .init(fileID), line: line)
    let maker = ConstraintMaker(view: self, origin: origin)
    body(maker)
    var made: [Constraint] = []
    var found: [LayoutProblem] = []
    for draft in maker.drafts {
      switch draft.finish() {
      case .success(let constraint): made.append(constraint)
      case .failure(let error): found += error.problems
      }
    }
    problems += found
    return found.isEmpty ? made : []
  }

  /// Gives existing constraints of this view new constants.
  ///
  /// An existing constraint is found by its attributes, views, relation, multiplier and priority;
  /// the last such gets the new number, offset and inset. A statement that matches none is made,
  /// as by ``makeConstraints(fileID:line:_:)``.
  public func updateConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) {
    let existing = constraints
    for constraint in prepareConstraints(fileID: fileID, line: line, body) {
      let unmatched = constraint.parts.filter { part in
        !existing.reversed().contains { $0.takeConstant(of: part) }
      }
      guard !unmatched.isEmpty else { continue }
      constraint.complete(unmatched)
      constraint.activate()
    }
  }

  /// Removes this view's constraints, and what went wrong in making them, and makes new ones.
  public func remakeConstraints(
    fileID: StaticString = #fileID, line: Int = #line, _ body: (ConstraintMaker) -> Void
  ) {
    removeConstraints()
    makeConstraints(fileID: fileID, line: line, body)
  }

  /// Deactivates all constraints that were made on this view, and forgets what went wrong in making
  /// them.
  public func removeConstraints() {
    for constraint in constraints { constraint.deactivate() }
    problems.removeAll(where: \.isAboutConstraint)
  }
}

extension LayoutProblem {
  fileprivate var isAboutConstraint: Bool {
    if case .cyclicSuperview = kind { false } else { true }
  }
}
