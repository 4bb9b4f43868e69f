public import ConstraintKit

/// A parsed file. The parser never fails: what it couldn't read is an error node and a diagnostic.
public struct SyntaxFile: Sendable {
  /// Its number in the ``SourceMap``.
  public var file: Int32
  /// In the order of the text.
  public var items: [StatementSyntax]
  /// All of the file, in the order of the text: they belong to no node.
  public var comments: [CommentSyntax]

  public init(file: Int32, items: [StatementSyntax], comments: [CommentSyntax] = []) {
    self.file = file
    self.items = items
    self.comments = comments
  }
}

/// A comment and where it stands.
public struct CommentSyntax: Sendable, Hashable {
  /// With its marks, without the newline that ends a `//`. A `/*` that isn't closed, which is
  /// reported, goes to the end of the file.
  public var span: SourceSpan
  /// Whether it is between `/*` and `*/`, which nest, and not to the end of its line.
  public var isBlock: Bool

  public init(_ span: SourceSpan, isBlock: Bool) {
    self.span = span
    self.isBlock = isBlock
  }
}

/// An identifier and where it stands.
public struct NameSyntax: Sendable {
  /// As it is written. Swift compares and hashes strings by canonical equivalence, so names that
  /// differ only in composition are equal.
  public var text: String
  public var span: SourceSpan

  public init(_ text: String, _ span: SourceSpan) {
    self.text = text
    self.span = span
  }
}

/// A statement or a top-level item.
public struct StatementSyntax: Sendable {
  /// From its first to its last token, without the newline or `;` that ends it.
  public var span: SourceSpan
  public var kind: Kind

  /// The forms of statements. The items, up to `test`, stand at the top level only.
  public indirect enum Kind: Sendable {
    // Items
    case version(Double)
    case importNames([NameSyntax], from: StringSyntax)
    case importNamespace(NameSyntax, from: StringSyntax)
    case parameter(ParameterSyntax)
    case data(DataSyntax)
    case type(name: NameSyntax, record: TypeSyntax)
    case component(name: NameSyntax, parameters: [ParameterSyntax], body: BlockSyntax)
    case test(name: StringSyntax, arguments: [ArgumentSyntax], body: BlockSyntax)
    // Statements
    case letBinding(name: NameSyntax, type: TypeSyntax?, value: ExpressionSyntax)
    case variable(name: NameSyntax, index: ExpressionSyntax?)
    case declaration(DeclarationSyntax)
    /// `postfix block`: adds to a view that exists.
    case extend(target: ExpressionSyntax, body: BlockSyntax)
    case property(target: ExpressionSyntax, value: ExpressionSyntax)
    case constraint(ConstraintSyntax)
    case conditional(IfSyntax)
    case loop(ForSyntax)
    case visualFormat(StringSyntax)
    case expect(ExpectSyntax)
    /// Something that couldn't be read; its diagnostic is already reported.
    case error
  }

  public init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// Statements in braces.
public struct BlockSyntax: Sendable {
  /// With the braces.
  public var span: SourceSpan
  public var statements: [StatementSyntax]

  public init(_ statements: [StatementSyntax], _ span: SourceSpan) {
    self.statements = statements
    self.span = span
  }
}

/// A parameter of a component, or a `param` of a file.
public struct ParameterSyntax: Sendable {
  public var name: NameSyntax
  public var type: TypeSyntax?
  public var value: ExpressionSyntax?

  public init(name: NameSyntax, type: TypeSyntax?, value: ExpressionSyntax?) {
    self.name = name
    self.type = type
    self.value = value
  }
}

/// `data name: type from "file"` or `data name: type = value`.
public struct DataSyntax: Sendable {
  /// Where the data comes from.
  public enum Source: Sendable {
    case file(StringSyntax)
    case value(ExpressionSyntax)
  }
  public var name: NameSyntax
  public var type: TypeSyntax?
  public var source: Source

  public init(name: NameSyntax, type: TypeSyntax?, source: Source) {
    self.name = name
    self.type = type
    self.source = source
  }
}

/// A type as it is written: whether there's one of that name is a matter of meaning.
public struct TypeSyntax: Sendable {
  /// The forms of types, without the `?`.
  public indirect enum Kind: Sendable {
    case name(NameSyntax)
    case list(TypeSyntax)
    case record([(name: NameSyntax, type: TypeSyntax)])
    case error
  }
  public var kind: Kind
  public var isOptional: Bool
  public var span: SourceSpan

  public init(_ kind: Kind, isOptional: Bool, _ span: SourceSpan) {
    self.kind = kind
    self.isOptional = isOptional
    self.span = span
  }
}

/// `kind name[index](arguments) { body }`. Whether the kind is one of the built-in ones, a
/// component, or qualified by a namespace is a matter of meaning.
public struct DeclarationSyntax: Sendable {
  public var kind: ExpressionSyntax
  public var name: NameSyntax
  public var index: ExpressionSyntax?
  public var arguments: [ArgumentSyntax]
  public var body: BlockSyntax?

  public init(
    kind: ExpressionSyntax, name: NameSyntax, index: ExpressionSyntax?,
    arguments: [ArgumentSyntax], body: BlockSyntax?
  ) {
    self.kind = kind
    self.name = name
    self.index = index
    self.arguments = arguments
    self.body = body
  }
}

/// An argument of a call, a declaration or a test, with or without a label.
public struct ArgumentSyntax: Sendable {
  public var label: NameSyntax?
  public var value: ExpressionSyntax

  public init(label: NameSyntax?, value: ExpressionSyntax) {
    self.label = label
    self.value = value
  }
}

/// `left, top == right inset i @priority as label`
public struct ConstraintSyntax: Sendable {
  /// At least one; each gives a constraint of its own.
  public var left: [ExpressionSyntax]
  public var relation: Relation
  public var relationSpan: SourceSpan
  public var right: ExpressionSyntax
  public var inset: ExpressionSyntax?
  public var priority: PrioritySyntax?
  public var label: NameSyntax?

  public init(
    left: [ExpressionSyntax], relation: Relation, relationSpan: SourceSpan,
    right: ExpressionSyntax, inset: ExpressionSyntax?, priority: PrioritySyntax?,
    label: NameSyntax?
  ) {
    self.left = left
    self.relation = relation
    self.relationSpan = relationSpan
    self.right = right
    self.inset = inset
    self.priority = priority
    self.label = label
  }
}

/// A priority, whose range is checked but for expressions.
public struct PrioritySyntax: Sendable {
  /// The forms of priorities.
  public enum Kind: Sendable {
    /// `@750`
    case number(Double)
    /// `@high-1`
    case level(NameSyntax, offset: Double)
    /// `@(250 + i)`
    case expression(ExpressionSyntax)
  }
  public var kind: Kind
  /// With the `@`.
  public var span: SourceSpan

  public init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// `if condition { … } else { … }`
public struct IfSyntax: Sendable {
  public var condition: ExpressionSyntax
  public var then: BlockSyntax
  /// An `else if` is a block that holds just the `if`.
  public var otherwise: BlockSyntax?

  public init(condition: ExpressionSyntax, then: BlockSyntax, otherwise: BlockSyntax?) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
  }
}

/// `for element, index in sequence { … }`
public struct ForSyntax: Sendable {
  public var element: NameSyntax
  public var index: NameSyntax?
  public var sequence: ExpressionSyntax
  public var body: BlockSyntax

  public init(
    element: NameSyntax, index: NameSyntax?, sequence: ExpressionSyntax, body: BlockSyntax
  ) {
    self.element = element
    self.index = index
    self.sequence = sequence
    self.body = body
  }
}

/// The forms of `expect`.
public enum ExpectSyntax: Sendable {
  case checks([CheckSyntax])
  case holds(NameSyntax)
  case breaks(NameSyntax, by: ExpressionSyntax?)
  case beats(NameSyntax, NameSyntax)
  case error(NameSyntax)
  case ambiguous(ExpressionSyntax)
}

/// One of the things that an `expect` compares.
public struct CheckSyntax: Sendable {
  /// The forms of checks.
  public enum Kind: Sendable {
    case comparison(
      left: ExpressionSyntax, relation: Relation, right: ExpressionSyntax,
      tolerance: ExpressionSyntax?)
    /// `disjoint(a, b)`, `inside(a, b)`, `whole(a)`, `cut(a)`
    case predicate(ExpressionSyntax)
  }
  public var kind: Kind
  public var span: SourceSpan

  public init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}
