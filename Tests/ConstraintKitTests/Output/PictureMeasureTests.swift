import ConstraintKit
import Testing

/// Guides and constraints in pictures, and the ground they are on.
@Suite struct PictureMeasureTests {
  private let cell = LayoutView("cell")
  private let box = LayoutView("box")

  private func solution() throws -> LayoutSolution {
    cell.safeAreaInsets = LayoutInsets(top: 10)
    cell.layoutMargins = LayoutInsets(5)
    cell.addSubview(box)
    box.makeConstraints { make in
      make.left.equalToSuperview().offset(20)
      make.top.equalTo(cell.margins)
      make.right.lessThanOrEqualToSuperview()
      make.height.equalTo(30)
      make.width.equalTo(100).priority(.high).labeled("wide")
      make.width.equalTo(60).priority(.required - 1)
    }
    return try cell.solve(width: 200, height: 100)
  }

  @Test("The root's guides are drawn, of other views those that are named")
  func guides() throws {
    let solution = try solution()
    var picture = LayoutPicture(solution)
    picture.addGuides(of: solution)
    #expect(
      picture.guides == [
        .init(name: "safe area", frame: LayoutRect(x: 0, y: 10, width: 200, height: 90)),
        .init(name: "margins", frame: LayoutRect(x: 5, y: 15, width: 190, height: 80)),
      ])
    box.makeConstraints { make in make.leftMargin.greaterThanOrEqualTo(0) }
    let other = try cell.solve(width: 200, height: 100)
    picture.guides = []
    picture.addGuides(of: other)
    let last = try #require(picture.guides.last)
    #expect(last.name == "box.margins")
    #expect(last.frame == LayoutRect(x: 28, y: 23, width: 44, height: 14))
  }

  @Test("What binds is drawn with its distance, what doesn't hold with its label")
  func ties() throws {
    let solution = try solution()
    var picture = LayoutPicture(solution)
    picture.addTies(of: solution)
    #expect(picture.ties.map(\.label) == ["20", "", "30", "wide, off by 40", "60"])
    #expect(picture.ties.map(\.isBroken) == [false, false, false, true, false])
    let left = picture.ties[0]
    #expect((left.start.x, left.end.x) == (0, 20))
    #expect(left.start.y == left.end.y && left.start.y > 15 && left.start.y < 45)
    let height = picture.ties[2]
    #expect((height.start.y, height.end.y) == (15, 45))
    #expect(height.start.x == height.end.x)
  }

  @Test("Constraints of hidden views aren't drawn")
  func hidden() throws {
    box.isHidden = true
    let solution = try solution()
    var picture = LayoutPicture(solution)
    picture.addTies(of: solution)
    picture.addGuides(of: solution)
    #expect(picture.ties.isEmpty)
    #expect(picture.guides.count == 2)
  }

  @Test(
    "Constraints and guides are in the document, well formed on each ground",
    arguments: SVGRenderer.Appearance.allCases)
  func document(appearance: SVGRenderer.Appearance) throws {
    let solution = try solution()
    var picture = LayoutPicture(solution)
    picture.addTies(of: solution)
    picture.addGuides(of: solution)
    let svg = SVGRenderer(appearance: appearance).render(picture)
    let elements = try XMLChecker.elements(of: svg)
    #expect(elements.contains { $0.name == "line" })
    #expect(svg.contains(">wide, off by 40</text>"))
    #expect(svg.contains("<title>margins</title>"))
    #expect(elements.contains { $0.name == "style" } == (appearance == .automatic))
    #expect(svg.contains("fill=\"#f2f2f7\"") == (appearance == .light))
  }

  @Test("A text without a colour can be read on what is painted under it")
  func ink() throws {
    let text = LayoutPicture.Text(
      "a", font: TextFont(size: 10),
      layout: HelveticaMeasurer().measure(
        "a", font: TextFont(size: 10), maxWidth: .infinity, maxLines: 1, wrapping: .word))
    let frame = LayoutRect(width: 20, height: 20)
    func color(on fill: PictureColor?) throws -> String? {
      let card = LayoutPicture.Shape(
        name: "card", path: "card", role: .box, frame: frame, depth: 1, style: .init(fill: fill))
      let label = LayoutPicture.Shape(
        name: "label", path: "card.label", role: .label, frame: frame, depth: 2, text: text)
      let picture = LayoutPicture(size: frame.size, shapes: [card, label])
      let svg = SVGRenderer(showsNames: false, appearance: .dark).render(picture)
      return try XMLChecker.elements(of: svg).last { $0.name == "text" }?.attributes["fill"]
    }
    #expect(try color(on: nil) == "#f2f2f7")
    #expect(try color(on: PictureColor("white")) == "#1c1c1e")
    #expect(try color(on: PictureColor("navy")) == "#f2f2f7")
  }
}
