internal import ConstraintKit

extension TreeParser {
  mutating func parseExpect() -> StatementSyntax.Kind {
    advance()
    if at(.identifier), !startsLine, !next.flags.contains(.newlineBefore),
      next.kind == .identifier || (at(.ambiguous) && isReference(next)),
      let special = parseSpecialExpect()
    {
      return .expect(special)
    }
    if at(.error), next.kind == .string, !next.flags.contains(.newlineBefore) {
      advance()
      let code = cook(current, trimming: 1)
      fail(
        .unexpected(
          "a code stands without quotes", at: span(current), help: "write `expect error \(code)`",
          edit: .init(span(current), code)))
      return .error
    }
    return parseChecks()
  }

  /// Whether a token is `self`, `super`, `root` or `prev`.
  private func isReference(_ token: Token) -> Bool {
    [.self, .super, .root, .prev].contains(token.word)
  }

  /// The forms that begin with a word and a name, or a name and `beats`.
  private mutating func parseSpecialExpect() -> ExpectSyntax? {
    if next.word == .beats, at(nextButOne, .identifier) { return parseBeats() }
    switch current.word {
    case .holds:
      advance()
      return .holds(parseLabel())
    case .breaks:
      advance()
      return parseBreaks()
    case .error:
      advance()
      return .error(parseName("a code such as `E0401`"))
    case .ambiguous:
      advance()
      return .ambiguous(parsePostfix())
    default:
      return next.word == .beats ? parseBeats() : nil
    }
  }

  private var nextButOne: Token { tokens[min(index + 2, tokens.count - 1)] }

  private func at(_ token: Token, _ kind: TokenKind) -> Bool {
    token.kind == kind && !token.flags.contains(.newlineBefore)
  }

  private mutating func parseBeats() -> ExpectSyntax {
    let winner = parseName("a constraint's label")
    advance()
    return .beats(winner, parseLabel())
  }

  private mutating func parseBreaks() -> ExpectSyntax {
    let name = parseLabel()
    guard !isFailing, at(.by), !startsLine else { return .breaks(name, by: nil) }
    advance()
    return .breaks(name, by: parseLinear())
  }

  /// A label, which is a name without a path.
  private mutating func parseLabel() -> NameSyntax {
    let name = parseName("a constraint's label")
    if !isFailing, !startsLine, at(.dot) || at(.leftBracket) {
      fail(unexpected("the end of the statement", help: Self.labelHelp))
    }
    return name
  }

  private func isName(_ expression: ExpressionSyntax) -> Bool {
    if case .name = expression.kind { true } else { false }
  }

  private static let labelHelp =
    "a label has no path: the name alone stands for every constraint that has it"

  private mutating func parseChecks() -> StatementSyntax.Kind {
    var checks: [CheckSyntax] = []
    repeat {
      guard let check = parseCheck() else { return .error }
      checks.append(check)
    } while !isFailing && accept(.comma)
    return .expect(.checks(checks))
  }

  /// `linear relop linear [ ( "±" | "+/-" ) linear ] | postfix`
  private mutating func parseCheck() -> CheckSyntax? {
    let start = current
    let left = parseLinear()
    if isFailing { return nil }
    if case .call = left.kind, !isComparison(current.kind), endsStatement || at(.comma) {
      return CheckSyntax(.predicate(left), span(from: start))
    }
    if !isComparison(current.kind), endsStatement || at(.comma) {
      failUnexpected("`==`, `>=` or `<=`", help: helpForCheck(left))
      return nil
    }
    if case .name(let name) = left.kind, at(.identifier), !startsLine,
      let form = Suggestion.nearest(to: name, in: ["holds", "breaks", "error", "ambiguous"])
    {
      var fault = unexpected("`==`, `>=` or `<=`")
      fault.fixes = [form.fix(at: left.span)]
      fail(fault)
      return nil
    }
    if case .name(let name) = left.kind, at(.identifier) || isReference(current), !startsLine,
      let check = ["whole", "cut"].first(where: { $0 == name }) ?? Habits.check(name)
    {
      let help = "a check has its view in parentheses: `\(check)(…)`"
      fail(unexpected("`==`, `>=` or `<=`", help: help))
      return nil
    }
    if at(.beats), !startsLine, isPath(left), !isName(left) {
      failUnexpected("`==`, `>=` or `<=`", help: Self.labelHelp)
      return nil
    }
    if isSpecialExpect(after: start) {
      failUnexpected("`==`, `>=` or `<=`", help: Self.ownExpect)
      return nil
    }
    guard let relation = parseRelation(after: left) else { return nil }
    let rightIndex = index
    let right = parseLinear()
    refusePlusMinus(from: rightIndex)
    if at(.question), !isFailing {
      fail(unexpected("the end of the check", help: "put a choice in parentheses"))
    }
    let tolerance = !isFailing && accept(.plusMinus) ? parseLinear() : nil
    return CheckSyntax(
      .comparison(left: left, relation: relation, right: right, tolerance: tolerance),
      span(from: start))
  }

  /// What to write for an expression that compares nothing.
  private func helpForCheck(_ left: ExpressionSyntax) -> String {
    switch left.kind {
    case .binary(let operation, _, _, _) where operation.isComparison:
      return "leave out the parentheses: `expect \(sourceText(left.span).dropFirst().dropLast())`"
    case .unary(.not, let negated):
      let example = opposite(of: negated) ?? "a.right >= b.left"
      return "a check can't be negated: say what holds, such as `\(example)`"
    case .member(let view, let name) where Habits.check(name.text) != nil || name.text == "cut":
      let check = Habits.check(name.text) ?? name.text
      return "write `\(check)(\(sourceText(view.span)))`"
    case .member where at(.comma):
      return "each check compares: `\(sourceText(left.span)) == …, …`"
    case .string: return "a check has no message; a `test \"…\" { … }` has a name"
    case .name(let name)
    where !isAttribute(left) && ![.holds, .breaks, .error, .ambiguous].contains(previous.word):
      return "a check is a comparison; a constraint's label is checked by `expect holds \(name)`"
    default: return Self.checkForms
    }
  }

  /// What to write for `!cut(a)` and `!whole(a)`.
  private func opposite(of check: ExpressionSyntax) -> String? {
    guard case .call(let function, let arguments) = check.kind, arguments.count == 1 else {
      return nil
    }
    let opposites = ["cut": "whole", "whole": "cut"]
    return opposites[sourceText(function.span)].map {
      "\($0)(\(sourceText(arguments[0].value.span)))"
    }
  }

  /// Reports `+-` where a tolerance was meant.
  private mutating func refusePlusMinus(from start: Int) {
    guard !isFailing,
      let place = (start..<index).first(where: {
        tokens[$0].kind == .plus && tokens[$0 + 1].kind == .minus
          && tokens[$0].end == tokens[$0 + 1].start
      })
    else { return }
    let mark = SourceSpan(file: file, start: tokens[place].start, end: tokens[place + 1].end)
    report(
      .unexpected(
        "unexpected `+-`", at: mark, help: "a tolerance is written `± 1` or `+/- 1`"))
  }

  /// Whether a word that was read as a check begins a form of `expect` that stands alone.
  private func isSpecialExpect(after word: Token) -> Bool {
    guard at(.identifier), !startsLine, word.end == previous.end else { return false }
    return at(.beats) || [.holds, .breaks, .error, .ambiguous].contains(word.word)
  }

  static let checkForms =
    "a check is a comparison, `disjoint(a, b)`, `inside(a, b)`, `whole(a)` or `cut(a)`"

  /// What to do where one of the forms that stand alone is in a list.
  static let ownExpect =
    "`holds`, `breaks`, `beats`, `error` and `ambiguous` stand in an `expect` of their own"
}
