import LayoutLanguage
import Testing

@Suite struct AllowCommentTests {
  private let source = Source(
    "a.layout",
    """
    // allow(W1001): it's a spacer
    view a
    view b
      // allow(W1003, W1001)
      //allow(W1002): twice
    view c
    // allow W1001
    view d
    """)

  @Test(arguments: [
    ("a", DiagnosticCode.unused, true), ("a", .duplicateConstraint, false), ("b", .unused, false),
    ("c", .unused, true), ("c", .duplicateConstraint, true), ("c", .impliedConstraint, true),
    ("c", .inertPriority, false), ("d", .unused, false), ("a", .unknownName, false),
  ])
  func allows(view: String, code: DiagnosticCode, isAllowed: Bool) {
    let diagnostic = Diagnostic(code, "m", at: .init(source.span("view \(view)")))
    #expect(AllowComments.filter([diagnostic], in: source.map).isEmpty == isAllowed)
  }

  @Test func placesOutsideTheSourcesAreKept() {
    let diagnostics = [
      Diagnostic(.unused, "m"),
      Diagnostic(.unused, "m", at: .init(SourceSpan(file: 9, start: 0, end: 0))),
    ]
    #expect(AllowComments.filter(diagnostics, in: source.map).count == 2)
  }
}
