internal import ConstraintKit

/// The names, labels and tests' arguments of a file's expectations, looked up without solving
/// anything: what is wrong with them is an error of the file, whatever the frames are.
struct ExpectationNames {
  private let program: LayoutProgram
  private let reader: InputReader
  private let inputs: LayoutInputs

  init(_ program: LayoutProgram, _ reader: InputReader, _ inputs: LayoutInputs) {
    self.program = program
    self.reader = reader
    self.inputs = inputs
  }

  /// - Parameter run: That of the file's own body.
  /// - Complexity: The file is expanded once for each test, as long as that makes no more statements
  ///   than a program may have.
  func diagnostics(of run: ProgramRun) -> [Diagnostic] {
    guard !run.expander.isAborted else { return [] }
    var found = run.expander.hasErrors ? [] : faults(run.expander.expectations, run.expander)
    var spent = 0
    for item in program.mainItems {
      guard case .test(let title, let arguments, let body) = item.kind else { continue }
      let name = title.literalText ?? reader.sources.text(of: title.span)
      found += faults(arguments, body, &spent).map { $0.ofTest(name) }
    }
    return found
  }

  private func faults(
    _ arguments: [ArgumentSyntax], _ body: BlockSyntax, _ spent: inout Int
  ) -> [Diagnostic] {
    var read = TestArguments(program, reader)
    read.read(arguments)
    guard read.diagnostics.isEmpty else { return read.diagnostics }
    guard spent < program.limits.maxStatements else { return [] }
    let expander = ProgramRun.expand(program, reader, read.settings, inputs)
    spent += expander.statementCount
    // What isn't made with these arguments is told by the test, which may expect it; what is made
    // may depend on each of several widths.
    guard !expander.hasErrors, !expander.isAborted,
      read.widths == nil || !expander.readsCanvas.horizontal
    else { return [] }
    let scope = Scope(
      .block, parent: expander.rootScope, module: 0, node: 0, statements: body.statements)
    let before = expander.expectations.count
    expander.expand(body.statements, in: scope)
    return faults(Array(expander.expectations[before...]), expander)
  }

  /// What evaluating the expectations reports, and labels that there aren't; not what other inputs,
  /// such as another width, have: that is the test's to tell.
  private func faults(
    _ expectations: [PendingExpectation], _ expander: Expander
  ) -> [Diagnostic] {
    let before = expander.diagnostics.count
    expander.isExpecting = true
    defer { expander.isExpecting = false }
    for expectation in expectations {
      let outer = expander.place
      expander.place = expectation.scope
      defer { expander.place = outer }
      look(at: expectation.syntax, in: expectation.scope, expander)
    }
    return expander.diagnostics[before...].filter { $0.code != .notPresent }
  }

  private func look(at expectation: ExpectSyntax, in scope: Scope, _ expander: Expander) {
    switch expectation {
    case .checks(let checks):
      for check in checks { look(at: check, in: scope, expander) }
    case .holds(let name): look(for: [name], expander)
    case .breaks(let name, let amount):
      look(for: [name], expander)
      if let amount { _ = expander.evaluate(amount, in: scope, .linear) }
    case .beats(let winner, let loser): look(for: [winner, loser], expander)
    case .ambiguous(let target): _ = expander.evaluate(target, in: scope, .linear)
    case .error: break
    }
  }

  private func look(at check: CheckSyntax, in scope: Scope, _ expander: Expander) {
    switch check.kind {
    case .comparison(let left, _, let right, let tolerance):
      for side in [left, right] + (tolerance.map { [$0] } ?? []) {
        _ = expander.evaluate(side, in: scope, .linear)
      }
    case .predicate(let expression):
      if case .fault(let fault) = expander.predicate(expression, in: scope) {
        expander.report(fault)
      }
    }
  }

  private func look(for labels: [NameSyntax], _ expander: Expander) {
    for label in labels where expander.labels[label.text] == nil {
      expander.report(.unknownLabel(label, expander))
    }
  }
}
