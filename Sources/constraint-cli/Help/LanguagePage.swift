/// The language on a page, for `constraint-cli help language`.
enum LanguagePage {
  /// What the command line calls it.
  static let name = "language"

  static var text: String {
    "THE .layout LANGUAGE\n\nA file is the body of the canvas, `root`:\n\n" + indented(sample)
      + reference
  }

  /// A file that `solve`, `check` and `test` take as it is.
  static let sample = """
    canvas: (375, auto)                     // auto follows the content
    param bio = "Walks, maps and good shoes."

    image avatar {
      left, top == super + 16               // one constraint for each
      size == (48, 48)
    }
    label name {
      text: "Ada Lovelace"; font: 17; weight: bold
      left == avatar.right + 12
      top == avatar
      right <= follow.left - 12
    }
    label about {
      text: bio; font: 13; lines: 0         // 0: as many as there are
      left == name
      top == name.bottom + 4
      right == follow.left - 12
    }
    button follow {
      text: "Follow"
      right == super - 16
      centerY == avatar
      width >= 72 @high as roomy            // a wish, with a name
      hugging.x: 251; compression.x: 751    // stronger than the texts'
    }
    bottom >= avatar + 16
    bottom >= about + 16
    height: auto

    expect avatar.size == (48, 48), inside(about, root)
    test "a narrow screen" (width: 320) {
      expect follow.right == 304
      expect holds roomy
      expect follow.height == 20.5 ± 5      // or: +/- 5
    }

    """

  private static let reference = """

    THREE MARKS
      key: value          sets a property
      a == b              a constraint; also <= and >=
      name = value        binds a name: let, param, data

    VIEWS
      view image label button row column waterfall flow, or a component
      row bar(spacing: 8, align: center, distribution: equal) { … }

    ATTRIBUTES
      left right top bottom leading trailing width height centerX centerY
      baseline firstBaseline lastBaseline; groups: edges horizontal vertical
      size center; guides: super.safe super.margins super.readable
      A view without an attribute means the same one: top == avatar.
      edges == super inset 8, or inset (top, left, bottom, right)

    PRIORITIES
      @low 250, @medium 500, @high 750, @required 1000 (without any), @high-1,
      @700. A stronger wish is never traded for weaker ones.

    PROPERTIES
      text: "…"  font: 14  weight: bold  lines: 0  wrap: char  maxTextWidth: 200
      fill: #d6e4f0  color: gray  stroke: black  radius: 8  alpha: 0.5
      intrinsic: (40, 20)  width: auto  hugging.x: 251  compression.y: 751
      hidden: true  arranged: false
      of rows, columns: spacing insets align distribution; of waterfalls: columns
      columnSpacing rowSpacing insets; of flows: lineSpacing itemSpacing insets align
      of the canvas: canvas safeArea margins rtl scale

    PROGRAMS
      param images = 3                  --set images=9
      data posts: [Post] from "posts.json"
      type Post { name: string, photos: [string] }
      let gap = 8
      component Cell(post: Post) { label name { text: post.name } }
      import Cell from "cell.layout"
      for post, i in posts { Cell cell[i](post: post) { … } }
      if images > 1 { … } else { … }
      label title { text: "\\(count(posts)) posts" }

    EXPECTATIONS
      expect a.width == 40; expect disjoint(a, b); expect holds NAME
      expect whole(title); expect cut(title); expect lines(title) <= 2
      expect breaks NAME by 12; expect NAME beats NAME; expect error E0401
      test "…" (width: 320...430, images: 3, rtl: true) { expect … }

    'constraint-cli explain all' has each message with an example and its mended form.

    """

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
