import ConstraintKit
import LayoutLanguage
import Testing

/// Children whose sizes follow what lies outside of them.
extension PlacedFeedTests {
  private func expect(
    _ frames: [String: [Double]], in layout: SolvedLayout,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (path, frame) in frames.sorted(by: { $0.key < $1.key }) {
      let found = layout.view(path)?.frame
      #expect(
        isAt(found, frame), "\(path): \(String(describing: found))",
        sourceLocation: sourceLocation)
    }
  }

  /// The code of each diagnostic, and all of their text.
  private func diagnostics(_ source: String) throws -> (codes: [String], text: String) {
    let loaded = LayoutProgram.load(
      source: Array(source.utf8), name: "feed", files: InMemoryFiles())
    let program = try #require(loaded.program)
    let solved = program.solve(LayoutInputs(width: .fixed(320)))
    return (
      solved.diagnostics.map(\.code.name), Examples.text(solved.diagnostics, solved.sources)
    )
  }

  @Test(arguments: [false, true])
  func squares(isMirrored: Bool) throws {
    let layout = try solve(
      """
      rtl: \(isMirrored)
      let side = (root.width - 4) / 3
      flow f(itemSpacing: 2, lineSpacing: 2, align: \(isMirrored ? "right" : "left")) {
        left, top, right == super
        for i in 0..<7 { image c[i] { size == side } }
      }
      bottom == f
      """, width: 304)
    for index in 0..<7 {
      let column = Double(isMirrored ? 2 - index % 3 : index % 3)
      expect(
        ["f.c[\(index)]": [102 * column, 102 * Double(index / 3), 100, 100]], in: layout)
    }
    #expect(isAt(layout.root.frame, [0, 0, 304, 304]))
  }

  @Test(arguments: [false, true])
  func waterfallOfOutsideSizes(isMirrored: Bool) throws {
    let layout = try solve(
      """
      rtl: \(isMirrored)
      view side { size == (60, 20); left, top == super }
      waterfall w(columns: 2, columnSpacing: 10, rowSpacing: 10, insets: 5) {
        left, top == super; width == 200
        view a { height == super.width / 4 }
        view b { height == root.width / 4 }
        view c { height == side.width }
      }
      bottom == w
      """, width: 320)
    let (first, second) = isMirrored ? (105.0, 5.0) : (5.0, 105.0)
    expect(
      [
        "w.a": [first, 5, 90, 50], "w.b": [second, 5, 90, 80], "w.c": [first, 65, 90, 60],
        "w": [0, 0, 200, 130],
      ], in: layout)
  }

  /// What is known outside is found out with contents that are very high: they contradict nothing.
  @Test func contentsThatMustNotBeCut() throws {
    let layout = try solve(
      """
      view box {
        left, top, right == super
        height == 100
        flow f(align: left) {
          left, top, right == super
          bottom <= super
          compression.y: 1000
          view a { size == (root.width / 4, 20) }
        }
      }
      bottom == box
      """, width: 320)
    expect(["box.f": [0, 0, 320, 20], "box.f.a": [0, 0, 80, 20]], in: layout)
  }

  /// The difference of two containers' heights isn't known before their children are placed: it isn't
  /// taken for the 100 that it comes to without them.
  @Test func differencesOfContents() throws {
    let layout = try solve(
      """
      waterfall a(columns: 1) { left, top, right == super; view b { height == 30 } }
      waterfall c(columns: 1) { left, right == super; top == a.bottom; view d { height == 10 } }
      view bar { left == super; top == c.bottom; height == 5; width == a.height - c.height + 100 }
      flow f(align: left) {
        left, right == super
        top == bar.bottom
        view e { size == (bar.width, 20) }
      }
      bottom == f
      """, width: 320)
    expect(["f.e": [0, 0, 0, 20]], in: layout)
    #expect(layout.verify().holds)
  }

  @Test(arguments: [false, true])
  func nestedContainersOfOutsideSizes(isMirrored: Bool) throws {
    let layout = try solve(
      """
      rtl: \(isMirrored)
      flow outer(itemSpacing: 0, lineSpacing: 0, align: \(isMirrored ? "right" : "left")) {
        left, top, right == super
        waterfall inner(columns: 2, columnSpacing: 0, rowSpacing: 0) {
          width == root.width / 3
          view a { height == root.width / 10 }
          view b { height == super.width / 4 }
          view c { height == outer.width / 15 }
        }
        flow lines(itemSpacing: 0, lineSpacing: 0, align: \(isMirrored ? "right" : "left")) {
          width == outer.width / 2
          view d { size == (super.width / 3, root.width / 6) }
        }
      }
      bottom == outer
      """, width: 300)
    let (first, second) = isMirrored ? (50.0, 0.0) : (0.0, 50.0)
    expect(
      [
        "outer.inner": [isMirrored ? 200 : 0, 2.5, 100, 45],
        "outer.inner.a": [first, 0, 50, 30], "outer.inner.b": [second, 0, 50, 25],
        "outer.inner.c": [second, 25, 50, 20],
        "outer.lines": [isMirrored ? 50 : 100, 0, 150, 50],
        "outer.lines.d": [isMirrored ? 100 : 0, 0, 50, 50],
      ], in: layout)
  }

  /// A text that wraps at a quarter of the root, and a distance inside of a child that follows it.
  @Test func outsideSizesWithinAChild() throws {
    let words = "low tide at seven"
    let layout = try solve(
      """
      flow f(itemSpacing: 0, lineSpacing: 0, align: left) {
        left, top, right == super
        view v {
          label t { text: "\(words)"; lines: 0; width <= root.width / 4
                    top, bottom, right == super; left == super.left + root.width / 10 }
        }
      }
      bottom == f
      """, width: 200)
    let size = HelveticaMeasurer().measure(
      words, font: TextFont(size: 17), maxWidth: 50, maxLines: 0, wrapping: .word
    ).size
    #expect(size.height > 50)
    expect(
      [
        "f.v": [0, 0, 20 + size.width, size.height],
        "f.v.t": [20, 0, size.width, size.height],
      ], in: layout)
  }

  @Test func heightsThatAreKnown() throws {
    let layout = try solve(
      """
      canvas: (320, 400)
      label title { text: "Tides"; left, top == super }
      flow f(itemSpacing: 0, lineSpacing: 0, align: left) {
        left, right == super; top == title.bottom
        view a { size == (10, root.height / 4) }
        view b { size == title.height }
        view c { size == (root.height / 5, 100) @high }
      }
      """, width: 320)
    let title = try #require(layout.view("title")).frame.height
    #expect(title > 0)
    expect(
      [
        "f.a": [0, 0, 10, 100], "f.b": [10, 50 - title / 2, title, title],
        "f.c": [10 + title, 0, 80, 100],
      ], in: layout)
  }

  /// What comes after the contents isn't known before they are placed.
  @Test func aHeightThatIsNotKnown() throws {
    let (codes, text) = try diagnostics(
      """
      canvas: (320, auto)
      flow f {
        left, top, right == super; height >= 40
        view a { size == (10, root.height / 4) }
      }
      bottom == f
      """)
    #expect(codes.first == "E0401")
    #expect(text.contains("by the flow"), "\(text)")
    let note = "`root.height` isn't known before the children of `f` are placed"
    #expect(text.contains(note), "\(text)")
  }

  @Test func aWidthThatDoesNotFit() throws {
    let (codes, text) = try diagnostics(
      """
      canvas: (320, auto)
      flow f {
        left, top, right == super
        view a { size == (root.width * 2, 10) }
      }
      bottom == f
      """)
    #expect(codes.first == "E0401")
    #expect(text.contains("a.width <= 320 (by the flow)"), "\(text)")
    #expect(!text.contains("known"), "\(text)")
  }

  /// A label outside that has to be as wide as a child with a width of its own.
  @Test func whatIsOutsideGivesWay() throws {
    let layout = try solve(
      """
      label title { text: "Tides"; left, top == super }
      flow f(align: left) {
        left, right == super; top == title.bottom
        view a { size == (120, 10); width == title.width }
      }
      bottom == f
      """, width: 320)
    #expect(layout.view("f.a")?.frame.width == 120)
    #expect(layout.view("title")?.frame.width == 120)
  }
}
