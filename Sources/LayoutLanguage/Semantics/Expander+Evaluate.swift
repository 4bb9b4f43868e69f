internal import ConstraintKit

extension Expander {
  /// What an expression means in a scope.
  func evaluate(_ expression: ExpressionSyntax, in scope: Scope, _ mode: Mode) -> Value {
    evaluationDepth += 1
    defer { evaluationDepth -= 1 }
    guard evaluationDepth <= limits.maxEvaluationDepth else {
      abort(.evaluationTooDeep(limits.maxEvaluationDepth, at: expression.span))
      return .poison
    }
    switch expression.kind {
    case .number(let number): return deferred(expression) ?? written(number, at: expression.span)
    case .string(let string):
      return deferred(expression) ?? interpolate(string, in: scope)
    case .color(let color): return .color(color)
    case .bool(let bool): return .bool(bool)
    case .null: return .null
    case .name(let name): return resolve(name, expression.span, in: scope, mode)
    case .member(let base, let name):
      return member(name, of: owner(base, in: scope, mode), base, in: scope, mode)
    case .index(let base, let index): return element(of: base, at: index, in: scope, mode)
    case .call(let function, let arguments):
      return call(function, arguments, expression.span, in: scope, mode)
    case .unary(.minus, let operand): return negate(operand, in: scope, mode)
    case .unary(.not, let operand):
      return condition(operand, in: scope, isNegated: true).map { .bool(!$0) } ?? .poison
    case .binary(let operation, let left, let right, _):
      return binary(operation, left, right, expression, in: scope, mode)
    case .conditional(let test, let then, let otherwise):
      guard let isTrue = condition(test, in: scope) else { return .poison }
      return evaluate(isTrue ? then : otherwise, in: scope, mode)
    case .list(let elements): return .list(elements.map { evaluate($0, in: scope, .value) })
    case .object(let pairs): return object(pairs, in: scope)
    case .tuple(let elements):
      let values = elements.map { evaluate($0, in: scope, mode) }
      return values.contains(where: \.isPoison) ? .poison : .tuple(values)
    case .error: return .poison
    }
  }

  /// The base of `base.name`, which within a constraint is most likely a view.
  private func owner(_ base: ExpressionSyntax, in scope: Scope, _ mode: Mode) -> Value {
    guard case .name(let name) = base.kind else { return evaluate(base, in: scope, mode) }
    return resolve(name, base.span, in: scope, mode, what: mode == .linear ? "view" : "name")
  }

  /// A value that has to be known before solving; what isn't is reported and poisoned.
  func known(_ expression: ExpressionSyntax, in scope: Scope, _ mode: Mode = .value) -> Value {
    let value = knownOrDeferred(expression, in: scope, mode)
    return look(at: value) ? .poison : value
  }

  /// The same for what passes a text on.
  func knownOrDeferred(
    _ expression: ExpressionSyntax, in scope: Scope, _ mode: Mode = .value
  ) -> Value {
    let value = evaluate(expression, in: scope, mode)
    switch value {
    case .linear, .unsettled:
      report(
        .knownAfterSolving(
          text(of: expression.span), side: freeSide(value), at: expression.span))
      return .poison
    default: return value
    }
  }

  /// A condition's value; nil, and a report, where it has none.
  ///
  /// - Parameter isNegated: Whether a `!` stands before it.
  func condition(
    _ expression: ExpressionSyntax, in scope: Scope, isNegated: Bool = false
  ) -> Bool? {
    let value = evaluate(expression, in: scope, .value)
    switch value {
    case .bool(let bool): return bool
    case .poison: return nil
    case .linear where isNegated && isExpecting:
      report(.negatedNumber(text(of: expression.span), at: expression.span))
    case .linear, .unsettled:
      report(
        .dependsOnSolution(
          "if " + text(of: expression.span), side: freeSide(value), at: expression.span))
    case .deferred: _ = look(at: value)
    default:
      report(mismatch(.condition, value, expression, in: scope))
    }
    return nil
  }

  /// The side of the canvas that a value depends on if it does on nothing else; such a side is free.
  func freeSide(_ value: Value) -> LayoutDimension? {
    guard case .linear(let linear) = value, let attribute = linear.attribute, attribute.isSize,
      linear.terms.allSatisfy({ term in
        guard case .known(.attribute(_, 0, .frame)) = term.operand else { return false }
        return true
      })
    else { return nil }
    let side = attribute.dimension
    return model.canvas[side] == nil ? side : nil
  }

  /// A number that is known before solving; nil, and a report, where it isn't one.
  func number(_ expression: ExpressionSyntax, in scope: Scope, _ mode: Mode = .value) -> Double? {
    let value = known(expression, in: scope, mode)
    guard areReckonable(value, at: expression.span) else { return nil }
    if case .number(let number) = value { return number }
    if !value.isPoison { report(mismatch(.number, value, expression)) }
    return nil
  }

  private func object(
    _ pairs: [(key: NameSyntax, value: ExpressionSyntax)], in scope: Scope
  ) -> Value {
    var object = ObjectValue()
    for pair in pairs {
      object.append(pair.key.text, evaluate(pair.value, in: scope, .value))
    }
    return .object(object)
  }

  // MARK: Strings

  func interpolate(_ string: StringSyntax, in scope: Scope) -> Value {
    var text = ""
    var deferred: [DeferredText.Piece] = []
    for piece in string.pieces {
      switch piece {
      case .text(let part, _): text += part
      case .interpolation(let expression):
        let value = knownOrDeferred(expression, in: scope)
        if value.isPoison { return .poison }
        if case .deferred(let inner) = value {
          deferred += [.text(text)] + inner.pieces
          text = ""
          continue
        }
        guard let part = printed(value) else {
          report(mismatch(.printable, value, expression))
          return .poison
        }
        text += part
      }
    }
    if !deferred.isEmpty { return joined(deferred + [.text(text)], at: string.span) }
    guard spendString(text.utf8.count, at: string.span) else { return .poison }
    return .string(text)
  }

  private func joined(_ pieces: [DeferredText.Piece], at span: SourceSpan) -> Value {
    let whole = DeferredText(form: .string, pieces: pieces)
    deferred?.joined += whole.inputCount
    return spendString(whole.textBytes, at: span) ? .deferred(whole) : .poison
  }

  private func printed(_ value: Value) -> String? {
    switch value {
    case .string(let string): string
    case .number(let number): describe(number)
    case .bool(let bool): String(bool)
    case .color(let color): color
    default: nil
    }
  }

  // MARK: Indices

  private func element(
    of base: ExpressionSyntax, at index: ExpressionSyntax, in scope: Scope, _ mode: Mode
  ) -> Value {
    let collection = collection(base, in: scope, mode)
    let position = known(index, in: scope)
    if collection.isPoison || position.isPoison { return .poison }
    if case .unsettled = collection { return .unsettled }
    if case .object(let object) = collection, case .string(let key) = position {
      return field(NameSyntax(key, index.span), of: object, base)
    }
    guard let number = position.integer else {
      report(mismatch(.wholeNumber, position, index))
      return .poison
    }
    return element(of: collection, at: number, base, index.span)
  }

  /// What an index is applied to. In a constraint within a loop that's the family of views, where
  /// the loop's element has the same name and no elements of its own:
  /// `for card, i in cards { view card[i] { top == card[i - 1].bottom } }`.
  private func collection(
    _ base: ExpressionSyntax, in scope: Scope, _ mode: Mode
  ) -> Value {
    let value = evaluate(base, in: scope, mode)
    switch value {
    case .list, .range, .family, .poison, .unsettled: return value
    default:
      guard mode == .linear, case .name(let name) = base.kind,
        let family = visibleFamily(name, from: scope)
      else { return value }
      return .family(family)
    }
  }

  private func element(
    of collection: Value, at number: Int, _ base: ExpressionSyntax, _ span: SourceSpan
  ) -> Value {
    let name = text(of: base.span)
    switch collection {
    case .family(let family):
      if let member = family[number] { return value(of: member) }
      if phase == .declaring { return .unsettled }
      report(.noSuchIndex(name, number, family: family, at: span, sources))
    case .list(let list):
      if list.indices.contains(number) { return list[number] }
      report(.indexOutOfRange(name, number, count: list.count, at: span))
    case .range(let range):
      if number >= 0, number < range.count { return .number(Double(range.lowerBound + number)) }
      report(.indexOutOfRange(name, number, count: range.count, at: span))
    default:
      report(mismatch(.list, collection, base))
    }
    return .poison
  }

  func value(of member: ViewFamily.Member) -> Value {
    switch member {
    case .view(let node): .view(ViewReference(node: node))
    case .variable(let variable): .linear(LinearValue(.variable(variable)))
    }
  }
}
