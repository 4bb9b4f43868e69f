internal import LayoutLanguage

/// How many tests and expectations passed, over some files.
struct TestTally: Sendable {
  struct Score: Sendable {
    var passed = 0
    var failed = 0

    var total: Int { passed + failed }
  }

  /// The `test` blocks.
  private(set) var tests = Score()
  /// Those of the blocks, and those outside of them.
  private(set) var expectations = Score()
  /// What kept files and tests from being run.
  private(set) var errors = 0
  private(set) var files = 0
  /// Files that could be run and expect nothing.
  private(set) var filesWithoutAny = 0

  /// Whether there was nothing to run, and nothing that kept it from being run.
  var isEmpty: Bool { tests.total + expectations.total + errors == 0 }

  /// - Parameter report: Nil where faults kept the file from being run.
  mutating func add(_ report: TestReport?, _ diagnostics: [Diagnostic]) {
    files += 1
    let found = (diagnostics + (report?.diagnostics ?? [])).count { $0.level == .error }
    errors += found
    guard let report else { return }
    expectations.passed += report.passed
    expectations.failed += report.failed
    tests.passed += report.tests.count { $0.passed }
    tests.failed += report.tests.count { !$0.passed }
    if report.outcomes.isEmpty, report.tests.isEmpty, found == 0 { filesWithoutAny += 1 }
  }
}
