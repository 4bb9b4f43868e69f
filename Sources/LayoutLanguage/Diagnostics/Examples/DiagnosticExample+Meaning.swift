extension DiagnosticExample {
  /// Types and linearity.
  static let meaning: [DiagnosticCode: DiagnosticExample] = [
    .typeMismatch: DiagnosticExample(
      """
      param gap: number = "14"
      canvas: (100, 100)
      view a { edges == super inset gap }
      """,
      mended: """
        param gap: number = 14
        canvas: (100, 100)
        view a { edges == super inset gap }
        """),
    .notLinear: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; height == 10; width == height * height }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; height == 10; width == height * 2 }
        """),
    .missingAttribute: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { edges == super }
      view b { size == 10; top == a }
      b == a.right - 20
      """,
      mended: """
        canvas: (100, 100)
        view a { edges == super }
        view b { size == 10; top == a }
        b.left == a.right - 20
        """),
    .mixedAxes: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left == super.top + 4; top == super; size == 10 }
      """,
      mended: """
        canvas: (100, 100)
        view a { left == super.left + 4; top == super; size == 10 }
        """),
    .conditionDependsOnSolution: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; size == 10
        if width > 5 { fill: red }
      }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; size == 10
          if root.width > 5 { fill: red }
        }
        """),
    .bareNumberForFarEdge: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; height == 10; right == 20 }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; height == 10; right == super - 20 }
        """),
    .divisionByZero: DiagnosticExample(
      """
      param columns = 0
      canvas: (100, 100)
      view a { left, top == super; size == 100 / columns }
      """,
      mended: """
        param columns = 4
        canvas: (100, 100)
        view a { left, top == super; size == 100 / columns }
        """),
    .tupleSize: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; size == (40, 40, 40) }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; size == (40, 40) }
        """),
  ]
}
