internal import ConstraintKit

extension Expander {
  /// Goes through a block's statements in order.
  func expand(_ statements: [StatementSyntax], in scope: Scope) {
    blockDepth += 1
    defer { blockDepth -= 1 }
    guard blockDepth <= limits.maxExpansionDepth else {
      if let first = statements.first {
        abort(.expansionTooDeep(limits.maxExpansionDepth, at: first.span))
      }
      return
    }
    for statement in statements {
      guard spendStatement(at: statement.span) else { return }
      expand(statement, in: scope)
    }
  }

  private func expand(_ statement: StatementSyntax, in scope: Scope) {
    let outer = place
    place = scope
    defer { place = outer }
    switch statement.kind {
    case .letBinding(let name, let type, let value):
      bind(name, type, value, statement: statement.span, in: scope)
    case .variable(let name, let index):
      declareVariable(name, index, in: scope)
    case .declaration(let declaration):
      declare(declaration, statement.span, in: scope)
    case .extend(let target, let body):
      extend(target, body, in: scope)
    case .property(let target, let value):
      setProperty(target, value, statement.span, in: scope)
    case .constraint(let constraint):
      jobs.append(.constraint(constraint, statement.span, scope))
    case .conditional(let conditional):
      expand(conditional, in: scope)
    case .loop(let loop):
      expand(loop, statement.span, in: scope)
    case .visualFormat(let string):
      jobs.append(.visualFormat(string, scope))
    case .expect(let expectation):
      keep(expectation, statement.span, in: scope)
    case .version, .importNames, .importNamespace, .parameter, .data, .type, .component, .test,
      .error:
      break
    }
  }

  /// Only what the main file expects counts, not what the files it imports do.
  private func keep(_ expectation: ExpectSyntax, _ span: SourceSpan, in scope: Scope) {
    guard scope.module == 0 else { return }
    expectations.append(PendingExpectation(syntax: expectation, span: span, scope: scope))
  }

  // MARK: let

  private func bind(
    _ name: NameSyntax, _ type: TypeSyntax?, _ value: ExpressionSyntax, statement: SourceSpan,
    in scope: Scope
  ) {
    if scope === rootScope {
      if let binding = fileScopes[0].values[name.text] { settle(binding) }
      return
    }
    if let first = scope.values[name.text] {
      report(.redeclared("`\(name.text)`", at: name.span, first: first.name.span, sources))
      return
    }
    let binding = Binding(
      .letBinding, name, visibleFrom: statement.end, type: type,
      source: .expression(value, scope))
    bind(binding, in: scope)
    settle(binding)
  }

  /// Evaluates a `let` in its place, so that long chains of them don't nest: now if it's known
  /// now, else among the constraints.
  func settle(_ binding: Binding) {
    isMuted = true
    let value = value(of: binding, as: .value)
    isMuted = false
    switch value {
    case .poison, .unsettled, .linear, .tuple, .view:
      binding.value = nil
      jobs.append(.letBinding(binding))
    default: break
    }
  }

  // MARK: if

  private func expand(_ conditional: IfSyntax, in scope: Scope) {
    let isTrue = condition(conditional.condition, in: scope)
    guard isTrue != nil || isTrial else {
      unknownBlocks += [conditional.then.span] + (conditional.otherwise.map { [$0.span] } ?? [])
      return
    }
    if isTrue ?? true {
      expand(conditional.then.statements, in: scope.block(conditional.then.statements))
    }
    if !(isTrue ?? false), let otherwise = conditional.otherwise {
      expand(otherwise.statements, in: scope.block(otherwise.statements))
    }
  }

  // MARK: for

  private func expand(_ loop: ForSyntax, _ span: SourceSpan, in scope: Scope) {
    let header = SourceSpan(file: span.file, start: span.start, end: loop.sequence.span.end)
    var sequence = known(loop.sequence, in: scope)
    if sequence.isPoison, isTrial { sequence = .list([.poison]) }
    guard let elements = elements(of: sequence, loop.sequence) else {
      unknownBlocks.append(loop.body.span)
      return
    }
    loops.append(LoopFrame(name: loop.element.text, span: header))
    defer { loops.removeLast() }
    guard statementCount + elements.count <= limits.maxStatements else {
      return abort(statementLimit(at: header))
    }
    for index in 0..<elements.count {
      guard !isAborted else { return }
      statementCount += 1
      let body = scope.block(loop.body.statements)
      body.bind(loop.element, elements[index], turn: elements.turn(index))
      body.loop = loop
      if let name = loop.index {
        let isKnown = !(isTrial && elements[index].isPoison)
        body.bind(name, isKnown ? .number(Double(index)) : .poison)
      }
      expand(loop.body.statements, in: body)
    }
  }

  /// What a loop runs over; nil, and a report, where it can't.
  private func elements(of value: Value, _ syntax: ExpressionSyntax) -> LoopElements? {
    switch value {
    case .list(let list): return .list(list)
    case .range(let range): return .range(range)
    case .poison: return nil
    default:
      report(mismatch(.sequence, value, syntax))
      return nil
    }
  }
}

/// A list, or a range whose numbers aren't made before they are wanted.
private enum LoopElements {
  case list([Value])
  case range(Range<Int>)

  var count: Int {
    switch self {
    case .list(let list): list.count
    case .range(let range): range.count
    }
  }

  func turn(_ index: Int) -> LoopTurn {
    switch self {
    case .list(let list): .element(index, count: list.count)
    case .range(let range): .number(range.lowerBound + index, isFirst: index == 0)
    }
  }

  subscript(index: Int) -> Value {
    switch self {
    case .list(let list): list[index]
    case .range(let range): .number(Double(range.lowerBound + index))
    }
  }
}

extension Scope {
  func bind(_ name: NameSyntax, _ value: Value, turn: LoopTurn? = nil) {
    values[name.text] = Binding(.loop, name, source: .known(value))
    self.turn = turn ?? self.turn
  }
}
