extension DiagnosticExample {
  /// The solution.
  static let solution: [DiagnosticCode: DiagnosticExample] = [
    .unsatisfiable: DiagnosticExample(
      """
      canvas: (100, 100)
      view card {
        edges == super inset 20
        width == 80
      }
      """,
      mended: """
        canvas: (100, 100)
        view card {
          edges == super inset (20, 10, 20, 10)
        }
        """),
    .ambiguous: DiagnosticExample(
      """
      canvas: (100, 100)
      view chip { left, top == super; height == 20 }
      """,
      mended: """
        canvas: (100, 100)
        view chip { left, top == super; height == 20; width == 40 }
        """),
    .unrelatedViews: DiagnosticExample(
      """
      canvas: (100, 100)
      view header { left, top, right == super; height == 20 }
      component Card { top == header.bottom; left == super; size == 40 }
      Card card
      """,
      mended: """
        canvas: (100, 100)
        view header { left, top, right == super; height == 20 }
        component Card { left == super; size == 40 }
        Card card { top == header.bottom }
        """),
    .undeterminedContainerWidth: DiagnosticExample(
      """
      canvas: (100, 100)
      waterfall photos(columns: 2) {
        left, top == super; right <= super
        view a { height == 10 }
      }
      """,
      mended: """
        canvas: (100, 100)
        waterfall photos(columns: 2) {
          left, top, right == super
          view a { height == 10 }
        }
        """),
  ]
}
