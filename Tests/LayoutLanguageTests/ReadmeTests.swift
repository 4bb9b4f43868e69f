import ConstraintKit
import LayoutLanguage
import Testing

/// The Swift code of the README; a script compares the two.
@Suite("README")
struct ReadmeTests {
  @Test("a cell in the DSL")
  func cell() throws {
    let cell = LayoutView("cell")
    let avatar = LayoutView("avatar")
    let name = LayoutView.label("iOS攻城狮", name: "name", font: TextFont(size: 14))
    cell.addSubviews(avatar, name)
    avatar.makeConstraints { make in
      make.left.top.equalToSuperview().offset(20)
      make.size.equalTo(40)
    }
    name.makeConstraints { make in
      make.left.equalTo(avatar.right).offset(10)
      make.right.lessThanOrEqualToSuperview().offset(-20)
      make.centerY.equalTo(avatar)
    }
    cell.makeConstraints { make in make.bottom.equalTo(avatar).offset(20) }

    let solution = try cell.solve(width: 375)
    #expect(solution.frame(of: name) == LayoutRect(x: 70, y: 31.5, width: 65.5, height: 17))
  }

  @Test("a thousand weak wishes")
  func votes() throws {
    var solver = Solver()
    let width = solver.makeVariable("width")
    let limit = try solver.add(width <= 300)
    try solver.add(width == 400 ~ .high)
    for _ in 0..<1000 { try solver.add(width == 20 ~ .low) }
    #expect(solver.value(of: width) == 300)
    #expect(solver.explanation(of: width).reasons.map(\.id) == [limit])
  }

  @Test("a file in a test suite")
  func file() throws {
    let files = Examples.files
    let program = try LayoutProgram.load("feed.layout", files: files).get()
    let layout = try program.solve(LayoutInputs(width: 414, scale: 3)).get()
    #expect(
      layout.frame(of: "feed.cell[0].avatar") == LayoutRect(x: 20, y: 20, width: 40, height: 40))
    #expect(program.runTests().succeeded)
  }
}
