/// What can stand for an unknown in an expression: a variable, or a sum of them.
///
/// Together with ``ScalarOperand`` this is the whole operand model: two protocols, so that an
/// operator needs few overloads and the compiler little time.
public protocol LinearOperand {
  /// The operand as a sum.
  var linearExpression: LinearExpression { get }
}

/// What can stand for a known number in an expression.
public protocol ScalarOperand {
  /// The operand as a number.
  var scalarValue: Double { get }
}

extension Double: ScalarOperand {
  @inlinable public var scalarValue: Double { self }
}
extension Float: ScalarOperand {
  @inlinable public var scalarValue: Double { Double(self) }
}
extension Int: ScalarOperand {
  @inlinable public var scalarValue: Double { Double(self) }
}

extension LinearExpression: LinearOperand {
  @inlinable public var linearExpression: LinearExpression { self }
}
extension Variable: LinearOperand {
  @inlinable public var linearExpression: LinearExpression {
    LinearExpression(terms: [.init(id, 1)])
  }
}
