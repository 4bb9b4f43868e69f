import LayoutLanguage
import Testing

/// The failures of a report, as they are told.
@Suite struct TestFailureTests {
  @Test("What several tests have in common is told once, with the names of all of them")
  func commonCause() throws {
    let report = try report(
      """
      canvas: (100, 100)
      param dark: bool = false
      view a { left, top == super; size == 10; width == 20 }
      test "first" (dark: true) { expect a.width == 10 }
      test "second" (height: 30) { expect a.width == 10, a.height == 10 }
      test "third" (height: 40) { expect error E0401 }
      """)
    #expect(report.failed == 3)
    let failures = report.failures
    #expect(failures.map(\.code.name) == ["E0401"])
    #expect(failures.first?.notes.last == #"in tests "first", "second""#)
  }

  @Test("What one test makes fail has its name, what none does has no name")
  func ownCauses() throws {
    let report = try report(
      """
      canvas: (100, 100)
      view a { left, top == super; size == 10 }
      expect a.width == 11
      test "own" { expect a.width == 12, a.height == 12 }
      """)
    #expect(report.failures.map(\.notes) == [[], [#"in test "own""#], [#"in test "own""#]])
  }

  private func report(_ source: String) throws -> TestReport {
    let program = try #require(LayoutProgram.load(source: source).program)
    return program.runTests()
  }
}
