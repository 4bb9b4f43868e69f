internal import ConstraintKit

extension ExpectationChecker {
  /// Why a check by a name, such as `disjoint(a, b)`, fails; nil where it holds.
  func predicate(_ expression: ExpressionSyntax, in scope: Scope) -> Diagnostic? {
    switch asking({ expander.predicate(expression, in: scope) }) {
    case .call(let call): failure(of: call, expression.span)
    case .fault(let fault): fault
    case .poison(let cause): poisoned(cause)
    }
  }

  private func failure(of call: PredicateCall, _ span: SourceSpan) -> Diagnostic? {
    switch call.predicate {
    case .whole: failureOfWhole(call.nodes[0], span)
    case .cut: failureOfCut(call.nodes[0], span)
    case .inside: isInside(call.nodes[0], call.nodes[1]) ? nil : frames(call.nodes, span)
    case .disjoint: isDisjoint(call.nodes[0], call.nodes[1]) ? nil : frames(call.nodes, span)
    }
  }

  private func frames(_ nodes: [Int], _ span: SourceSpan) -> Diagnostic {
    .expectationFailed(
      "`\(expander.text(of: span))` does not hold: "
        + nodes.map(describeFrame).joined(separator: ", "), at: span)
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
