/// A piece of a file's text and how to colour it.
public struct SourceToken: Sendable, Hashable {
  /// What a token is to a reader.
  public enum Kind: Sendable, Hashable {
    /// `let`, `component`, `super`, …, where it is one.
    case keyword
    /// A view, value, label or component.
    case name
    /// `left`, `size`, …
    case attribute
    /// What is before the `:` of a property or an argument.
    case property
    /// The kind of a declared view, built in or a component, or a type.
    case type
    /// `12`, `0.5`
    case number
    /// Text in quotes, without what is interpolated.
    case string
    /// `#rrggbb`
    case color
    /// `@high-1`
    case priority
    /// `==`, `+`, `..<`, …
    case `operator`
    /// Brackets, commas, and the marks of an interpolation.
    case punctuation
    /// `// …` or `/* … */`
    case comment
    /// What can't be read.
    case invalid
  }
  /// What it is to a reader.
  public var kind: Kind
  /// Its text.
  public var span: SourceSpan
}

extension Parser {
  /// The words, numbers, strings, marks and comments of a file, in order and without overlaps.
  ///
  /// - Returns: Empty where the text can't be read at all: it isn't UTF-8, or too long.
  /// - Complexity: O(n log n) in the length of the text.
  public static func tokens(
    of bytes: [UInt8], file: Int32, limits: ParserLimits = ParserLimits()
  ) -> [SourceToken] {
    let reading = read(bytes, file: file, limits: limits)
    var roles = TokenRoles()
    for node in reading.tree.nodes { roles.visit(node) }
    var result = reading.tree.comments.map { SourceToken(kind: .comment, span: $0.span) }
    for token in reading.tokens where token.start < token.end {
      let span = SourceSpan(file: file, start: token.start, end: token.end)
      result.append(SourceToken(kind: roles[token.start] ?? token.plainKind, span: span))
    }
    return result.sorted { $0.span.start < $1.span.start }
  }
}

extension Token {
  /// What it is where the tree doesn't say more.
  fileprivate var plainKind: SourceToken.Kind {
    switch kind {
    case .keyword: .keyword
    // The tree knows all names; these are keywords where they stand.
    case .identifier: word.isContextual ? .keyword : word == .attribute ? .attribute : .name
    case .number: .number
    case .color: .color
    case .string, .stringStart, .stringText, .stringEnd: .string
    case .priority, .at: .priority
    case .invalid: .invalid
    case .semicolon, .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket,
      .rightBracket, .comma, .colon, .dot, .interpolationStart, .interpolationEnd, .endOfFile:
      .punctuation
    default: .operator
    }
  }
}

extension Word {
  /// Whether it is a keyword at certain places only.
  fileprivate var isContextual: Bool {
    rawValue >= Word.layout.rawValue && rawValue <= Word.ambiguous.rawValue
  }
}

/// What words are of which the tree knows more than the lexer, by where they begin.
private struct TokenRoles {
  private var roles: [Int32: SourceToken.Kind] = [:]

  subscript(start: Int32) -> SourceToken.Kind? { roles[start] }

  mutating func visit(_ node: SyntaxNode) {
    switch node.kind {
    case .statement(let statement): mark(statement)
    case .argument(let argument): mark(argument.label, .property)
    case .type(let type): if case .name(let name) = type.kind { mark(name, .type) }
    case .expression(let expression): mark(expression)
    case .name(let name): mark(name, AttributeNames.all.contains(name.text) ? .attribute : .name)
    default: break
    }
    for child in node.children { visit(child) }
  }

  /// What is marked from further out stays.
  private mutating func mark(_ name: NameSyntax?, _ kind: SourceToken.Kind) {
    if let name, roles[name.span.start] == nil { roles[name.span.start] = kind }
  }

  private mutating func mark(_ statement: StatementSyntax) {
    switch statement.kind {
    case .type(let name, _), .component(let name, _, _): mark(name, .type)
    case .declaration(let declaration):
      markEnd(of: declaration.kind, .type)
      mark(declaration.name, .name)
    case .property(let target, _):
      roles[target.span.start] = .property
      markEnd(of: target, .property)
    default: break
    }
  }

  private mutating func mark(_ expression: ExpressionSyntax) {
    switch expression.kind {
    case .name(let text) where !Self.references.contains(text):
      let isAttribute = AttributeNames.all.contains(text)
      mark(NameSyntax(text, expression.span), isAttribute ? .attribute : .name)
    case .object(let pairs): for pair in pairs { mark(pair.key, .property) }
    default: break
    }
  }

  private static let references: Set = ["self", "super", "root", "prev"]

  private mutating func markEnd(of expression: ExpressionSyntax, _ kind: SourceToken.Kind) {
    switch expression.kind {
    case .member(_, let name): mark(name, kind)
    case .name(let text): mark(NameSyntax(text, expression.span), kind)
    default: break
    }
  }
}
