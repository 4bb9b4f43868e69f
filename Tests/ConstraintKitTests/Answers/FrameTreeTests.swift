import ConstraintKit
import Testing

@Suite struct FrameTreeTests {
  private let cell = LayoutView("cell")

  @Test func framesTextsAndWhatIsHidden() throws {
    let box = LayoutView("box")
    let name = LayoutView.label("Anna \"Nan\"\nB", name: "name", lines: 0)
    let badge = LayoutView("badge")
    cell.addSubviews(box, badge)
    box.addSubview(name)
    badge.isHidden = true
    cell.constrain {
      box.left == cell.left + 1.0 / 3
      box.top == cell.top
      box.bottom == cell.bottom
      name.edges == box.edges
      badge.edges == cell.edges
    }
    let solution = try cell.solve(width: 300)
    let width = solution.frame(of: name)?.width ?? 0
    let height = solution.frame(of: name)?.height ?? 0
    let text = DecimalText(width)
    #expect(
      solution.description == """
        cell (0, 0, 300, \(DecimalText(height)))
          box (0.333, 0, \(text), \(DecimalText(height)))
            name (0, 0, \(text), \(DecimalText(height))) "Anna \\"Nan\\"\\nB" on 2 lines
          badge (0, 0, 300, \(DecimalText(height))) hidden
        """)
    #expect(solution.frameTree(decimals: 0).lines[1].text.hasPrefix("  box (0, 0, "))
    #expect(solution.frameTree(isRounded: true).lines[1].text.hasPrefix("  box (0.5, 0, "))
    #expect(solution.frameTree().lines.map(\.node) == [0, 1, 2, 3])
  }

  @Test func textsThatAreCutSaySo() throws {
    let name = LayoutView.label("a text that is far too long", name: "name")
    cell.addSubview(name)
    name.makeConstraints { make in make.edges.equalToSuperview() }
    let text = try cell.solve(width: 50).description
    #expect(text.hasSuffix("\"a text that is far too long\", cut"))
  }

  @Test func aPictureOfTheViewsThatAreSeen() throws {
    let avatar = LayoutView("avatar")
    let ghost = LayoutView("ghost")
    cell.addSubviews(avatar, ghost)
    ghost.isHidden = true
    for view in [avatar, ghost] {
      view.makeConstraints { make in make.edges.equalToSuperview() }
    }
    let svg = try cell.solve(width: 100, height: 50).svg()
    #expect(svg.contains("<title>avatar  0 0 100 50</title>"))
    #expect(!svg.contains("ghost"))
    let bare = try cell.solve(width: 100, height: 50).svg(SVGRenderer(margin: 0))
    #expect(bare.contains("viewBox=\"0 0 100 50\""))
  }
}

/// A number with at most three decimals, made without the library's own format.
private struct DecimalText: CustomStringConvertible {
  let description: String

  init(_ value: Double) {
    let thousandths = Int((value * 1000).rounded())
    var fraction = String(1000 + thousandths % 1000).dropFirst()
    while fraction.hasSuffix("0") { fraction.removeLast() }
    description = "\(thousandths / 1000)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}
