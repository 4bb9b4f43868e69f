/// A constraint's label that the text gives, whether or not the constraint was made.
enum DeclaredLabel {
  /// What decides whether the label's constraint is made, where a condition or a loop does.
  ///
  /// - Complexity: Linear in the size of the text; only labels that aren't found are looked for.
  static func reason(
    _ name: String, in statements: [StatementSyntax], _ reason: DeclaredName.Reason? = nil
  ) -> DeclaredName.Reason? {
    for statement in statements {
      if let found = self.reason(name, in: statement, reason) { return found }
    }
    return nil
  }

  private static func reason(
    _ name: String, in statement: StatementSyntax, _ reason: DeclaredName.Reason?
  ) -> DeclaredName.Reason? {
    switch statement.kind {
    case .constraint(let constraint): return constraint.label?.text == name ? reason : nil
    case .declaration(let declaration):
      return self.reason(name, in: declaration.body?.statements ?? [], reason)
    case .extend(_, let body): return self.reason(name, in: body.statements, reason)
    case .component(_, _, let body): return self.reason(name, in: body.statements, reason)
    case .conditional(let conditional):
      let span = conditional.condition.span
      return self.reason(name, in: conditional.then.statements, .condition(span, isTrue: true))
        ?? self.reason(
          name, in: conditional.otherwise?.statements ?? [], .condition(span, isTrue: false))
    case .loop(let loop):
      let header = SourceSpan(
        file: statement.span.file, start: statement.span.start, end: loop.sequence.span.end)
      return self.reason(name, in: loop.body.statements, .loop(header))
    default: return nil
    }
  }
}
