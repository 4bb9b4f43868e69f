/// What became of a program's expectations.
public struct TestReport: Sendable {
  /// An expectation and whether it held.
  public struct Outcome: Sendable {
    /// The `test` block's name; nil for expectations at the top level.
    public var test: String?
    /// The expectation as it is written in the file.
    public var text: String
    /// Where the expectation stands.
    public var span: SourceSpan
    /// Why it failed; nil where it held.
    public var failure: Diagnostic?

    /// Whether it held.
    public var passed: Bool { failure == nil }

    package init(test: String?, text: String, span: SourceSpan, failure: Diagnostic?) {
      self.test = test
      self.text = text
      self.span = span
      self.failure = failure
    }
  }

  /// A `test` block that was run.
  public struct Test: Sendable, Hashable {
    /// As it is written in the file.
    public var name: String
    /// Where the name stands.
    public var span: SourceSpan
    /// Whether it could be solved and everything in it held.
    public var passed: Bool

    package init(name: String, span: SourceSpan, passed: Bool) {
      self.name = name
      self.span = span
      self.passed = passed
    }
  }

  /// The `test` blocks that were run, in the file's order.
  public var tests: [Test]
  /// In the file's order.
  public var outcomes: [Outcome]
  /// What kept a run from being solved, and warnings; failed expectations are in ``outcomes``.
  public var diagnostics: [Diagnostic]
  /// What the spans refer to.
  public var sources: SourceMap

  package init(
    tests: [Test] = [], outcomes: [Outcome], diagnostics: [Diagnostic], sources: SourceMap
  ) {
    self.tests = tests
    self.outcomes = outcomes
    self.diagnostics = diagnostics
    self.sources = sources
  }

  /// Why expectations failed, each cause once, with the names of all tests that it made fail.
  ///
  /// - Complexity: O(number of outcomes)
  public var failures: [Diagnostic] {
    var order: [Cause] = []
    var found: [Cause: (failure: Diagnostic, tests: [String])] = [:]
    for outcome in outcomes {
      guard let failure = outcome.failure else { continue }
      let cause = Cause(failure)
      if found[cause] == nil { order.append(cause) }
      var known = found[cause] ?? (failure, [])
      if let test = outcome.test, known.tests.last != test { known.tests.append(test) }
      found[cause] = known
    }
    return order.compactMap { found[$0].map { $0.failure.ofTests($0.tests) } }
  }

  private struct Cause: Hashable {
    var code: DiagnosticCode
    var span: SourceSpan?
    var message: String

    init(_ failure: Diagnostic) {
      code = failure.code
      span = failure.primary?.span
      message = failure.message
    }
  }

  /// How many expectations held.
  public var passed: Int { outcomes.count { $0.passed } }
  /// How many expectations didn't hold.
  public var failed: Int { outcomes.count - passed }
  /// Whether everything could be solved and every expectation held.
  public var succeeded: Bool { failed == 0 && !diagnostics.contains { $0.level == .error } }
}
