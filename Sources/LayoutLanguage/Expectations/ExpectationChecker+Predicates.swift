internal import ConstraintKit

extension ExpectationChecker {
  private static let predicates = ["disjoint", "inside"]

  /// `disjoint(a, b)`, `inside(a, b)`
  func predicate(_ expression: ExpressionSyntax, in scope: Scope) -> Diagnostic? {
    guard case .call(let function, let arguments) = expression.kind else {
      return poisoned(expression)
    }
    let name = expander.text(of: function.span)
    guard Self.predicates.contains(name) else {
      return .unknownName(
        name, what: "check", at: function.span,
        similar: Suggestion.nearest(to: name, in: Self.predicates),
        note: "a check is a comparison, `disjoint(a, b)` or `inside(a, b)`")
    }
    guard arguments.count == 2 else {
      return .argumentCount(name, wants: "2 views", got: arguments.count, at: expression.span)
    }
    var nodes: [Int] = []
    for argument in arguments {
      let value = evaluate(argument.value, in: scope)
      guard case .view(let view) = value else {
        return value.isPoison
          ? poisoned(argument.value)
          : expander.mismatch(.view, value, argument.value)
      }
      nodes.append(view.node)
    }
    let holds =
      name == "inside" ? isInside(nodes[0], nodes[1]) : isDisjoint(nodes[0], nodes[1])
    if holds { return nil }
    return .expectationFailed(
      "`\(expander.text(of: expression.span))` does not hold: "
        + nodes.map(describeFrame).joined(separator: ", "), at: expression.span)
  }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    isBefore(.left, outer, .left, inner) && isBefore(.top, outer, .top, inner)
      && isBefore(.right, inner, .right, outer) && isBefore(.bottom, inner, .bottom, outer)
  }

  private func isDisjoint(_ first: Int, _ second: Int) -> Bool {
    isBefore(.right, first, .left, second) || isBefore(.right, second, .left, first)
      || isBefore(.bottom, first, .top, second) || isBefore(.bottom, second, .top, first)
  }

  /// Whether one edge is never beyond the other.
  private func isBefore(
    _ attribute: LayoutAttribute, _ node: Int, _ other: LayoutAttribute, _ otherNode: Int
  ) -> Bool {
    let terms = [
      LayoutConstraint.Term(1, .attribute(attribute, node: node)),
      LayoutConstraint.Term(-1, .attribute(other, node: otherNode)),
    ]
    let scale = max(1, solution.absoluteFrame(of: node).size.width)
    return solution.range(of: terms, breakingTies: true).upperBound
      <= tolerance * scale
  }

  private func describeFrame(_ node: Int) -> String {
    let frame = solution.absoluteFrame(of: node)
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(describe)
    return "`\(expander.path(of: node))` is (\(numbers.joined(separator: ", "))) in the root"
  }
}
