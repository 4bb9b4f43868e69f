internal import ConstraintKit

/// Runs the expectations of a file: those of its own body once, and each `test` block with what it
/// is given.
struct TestRunner {
  private let program: LayoutProgram
  private let inputs: LayoutInputs
  private let reader: InputReader
  private var tests: [TestReport.Test] = []
  private var outcomes: [TestReport.Outcome] = []
  private var diagnostics: [Diagnostic] = []

  init(_ program: LayoutProgram, _ inputs: LayoutInputs) {
    self.program = program
    self.inputs = inputs
    reader = InputReader(program, inputs)
  }

  mutating func run(matching: ((String) -> Bool)?) -> TestReport {
    if matching == nil { runBody() }
    for item in program.mainItems {
      guard case .test(let title, let arguments, let body) = item.kind else { continue }
      let name = title.literalText ?? reader.sources.text(of: title.span)
      guard matching?(name) ?? true else { continue }
      let before = (outcomes: outcomes.count, diagnostics: diagnostics.count)
      run(TestBlock(name: name, arguments: arguments, body: body, span: title.span))
      let passed =
        outcomes[before.outcomes...].allSatisfy(\.passed)
        && !diagnostics[before.diagnostics...].contains { $0.level == .error }
      tests.append(.init(name: name, span: title.span, passed: passed))
    }
    return TestReport(
      tests: tests, outcomes: outcomes, diagnostics: diagnostics, sources: reader.sources)
  }

  // MARK: The body

  private mutating func runBody() {
    let run = ProgramRun(program, reader, inputs)
    let expectations = run.expander.expectations
    if let settled = settled(run, expectations, test: nil) {
      outcomes += settled
      return
    }
    diagnostics += run.diagnostics
    guard let solution = run.solution else {
      let spans = expectations.flatMap(\.checkSpans)
      outcomes += failures(of: spans, for: reason(of: run), test: nil)
      return
    }
    let checker = ExpectationChecker(expander: run.expander, solution: solution, test: nil)
    outcomes += expectations.flatMap(checker.outcomes)
  }

  /// The outcomes where the run was to fail, and that is all there is to say about it.
  private func settled(
    _ run: ProgramRun, _ expectations: [PendingExpectation], test: String?
  ) -> [TestReport.Outcome]? {
    let wanted = expectations.compactMap { expectation -> (NameSyntax, SourceSpan)? in
      if case .error(let code) = expectation.syntax { (code, expectation.span) } else { nil }
    }
    guard run.hasErrors, !wanted.isEmpty else { return nil }
    let codes = run.diagnostics.filter { $0.level == .error }.map(\.code.name)
    return wanted.map { code, span in
      let found = codes.isEmpty ? "none" : codes.joined(separator: ", ")
      return TestReport.Outcome(
        test: test, text: run.expander.text(of: span), span: span,
        failure: codes.contains(code.text)
          ? nil
          : .expectationFailed("expected error \(code.text), found \(found)", at: span)
            .ofTest(test))
    }
  }

  // MARK: Test blocks

  private struct TestBlock {
    var name: String
    var arguments: [ArgumentSyntax]
    var body: BlockSyntax
    var span: SourceSpan

    /// Where its checks stand; a block without any stands for itself.
    var checkSpans: [SourceSpan] {
      let spans = body.statements.flatMap { statement -> [SourceSpan] in
        if case .expect(let expectation) = statement.kind {
          return expectation.checkSpans(in: statement.span)
        }
        return []
      }
      return spans.isEmpty ? [span] : spans
    }
  }

  private mutating func run(_ test: TestBlock) {
    var arguments = TestArguments(program, reader)
    arguments.read(test.arguments)
    if let reason = arguments.diagnostics.first {
      diagnostics += arguments.diagnostics
      outcomes += failures(of: test.checkSpans, for: reason, test: test)
      return
    }
    if let widths = arguments.widths {
      runOver(widths, test, arguments.settings)
    } else {
      let run = ProgramRun(program, reader, arguments.settings, inputs)
      let expectations = expectations(of: test, run.expander)
      outcomes += outcomes(of: test, expectations, in: run)
    }
  }

  private mutating func runOver(
    _ widths: ClosedRange<Int>, _ test: TestBlock, _ settings: RunSettings
  ) {
    let sampler = WidthSampler(program, reader, settings, inputs)
    let range = Double(widths.lowerBound)...Double(widths.upperBound)
    do {
      let stretches = try sampler.stretches(of: range)
      let runner = self
      var made: (expansion: Int, expectations: [PendingExpectation]) = (-1, [])
      let sweep = WidthSweep(widths, stretches: stretches) { width, tolerance in
        let run = sampler.run(at: width)
        if made.expansion != sampler.expansions {
          made = (sampler.expansions, runner.expectations(of: test, run.expander))
        }
        return runner.outcomes(of: test, made.expectations, in: run, tolerance: tolerance)
      }
      outcomes += sweep.outcomes
    } catch {
      outcomes += failures(of: test.checkSpans, for: .tooManyPieces(of: range), test: test)
    }
  }

  private func outcomes(
    of test: TestBlock, _ expectations: [PendingExpectation], in run: ProgramRun,
    tolerance: Double = ExpectationChecker.relativeTolerance
  ) -> [TestReport.Outcome] {
    if let settled = settled(run, expectations, test: test.name) { return settled }
    guard let solution = run.solution else {
      return failures(of: test.checkSpans, for: reason(of: run), test: test)
    }
    let checker = ExpectationChecker(
      expander: run.expander, solution: solution, test: test.name, tolerance: tolerance)
    return expectations.flatMap(checker.outcomes)
  }

  /// What has no frames fails, each check for that reason.
  private func failures(
    of spans: [SourceSpan], for reason: Diagnostic?, test: TestBlock?
  ) -> [TestReport.Outcome] {
    spans.map { span in
      let failure = (reason ?? .expectationFailed("there are no frames", at: span))
        .ofTest(test?.name)
      return TestReport.Outcome(
        test: test?.name, text: reader.sources.text(of: span), span: span, failure: failure)
    }
  }

  private func reason(of run: ProgramRun) -> Diagnostic? {
    run.diagnostics.first { $0.level == .error }
  }

  private func expectations(
    of test: TestBlock, _ expander: Expander
  ) -> [PendingExpectation] {
    let scope = Scope(
      .block, parent: expander.rootScope, module: 0, node: 0, statements: test.body.statements)
    let before = expander.expectations.count
    expander.expand(test.body.statements, in: scope)
    return Array(expander.expectations[before...])
  }
}

extension ExpectSyntax {
  /// Where each of its checks stands, in a statement that takes up `span`.
  fileprivate func checkSpans(in span: SourceSpan) -> [SourceSpan] {
    if case .checks(let checks) = self { checks.map(\.span) } else { [span] }
  }
}

extension PendingExpectation {
  fileprivate var checkSpans: [SourceSpan] { syntax.checkSpans(in: span) }
}
