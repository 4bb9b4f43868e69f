import ConstraintKit
import Testing

/// What the text of a conflict says beyond its members.
@Suite struct ConflictTextTests {
  private let file: StaticString = "App/Cell.swift"
  private let cell = LayoutView("cell")
  private let box = LayoutView("box")

  init() {
    cell.addSubview(box)
  }

  private func text(_ width: Double? = nil, _ height: Double? = nil) -> String {
    let error = #expect(throws: LayoutError.self) {
      try cell.solve(width: width, height: height)
    }
    return error.map { "\($0)" } ?? ""
  }

  /// The sum is about the size that says 0, which would drop out of a sum about the canvas.
  @Test func aSizeOfZero() {
    box.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(12)
      make.height.equalTo(0)
    }
    #expect(text(100, 320).contains("\nbox.height: 320 - 12 - 12 = 296, not 0.\n"))
  }

  @Test func aSumOfPlacesHasASubject() {
    box.makeConstraints { make in
      make.left.equalToSuperview().offset(20)
      make.left.equalToSuperview().offset(60)
    }
    #expect(text().contains("\nbox.left - cell.left: 20, not 60.\n"))
  }

  /// What is to be lowered is what somebody wrote, and what a stack made is told apart.
  @Test func constraintsOfAStack() {
    let row = LayoutView.stack(.horizontal, name: "row", fileID: file, line: 3)
    cell.addSubview(row)
    row.addArrangedSubview(box)
    box.makeConstraints { make in make.width.equalTo(50, fileID: file, line: 5) }
    row.makeConstraints { make in make.width.equalTo(30, fileID: file, line: 6) }
    #expect(
      text() == """
        these required constraints cannot all hold:
          row.width == 30         App/Cell.swift:6
          box.width == 50         App/Cell.swift:5
          box.left == row.left    by the stack, App/Cell.swift:3
          row.right == box.right  by the stack, App/Cell.swift:3
        box.width: 30, not 50.
        Leaving out any one of them makes the others solvable; so does lowering one, for example \
        `box.width == 50 @high`.
        """)
  }

  @Test func anUpdateThatFoundNothing() {
    box.makeConstraints { make in make.width.equalTo(50, fileID: file, line: 5) }
    box.updateConstraints { make in
      make.width.greaterThanOrEqualTo(60, fileID: file, line: 9).labeled("wide")
    }
    #expect(
      text() == """
        these required constraints cannot all hold:
          box.width == 50  App/Cell.swift:5
          box.width >= 60  "wide", added by updateConstraints, which found no such constraint, \
        App/Cell.swift:9
        box.width: 50, not 60 or more.
        Leaving out any one of them makes the others solvable; so does lowering one, for example \
        `box.width >= 60 @high`.
        """)
  }

  /// An update of a view without constraints is how they are made first.
  @Test func anUpdateThatIsTheFirst() throws {
    box.updateConstraints { make in make.width.equalTo(50) }
    #expect(try cell.model().constraints.map(\.provenance) == [.written])
  }

  @Test func viewsWithoutANameAreNumbered() {
    let (first, second) = (LayoutView(), LayoutView())
    let inner = LayoutView()
    cell.addSubviews(first, second)
    second.addSubview(inner)
    cell.constrain {
      first.width == 10
      second.width == first.width
      inner.width == second.width
      inner.width == 20
    }
    let text = text()
    #expect(text.contains("view#2.width == view#1.width"))
    #expect(text.contains("view#2.view.width == 20"))
  }
}
