import ConstraintKit
import ConstraintKitTesting
import Testing

/// What the README shows of layouts; a script compares the two.
@Suite("README, layouts")
struct ReadmeLayoutTests {
  @Test func operators() throws {
    let screen = LayoutView("screen")
    let image = LayoutView("image")
    let title = LayoutView.label("Title", name: "title")
    screen.addSubviews(image, title)
    screen.constrain {
      image.left == screen.left + 20
      image.top == screen.safeArea.top
      image.width == 16.0 / 9 * image.height
      (image.width == 320 ~ .high).labeled("large")
      title.left == image.right + 8
      title.right <= screen.right - 20 ~ .medium
      title.centerY == image.centerY
    }
    let solution = try screen.solve(width: 400, height: 600)
    #expect(solution.frame(of: image) == LayoutRect(x: 20, y: 0, width: 320, height: 180))
  }

  @Test func stacks() throws {
    let icon = LayoutView("icon", content: .size(width: 24, height: 24))
    let title = LayoutView.label("Inbox", name: "title")
    let count = LayoutView.label("12", name: "count")
    title.hugging.horizontal = .low - 1
    let row = LayoutView.stack(.horizontal, spacing: 8, alignment: .center) {
      icon
      title
      count
    }
    let screen = LayoutView("screen")
    screen.addSubview(row)
    screen.visualFormat("H:|-20-[row]-20-|", "V:|-(>=8)-[row(44)]", views: ["row": row])
    let solution = try screen.solve(width: 320, height: 480)
    #expect(solution.frame(of: row) == LayoutRect(x: 20, y: 8, width: 280, height: 44))
    #expect(solution.frame(of: icon) == LayoutRect(x: 0, y: 10, width: 24, height: 24))
  }

  @Test func reuse() throws {
    let cell = LayoutView("cell")
    let message = LayoutView.label("", name: "message", lines: 0)
    cell.addSubview(message)
    message.makeConstraints { make in make.edges.equalToSuperview().inset(12) }
    var heights: [Double] = []
    for text in ["Hello", "A message that is too long for one line"] {
      message.text = text
      heights.append(try cell.solve(width: 240).frame(of: cell)?.height ?? 0)
    }
    #expect(heights == [44.5, 65])
  }

  @Test func conflict() throws {
    let card = LayoutView("card")
    let image = LayoutView("image")
    card.addSubview(image)
    #sourceLocation(file:"Card.swift",line:12)
    image.makeConstraints { make in
      make.left.equalTo(20)
      make.right.equalTo(-20).labeled("margin")
      make.width.equalTo(400)
    }
    #sourceLocation()
    let conflict = expectConflict { try card.solve(width: 375, height: 100) }
    #expect(
      appText(conflict) == """
        these required constraints cannot all hold:
          card.width == 375               the canvas
          image.left == card.left + 20    App/Card.swift:13
          image.right == card.right - 20  "margin", App/Card.swift:14
          image.width == 400              App/Card.swift:15
        image.width: 375 - 20 - 20 = 335, not 400.
        Leaving out any one of them makes the others solvable; so does lowering one, for example `image.width == 400 @high`.
        """)
  }

  @Test func explanation() throws {
    let card = LayoutView("card")
    #sourceLocation(file:"Card.swift",line:4)
    let title = LayoutView.label("A title that has no room", name: "title")
    #sourceLocation()
    card.addSubview(title)
    #sourceLocation(file:"Card.swift",line:20)
    title.makeConstraints { make in
      make.left.top.equalTo(20)
      make.right.lessThanOrEqualTo(-20)
    }
    #sourceLocation()
    let solution = try card.solve(width: 200, height: 100)
    let explanation = try #require(solution.explain(title.width))
    #expect(
      appText(explanation) == """
        title.width = 160
          + 200  card.width == 200               the canvas
          - 20   title.left == card.left + 20    App/Card.swift:21
          - 20   title.right <= card.right - 20  App/Card.swift:22
        overridden:
          title.width >= content.width @high  its content resists compression, App/Card.swift:4  off by 15
        """)
    solution.expectFrame(of: title, x: 20, y: 20, width: 160)
    solution.expectDetermined()
    solution.expectPriority(
      "title.right <= card.right - 20", winsOver: .compression(of: title, .horizontal))
  }

  /// A message as an app would print it.
  private func appText(_ value: some CustomStringConvertible) -> String {
    value.description.split(separator: "ConstraintKitTestingTests/").joined(separator: "App/")
  }

  private func appText(_ value: LayoutConflict?) -> String { value.map(appText) ?? "" }
}
