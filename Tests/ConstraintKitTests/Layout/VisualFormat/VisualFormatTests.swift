import ConstraintKit
import Testing

/// What formats mean.
@Suite struct VisualFormatTests {
  let root = LayoutView("root")
  let a = LayoutView("a")
  let b = LayoutView("b")
  let c = LayoutView("c")
  var views: [String: LayoutView] { ["a": a, "b": b, "c": c] }

  init() {
    root.addSubviews(a, b, c)
  }

  private func statements(
    _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:]
  ) throws -> [String] {
    for view in [a, b, c] { view.removeConstraints() }
    let made = try LayoutView.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
    #expect(made.allSatisfy { !$0.isActive })
    for constraint in made { constraint.activate() }
    #expect(root.constraints.isEmpty)
    // A constraint belongs to a view, and the model has them view by view.
    let model = try root.model()
    return model.constraints.indices.map { model.statement(of: .explicit($0)) }
  }

  @Test(arguments: [
    ("|[a]|", ["a.leading == root.leading", "a.trailing == root.trailing"]),
    ("|-[a]-|", ["a.leading == root.margins.leading", "a.trailing == root.margins.trailing"]),
    ("V:|-[a]-|", ["a.top == root.margins.top", "a.bottom == root.margins.bottom"]),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("V:[a][b]", ["b.top == a.bottom"]),
    ("H:|-20-[a]", ["a.leading == root.leading + 20"]),
    ("[a]-20-|", ["a.trailing == root.trailing - 20"]),
    ("[a]-(>=20)-|", ["a.trailing <= root.trailing - 20"]),
    ("|-(<=20.5@749.25)-[a]", ["a.leading <= root.leading + 20.5 @749.25"]),
    (
      "[a]-(>=8,<=20@low)-[b]",
      ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @low"]
    ),
    ("V:[a]-(-5)-[b]", ["b.top == a.bottom - 5"]),
    ("V:[a]-(b)-[c]", ["c.top == a.bottom + b.height"]),
    ("[a(40)]", ["a.width == 40"]),
    ("V:[a(==b)]", ["a.height == b.height"]),
    (
      "[a(>=40,<=b@high-1, 60@low)]",
      ["a.width >= 40", "a.width <= b.width @749", "a.width == 60 @low"]
    ),
    (
      " V: | - 5 - [ a ( >= 3 ) ] - [b] | ",
      [
        "a.top == root.top + 5", "a.height >= 3", "b.top == a.bottom + 8",
        "b.bottom == root.bottom",
      ]
    ),
  ])
  func meaning(_ format: String, _ expected: [String]) throws {
    #expect(try statements(format) == expected)
  }

  @Test func metrics() throws {
    let metrics = ["gap": -4, "side": 30.5, "weak": 120.0, "a": 7]
    #expect(
      try statements("[a(side)]-gap-[b(>=side@weak)]-(gap@weak+5)-[c]", metrics: metrics) == [
        "a.width == 30.5", "b.leading == a.trailing - 4", "b.width >= 30.5 @120",
        "c.leading == b.trailing - 4 @125",
      ])
    // A name that is both is the metric.
    #expect(try statements("[b(a)]", metrics: metrics) == ["b.width == 7"])
  }

  @Test func directions() throws {
    let format = "|-[a]-5-[b(c)]-(>=c)-|"
    #expect(
      try statements(format, options: .directionLeftToRight) == [
        "a.left == root.margins.left", "b.left == a.right + 5", "b.width == c.width",
        "b.right <= root.right - c.width",
      ])
    #expect(
      try statements(format, options: .directionRightToLeft) == [
        "a.right == root.margins.right", "b.right == a.left - 5", "b.width == c.width",
        "b.left >= root.left + c.width",
      ])
    #expect(
      try statements("V:|[a]", options: .directionRightToLeft) == ["a.top == root.top"])
  }

  /// The direction of text mirrors a line without an option.
  @Test func rightToLeft() throws {
    root.visualFormat("|-20-[a(30)]-5-[b(10)]", views: views)
    root.visualFormat("V:|-[a(1)]", "V:|-[b(1)]", views: views)
    let solution = try root.solve(width: 100, height: 50, direction: .rightToLeft)
    #expect(solution.frame(of: a) == LayoutRect(x: 50, y: 8, width: 30, height: 1))
    #expect(solution.frame(of: b)?.x == 35)
  }

  @Test func alignments() throws {
    #expect(
      try statements("[a][b][c]", options: [.alignAllTop, .alignAllLastBaseline]) == [
        "b.leading == a.trailing", "b.top == a.top", "b.lastBaseline == a.lastBaseline",
        "c.leading == b.trailing", "c.top == b.top", "c.lastBaseline == b.lastBaseline",
      ])
    #expect(
      try statements("V:[a][b]", options: [.alignAllTrailing, .alignAllCenterX]) == [
        "b.top == a.bottom", "b.trailing == a.trailing", "b.centerX == a.centerX",
      ])
  }

  /// `-` at the superview is its margins, which lie inside its safe area.
  @Test func standardGaps() throws {
    root.layoutMargins = LayoutInsets(top: 1, left: 16, bottom: 1, right: 20)
    root.safeAreaInsets = LayoutInsets(top: 0, left: 44, bottom: 0, right: 0)
    root.visualFormat("|-[a(10)]-[b]-|", "V:|[a(5)]", "V:|[b(5)]", views: views)
    let solution = try root.solve(width: 200, height: 50)
    #expect(solution.frame(of: a)?.x == 60)
    #expect(solution.frame(of: b) == LayoutRect(x: 78, y: 0, width: 102, height: 5))
  }

  // MARK: Errors

  static let faults: [(String, VisualFormatOptions, [String: Double], String)] = [
    ("H:|-[a(40))]", [], [:], "expected `]`, found `)`\n  H:|-[a(40))]\n            ^"),
    (
      "[a]-[nmae]", [], [:],
      "there is no view `nmae`; there is `a`, `b`, `c`\n  [a]-[nmae]\n       ^^^^"
    ),
    (
      "[a(wide)]", [], ["side": 1],
      "there is neither a metric nor a view `wide`; there is `a`, `b`, `c`, `side`\n"
        + "  [a(wide)]\n     ^^^^"
    ),
    (
      "[a(1@hihg)]", [], [:],
      "there is no priority `@hihg`: write a number, a metric or one of low, medium, high, "
        + "required\n  [a(1@hihg)]\n      ^^^^^"
    ),
    (
      "[a(1@1200)]", [], [:],
      "the priority 1200 isn't above 0 and at most 1000\n  [a(1@1200)]\n      ^^^^^"
    ),
    (
      "[a(1@high+300)]", [], [:],
      "the priority 1050 isn't above 0 and at most 1000\n  [a(1@high+300)]\n      ^^^^^^^^^"
    ),
    (
      "[a(1@m)]", [], ["m": -1],
      "the priority -1 isn't above 0 and at most 1000\n  [a(1@m)]\n      ^^"
    ),
    ("[a(m)]", [], ["m": .nan], "the metric `m` can't be nan\n  [a(m)]\n     ^"),
    (
      "[a(9999999999999)]", [], [:],
      "9999999999999 is too large: the largest number allowed is 1e12\n"
        + "  [a(9999999999999)]\n     ^^^^^^^^^^^^^"
    ),
    (
      "[a][b]", .alignAllLeft, [:],
      "views in a line can't be aligned along it, by left\n  [a][b]\n  ^"
    ),
    (
      "V:[a][b]", [.alignAllTop, .alignAllCenterY], [:],
      "views in a line can't be aligned along it, by top, centerY\n  V:[a][b]\n  ^"
    ),
    (
      "[a]", [.directionLeftToRight, .directionRightToLeft], [:],
      "a line can't run in two directions\n  [a]\n  ^"
    ),
    ("[名][称", [], [:], "expected `]`, found the end of the format\n  [名][称\n       ^"),
    ("[a]\n\t[", [], [:], "expected `[`, found `\n`\n  [a]··[\n     ^"),
  ]

  @Test(arguments: faults.indices) func errors(_ index: Int) {
    let (format, options, metrics, text) = Self.faults[index]
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutView.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views)
    }
    #expect(error?.description == text)
  }

  @Test func noSuperview() {
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutView.constraints(withVisualFormat: "|[x]", views: ["x": root])
    }
    #expect(
      error?.description == "`|` is the superview, and `x` has none\n  |[x]\n   ^^^")
  }

  /// In the DSL a fault waits, with its line, until the tree is solved.
  @Test func faultsAreKept() {
    let made = root.visualFormat(
      "|[a]|", "V:|[a", views: views, fileID: "App/Cell.swift", line: 7)
    #expect(made.isEmpty && a.constraints.isEmpty)
    let error = #expect(throws: LayoutError.self) { try root.solve() }
    #expect(
      error.map { "\($0)" } == """
        App/Cell.swift:7: root: expected `]`, found the end of the format
          V:|[a
               ^
        """)
    root.removeConstraints()
    #expect(throws: Never.self) { try root.solve() }
  }

  /// A conflict names the line of the format.
  @Test func originsAreKept() throws {
    root.visualFormat("|[a(10)]|", views: views, fileID: "App/Cell.swift", line: 7)
    let error = #expect(throws: LayoutError.self) { try root.solve(width: 20) }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("a.width == 10"))
    #expect(text.contains("App/Cell.swift:7"))
  }
}
