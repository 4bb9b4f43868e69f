internal import ConstraintKit

extension Expander {
  /// `lines(view)`: how many lines its text has, which is known once there are frames.
  func lines(_ arguments: [ArgumentSyntax], _ span: SourceSpan, in scope: Scope) -> Value {
    guard isExpecting else {
      report(.linesOutsideOfExpectation(text(of: span), at: span))
      return .poison
    }
    guard arguments.count == 1 else {
      report(.argumentCount("lines", wants: "1 view", got: arguments.count, at: span))
      return .poison
    }
    switch viewWithText(arguments[0].value, in: scope) {
    case .node(let node):
      return .linear(LinearValue(terms: [.init(1, .lines(node: node))]))
    case .fault(let fault): report(fault)
    case .poison: break
    }
    return .poison
  }

  /// What an expression is that is to be a view.
  enum FoundNode {
    case node(Int)
    case fault(Diagnostic)
    /// It was reported, or its view was.
    case poison
  }

  func viewWithText(_ expression: ExpressionSyntax, in scope: Scope) -> FoundNode {
    let value = evaluate(expression, in: scope, .linear)
    guard case .view(let view) = value, view.guide == .frame else {
      return value.isPoison ? .poison : .fault(mismatch(.text, value, expression))
    }
    if case .text = model.nodes[view.node].content { return .node(view.node) }
    return views[view.node].isPoisoned ? .poison : .fault(noText(of: view.node, expression))
  }

  private func noText(of node: Int, _ expression: ExpressionSyntax) -> Diagnostic {
    let name = text(of: expression.span)
    if views[node].kind.hasText { return .unmeasuredText(name, at: expression.span) }
    var diagnostic = mismatch(.text, .view(ViewReference(node: node)), expression)
    if node != 0 {
      diagnostic.secondary = [
        .init(views[node].span, "declared here as `\(views[node].kind.name)`")
      ]
    }
    if let child = views[node].children.first(where: { views[$0].kind.hasText }) {
      diagnostic.fixes = [.init("there is one in it: `\(name).\(views[child].name)`")]
    }
    return diagnostic
  }
}
