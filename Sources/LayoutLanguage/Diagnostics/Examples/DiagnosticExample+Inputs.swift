extension DiagnosticExample {
  /// Files, data, limits and expectations.
  static let inputs: [DiagnosticCode: DiagnosticExample] = [
    .importCycle: DiagnosticExample(
      """
      import B from "b.layout"
      canvas: (100, 100)
      B b { edges == super }
      >> b.layout
      import A from "example.layout"
      component B { A a { edges == super } }
      """,
      mended: """
        import B from "b.layout"
        canvas: (100, 100)
        B b { edges == super }
        >> b.layout
        component B { fill: red }
        """),
    .importNotFound: DiagnosticExample(
      """
      import Grid from "nine-gird.layout"
      canvas: (100, 100)
      Grid grid { edges == super }
      >> nine-grid.layout
      component Grid { fill: gray }
      """,
      mended: """
        import Grid from "nine-grid.layout"
        canvas: (100, 100)
        Grid grid { edges == super }
        >> nine-grid.layout
        component Grid { fill: gray }
        """),
    .importOutsideRoot: DiagnosticExample(
      """
      import Grid from "../grid.layout"
      canvas: (100, 100)
      Grid grid { edges == super }
      """,
      mended: """
        import Grid from "grid.layout"
        canvas: (100, 100)
        Grid grid { edges == super }
        >> grid.layout
        component Grid { fill: gray }
        """),
    .unreadableFile: DiagnosticExample(
      """
      import Grid from "kit"
      canvas: (100, 100)
      Grid grid { edges == super }
      >> kit/grid.layout
      component Grid { fill: gray }
      """,
      mended: """
        import Grid from "kit/grid.layout"
        canvas: (100, 100)
        Grid grid { edges == super }
        >> kit/grid.layout
        component Grid { fill: gray }
        """),
    .malformedJSON: DiagnosticExample(
      """
      data post from "post.json"
      canvas: (100, 100)
      label a { text: post.content; edges == super }
      >> post.json
      { "content": "Hello", }
      """,
      mended: """
        data post from "post.json"
        canvas: (100, 100)
        label a { text: post.content; edges == super }
        >> post.json
        { "content": "Hello" }
        """),
    .dataTypeMismatch: DiagnosticExample(
      """
      type Post { images: int }
      data post: Post from "post.json"
      canvas: (100, 100)
      view a { left, top == super; size == 10 * post.images }
      >> post.json
      { "images": "3" }
      """,
      mended: """
        type Post { images: int }
        data post: Post from "post.json"
        canvas: (100, 100)
        view a { left, top == super; size == 10 * post.images }
        >> post.json
        { "images": 3 }
        """),
    .duplicateKey: DiagnosticExample(
      """
      data post from "post.json"
      canvas: (100, 100)
      label a { text: post.content; edges == super }
      >> post.json
      { "content": "Hello", "content": "Bye" }
      """,
      mended: """
        data post from "post.json"
        canvas: (100, 100)
        label a { text: post.content; edges == super }
        >> post.json
        { "content": "Hello" }
        """),
    .limitReached: DiagnosticExample(
      """
      canvas: (100, 100)
      for i in 0..<1e9 { view cell[i] { edges == super } }
      """,
      mended: """
        canvas: (100, 100)
        for i in 0..<9 { view cell[i] { edges == super } }
        """),
    .recursiveComponent: DiagnosticExample(
      """
      canvas: (100, 100)
      component Tree(depth: int) {
        Tree inner(depth: depth - 1) { edges == super inset 4 }
      }
      Tree tree(depth: 3) { edges == super }
      """,
      mended: """
        canvas: (100, 100)
        component Tree(depth: int) {
          if depth > 0 { Tree inner(depth: depth - 1) { edges == super inset 4 } }
        }
        Tree tree(depth: 3) { edges == super }
        """),
    .nestingTooDeep: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; size == ---------------------------------------------------\
      ----------------------------------------------------------------------------------------\
      ----------------------------------------------------------------------------------------\
      -------------------------------5 }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; size == 5 }
        """),
    .expectationFailed: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; size == 40 }
      expect a.width == 44
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; size == 40 }
        expect a.width == 40
        """,
      command: .test),
    .expectationUncertain: DiagnosticExample(
      """
      canvas: (100, 100)
      view chip { left, top == super; height == 20; right <= super }
      expect chip.width == 80
      """,
      mended: """
        canvas: (100, 100)
        view chip { left, top == super; height == 20; width == 80 }
        expect chip.width == 80
        """,
      command: .test),
  ]
}
