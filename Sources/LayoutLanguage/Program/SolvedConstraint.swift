public import ConstraintKit

/// A constraint of a layout and how it came out.
public struct SolvedConstraint: Sendable {
  /// As it might have been written: `name.left == avatar.right + 10`.
  public let statement: String
  /// Its label, `as name`.
  public let label: String?
  /// Who made it, where nobody wrote it so: `by the stack`.
  public let role: String?
  /// The statement of the file that made it.
  public let span: SourceSpan?
  /// How strongly it is wished for.
  public let priority: Priority
  /// The paths of the views that it is about, each once, in the order of the statement; empty for the
  /// root's own.
  public let views: [String]
  /// By how much it is off, in points; 0 where it holds.
  public let error: Double
  /// How much room an inequality leaves, in points; 0 where it binds, and for equations.
  public let slack: Double
}

extension SolvedLayout {
  /// The constraints that the file, and its containers, made, in the order of declaration.
  ///
  /// - Complexity: O(constraints · views), since names are told apart.
  public var constraints: [SolvedConstraint] {
    let model = record.solution.model
    var paths: [Int: String] = [root.node: root.path]
    for view in views { paths[view.node] = view.path }
    return model.constraints.indices.map { index in
      let stated = model.stated(.explicit(index))
      let constraint = model.constraints[index]
      return SolvedConstraint(
        statement: stated.statement, label: stated.label, role: stated.role,
        span: record.span(of: stated), priority: constraint.priority,
        views: Self.nodes(of: constraint).compactMap { paths[$0] },
        error: record.solution.error(ofConstraint: index),
        slack: record.solution.slack(ofConstraint: index))
    }
  }

  /// Each node that a constraint is about, once.
  private static func nodes(of constraint: LayoutConstraint) -> [Int] {
    var nodes: [Int] = []
    for case .attribute(_, let node, _) in constraint.terms.map(\.operand)
    where !nodes.contains(node) {
      nodes.append(node)
    }
    return nodes
  }
}
