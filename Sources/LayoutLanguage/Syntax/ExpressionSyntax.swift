/// A string literal: pieces of text and interpolated expressions in turn.
public struct StringSyntax: Sendable {
  /// A part of a string.
  public enum Piece: Sendable {
    /// Text after escapes are resolved.
    case text(String, SourceSpan)
    case interpolation(ExpressionSyntax)
  }
  public var pieces: [Piece]
  /// With the quotes.
  public var span: SourceSpan

  public init(_ pieces: [Piece], _ span: SourceSpan) {
    self.pieces = pieces
    self.span = span
  }
}

/// Something that has a value, or is linear in what the solver finds.
public struct ExpressionSyntax: Sendable {
  /// The forms of expressions.
  ///
  /// Only what holds expressions is boxed, since most are leaves.
  public enum Kind: Sendable {
    case number(Double)
    case string(StringSyntax)
    /// `#rgb` or `#rrggbbaa`, with the `#`.
    case color(String)
    case bool(Bool)
    case null
    /// A name, or one of `self`, `super`, `root`, `prev`.
    case name(String)
    indirect case member(ExpressionSyntax, NameSyntax)
    indirect case index(ExpressionSyntax, ExpressionSyntax)
    indirect case call(ExpressionSyntax, [ArgumentSyntax])
    indirect case unary(UnaryOperator, ExpressionSyntax)
    indirect case binary(
      BinaryOperator, ExpressionSyntax, ExpressionSyntax, operatorSpan: SourceSpan)
    indirect case conditional(ExpressionSyntax, then: ExpressionSyntax, otherwise: ExpressionSyntax)
    case list([ExpressionSyntax])
    case object([(key: NameSyntax, value: ExpressionSyntax)])
    /// Two or more in parentheses; one in parentheses is just itself.
    case tuple([ExpressionSyntax])
    case error
  }
  public var kind: Kind
  public var span: SourceSpan

  public init(_ kind: Kind, _ span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// `-` and `!`
public enum UnaryOperator: Sendable {
  case minus, not
}

/// The operators between two operands.
public enum BinaryOperator: Sendable {
  case add, subtract, multiply, divide, remainder, floorDivide
  case equal, notEqual, less, greater, lessOrEqual, greaterOrEqual
  case and, or, coalesce
  case halfOpenRange, closedRange
}
