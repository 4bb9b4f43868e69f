import LayoutLanguage
import Testing

/// The human form against the examples of the language's documents, and what could spoil it.
@Suite struct DiagnosticRendererTests {
  // MARK: Forms

  @Test func oneLabel() {
    let source = Source(
      "cell.layout",
      String(repeating: "\n", count: 12) + "  left == avater.right + 10\n")
    let diagnostic = Diagnostic(
      .unknownName, "unknown view `avater`",
      at: .init(source.span("avater"), "not found in this scope"),
      fixes: [.init("a view with a similar name exists: `avatar` (line 7)")])
    #expect(
      source.render(diagnostic) == """
        error[E0301]: unknown view `avater`
          --> cell.layout:13:11
           |
        13 |   left == avater.right + 10
           |           ^^^^^^ not found in this scope
           = help: a view with a similar name exists: `avatar` (line 7)

        """)
  }

  @Test func severalLines() {
    let source = Source(
      "90-conflict.layout",
      "layout 1\ncanvas: (375, 100)\nview card {\n  edges == super inset 20\n  width == 300\n}\n")
    let diagnostic = Diagnostic(
      .unsatisfiable, "the required constraints on `card` cannot all hold",
      at: .init(source.span("width"), "card.width == 300, off by 35"),
      secondary: [
        .init(source.span("edges"), "card.left == root.left + 20"),
        .init(source.span("375"), "root.width == 375"),
      ],
      notes: ["minimal: the other 5 required constraints are not involved"],
      fixes: [.init("lower one of them, for example `width == 300 @high`")])
    #expect(
      source.render(diagnostic) == """
        error[E0401]: the required constraints on `card` cannot all hold
          --> 90-conflict.layout:5:3
           |
        2  | canvas: (375, 100)
           |          --- root.width == 375
           |
        4  |   edges == super inset 20
           |   ----- card.left == root.left + 20
        5  |   width == 300
           |   ^^^^^ card.width == 300, off by 35
           |
           = note: minimal: the other 5 required constraints are not involved
           = help: lower one of them, for example `width == 300 @high`

        """)
  }

  @Test func severalMessagesOnALine() {
    let source = Source("a.layout", "width * height == left + 3\n")
    let diagnostic = Diagnostic(
      .notLinear, "`width * height` multiplies two attributes",
      at: .init(source.span("*"), "not linear"),
      secondary: [
        .init(source.span("width"), "unknown\nbefore solving"),
        .init(source.span("height"), "unknown too"), .init(source.span("left")),
      ])
    #expect(
      source.render(diagnostic) == """
        error[E0202]: `width * height` multiplies two attributes
          --> a.layout:1:7
           |
        1  | width * height == left + 3
           | ----- ^ ------    ----
           | |     | |
           | |     | unknown too
           | |     not linear
           | unknown
           | before solving

        """)
  }

  @Test func aMessageOfSeveralLines() {
    let source = Source("91-ambiguous.layout", "\n\nview chip { left == super }\n")
    let diagnostic = Diagnostic(
      .ambiguous, "the layout is ambiguous: `chip.width` is free",
      at: .init(source.span("chip"), "x axis: width and right are free\ny axis: fully determined"),
      fixes: [.init("add one of: `width == …`, `right == super - …`")])
    #expect(
      source.render(diagnostic) == """
        error[E0402]: the layout is ambiguous: `chip.width` is free
          --> 91-ambiguous.layout:3:6
           |
        3  | view chip { left == super }
           |      ^^^^ x axis: width and right are free
           |           y axis: fully determined
           = help: add one of: `width == …`, `right == super - …`

        """)
  }

  @Test func distantLinesAndOverlappingLabels() {
    let source = Source("a.layout", "let a = 1\n\n\n\nlet bb = a + a\n")
    let diagnostic = Diagnostic(
      .unused, "`bb` is unused", at: .init(source.span("a + a"), "whole"),
      secondary: [.init(source.span("1"), "first"), .init(source.span("+"), "inner")])
    #expect(
      source.render(diagnostic) == """
        warning[W1001]: `bb` is unused
          --> a.layout:5:10
           |
        1  | let a = 1
           |         - first
        ...
        5  | let bb = a + a
           |          ^^^^^
           |          | |
           |          | inner
           |          whole

        """)
  }

  @Test func labelsInOtherFiles() {
    let first = SourceFile(path: "feed.json", bytes: Array("[{\"n\": \"3\"}]".utf8))
    let second = SourceFile(path: "05-feed.layout", bytes: Array("type Post { n: int }".utf8))
    let diagnostic = Diagnostic(
      .dataTypeMismatch, "`[0].n` is the string \"3\", type Post wants int",
      at: .init(SourceSpan(file: 0, start: 7, end: 10)),
      secondary: [.init(SourceSpan(file: 1, start: 15, end: 18), "declared here")],
      notes: ["a note"])
    #expect(
      DiagnosticRenderer().render(diagnostic, in: SourceMap([first, second])) == """
        error[E0602]: `[0].n` is the string "3", type Post wants int
          --> feed.json:1:8
           |
        1  | [{"n": "3"}]
           |        ^^^
           = note: a note
        note: declared here
          --> 05-feed.layout:1:16
           |
        1  | type Post { n: int }
           |                ---

        """)
  }

  @Test func withoutPlace() {
    let diagnostic = Diagnostic(
      .importNotFound, "`a.layout` not found", notes: ["one\ntwo"], fixes: [.init("look")])
    #expect(
      DiagnosticRenderer().render(diagnostic, in: SourceMap()) == """
        error[E0502]: `a.layout` not found
           = note: one
                   two
           = help: look

        """)
  }

  @Test func concise() {
    let source = Source("a.layout", "名 == x\n")
    let renderer = DiagnosticRenderer(style: .concise)
    let diagnostics = [
      Diagnostic(.unknownName, "unknown view `x`", at: .init(source.span("x"))),
      Diagnostic(.importNotFound, "nothing"),
    ]
    #expect(
      renderer.render(diagnostics, in: source.map) == """
        a.layout:1:6: error[E0301]: unknown view `x`
        error[E0502]: nothing

        """)
  }

  @Test func colours() {
    let source = Source("a.layout", "x == yy\n")
    let diagnostic = Diagnostic(
      .unused, "m", at: .init(source.span("x"), "p"), secondary: [.init(source.span("yy"), "s")])
    let text = DiagnosticRenderer(usesColor: true).render(diagnostic, in: source.map)
    #expect(
      text.replacing("\u{1b}", with: "␛") == """
        ␛[1;33mwarning[W1001]␛[0m␛[1m: m␛[0m
          ␛[1;34m-->␛[0m a.layout:1:1
        ␛[1;34m   |␛[0m
        ␛[1;34m1  |␛[0m x == yy
        ␛[1;34m   |␛[0m ␛[1;33m^␛[0m    ␛[1;34m--␛[0m ␛[1;34ms␛[0m
        ␛[1;34m   |␛[0m ␛[1;33m|␛[0m
        ␛[1;34m   |␛[0m ␛[1;33mp␛[0m

        """)
  }

  // MARK: Carets

  /// The excerpt and the carets line up in cells.
  @Test(arguments: [
    ("text: \"今天\" x", "text: \"今天\" x", 13), ("\ttext x", "    text x", 9),
    ("ab\tx", "ab  x", 4), ("e\u{301}\u{302} x", "e\u{301}\u{302} x", 2),
    ("👨‍👩‍👧 🇩🇪 ✌️ x", "👨‍👩‍👧 🇩🇪 ✌️ x", 9), ("한글 x", "한글 x", 5),
    ("a\u{200D}b x", "a\u{200D}b x", 3),
    ("a\u{1b}]0;x x", "a\\u{1b}]0;x x", 12), ("ｶﾅ x", "ｶﾅ x", 3),
    ("a\u{202E} x", "a\\u{202e} x", 10),
  ])
  func caret(line: String, shown: String, column: Int) {
    let bytes = Array(line.utf8)
    let source = SourceMap([SourceFile(path: "a.layout", bytes: bytes)])
    let end = Int32(bytes.count)
    let span = SourceSpan(file: 0, start: end - 1, end: end)
    let text = DiagnosticRenderer().render(Diagnostic(.unused, "m", at: .init(span)), in: source)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3] == "1  | \(shown)")
    #expect(lines[4] == "   | " + String(repeating: " ", count: column) + "^")
  }

  @Test func spansAtTheEndAndOverLines() {
    let source = Source("a.layout", "ab \r\ncd\r\n")
    let places: [(Int32, Int32, String)] = [
      (0, 8, "^^^"), (2, 2, "  ^"), (3, 3, "   ^"), (5, 7, "^^"), (7, 7, "  ^"), (9, 9, "^"),
    ]
    for (start, end, carets) in places {
      let span = SourceSpan(file: 0, start: start, end: end)
      let lines = source.render(Diagnostic(.unused, "m", at: .init(span))).split(separator: "\n")
      #expect(lines.last?.dropFirst(5) ?? "" == carets)
    }
  }

  // MARK: Long lines

  @Test func aLongLineIsCutRoundTheCaret() {
    let source = Source(
      "a.layout",
      String(repeating: "名", count: 9_000) + "x == y" + String(repeating: "+3", count: 9_000))
    let diagnostic = Diagnostic(
      .unused, "m", at: .init(source.span("x"), "here"), secondary: [.init(source.span("y"))])
    let text = DiagnosticRenderer(maxWidth: 40).render(diagnostic, in: source.map)
    #expect(
      text == """
        warning[W1001]: m
          --> a.layout:1:9001
           |
        1  | …名名名名名名名名名x == y+3+3+3+3+3+3+3…
           |                    ^    -
           |                    |
           |                    here

        """)
  }

  @Test(arguments: [0, 50, 99])
  func cutAtOneEnd(place: Int) {
    let line = (0..<100).map { "\($0 % 10)" }.joined()
    let source = Source("a.layout", line)
    let span = SourceSpan(file: 0, start: Int32(place), end: Int32(place) + 1)
    let renderer = DiagnosticRenderer(maxWidth: 30)
    let lines = renderer.render(Diagnostic(.unused, "m", at: .init(span)), in: source.map)
      .split(separator: "\n").map { $0.dropFirst(5) }
    #expect(DisplayWidth.of(String(lines[3])) <= 30)
    let caret = lines[4].count - 1
    #expect(lines[3].dropFirst(caret).first == "\(place % 10)".first)
  }

  // MARK: Safety

  @Test func namesCannotActOnATerminal() {
    let source = Source("a\u{1b}.layout", "x\n")
    let diagnostic = Diagnostic(
      .unknownName, "unknown `\u{1b}[31m\u{7}\n`", at: .init(source.span("x"), "l\u{1b}"),
      notes: ["n\u{9b}"], fixes: [.init("\u{202E}h")])
    for style in [DiagnosticRenderer.Style.human, .concise] {
      let text = DiagnosticRenderer(style: style).render(diagnostic, in: source.map)
      let unsafe = text.unicodeScalars.filter { $0 != "\n" && $0.isUnsafeToShow }
      #expect(unsafe.isEmpty)
      #expect(text.contains("unknown `\\u{1b}[31m\\u{7}\\u{a}`"))
    }
  }

  @Test func invalidBytesAreShownAsSuch() {
    let sources = SourceMap([SourceFile(path: "a", bytes: [0x61, 0xFF, 0xE4, 0xBD, 0x62])])
    let span = SourceSpan(file: 0, start: 4, end: 5)
    let text = DiagnosticRenderer().render(
      Diagnostic(.invalidText, "m", at: .init(span)), in: sources)
    #expect(text.contains("1  | a\\xFF\\xE4\\xBDb\n   |              ^"))
  }
}

/// One file, and places in it.
struct Source {
  let map: SourceMap
  private let text: String

  init(_ path: String, _ text: String) {
    self.text = text
    map = SourceMap([SourceFile(path: path, bytes: Array(text.utf8))])
  }

  /// The first place of a part.
  func span(_ part: String) -> SourceSpan {
    guard let range = text.firstRange(of: part) else {
      Issue.record("\(part) isn't in the text")
      return SourceSpan(file: 0, start: 0, end: 0)
    }
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return SourceSpan(file: 0, start: Int32(start), end: Int32(start + part.utf8.count))
  }

  func render(_ diagnostic: Diagnostic) -> String {
    DiagnosticRenderer().render(diagnostic, in: map)
  }
}
