extension DiagnosticExample {
  /// Names.
  static let names: [DiagnosticCode: DiagnosticExample] = [
    .unknownName: DiagnosticExample(
      """
      canvas: (100, 100)
      view avatar { left, top == super; size == 40 }
      view name { left == avater.right + 10; top == super; size == 20 }
      """,
      mended: """
        canvas: (100, 100)
        view avatar { left, top == super; size == 40 }
        view name { left == avatar.right + 10; top == super; size == 20 }
        """),
    .unknownMember: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top == super; size == 10 }
      view b { left == a.rigth; top == a; size == 10 }
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top == super; size == 10 }
        view b { left == a.right; top == a; size == 10 }
        """),
    .redeclaration: DiagnosticExample(
      """
      canvas: (100, 100)
      for i in 0..<2 { view cell { left, top == super + 20 * i; size == 20 } }
      """,
      mended: """
        canvas: (100, 100)
        for i in 0..<2 { view cell[i] { left, top == super + 20 * i; size == 20 } }
        """),
    .unknownField: DiagnosticExample(
      """
      type Post { content: string }
      data post: Post = { content: "Hi" }
      canvas: (100, 100)
      label a { text: post.contnt; edges == super }
      """,
      mended: """
        type Post { content: string }
        data post: Post = { content: "Hi" }
        canvas: (100, 100)
        label a { text: post.content; edges == super }
        """),
    .notPresent: DiagnosticExample(
      """
      param unread = 0
      canvas: (100, 100)
      if unread > 0 { view badge { right, top == super; size == 10 } }
      view a { left, top, bottom == super; right == badge.left }
      """,
      mended: """
        param unread = 0
        canvas: (100, 100)
        if unread > 0 { view badge { right, top == super; size == 10 } }
        view a { left, top, bottom == super; right == (unread > 0 ? badge.left : root.right) }
        """),
    .missingParameterValue: DiagnosticExample(
      """
      param images: int
      canvas: (100, 100)
      view a { left, top == super; size == 10 * images }
      """,
      mended: """
        param images: int = 3
        canvas: (100, 100)
        view a { left, top == super; size == 10 * images }
        """,
      command: .solve),
    .missingArgument: DiagnosticExample(
      """
      canvas: (100, 100)
      component Dot(side: number) { size == side }
      Dot a { left, top == super }
      """,
      mended: """
        canvas: (100, 100)
        component Dot(side: number) { size == side }
        Dot a(side: 8) { left, top == super }
        """),
    .unknownArgument: DiagnosticExample(
      """
      canvas: (100, 100)
      component Dot(side: number = 4) { size == side }
      Dot a(sied: 8) { left, top == super }
      """,
      mended: """
        canvas: (100, 100)
        component Dot(side: number = 4) { size == side }
        Dot a(side: 8) { left, top == super }
        """),
    .unknownComponent: DiagnosticExample(
      """
      canvas: (100, 100)
      component NineGrid { edges == super }
      NineGird grid
      """,
      mended: """
        canvas: (100, 100)
        component NineGrid { edges == super }
        NineGrid grid
        """),
    .superAtTopLevel: DiagnosticExample(
      """
      canvas: (100, 100)
      view a { left, top, right == super }
      a.bottom == super
      """,
      mended: """
        canvas: (100, 100)
        view a { left, top, right == super }
        a.bottom == root
        """),
    .reservedName: DiagnosticExample(
      """
      param width = 40
      canvas: (100, 100)
      view a { left, top == super; size == width }
      """,
      mended: """
        param side = 40
        canvas: (100, 100)
        view a { left, top == super; size == side }
        """),
  ]
}
