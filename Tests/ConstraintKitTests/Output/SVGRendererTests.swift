import ConstraintKit
import Testing

@Suite struct SVGRendererTests {
  typealias Shape = LayoutPicture.Shape

  private func elements(
    _ shapes: [Shape], direction: LayoutDirection = .leftToRight,
    renderer: SVGRenderer = SVGRenderer()
  ) throws -> [XMLChecker.Element] {
    let picture = LayoutPicture(
      size: LayoutSize(width: 100, height: 50), direction: direction, shapes: shapes)
    return try XMLChecker.elements(of: renderer.render(picture))
  }

  private func shape(
    _ role: Shape.Role, _ frame: LayoutRect = LayoutRect(x: 10, y: 5, width: 40, height: 30),
    depth: Int = 1, style: LayoutPicture.Style = .init(), text: LayoutPicture.Text? = nil
  ) -> Shape {
    Shape(name: "v", path: "v", role: role, frame: frame, depth: depth, style: style, text: text)
  }

  private func text(_ string: String, lines: [Range<Int>], isTruncated: Bool = false)
    -> LayoutPicture.Text
  {
    let layout = TextLayout(
      size: LayoutSize(width: 30, height: 10 * Double(lines.count)),
      lines: lines.enumerated().map { index, range in
        .init(range: range, width: 30, baseline: 8 + 10 * Double(index))
      }, isTruncated: isTruncated)
    return LayoutPicture.Text(string, font: TextFont(size: 10), layout: layout)
  }

  @Test("The page is the root with a margin round it")
  func page() throws {
    let svg = try #require(elements([]).first)
    #expect(svg.name == "svg")
    #expect(svg.attributes["viewBox"] == "-16 -16 132 82")
    #expect(svg.attributes["width"] == "132")
  }

  @Test("The page grows with what sticks out of the root")
  func overflow() throws {
    let out = LayoutRect(x: -20, y: 40, width: 200, height: 30)
    let svg = try #require(elements([shape(.box, out)]).first)
    #expect(svg.attributes["viewBox"] == "-36 -16 232 102")
  }

  @Test("A box has the colours, the radius and the frame of its view")
  func box() throws {
    let style = LayoutPicture.Style(
      fill: PictureColor("#12345680"), stroke: PictureColor("red"), radius: 99)
    let rect = try #require(
      elements([shape(.box, style: style)]).last { $0.name == "rect" }?.attributes)
    #expect(
      rect == [
        "x": "10", "y": "5", "width": "40", "height": "30", "rx": "15", "fill": "#123456",
        "fill-opacity": "0.502", "stroke": "#ff0000",
      ])
  }

  @Test("Lines of text stand where they were measured")
  func lines() throws {
    let label = shape(.label, text: text("你好 hello", lines: [0..<6, 7..<12]))
    let lines = try elements([label]).filter { $0.name == "text" }
    #expect(lines.map(\.content) == ["你好", "hello"])
    #expect(lines.map { $0.attributes["x"] } == ["10", "10"])
    #expect(lines.map { $0.attributes["y"] } == ["13", "23"])
    #expect(lines.map { $0.attributes["textLength"] } == ["30", "30"])
    #expect(lines.allSatisfy { $0.attributes["lengthAdjust"] == "spacingAndGlyphs" })
  }

  @Test("A truncated text ends in an ellipsis")
  func truncation() throws {
    let label = shape(.label, text: text("abcdef", lines: [0..<3], isTruncated: true))
    #expect(try elements([label]).last { $0.name == "text" }?.content == "abc…")
  }

  @Test("Right to left, lines end at the right edge")
  func rightToLeft() throws {
    let label = shape(.label, text: text("abc", lines: [0..<3]))
    let line = try #require(
      elements([label], direction: .rightToLeft).last { $0.name == "text" }?.attributes)
    #expect(line["x"] == "50")
    #expect(line["text-anchor"] == "end")
  }

  @Test("A button's text is in the middle")
  func button() throws {
    let button = shape(.button, text: text("OK", lines: [0..<2]))
    let line = try #require(elements([button]).last { $0.name == "text" }?.attributes)
    #expect(line["x"] == "30")
    #expect(line["y"] == "23")
    #expect(line["text-anchor"] == "middle")
  }

  @Test(
    "A filled button's text of no colour is white or black, whichever can be read",
    arguments: [
      ("#007aff", "#ffffff"), ("#ff3b30", "#ffffff"), ("#000", "#ffffff"), ("#8e8e93", "#ffffff"),
      ("#34c759", "#000000"), ("#ffcc00", "#000000"), ("#fff", "#000000"), ("#0008", "#ffffff"),
      ("#0007", "#0a60ff"),
    ])
  func filledButton(fill: String, ink: String) throws {
    let style = LayoutPicture.Style(fill: PictureColor(fill))
    let button = shape(.button, style: style, text: text("OK", lines: [0..<2]))
    #expect(try elements([button]).last { $0.name == "text" }?.attributes["fill"] == ink)
  }

  @Test("A name is within round corners, or isn't written")
  func roundNames() throws {
    func name(radius: Double) throws -> [String: String]? {
      let image = shape(.image, style: LayoutPicture.Style(radius: radius))
      return try elements([image]).last { $0.name == "text" }?.attributes
    }
    #expect(try name(radius: 0)?["x"] == "48")
    let inset = 15 * (1 - 0.5.squareRoot())
    let x = try #require(try name(radius: 1_000)?["x"].flatMap { Double($0) })
    #expect((x - (50 - inset)).magnitude < 0.01)
  }

  @Test("Opacity holds for a view and all that is in it, and for no other")
  func alpha() throws {
    let half = LayoutPicture.Style(alpha: 0.5)
    let svg = SVGRenderer().render(
      LayoutPicture(
        size: LayoutSize(width: 1, height: 1),
        shapes: [
          shape(.box, depth: 1, style: half), shape(.box, depth: 2),
          shape(.box, depth: 3, style: half),
          shape(.box, depth: 1),
        ]))
    #expect(try XMLChecker.elements(of: svg).count { $0.attributes["opacity"] == "0.5" } == 2)
    #expect(svg.contains("\n  <g>\n    <title>v  10 5 40 30</title>"))
  }

  @Test("Neighbouring images have different tints")
  func tints() throws {
    let fills = try elements([shape(.image), shape(.image)])
      .filter { $0.name == "rect" }.dropFirst(2).map { $0.attributes["fill"] }
    #expect(Set(fills).count == 2)
  }

  @Test("Names are put in free corners, and left out where there is none")
  func names() throws {
    let frame = LayoutRect(x: 0, y: 0, width: 60, height: 40)
    let many = try elements(Array(repeating: shape(.box, frame), count: 6))
      .filter { $0.name == "text" }.map { [$0.attributes["x"], $0.attributes["y"]] }
    #expect(many.count == 4)
    #expect(Set(many).count == 4)
    let small = LayoutRect(x: 0, y: 0, width: 60, height: 8)
    #expect(try !elements([shape(.box, small)]).contains { $0.name == "text" })
    let huge = LayoutRect(x: -1e9, y: 1e12, width: 1e300, height: 1e300)
    #expect(try elements([shape(.box, huge)]).contains { $0.name == "text" })
  }

  @Test("Without outlines and names, a view with no style leaves no mark")
  func bare() throws {
    let bare = SVGRenderer(showsOutlines: false, showsNames: false)
    let names = try elements([shape(.box)], renderer: bare).map(\.name)
    #expect(names == ["svg", "rect", "rect", "g", "title"])
  }

  @Test(
    "Any text makes a well-formed document and comes back as it was",
    arguments: [
      "</text><script>alert(1)</script>", "a & b", "]]>", "\"'", "  two  spaces ", "头像 👩‍👧",
    ])
  func escaping(string: String) throws {
    var label = shape(.label, text: text(string, lines: [0..<string.utf8.count]))
    label.path = string
    let found = try elements([label])
    #expect(found.last { $0.name == "text" }?.content == string)
    #expect(found.first { $0.name == "title" }?.content == string + "  10 5 40 30")
    #expect(!found.contains { $0.name == "script" })
  }

  @Test("Characters that XML can't hold are replaced")
  func illegal() throws {
    let label = shape(.label, text: text("a\u{1b}\u{0}\u{FFFE}b", lines: [0..<7]))
    #expect(
      try elements([label]).last { $0.name == "text" }?.content == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
  }

  @Test("Line ranges beyond the text are cut, not trapped")
  func wildRanges() throws {
    let label = shape(.label, text: text("ab", lines: [1..<99, 50..<60]))
    #expect(try elements([label]).filter { $0.name == "text" }.map(\.content) == ["b", ""])
  }
}
