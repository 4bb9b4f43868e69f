import ConstraintKit
import Testing

@Suite struct LayoutPictureTests {
  /// A card with a title in it, a hidden view with a view in it, and a guide.
  private func solution() throws -> LayoutSolution {
    var model = LayoutModel(canvas: DimensionPair(horizontal: 100, vertical: 50))
    model.direction = .rightToLeft
    for (name, parent) in [("card", 0), ("title", 1), ("badge", 0), ("dot", 3), ("guide", 0)] {
      model.nodes.append(LayoutNode(name: name, parent: parent))
    }
    model.nodes[2].content = .text(TextContent("你好", font: TextFont(size: 10)))
    model.nodes[3].isHidden = true
    model.nodes[5].isGuide = true
    for node in 1...5 {
      for (attribute, value) in [
        (LayoutAttribute.left, 5.0), (.top, 6), (.width, 30), (.height, 20),
      ] {
        let parent = attribute.isSize ? nil : model.nodes[node].parent
        let position = LayoutConstraint.Term(1, .attribute(attribute, node: node))
        let origin = parent.map { LayoutConstraint.Term(-1, .attribute(attribute, node: $0)) }
        model.constraints.append(
          LayoutConstraint([position] + [origin].compactMap { $0 }, .equal, value))
      }
    }
    return try LayoutEngine().solve(model)
  }

  @Test("A picture has the views that can be seen, in absolute frames")
  func shapes() throws {
    let picture = LayoutPicture(try solution())
    #expect(picture.size == LayoutSize(width: 100, height: 50))
    #expect(picture.direction == .rightToLeft)
    #expect(picture.shapes.map(\.path) == ["card", "card.title"])
    #expect(picture.shapes.map(\.depth) == [1, 2])
    #expect(picture.shapes.map(\.role) == [.box, .label])
    #expect(
      picture.shapes.map(\.frame) == [
        LayoutRect(x: 5, y: 6, width: 30, height: 20),
        LayoutRect(x: 10, y: 12, width: 30, height: 20),
      ])
  }

  @Test("A text is drawn as it was measured")
  func text() throws {
    let text = try #require(LayoutPicture(try solution()).shapes.last?.text)
    #expect(text.string == "你好")
    #expect(text.layout.lines.map(\.range) == [0..<6])
  }

  @Test("The drawing of a solution is well-formed")
  func drawing() throws {
    let svg = SVGRenderer().render(LayoutPicture(try solution()))
    let elements = try XMLChecker.elements(of: svg)
    #expect(elements.filter { $0.name == "text" }.map(\.content) == ["你好"])
  }
}
