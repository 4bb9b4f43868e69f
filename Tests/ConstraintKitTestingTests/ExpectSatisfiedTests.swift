import ConstraintKit
import ConstraintKitTesting
import Testing

@Suite struct ExpectSatisfiedTests {
  private let cell = LayoutView("cell")
  private let title = LayoutView(
    "title", content: .size(width: 100, height: 20), fileID: "App/Cell.swift", line: 2)
  private let solution: LayoutSolution

  init() throws {
    let (cell, title) = (cell, title)
    cell.addSubview(title)
    title.makeConstraints { make in
      make.left.right.equalTo(cell, fileID: "App/Cell.swift", line: 3)
      make.top.bottom.equalTo(cell, fileID: "App/Cell.swift", line: 4)
      make.width.equalTo(80, fileID: "App/Cell.swift", line: 5).priority(.low).labeled("short")
    }
    solution = try cell.solve(width: 300)
  }

  @Test func passes() {
    solution.expectSatisfied("title.left == cell.left", .compression(of: title, .horizontal))
  }

  @Test func allOfThem() {
    let messages = CapturedFailures.messages { solution.expectSatisfied() }
    #expect(
      messages == [
        """
        title.width == 80 @low  "short", App/Cell.swift:5 is off by 220:
        title.width = 300
          + 300  cell.width == 300          the canvas
          + 0    title.left == cell.left    App/Cell.swift:3
          + 0    title.right == cell.right  App/Cell.swift:3
        overridden:
          title.width == 80 @low   "short", App/Cell.swift:5              off by 220
          title.width <= 100 @low  it hugs its content, App/Cell.swift:2  off by 200
        """
      ])
  }

  @Test func namedOnes() {
    let messages = CapturedFailures.messages {
      solution.expectSatisfied("short", "title.width == 80", .hugging(of: title, .horizontal))
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("is off by 220:") ?? false)
    #expect(messages.first?.contains("is off by 200:") ?? false)
  }

  @Test func unknownNames() {
    let messages = CapturedFailures.messages { solution.expectSatisfied("shrot") }
    #expect(
      messages == [
        """
        there is no constraint "shrot"; there are:
          "short"  title.width == 80 @low
          title.right == cell.right
          title.top == cell.top
          title.bottom == cell.bottom
          title.left == cell.left
        """
      ])
  }

  /// Of many the eight that are most like the name are told.
  @Test func ofManyTheNearest() throws {
    let row = LayoutView("row")
    for index in 0..<12 {
      row.constrain { (row.width >= index).labeled("limit \(index)") }
    }
    let solution = try row.solve(width: 50, height: 50)
    let lines = CapturedFailures.messages { solution.expectSatisfied("limt 7") }
      .flatMap { $0.split(separator: "\n") }
    #expect(lines.count == 10)
    #expect(lines[1] == "  \"limit 7\"  row.width >= 7")
    #expect(lines.last == "  and 4 more")
  }
}
