import Testing

/// What `test` says at its end: of tests, of expectations, and of what couldn't be run.
@Suite struct TestSummaryTests {
  private static let files = [
    "tests.layout": """
    canvas: (100, 100)
    view a { edges == super }
    expect a.width == 100, a.height == 100
    test "narrow" (width: 50) { expect a.width == 50 }
    test "wide" (width: 200) { expect a.width == 200, a.height == 100 }
    test "wrong" { expect a.width == 1, a.height == 100 }

    """,
    "plain.layout": "canvas: (10, 10)\nexpect width == 10\n",
    "none.layout": "canvas: (10, 10)\n",
    "broken.layout": "canvas: (10\n",
  ]

  private func run(_ arguments: String) throws -> CommandLineTool.Outcome {
    try CommandLineTool.shell("constraint-cli test \(arguments)", with: Self.files).outcome
  }

  @Test(
    "The summary counts tests and expectations, and the errors of files that can't be run",
    arguments: [
      (
        "tests.layout", 1,
        "2 tests passed, 1 failed; 6 expectations passed, 1 failed in 1 file"
      ),
      ("plain.layout", 0, "1 expectation passed, 0 failed in 1 file"),
      (
        "plain.layout none.layout", 0,
        "1 expectation passed, 0 failed in 2 files (1 without any)"
      ),
      (
        "plain.layout missing.layout", 2,
        "1 expectation passed, 0 failed, 1 error in 2 files"
      ),
      ("broken.layout", 1, "0 expectations passed, 0 failed, 1 error in 1 file"),
      (
        "--filter narrow tests.layout plain.layout", 0,
        "1 test passed, 0 failed; 1 expectation passed, 0 failed in 2 files (1 without any)"
      ),
    ] as [(String, Int32, String)])
  func summary(arguments: String, status: Int32, summary: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.output.hasSuffix(summary + "\n"), "\(outcome.output)")
  }

  @Test("A run without anything to run says so, and fails")
  func nothing() throws {
    let idle = try run("none.layout")
    #expect(idle.status == 1 && idle.output.isEmpty)
    #expect(idle.error == "error: no tests and no expectations in 1 file\n")
    let unmatched = try run("--filter nothing tests.layout plain.layout")
    #expect(unmatched.status == 1 && unmatched.output.isEmpty)
    #expect(unmatched.error == "error: no test matches \"nothing\" in 2 files\n")
    #expect(try run("--exit-zero none.layout").status == 0)
  }
}
