internal import ConstraintKit

extension ExpectationChecker {
  /// Why a check fails; nil where it holds.
  func failure(of check: CheckSyntax, in scope: Scope) -> Diagnostic? {
    switch check.kind {
    case .comparison(let left, let relation, let right, let tolerance):
      comparison(left, relation, right, tolerance, check.span, scope)
    case .predicate(let expression):
      predicate(expression, in: scope)
    }
  }

  // MARK: Comparison

  private func comparison(
    _ left: ExpressionSyntax, _ relation: Relation, _ right: ExpressionSyntax,
    _ tolerance: ExpressionSyntax?, _ span: SourceSpan, _ scope: Scope
  ) -> Diagnostic? {
    let leftValue = evaluate(left, in: scope)
    if leftValue.isPoison { return poisoned(left) }
    let rightValue = evaluate(right, in: scope)
    if rightValue.isPoison { return poisoned(right) }
    if let isSame = plainComparison(leftValue, rightValue) {
      return isSame ? nil : notSame(left, leftValue, rightValue, span)
    }
    guard let pairs = pairs(leftValue, rightValue) else {
      return expander.mismatch(.values, rightValue, right)
    }
    let given = tolerance.flatMap { expander.number($0, in: scope) }
    if tolerance != nil, given == nil { return poisoned(left) }
    if let given, given < 0 { return .negativeTolerance(given, at: tolerance?.span ?? span) }
    for (position, pair) in pairs.enumerated() {
      let name = name(of: left, leftValue, position)
      let comparison = Comparison(
        name: name, left: pair.left, right: pair.right, relation: relation, tolerance: given,
        span: span, text: expander.text(of: span))
      if let failure = failure(of: comparison) { return failure }
    }
    return nil
  }

  /// Strings, booleans and null are compared as such; nil where these are numbers.
  private func plainComparison(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.string, _), (_, .string), (.bool, _), (_, .bool), (.null, _), (_, .null),
      (.list, .list), (.color, .color):
      left.isSame(as: right) ?? false
    default: nil
    }
  }

  private func notSame(
    _ left: ExpressionSyntax, _ actual: Value, _ expected: Value, _ span: SourceSpan
  ) -> Diagnostic {
    .expectationFailed(
      "`\(expander.text(of: left.span))` is \(actual.foundName), expected \(expected.foundName)",
      at: span)
  }

  private func pairs(
    _ left: Value, _ right: Value
  ) -> [(left: LinearValue, right: LinearValue)]? {
    guard let lefts = left.sums, let rights = right.sums else { return nil }
    if rights.count == 1 { return lefts.map { ($0, rights[0]) } }
    guard lefts.count == rights.count else { return nil }
    return Array(zip(lefts, rights))
  }

  /// `frame(avatar)` has four numbers: which of them.
  private func name(of left: ExpressionSyntax, _ value: Value, _ position: Int) -> String {
    let text = "`\(expander.text(of: left.span))`"
    guard case .tuple(let values) = value, values.count > 1,
      let attribute = values[position].linear?.bareAttribute
    else { return text }
    return "\(attribute) of \(text)"
  }

  // MARK: One comparison

  private struct Comparison {
    var name: String
    var left: LinearValue
    var right: LinearValue
    var relation: Relation
    var tolerance: Double?
    var span: SourceSpan
    var text: String
  }

  private func failure(of comparison: Comparison) -> Diagnostic? {
    var (left, right) = (settled(comparison.left), settled(comparison.right))
    if let attribute = left.attribute { right = right.resolved(to: attribute) }
    if let attribute = right.attribute { left = left.resolved(to: attribute) }
    guard let leftTerms = Localized(left, expander).terms,
      let rightTerms = Localized(right, expander).terms
    else {
      return Diagnostic(
        .missingAttribute, "`\(comparison.text)` compares two views: say which attribute",
        at: .init(comparison.span))
    }
    let negated = rightTerms.map { LayoutConstraint.Term(-$0.coefficient, $0.operand) }
    let constant = left.constant - right.constant
    let range = solution.range(of: leftTerms + negated, breakingTies: true)
    let difference = (range.lowerBound + constant)...(range.upperBound + constant)
    let expected = solution.value(of: rightTerms) + right.constant
    let tolerance =
      comparison.tolerance ?? self.tolerance * max(1, expected.magnitude)
    if isCertain(difference, comparison.relation, tolerance) { return nil }
    if isPossible(difference, comparison.relation, tolerance) {
      let range = solution.range(of: leftTerms, breakingTies: true)
      return .expectationUncertain(
        comparison.text, (range.lowerBound + left.constant)...(range.upperBound + left.constant),
        line: line(of: left) ?? line(of: right), at: comparison.span)
    }
    return failed(
      comparison, left: solution.value(of: leftTerms) + left.constant, expected: expected,
      leftTerms)
  }

  /// A sum with numbers in the place of texts' lines.
  private func settled(_ linear: LinearValue) -> LinearValue {
    var sum = linear.withoutLines
    sum.constant += lines(in: linear)
    return sum
  }

  private func isCertain(
    _ range: ClosedRange<Double>, _ relation: Relation, _ tolerance: Double
  ) -> Bool {
    switch relation {
    case .equal: range.lowerBound >= -tolerance && range.upperBound <= tolerance
    case .greaterThanOrEqual: range.lowerBound >= -tolerance
    case .lessThanOrEqual: range.upperBound <= tolerance
    }
  }

  private func isPossible(
    _ range: ClosedRange<Double>, _ relation: Relation, _ tolerance: Double
  ) -> Bool {
    switch relation {
    case .equal: range.lowerBound <= tolerance && range.upperBound >= -tolerance
    case .greaterThanOrEqual: range.upperBound >= -tolerance
    case .lessThanOrEqual: range.lowerBound <= tolerance
    }
  }

  /// The line of the view whose attribute it is.
  private func line(of linear: LinearValue) -> Int? {
    for term in linear.terms {
      if case .known(.attribute(_, let node, _)) = term.operand {
        return expander.line(of: expander.views[node].span)
      }
    }
    return nil
  }

  private func failed(
    _ comparison: Comparison, left: Double, expected: Double, _ terms: [LayoutConstraint.Term]
  ) -> Diagnostic {
    let relation = comparison.relation == .equal ? "" : "\(comparison.relation) "
    let tolerance = comparison.tolerance.map { " ± \(describe($0))" } ?? ""
    let distance = left - expected
    let sign = distance < 0 ? "−" : ""
    // How many lines a text has is decided by its width.
    let text = comparison.left.textOfLines
    let width = text.map { " in a width of \(describe(solution.frame(of: $0).width))" } ?? ""
    var message = "\(comparison.name) is \(describe(left))\(width), "
    message += "expected \(relation)\(describe(expected))"
    message += "\(tolerance) (off by \(sign)\(describe(distance.magnitude)))"
    guard let cause = text.map({ cause(of: .width, $0) }) ?? cause(of: comparison.left, terms)
    else { return .expectationFailed(message, at: comparison.span) }
    return .expectationFailed(
      message + cause.phrase, at: comparison.span, causes: cause.labels)
  }
}

extension Value {
  /// One sum, or those of a tuple.
  fileprivate var sums: [LinearValue]? {
    if let linear { return [linear] }
    guard case .tuple(let values) = self else { return nil }
    let linears = values.compactMap(\.linear)
    return linears.count == values.count ? linears : nil
  }
}
