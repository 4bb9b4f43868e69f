import ConstraintKit
import Testing

@Suite struct AmbiguityReportTests {
  private let cell = LayoutView("cell", fileID: "App/Cell.swift", line: 1)
  private let card = LayoutView("card", fileID: "App/Cell.swift", line: 5)

  init() {
    cell.addSubview(card)
  }

  /// Report 16: no constraint reaches the bottom.
  @Test func aBottomThatNothingReaches() throws {
    card.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(100)
    }
    let solution = try cell.solve(width: 375)
    #expect(solution.frame(of: cell)?.height == 0)
    #expect(
      solution.ambiguityReport.description == """
        card (App/Cell.swift:5), vertically: top is fixed, height may be 0 or more, bottom may be 0 \
        or more (1 degree of freedom)
          no chain of constraints reaches it from the bottom of cell
          add one of: `card.height == …`, `card.bottom == cell.bottom - …`
        cell (App/Cell.swift:1), vertically: the height is 0
          no chain of constraints from what is in it reaches its bottom
          add `card.bottom == cell.bottom - …`
        """)
  }

  /// With known heights nothing is free, and still the bottom lacks its chain.
  @Test func aChainThatEndsBeforeTheBottom() throws {
    card.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(100)
    }
    let report = try cell.solve(width: 375).ambiguityReport
    #expect(report.entries.map(\.kind) == [.unheldSide])
    #expect(report.entries.first?.suggestions == ["card.bottom == cell.bottom - …"])
    card.makeConstraints { make in make.bottom.equalToSuperview() }
    let held = try cell.solve(width: 375)
    #expect(held.ambiguityReport.isEmpty)
    #expect(held.ambiguityReport.description == "every place and size is determined")
  }

  @Test func twoDegreesOfFreedom() throws {
    card.makeConstraints { make in make.top.height.equalToSuperview() }
    let report = try cell.solve(width: 375, height: 100).ambiguityReport
    let entry = try #require(report.entries.first)
    #expect(report.entries.count == 1)
    #expect(entry.kind == .free(degrees: 2))
    #expect(entry.dimension == .horizontal)
    #expect(entry.fixed.isEmpty)
    #expect(entry.cause == "no chain of constraints reaches it from the left or the right of cell")
    #expect(
      entry.suggestions == [
        "card.left == cell.left + …", "card.width == …", "card.right == cell.right - …",
      ])
    #expect(
      entry.description.hasSuffix(
        "\n  add two of: `card.left == cell.left + …`, `card.width == …`, "
          + "`card.right == cell.right - …`"))
  }

  /// What a cause settles isn't told.
  @Test func eachCauseOnce() throws {
    let badge = LayoutView("badge")
    cell.addSubview(badge)
    cell.constrain {
      card.size == LayoutSize(width: 40, height: 40)
      card.top == cell.top
      badge.size == card.size
      badge.top == card.top
      badge.left == card.right + 8
    }
    let report = try cell.solve(width: 375, height: 100).ambiguityReport
    #expect(report.entries.map(\.name) == ["card"])
    let solution = try cell.solve(width: 375, height: 100)
    #expect(solution.ambiguity(of: badge, .horizontal)?.kind == .free(degrees: 1))
    #expect(solution.ambiguity(of: badge, .vertical) == nil)
    #expect(solution.ambiguity(of: cell, .horizontal) == nil)
    #expect(solution.ambiguity(of: LayoutView("stranger"), .horizontal) == nil)
  }

  /// Each suggestion settles something.
  @Test(arguments: 0..<3) func suggestionsHelp(_ choice: Int) throws {
    card.makeConstraints { make in
      make.left.right.top.equalToSuperview()
    }
    let entry = try #require(
      try cell.solve(width: 375, height: 80).ambiguityReport.entries.first)
    #expect(entry.suggestions == ["card.height == …", "card.bottom == cell.bottom - …"])
    switch choice {
    case 0: cell.constrain { card.height == 40 }
    case 1: cell.constrain { card.bottom == cell.bottom - 10 }
    default: card.isHidden = true
    }
    #expect(try cell.solve(width: 375, height: 80).ambiguityReport.isEmpty)
  }
}
