/// The blocks of `if`s and `for`s, whose statements are there in some runs and not in others.
struct OptionalBlocks {
  /// By file.
  private var blocks: [Int32: [SourceSpan]] = [:]

  init(_ modules: [Module]) {
    for module in modules { visit(module.syntax.items) }
  }

  /// Whether what stands at one place is there whenever what stands at another is.
  func isGiven(_ cause: SourceSpan, wherever span: SourceSpan) -> Bool {
    blocks[cause.file, default: []].allSatisfy { !$0.contains(cause) || $0.contains(span) }
  }

  /// In how many of them a place is.
  func depth(of span: SourceSpan) -> Int {
    blocks[span.file, default: []].count { $0.contains(span) }
  }

  private mutating func visit(_ statements: [StatementSyntax]) {
    for statement in statements {
      switch statement.kind {
      case .conditional(let conditional):
        visit(optional: conditional.then)
        if let otherwise = conditional.otherwise { visit(optional: otherwise) }
      case .loop(let loop): visit(optional: loop.body)
      case .component(_, _, let body): visit(body.statements)
      case .declaration(let declaration): visit(declaration.body?.statements ?? [])
      case .extend(_, let body): visit(body.statements)
      default: break
      }
    }
  }

  private mutating func visit(optional block: BlockSyntax) {
    blocks[block.span.file, default: []].append(block.span)
    visit(block.statements)
  }
}
