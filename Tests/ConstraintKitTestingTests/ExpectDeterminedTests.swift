import ConstraintKit
import ConstraintKitTesting
import Testing

@Suite struct ExpectDeterminedTests {
  private let cell = LayoutView("cell", fileID: "App/Cell.swift", line: 1)
  private let left = LayoutView("left", content: .size(width: 50, height: 20))
  private let right = LayoutView("right", content: .size(width: 50, height: 20))

  /// Two labels side by side that fill the cell.
  private func row() throws -> LayoutSolution {
    cell.addSubviews(left, right)
    cell.constrain {
      left.left == cell.left
      right.left == left.right
      right.right == cell.right
      for view in [left, right] {
        view.top == cell.top
        view.bottom == cell.bottom
      }
    }
    return try cell.solve(width: 300)
  }

  @Test func passes() throws {
    left.hugging.horizontal = .low + 1
    let solution = try row()
    solution.expectDetermined()
    solution.expectDetermined(left, byPriority: true)
  }

  /// What the order of declaration decides is determined, but not by priority.
  @Test func tiesFailWherePriorityIsAskedFor() throws {
    let solution = try row()
    solution.expectDetermined(left)
    let messages = CapturedFailures.messages { solution.expectDetermined(left, byPriority: true) }
    #expect(
      messages.first?.hasPrefix(
        "left.width may be between 50 and 250, and only the order of declaration decides:\n"
          + "left.width = 50\n") ?? false)
  }

  @Test func saysWhichEdgeLacksAChain() throws {
    cell.addSubview(left)
    left.makeConstraints { make in make.left.top.equalToSuperview() }
    let solution = try cell.solve(width: 300)
    let messages = CapturedFailures.messages { solution.expectDetermined() }
    #expect(
      messages == [
        """
        the layout is ambiguous:
        cell (App/Cell.swift:1), vertically: the height is 0
          no chain of constraints from what is in it reaches its bottom
          add `left.bottom == cell.bottom - …`
        """
      ])
  }

  @Test func aFreeView() throws {
    cell.addSubview(left)
    left.makeConstraints { make in make.top.bottom.equalToSuperview() }
    let solution = try cell.solve(width: 300)
    let messages = CapturedFailures.messages { solution.expectDetermined(left) }
    #expect(
      messages == [
        """
        left.left may be anything:
        left.left = 0
          + 0  nothing holds it
          ambiguous: it may be anything
        """
      ])
  }
}
