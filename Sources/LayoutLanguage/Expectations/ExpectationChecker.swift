internal import ConstraintKit

/// Holds what a file expects against the frames that were found: in every solution that is as good
/// as these.
struct ExpectationChecker {
  /// Of the expected number, at least of 1, where no `±` is given.
  static let relativeTolerance = 1e-6

  /// As if nothing were tolerated, but for rounding: where the end of a stretch of widths is sought.
  static let leastTolerance = 1e-9

  let expander: Expander
  let solution: LayoutSolution
  /// The test's name; nil at the top level.
  let test: String?
  /// Relative to the expected number.
  var tolerance = relativeTolerance

  /// The outcomes of an `expect`, one for each of its checks.
  func outcomes(of expectation: PendingExpectation) -> [TestReport.Outcome] {
    unlocatedOutcomes(of: expectation).map { outcome in
      var outcome = outcome
      outcome.failure = outcome.failure.map { failure in
        expander.located(failure, in: expectation.scope).ofTest(test)
      }
      return outcome
    }
  }

  private func unlocatedOutcomes(of expectation: PendingExpectation) -> [TestReport.Outcome] {
    let span = expectation.span
    switch expectation.syntax {
    case .checks(let checks):
      return checks.map { check in
        outcome(check.span, failure(of: check, in: expectation.scope))
      }
    case .holds(let name):
      return [outcome(span, failure(ofLabel: name, span) { holds($0, span) })]
    case .breaks(let name, let amount):
      return [
        outcome(
          span, failure(ofLabel: name, span) { breaks($0, by: amount, expectation) })
      ]
    case .beats(let winner, let loser):
      let failure =
        failure(ofLabel: winner, span) { holds($0, span) }
        ?? failure(ofLabel: loser, span) { breaks($0, by: nil, expectation) }
      return [outcome(span, failure)]
    case .error(let code):
      return [
        outcome(
          span,
          .expectationFailed("expected error \(code.text), the layout was solved", at: span))
      ]
    case .ambiguous(let target):
      return [outcome(span, failure(ofAmbiguity: target, expectation))]
    }
  }

  func outcome(_ span: SourceSpan, _ failure: Diagnostic?) -> TestReport.Outcome {
    TestReport.Outcome(
      test: test, text: expander.text(of: span), span: span, failure: failure)
  }

  // MARK: Labels

  /// A constraint of a label that is looked at.
  struct Labelled {
    var name: String
    var index: Int
    var error: Double
  }

  private func failure(
    ofLabel name: NameSyntax, _ span: SourceSpan, _ check: ([Labelled]) -> Diagnostic?
  ) -> Diagnostic? {
    guard let indices = expander.labels[name.text] else {
      return .unknownLabel(name, expander)
    }
    return check(
      indices.map {
        Labelled(name: name.text, index: $0, error: solution.error(ofConstraint: $0))
      })
  }

  private func holds(_ constraints: [Labelled], _ span: SourceSpan) -> Diagnostic? {
    guard let broken = constraints.first(where: { $0.error > 0 }) else { return nil }
    return .expectationFailed(
      "`\(broken.name)`\(instance(broken, of: constraints)) is off by \(describe(broken.error)), "
        + "expected to hold", at: span,
      causes: [cause(of: broken)])
  }

  private func breaks(
    _ constraints: [Labelled], by amount: ExpressionSyntax?, _ expectation: PendingExpectation
  ) -> Diagnostic? {
    let span = expectation.span
    guard let worst = constraints.max(by: { $0.error < $1.error }), worst.error > 0 else {
      let first = constraints.first
      return .expectationFailed(
        "`\(first?.name ?? "")` holds\(everywhere(constraints)), expected to break", at: span,
        causes: first.map { [cause(of: $0)] } ?? [])
    }
    guard let amount else { return nil }
    let value = evaluate(amount, in: expectation.scope)
    if value.isPoison { return poisoned(amount) }
    guard let expected = number(value) else {
      return .expectationFailed(
        "`\(expander.text(of: amount.span))` is not a known number", at: amount.span)
    }
    let tolerance = Self.relativeTolerance * max(1, expected.magnitude)
    if (worst.error - expected).magnitude <= tolerance { return nil }
    return .expectationFailed(
      "`\(worst.name)`\(instance(worst, of: constraints)) is off by \(describe(worst.error)), "
        + "expected \(describe(expected))", at: span, causes: [cause(of: worst)])
  }

  /// Which of several constraints of a label it is: ` of `row[2]``.
  private func instance(_ constraint: Labelled, of all: [Labelled]) -> String {
    guard all.count > 1, let node = expander.constraintInfos[constraint.index].scope?.node,
      node != 0
    else { return "" }
    return " of `\(expander.path(of: node))`"
  }

  private func everywhere(_ constraints: [Labelled]) -> String {
    constraints.count > 1 ? " in all \(constraints.count) places" : ""
  }

  private func cause(of constraint: Labelled) -> Diagnostic.Label {
    .init(expander.constraintInfos[constraint.index].span, "declared here")
  }

  // MARK: Ambiguity

  private func failure(
    ofAmbiguity target: ExpressionSyntax, _ expectation: PendingExpectation
  ) -> Diagnostic? {
    let value = evaluate(target, in: expectation.scope)
    guard let linear = value.linear,
      let terms = Localized(linear.withoutLines, expander).terms
    else {
      return value.isPoison
        ? poisoned(target) : expander.mismatch(.attribute, value, target)
    }
    guard solution.isDetermined(terms, breakingTies: true) else { return nil }
    let found = solution.value(of: terms) + lines(in: linear)
    return .expectationFailed(
      "`\(expander.text(of: target.span))` is \(describe(found)), "
        + "expected to be ambiguous", at: expectation.span)
  }

  // MARK: Evaluation

  func evaluate(_ expression: ExpressionSyntax, in scope: Scope) -> Value {
    asking { expander.evaluate(expression, in: scope, .linear) }
  }

  /// With what expectations may ask for, such as texts' lines.
  func asking<Answer>(_ evaluate: () -> Answer) -> Answer {
    expander.isExpecting = true
    defer { expander.isExpecting = false }
    return evaluate()
  }

  private func number(_ value: Value) -> Double? {
    guard let linear = value.linear,
      let localized = Localized(linear.withoutLines, expander).terms
    else { return nil }
    return solution.value(of: localized) + linear.constant + lines(in: linear)
  }

  /// What was reported while an expectation was evaluated is why it fails.
  func poisoned(_ expression: ExpressionSyntax) -> Diagnostic {
    expander.diagnostics.last { $0.level == .error }
      ?? .expectationFailed(
        "`\(expander.text(of: expression.span))` has no value", at: expression.span)
  }
}

/// A sum whose positions are in the coordinates of each view's superview, as frames are.
struct Localized {
  /// Nil while a view lacks its attribute. Differences of positions, so that it doesn't matter
  /// where they are measured from.
  let terms: [LayoutConstraint.Term]?

  init(_ linear: LinearValue, _ expander: Expander) {
    guard let plain = linear.layoutTerms else {
      terms = nil
      return
    }
    var result: [LayoutConstraint.Term] = []
    for term in plain {
      result.append(term)
      guard case .attribute(let attribute, let node, let guide) = term.operand,
        !attribute.isSize
      else { continue }
      let isOwn = node == 0 || guide != .frame
      let parent = isOwn ? node : expander.views[node].parent ?? 0
      let origin: LayoutAttribute =
        attribute.dimension == .vertical ? .top : attribute.followsText ? .leading : .left
      result.append(.init(-term.coefficient, .attribute(origin, node: parent)))
    }
    terms = result
  }
}

extension LayoutAttribute {
  fileprivate var followsText: Bool { self == .leading || self == .trailing }
}
