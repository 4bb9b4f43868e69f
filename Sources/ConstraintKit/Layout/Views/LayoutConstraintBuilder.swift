/// Collects relations of anchors, one a line, with `if`, `switch` and `for`.
@resultBuilder
public enum LayoutConstraintBuilder {
  /// Relations of anchors with the lines on which they stand.
  public struct Component {
    fileprivate enum Storage {
      case statement(LayoutStatement, ConstraintOrigin)
      case several([Component])
    }
    fileprivate let storage: Storage
  }

  /// A relation, with the line on which it stands.
  public static func buildExpression(
    _ statement: LayoutStatement, fileID: StaticString = #fileID, line: Int = #line
  ) -> Component {
    Component(storage: .statement(statement, .swift(fileID: .init(fileID), line: line)))
  }

  /// Relations, with the line on which they stand.
  public static func buildExpression(
    _ statements: [LayoutStatement], fileID: StaticString = #fileID, line: Int = #line
  ) -> Component {
    let origin = ConstraintOrigin.swift(fileID: .init(fileID), line: line)
    let components = statements.map { Component(storage: .statement($0, origin)) }
    return Component(storage: .several(components))
  }

  /// The relations that another builder collected, in a function with this attribute say.
  public static func buildExpression(_ component: Component) -> Component {
    component
  }

  /// The relations of a block, in order.
  public static func buildBlock(_ components: Component...) -> Component {
    Component(storage: .several(components))
  }

  /// The relations of an `if` without `else`.
  public static func buildOptional(_ component: Component?) -> Component {
    component ?? Component(storage: .several([]))
  }

  /// The relations of a first branch.
  public static func buildEither(first component: Component) -> Component {
    component
  }

  /// The relations of another branch.
  public static func buildEither(second component: Component) -> Component {
    component
  }

  /// The relations of a loop, in order.
  public static func buildArray(_ components: [Component]) -> Component {
    Component(storage: .several(components))
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
    @LayoutConstraintBuilder _ body: () -> LayoutConstraintBuilder.Component
  ) -> [Constraint] {
    var made: [Constraint] = []
    body().append(to: &made)
    guard made.allSatisfy(\.isSound) else {
      item.problems += made.flatMap(\.problems)
      return []
    }
    made.activate()
    return made
  }
}

extension LayoutConstraintBuilder.Component {
  fileprivate func append(to made: inout [Constraint]) {
    switch storage {
    case .several(let components):
      for component in components { component.append(to: &made) }
    case .statement(let statement, let origin):
      if let constraint = statement.constraint(at: origin) { made.append(constraint) }
    }
  }
}
