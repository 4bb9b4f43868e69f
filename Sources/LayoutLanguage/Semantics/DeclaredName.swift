/// A view or variable that the text declares, whether or not it was made.
struct DeclaredName {
  /// What decides whether it is made.
  enum Reason {
    case condition(SourceSpan, isTrue: Bool)
    case loop(SourceSpan)

    var span: SourceSpan {
      switch self {
      case .condition(let span, _), .loop(let span): span
      }
    }

    func description(_ expander: Expander) -> String {
      switch self {
      case .condition(let span, true): "`\(expander.text(of: span))`"
      case .condition(let span, false): "`\(expander.text(of: span))` is false"
      case .loop(let span): "`\(expander.text(of: span))` runs"
      }
    }
  }

  var span: SourceSpan
  var isIndexed: Bool
  var reason: Reason?

  /// Whether it is an indexed name whose declaration lies before a use, in a loop that didn't run or
  /// a branch that wasn't taken: there are none of it, and none will come.
  func isPassed(at use: SourceSpan) -> Bool {
    isIndexed && reason != nil && use.file == span.file && use.start > span.end
  }

  /// The declaration of `name` in a view's block, in `if`s and loops too.
  ///
  /// - Complexity: Linear in the size of the block; only names that aren't found are looked for.
  static func find(
    _ name: String, in statements: [StatementSyntax], reason: Reason? = nil
  ) -> DeclaredName? {
    for statement in statements {
      if let found = find(name, in: statement, reason: reason) { return found }
    }
    return nil
  }

  private static func find(
    _ name: String, in statement: StatementSyntax, reason: Reason?
  ) -> DeclaredName? {
    switch statement.kind {
    case .declaration(let declaration) where declaration.name.text == name:
      return DeclaredName(
        span: declaration.name.span, isIndexed: declaration.index != nil, reason: reason)
    case .variable(let variable, let index) where variable.text == name:
      return DeclaredName(span: variable.span, isIndexed: index != nil, reason: reason)
    case .conditional(let conditional):
      let span = conditional.condition.span
      return find(
        name, in: conditional.then.statements, reason: .condition(span, isTrue: true))
        ?? find(
          name, in: conditional.otherwise?.statements ?? [],
          reason: .condition(span, isTrue: false))
    case .loop(let loop):
      let header = SourceSpan(
        file: statement.span.file, start: statement.span.start, end: loop.sequence.span.end)
      return find(name, in: loop.body.statements, reason: .loop(header))
    default: return nil
    }
  }
}
