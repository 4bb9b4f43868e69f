extension DiagnosticExample {
  /// What can't be read.
  static let text: [DiagnosticCode: DiagnosticExample] = [
    .unexpectedToken: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { edges = super }
      """,
      mended: """
        canvas: (100, 100)
        view a { edges == super }
        """),
    .unterminated: DiagnosticExample(
      """
      canvas: (100, 100)
      label a { text: "Hello; edges == super }
      """,
      mended: """
        canvas: (100, 100)
        label a { text: "Hello"; edges == super }
        """),
    .invalidText: DiagnosticExample(
      """
      canvas: (100, 100)
      label a { text: "Hel\u{0}lo"; edges == super }
      """,
      mended: """
        canvas: (100, 100)
        label a { text: "Hello"; edges == super }
        """),
    .numberOutOfRange: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; size == 1e999 }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; size == 99 }
        """),
    .unmatchedBracket: DiagnosticExample(
      """
      canvas: (100, 100)
      view a {
        edges == super
      view b { edges == super }
      """,
      mended: """
        canvas: (100, 100)
        view a {
          edges == super
        }
        view b { edges == super }
        """),
    .unsupportedVersion: DiagnosticExample(
      """
      layout 2
      canvas: (100, 100)
      view a { edges == super }
      """,
      mended: """
        layout 1
        canvas: (100, 100)
        view a { edges == super }
        """),
    .badPriority: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; size == 40 @hihg }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; size == 40 @high }
        """),
  ]
}
