import ConstraintKit
import Testing

@Suite struct ExplanationTests {
  private let cell = LayoutView("cell")
  private let title = LayoutView(
    "title", content: .size(width: 100, height: 20), fileID: "App/Cell.swift", line: 5)

  private func solution(width: Double = 375) throws -> LayoutSolution {
    cell.addSubview(title)
    title.makeConstraints { make in
      make.left.equalTo(cell.left, fileID: "App/Cell.swift", line: 12).offset(20)
      make.right.equalTo(cell.right, fileID: "App/Cell.swift", line: 13).offset(-20).labeled("gap")
      make.top.bottom.equalTo(cell, fileID: "App/Cell.swift", line: 14)
      make.width.equalTo(80, fileID: "App/Cell.swift", line: 15).priority(.low)
    }
    return try cell.solve(width: width)
  }

  /// What the insets of a guide are part of is called by the guide.
  @Test func guidesAreNamed() throws {
    let screen = LayoutView("screen")
    screen.safeAreaInsets = LayoutInsets(top: 47)
    let solution = try screen.solve(width: 100, height: 200)
    func text(_ operand: some LayoutExpressionConvertible) -> String {
      solution.explain(operand).map { "\($0)" } ?? ""
    }
    #expect(
      text(screen.safeArea.height) == """
        screen.safe.height = 153
          - 47   the safe area
          + 200  screen.height == 200  the canvas
        """)
    #expect(text(screen.margins.width + 1).contains("  - 15   the margins and the number added\n"))
  }

  @Test func namesWhatHoldsAndWhatYields() throws {
    let explanation = try #require(try solution().explain(title.width))
    #expect(
      explanation.description == """
        title.width = 335
          + 375  cell.width == 375               the canvas
          - 20   title.left == cell.left + 20    App/Cell.swift:12
          - 20   title.right == cell.right - 20  "gap", App/Cell.swift:13
        overridden:
          title.width == 80 @low   App/Cell.swift:15                      off by 255
          title.width <= 100 @low  it hugs its content, App/Cell.swift:5  off by 235
        """)
    #expect(explanation.isDetermined)
  }

  /// The parts add up to the value, whatever is asked.
  @Test func partsAddUp() throws {
    let solution = try solution()
    for attribute in LayoutAttribute.allCases {
      for view in [cell, title] {
        let explanation = try #require(solution.explain(attribute, of: view))
        let sum = explanation.reasons.reduce(explanation.offset) {
          $0 + $1.sensitivity * $1.constant
        }
        #expect(sum.isClose(to: explanation.value), "\(explanation)")
      }
    }
    let gap = try #require(solution.explain(cell.right - title.right))
    #expect(gap.value == 20)
    #expect(gap.subject == "cell.right - title.right")
    let shifted = try #require(solution.explain(2 * title.width + 3))
    #expect(shifted.value == 673)
    #expect(shifted.subject == "2 * title.width + 3")
  }

  @Test func tellsWhatMayBeElsewhere() throws {
    cell.addSubview(title)
    let explanation = try #require(try cell.solve(width: 375).explain(title.left))
    #expect(!explanation.isDetermined)
    #expect(
      explanation.description == """
        title.left = 0
          + 0  nothing holds it
          ambiguous: it may be anything
        """)
  }

  @Test func aViewOfAnotherTreeHasNone() throws {
    let solution = try solution()
    let stranger = LayoutView("stranger")
    #expect(solution.explain(stranger.width) == nil)
    #expect(solution.explain(.width, of: stranger) == nil)
    #expect(solution.constraints(affecting: stranger, .vertical).isEmpty)
  }

  @Test func constraintsThatAffectAView() throws {
    let solution = try solution()
    #expect(
      solution.constraints(affecting: title, .horizontal).map(\.statement) == [
        "cell.width == 375", "title.left == cell.left + 20", "title.right == cell.right - 20",
      ])
    #expect(
      solution.constraints(affecting: cell, .horizontal).map(\.description)
        == ["cell.width == 375  the canvas"])
  }

  @Test func constraintsOfAReference() throws {
    var kept: Constraint?
    cell.addSubview(title)
    title.makeConstraints { make in
      make.left.top.equalToSuperview()
      kept = make.size.equalTo(40).constraint
    }
    let constraint = try #require(kept)
    let solution = try cell.solve(width: 375)
    #expect(
      solution.sources(of: constraint).map(solution.model.statement) == [
        "title.width == 40", "title.height == 40",
      ])
    constraint.deactivate()
    #expect(try cell.solve(width: 375).sources(of: constraint).isEmpty)
  }
}
