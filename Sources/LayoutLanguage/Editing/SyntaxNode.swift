/// A part of a syntax tree, whatever it is: for editors, which look for what stands at a place.
public struct SyntaxNode: Sendable {
  /// The kinds of nodes, with the tree's own values.
  public enum Kind: Sendable {
    /// A line, or what stands between two `;`.
    case statement(StatementSyntax)
    /// `{ … }`
    case block(BlockSyntax)
    /// A value, or a sum of attributes.
    case expression(ExpressionSyntax)
    /// A name that is declared, or that stands after a dot or before a `:`.
    case name(NameSyntax)
    /// A string in the place of a file, a test's name or a format.
    case string(StringSyntax)
    /// The type of a parameter, data or a field.
    case type(TypeSyntax)
    /// A parameter with its type and default.
    case parameter(ParameterSyntax)
    /// An argument with its label.
    case argument(ArgumentSyntax)
    /// `@high`
    case priority(PrioritySyntax)
    /// One of the checks of an `expect`.
    case check(CheckSyntax)
  }
  /// What it is, with the tree's own value.
  public var kind: Kind
  /// Its text.
  public var span: SourceSpan

  init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  /// The nodes directly within it, in the order of the text.
  ///
  /// What has no text of its own, such as the `else` that an `else if` stands in, spans what is in it.
  public var children: [SyntaxNode] {
    var list = SyntaxNodeList()
    switch kind {
    case .statement(let statement): list.add(partsOf: statement.kind)
    case .block(let block): list.add(block.statements)
    case .expression(let expression): list.add(partsOf: expression.kind)
    case .string(let string): list.add(partsOf: string)
    case .type(let type): list.add(partsOf: type.kind)
    case .parameter(let parameter):
      list.add(parameter.name)
      list.add(parameter.type)
      list.add(parameter.value)
    case .argument(let argument):
      list.add(argument.label)
      list.add(argument.value)
    case .priority(let priority):
      if case .expression(let expression) = priority.kind { list.add(expression) }
    case .check(let check): list.add(partsOf: check.kind)
    case .name: break
    }
    return list.sorted
  }
}

extension SyntaxFile {
  /// The file's statements as nodes.
  public var nodes: [SyntaxNode] { items.map { SyntaxNode(.statement($0), $0.span) } }

  /// The nodes round a place, the outermost first; empty between statements.
  ///
  /// - Parameter offset: In bytes. A place directly after a node, where a caret stands that has just
  ///   typed it, is in that node unless another begins there.
  public func nodes(at offset: Int) -> [SyntaxNode] {
    var path: [SyntaxNode] = []
    var level = nodes
    while let node = level.first(where: { $0.span.contains(offset) })
      ?? level.last(where: { $0.span.end == Int32(clamping: offset) })
    {
      path.append(node)
      level = node.children
    }
    return path
  }
}

extension SourceSpan {
  /// Whether it holds the byte at an offset.
  func contains(_ offset: Int) -> Bool { Int(start) <= offset && offset < Int(end) }
}
