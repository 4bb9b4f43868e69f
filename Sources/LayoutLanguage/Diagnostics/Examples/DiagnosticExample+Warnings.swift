extension DiagnosticExample {
  /// What is probably not meant.
  static let warnings: [DiagnosticCode: DiagnosticExample] = [
    .unused: DiagnosticExample(
      """
      param unused = 3
      canvas: (100, 100)
      view a { edges == super }
      """,
      mended: """
        canvas: (100, 100)
        view a { edges == super }
        """),
    .duplicateConstraint: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { edges == super; left == super }
      """,
      mended: """
        canvas: (100, 100)
        view a { edges == super }
        """),
    .impliedConstraint: DiagnosticExample(
      """
      canvas: (100, 100)
      view a {
        left, top, bottom == super
        right == super - 10
        width == super - 10
      }
      """,
      mended: """
        canvas: (100, 100)
        view a {
          left, top, bottom == super
          right == super - 10
        }
        """),
    .inertPriority: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; size == 40; width == 60 @low }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; height == 40; width <= 40; width == 60 @low }
        """),
    .ambiguousLayout: DiagnosticExample(
      """
      canvas: (100, 100)
      view chip { left, top == super; height == 20 }
      """,
      mended: """
        canvas: (100, 100)
        view chip { left, top == super; height == 20; width == 40 }
        """,
      command: .solve),
    .overflowingFrame: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; size == (120, 40) }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; size == (100, 40) }
        """),
    .fractionalIndexDivision: DiagnosticExample(
      """
      canvas: (100, 100)
      for i in 0..<4 { view cell[i] { left == super + 40 * (i % 2); top == super + 20 * (i / 2\
      ); size == 20 } }
      """,
      mended: """
        canvas: (100, 100)
        for i in 0..<4 { view cell[i] { left == super + 40 * (i % 2); top == super + 20 * (i div\
         2); size == 20 } }
        """),
    .suspiciousSign: DiagnosticExample(
      """
      canvas: (100, 100)
      // allow(W1006): for the sake of the example
      view a { left, top, bottom == super; right == super + 20 }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top, bottom == super; right == super - 20 }
        """),
    .unboundedWrappingLabel: DiagnosticExample(
      """
      canvas: (100, 100)
      label a { text: "Hello"; lines: 0; left, top == super }
      """,
      mended: """
        canvas: (100, 100)
        label a { text: "Hello"; lines: 0; left, top, right == super }
        """),
    .hiddenDirectionCharacter: DiagnosticExample(
      """
      canvas: (100, 100)
      label a { text: "Hello\u{202e}"; edges == super }
      """,
      mended: """
        canvas: (100, 100)
        label a { text: "Hello"; edges == super }
        """),
    .badlyScaled: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; height == 40; width * 1e-6 == super.height * 1e6 - 99999999\
      .99996 }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; height == 40; width == 40 }
        """),
    .textRemeasured: DiagnosticExample(
      """
      canvas: (375, auto)
      label body {
        text: "one two three four five six seven eight nine ten"; lines: 0
        maxTextWidth: 240; hugging.x: 10; compression.x: 10
        left, top == super; width == box.height
      }
      view box { left, top == super; width == 1; height == body.height + 100 }
      bottom == box
      """,
      mended: """
        canvas: (375, auto)
        label body {
          text: "one two three four five six seven eight nine ten"; lines: 0
          left, top == super; width == 200
        }
        view box { left, top == super; width == 1; height == body.height + 100 }
        bottom == box
        """),
    .repeated: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { edges == super; fill: red; fill: blue }
      """,
      mended: """
        canvas: (100, 100)
        view a { edges == super; fill: blue }
        """),
    .invisibleView: DiagnosticExample(
      """
      canvas: (100, auto)
      image photo { left, top, right == super }
      label title { text: "Hello"; left == super; top == photo.bottom }
      bottom == title
      """,
      mended: """
        canvas: (100, auto)
        image photo { left, top, right == super; height == width * 0.75 }
        label title { text: "Hello"; left == super; top == photo.bottom }
        bottom == title
        """),
    .mixedDirections: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { leading == super.left + 10; top == super; size == 40 }
      """,
      mended: """
        canvas: (100, 100)
        view a { leading == super.leading + 10; top == super; size == 40 }
        """),
    .similarField: DiagnosticExample(
      """
      canvas: (200, 100)
      type Row { title: string, value: string? }
      data row: Row = { title: "Volume", valeu: "60 %" }
      label a { text: "\\(row.title) \\(row.value ?? "")"; left, top == super }
      """,
      mended: """
        canvas: (200, 100)
        type Row { title: string, value: string? }
        data row: Row = { title: "Volume", value: "60 %" }
        label a { text: "\\(row.title) \\(row.value ?? "")"; left, top == super }
        """),
    .cutText: DiagnosticExample(
      """
      canvas: (375, 100)
      button save { text: "Save changes"; left, top == super + 20; width == 60 }
      """,
      mended: """
        canvas: (375, 100)
        button save { text: "Save changes"; left, top == super + 20; width >= 60 }
        """),
    .unknownAllowance: DiagnosticExample(
      """
      canvas: (100, 100)
      // allow(W10006): it hangs over on purpose
      view a { edges == super }
      """,
      mended: """
        canvas: (100, 100)
        view a { edges == super }
        """),
  ]
}
