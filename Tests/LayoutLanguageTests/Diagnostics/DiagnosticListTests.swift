import LayoutLanguage
import Testing

@Suite struct DiagnosticListTests {
  private func diagnostic(
    _ code: DiagnosticCode, _ file: Int32, _ start: Int32, _ message: String = "m"
  ) -> Diagnostic {
    Diagnostic(code, message, at: .init(SourceSpan(file: file, start: start, end: start + 1)))
  }

  @Test func sortedByPlaceAndWithoutRepetitions() {
    let list = DiagnosticList([
      Diagnostic(.importNotFound, "no place"), diagnostic(.unknownName, 1, 0),
      diagnostic(.unknownName, 0, 9, "b"), diagnostic(.unused, 0, 9),
      diagnostic(.unknownName, 0, 9, "b"),
      diagnostic(.unknownName, 0, 3),
    ])
    #expect(
      list.diagnostics.map { "\($0.code) \($0.message) \($0.primary?.span.start ?? -1)" } == [
        "E0301 m 3", "E0301 b 9", "W1001 m 9", "E0301 m 0", "E0502 no place -1",
      ])
    #expect(list.omittedErrors == 0)
  }

  @Test func errorsAreCapped() {
    let list = DiagnosticList(
      (0..<30).map { diagnostic($0 % 3 == 0 ? .unused : .unknownName, 0, $0) }, maxErrors: 5)
    #expect(list.diagnostics.count { $0.level == .error } == 5)
    #expect(list.diagnostics.count { $0.level == .warning } == 10)
    #expect(list.omittedErrors == 15)
    #expect(list.omittedWarnings == 0)
  }

  @Test func warningsAreCapped() {
    let list = DiagnosticList(
      (0..<30).map { diagnostic($0 % 3 == 0 ? .unknownName : .unused, 0, $0) }, maxWarnings: 5)
    #expect(list.diagnostics.count { $0.level == .error } == 10)
    #expect(list.diagnostics.count { $0.level == .warning } == 5)
    #expect(list.omittedWarnings == 15)
  }
}
