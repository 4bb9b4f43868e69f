// Words on the left of a constraint that name no attribute, and what they mean elsewhere.

extension Expander {
  /// Whether a part of the left side is such a word, which is reported.
  func refuseMeasure(
    _ expression: ExpressionSyntax, of syntax: ConstraintSyntax, in scope: Scope
  ) -> Bool {
    guard case .name(let name) = expression.kind, !AttributeNames.all.contains(name),
      !isKnown(expression, in: scope),
      let help = measureHelp(name, of: syntax, in: scope)
    else { return false }
    var diagnostic = Diagnostic.unknownName(
      name, what: "name", at: expression.span, similar: nil)
    diagnostic.fixes = [help]
    report(diagnostic)
    return true
  }

  private func measureHelp(
    _ name: String, of syntax: ConstraintSyntax, in scope: Scope
  ) -> Diagnostic.Fix? {
    let value = text(of: syntax.right.span)
    if let constraint = measure(name, syntax.right, in: scope) {
      return .init("write `\(constraint)`")
    }
    if Habits.isFrame(name) {
      return .init(frameHelp(syntax.right))
    }
    let names = PropertyNames.all
    guard let property = names.contains(name) ? name : Habits.property(name, among: names) else {
      return nil
    }
    return .init("a property is set with `:`, in its view's block: `\(property): \(value)`")
  }

  /// What to write for a frame, with its numbers if there are four.
  func frameHelp(_ value: ExpressionSyntax) -> String {
    var parts = ["x", "y", "width", "height"]
    if case .tuple(let values) = value.kind, values.count == 4 {
      parts = values.map { text(of: $0.span) }
    }
    return "a frame is its parts: `left, top == (\(parts[0]), \(parts[1]))` and `size == "
      + "(\(parts[2]), \(parts[3]))`"
  }

  /// The constraint for `maxX == 300` or `maxX == super`.
  private func measure(_ name: String, _ right: ExpressionSyntax, in scope: Scope) -> String? {
    switch muted({ evaluate(right, in: scope, .linear) }) {
    case .number: Habits.measure(name, of: text(of: right.span))
    case .linear, .view: Habits.measure(name, by: text(of: right.span))
    default: nil
    }
  }

  /// Whether a word has a meaning here.
  private func isKnown(_ expression: ExpressionSyntax, in scope: Scope) -> Bool {
    return !muted { evaluate(expression, in: scope, .linear) }.isPoison
  }

  /// What is evaluated without reports.
  func muted(_ evaluate: () -> Value) -> Value {
    let wasMuted = isMuted
    isMuted = true
    defer { isMuted = wasMuted }
    return evaluate()
  }
}
