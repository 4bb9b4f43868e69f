internal import ConstraintKit

extension Expander {
  func negate(_ operand: ExpressionSyntax, in scope: Scope, _ mode: Mode) -> Value {
    switch evaluate(operand, in: scope, mode) {
    case .number(let number): return .number(-number)
    case .poison: return .poison
    case .unsettled: return .unsettled
    case let value:
      if look(at: value) { return .poison }
      if let linear = value.linear { return .linear(linear * -1) }
      report(mismatch(.number, value, operand))
      return .poison
    }
  }

  func binary(
    _ operation: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax,
    _ whole: ExpressionSyntax, in scope: Scope, _ mode: Mode
  ) -> Value {
    switch operation {
    case .and, .or: return logical(operation, left, right, in: scope)
    case .coalesce:
      let value = evaluate(left, in: scope, mode)
      if case .null = value { return evaluate(right, in: scope, mode) }
      return value
    case .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual:
      return compare(operation, left, right, whole, in: scope)
    case .halfOpenRange, .closedRange:
      return range(operation, left, right, whole, in: scope)
    case .add, .subtract, .multiply, .divide, .remainder, .floorDivide:
      let operands = Operands(
        left: evaluate(left, in: scope, mode), right: evaluate(right, in: scope, mode),
        leftSyntax: left, rightSyntax: right, whole: whole, scope: scope, mode: mode)
      return arithmetic(operation, operands)
    }
  }

  private func logical(
    _ operation: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax,
    in scope: Scope
  ) -> Value {
    guard let first = condition(left, in: scope) else { return .poison }
    if first == (operation == .or) { return .bool(first) }
    return condition(right, in: scope).map { .bool($0) } ?? .poison
  }

  // MARK: Arithmetic

  struct Operands {
    var left: Value
    var right: Value
    var leftSyntax: ExpressionSyntax
    var rightSyntax: ExpressionSyntax
    var whole: ExpressionSyntax
    var scope: Scope
    var mode: Mode
  }

  private func arithmetic(_ operation: BinaryOperator, _ operands: Operands) -> Value {
    guard areReckonable(operands.left, operands.right, at: operands.whole.span) else {
      return .poison
    }
    switch (operands.left, operands.right) {
    case (.poison, _), (_, .poison): return .poison
    case (.unsettled, _), (_, .unsettled): return .unsettled
    case (.number(let left), .number(let right)):
      return calculate(operation, left, right, operands)
    case (.deferred, _), (_, .deferred): return deferredSum(operation, operands)
    case (.string(let left), .string(let right)) where operation == .add:
      guard spendString(left.utf8.count + right.utf8.count, at: operands.whole.span) else {
        return .poison
      }
      return .string(left + right)
    case (.string, _) where operation == .add, (_, .string) where operation == .add:
      report(.joinedValue(operands, self))
      return .poison
    default: return linearArithmetic(operation, operands)
    }
  }

  private func deferredSum(_ operation: BinaryOperator, _ operands: Operands) -> Value {
    guard operation == .add, let whole = joined(operands.left, operands.right) else {
      for operand in [operands.left, operands.right] { _ = look(at: operand) }
      return .poison
    }
    return spendString(whole.textBytes, at: operands.whole.span) ? .deferred(whole) : .poison
  }

  private func calculate(
    _ operation: BinaryOperator, _ left: Double, _ right: Double, _ operands: Operands
  ) -> Value {
    let isDivision = operation == .divide || operation == .floorDivide || operation == .remainder
    if isDivision, right == 0 {
      reportDivisionByZero(operands)
      return .poison
    }
    let result: Double =
      switch operation {
      case .add: left + right
      case .subtract: left - right
      case .multiply: left * right
      case .divide: left / right
      case .floorDivide: (left / right).rounded(.down)
      default: left - right * (left / right).rounded(.down)
      }
    lintDivision(operation, result, operands)
    return finite(result, operands.whole)
  }

  func finite(_ number: Double, _ expression: ExpressionSyntax) -> Value {
    guard number.magnitude <= LayoutMetrics.largestMagnitude else {
      report(.numberOverflows(text(of: expression.span), at: expression.span))
      return .poison
    }
    return .number(number)
  }

  private func linearArithmetic(_ operation: BinaryOperator, _ operands: Operands) -> Value {
    guard let left = operand(operands.left, operands.leftSyntax),
      let right = operand(operands.right, operands.rightSyntax)
    else { return .poison }
    switch operation {
    case .add: return .linear(left + right)
    case .subtract: return .linear(left - right)
    case .multiply where right.isConstant: return .linear(left * right.constant)
    case .multiply where left.isConstant: return .linear(right * left.constant)
    case .divide where right.isConstant:
      if right.constant != 0 { return .linear(left / right.constant) }
      reportDivisionByZero(operands)
      return .poison
    default:
      if let known = withKnownFactor(operation, operands) { return known }
      report(.notLinear(operation, operands, self))
      return .poison
    }
  }

  /// The result where a factor, a divisor or both sides of `%` and `div` have to be numbers and are,
  /// since they depend on nothing but sides of the canvas: `root.width % 50`.
  private func withKnownFactor(_ operation: BinaryOperator, _ operands: Operands) -> Value? {
    guard operands.mode == .linear else { return nil }
    if let right = quietNumber(operands.rightSyntax, in: operands.scope) {
      if operation == .multiply || operation == .divide {
        var known = operands
        known.right = .number(right)
        return arithmetic(operation, known)
      }
      return quietNumber(operands.leftSyntax, in: operands.scope).map {
        calculate(operation, $0, right, operands)
      }
    }
    guard operation == .multiply,
      let left = quietNumber(operands.leftSyntax, in: operands.scope)
    else { return nil }
    var known = operands
    known.left = .number(left)
    return arithmetic(operation, known)
  }

  /// The number that an expression is as a value; nil, and no report, if it is none.
  private func quietNumber(_ syntax: ExpressionSyntax, in scope: Scope) -> Double? {
    let wasMuted = isMuted
    isMuted = true
    defer { isMuted = wasMuted }
    guard case .number(let number) = evaluate(syntax, in: scope, .value) else { return nil }
    return number
  }

  private func operand(_ value: Value, _ syntax: ExpressionSyntax) -> LinearValue? {
    if let linear = value.linear { return linear }
    report(mismatch(.number, value, syntax))
    return nil
  }

  private func reportDivisionByZero(_ operands: Operands) {
    var name: String?
    if case .name(let text) = operands.rightSyntax.kind { name = text }
    report(
      .divisionByZero(
        text(of: operands.whole.span), divisor: name, at: operands.whole.span,
        call: operands.scope.enclosingCall))
  }

  // MARK: Comparison

  private func compare(
    _ operation: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax,
    _ whole: ExpressionSyntax, in scope: Scope
  ) -> Value {
    let first = evaluate(left, in: scope, .value)
    let second = evaluate(right, in: scope, .value)
    switch (first, second) {
    case (.poison, _), (_, .poison): return .poison
    case (.unsettled, _), (_, .unsettled): return .unsettled
    case (.linear(let linear), _), (_, .linear(let linear)): return .linear(linear)
    case (.number(let a), .number(let b)): return .bool(operation.compares(a, b))
    case (.string(let a), .string(let b)): return .bool(operation.compares(a, b))
    case (.null, _), (_, .null): break
    default:
      let isUnknown = look(at: first, withElements: true)
      if look(at: second, withElements: true) || isUnknown { return .poison }
    }
    if operation == .equal || operation == .notEqual, let isSame = first.isSame(as: second) {
      return .bool(isSame == (operation == .equal))
    }
    report(.cannotCompare(first, second, at: whole.span))
    return .poison
  }

  // MARK: Ranges

  private func range(
    _ operation: BinaryOperator, _ left: ExpressionSyntax, _ right: ExpressionSyntax,
    _ whole: ExpressionSyntax, in scope: Scope
  ) -> Value {
    guard let lower = wholeNumber(left, in: scope), let upper = wholeNumber(right, in: scope)
    else { return .poison }
    let end = operation == .closedRange ? upper + 1 : upper
    return .range(lower..<max(lower, end))
  }

  private func wholeNumber(_ expression: ExpressionSyntax, in scope: Scope) -> Int? {
    let value = known(expression, in: scope)
    guard areReckonable(value, at: expression.span) else { return nil }
    if let number = value.integer, number.magnitude <= Self.largestWholeNumber { return number }
    if !value.isPoison { report(mismatch(.wholeNumber, value, expression)) }
    return nil
  }

  /// The number syntax's own limit, so that sums of two can't overflow.
  private static let largestWholeNumber = UInt(1_000_000_000_000)
}

extension BinaryOperator {
  fileprivate func compares<T: Comparable>(_ left: T, _ right: T) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .greater: left > right
    case .lessOrEqual: left <= right
    default: left >= right
    }
  }
}

extension Value {
  /// Whether two known values are the same; nil where they can't be compared.
  func isSame(as other: Value) -> Bool? {
    switch (self, other) {
    case (.null, .null): true
    case (.null, _), (_, .null): false
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.color(let left), .color(let right)): left == right
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) == true }
    default: nil
    }
  }
}
