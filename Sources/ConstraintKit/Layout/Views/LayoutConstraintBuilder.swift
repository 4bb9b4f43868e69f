/// Collects relations of anchors, one a line, with `if`, `switch` and `for`.
@resultBuilder
public enum LayoutConstraintBuilder {
  /// A relation of anchors with the line on which it stands.
  public struct Component {
    enum Storage {
      case statement(LayoutStatement)
      case group(LayoutStatementGroup)
    }
    let storage: Storage
    let origin: ConstraintOrigin
  }

  /// A relation, with the line on which it stands.
  public static func buildExpression(
    _ statement: LayoutStatement, fileID: StaticString = #fileID, line: Int = #line
  ) -> [Component] {
    [Component(storage: .statement(statement), origin: .swift(fileID: .init(fileID), line: line))]
  }

  /// A relation of several attributes, with the line on which it stands.
  public static func buildExpression(
    _ group: LayoutStatementGroup, fileID: StaticString = #fileID, line: Int = #line
  ) -> [Component] {
    [Component(storage: .group(group), origin: .swift(fileID: .init(fileID), line: line))]
  }

  /// The relations of a block, in order.
  public static func buildBlock(_ components: [Component]...) -> [Component] {
    components.flatMap { $0 }
  }

  /// The relations of an `if` without `else`.
  public static func buildOptional(_ component: [Component]?) -> [Component] {
    component ?? []
  }

  /// The relations of a first branch.
  public static func buildEither(first component: [Component]) -> [Component] {
    component
  }

  /// The relations of another branch.
  public static func buildEither(second component: [Component]) -> [Component] {
    component
  }

  /// The relations of a loop, in order.
  public static func buildArray(_ components: [[Component]]) -> [Component] {
    components.flatMap { $0 }
  }
}

extension LayoutView {
  /// Makes constraints from relations of anchors, and activates them.
  ///
  /// ```swift
  /// cell.constrain {
  ///   avatar.left == cell.left + 20
  ///   image.width == 16.0 / 9 * image.height ~ .high
  ///   if isWide { image.right == cell.centerX }
  /// }
  /// ```
  ///
  /// Each belongs to the view that it names first. Where one can't be, none is made, and the reason
  /// is thrown when the tree is solved.
  ///
  /// - Returns: The constraints, one a line.
  @discardableResult
  public func constrain(
    @LayoutConstraintBuilder _ body: () -> [LayoutConstraintBuilder.Component]
  ) -> [Constraint] {
    var made: [Constraint] = []
    var found: [LayoutProblem] = []
    for component in body() {
      switch component.finish() {
      case .success(let constraint): made.append(constraint)
      case .failure(let error): found += error.problems
      }
    }
    problems += found
    guard found.isEmpty else { return [] }
    for constraint in made { constraint.activate() }
    return made
  }
}

extension LayoutConstraintBuilder.Component {
  fileprivate func finish() -> Result<Constraint, ConstraintDraft.DraftError> {
    switch storage {
    case .statement(let statement): statement.finish(origin: origin)
    case .group(let group): group.draft(origin: origin).finish()
    }
  }
}

extension LayoutStatementGroup {
  fileprivate func draft(origin: ConstraintOrigin) -> ConstraintDraft {
    let draft = ConstraintDraft(view: lhs.view, attributes: lhs.attributes, origin: origin)
    draft.guide = lhs.guide
    draft.relate(.equal, to: target, origin: origin)
    draft.setPriority(priority)
    if let label { draft.setLabel(label) }
    return draft
  }
}

extension LayoutStatement {
  fileprivate func finish(
    origin: ConstraintOrigin
  ) -> Result<Constraint, ConstraintDraft.DraftError> {
    guard let owner = terms.first?.view else {
      let problem = LayoutProblem(.noRelation, subject: "a constraint", origin: origin)
      return .failure(.init(problems: [problem]))
    }
    var part = ConstraintPart(
      terms: terms.map { .init($0.coefficient, $0.attribute, of: $0.view, guide: $0.guide) },
      relation: relation, constant: ConstraintConstant(number: constant), label: label,
      origin: origin)
    switch priority {
    case .checked(let checked): part.priority = checked
    case .number(let number):
      guard let checked = Priority(number) else {
        return .failure(.init(problems: [part.problem(.badPriority(number))]))
      }
      part.priority = checked
    }
    let problems = part.problems
    guard problems.isEmpty else { return .failure(.init(problems: problems)) }
    return .success(Constraint(parts: [part], view: owner))
  }
}
