/// What a check says by a name instead of a comparison: `disjoint(a, b)`.
enum ExpectationPredicate: String, CaseIterable {
  /// Two rectangles don't overlap.
  case disjoint
  /// A rectangle lies in another.
  case inside
  /// All of a text is seen.
  case whole
  /// Something of a text isn't seen.
  case cut

  static let names = allCases.map(\.rawValue)

  var viewCount: Int {
    switch self {
    case .disjoint, .inside: 2
    case .whole, .cut: 1
    }
  }

  /// Whether it is about the text of a view.
  var isOfText: Bool { viewCount == 1 }
}

/// A predicate with the nodes of the views that it is about.
struct PredicateCall {
  var predicate: ExpectationPredicate
  var nodes: [Int]
}

/// What a check that is no comparison turns out to be.
enum PredicateReading {
  case call(PredicateCall)
  case fault(Diagnostic)
  /// Its value is missing for a reason that was reported.
  case poison(ExpressionSyntax)
}

extension Expander {
  func predicate(_ expression: ExpressionSyntax, in scope: Scope) -> PredicateReading {
    guard case .call(let function, let arguments) = expression.kind else {
      return .poison(expression)
    }
    let name = text(of: function.span)
    guard let predicate = ExpectationPredicate(rawValue: name) else {
      return .fault(.unknownCheck(name, at: function.span, whole: text(of: expression.span)))
    }
    guard arguments.count == predicate.viewCount else {
      let wants = predicate.viewCount == 1 ? "1 view" : "\(predicate.viewCount) views"
      return .fault(
        .argumentCount(name, wants: wants, got: arguments.count, at: expression.span))
    }
    var nodes: [Int] = []
    for argument in arguments {
      switch node(argument.value, for: predicate, in: scope) {
      case .node(let node): nodes.append(node)
      case .fault(let fault): return .fault(fault)
      case .poison: return .poison(argument.value)
      }
    }
    return .call(PredicateCall(predicate: predicate, nodes: nodes))
  }

  private func node(
    _ expression: ExpressionSyntax, for predicate: ExpectationPredicate, in scope: Scope
  ) -> FoundNode {
    if predicate.isOfText { return viewWithText(expression, in: scope) }
    let value = evaluate(expression, in: scope, .linear)
    guard case .view(let view) = value else {
      return value.isPoison ? .poison : .fault(mismatch(.view, value, expression))
    }
    return .node(view.node)
  }
}
