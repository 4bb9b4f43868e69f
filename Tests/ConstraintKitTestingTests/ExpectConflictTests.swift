import ConstraintKit
import ConstraintKitTesting
import Testing

@Suite struct ExpectConflictTests {
  private let cell = LayoutView("cell")

  init() {
    cell.makeConstraints { make in
      make.width.equalTo(100, fileID: "App/Cell.swift", line: 2).labeled("wide")
      make.height.equalTo(20)
    }
  }

  @Test func passes() {
    let conflict = expectConflict(among: ["cell.width == 90", "wide"]) {
      try cell.solve(width: 90)
    }
    #expect(conflict?.members.count == 2)
    expectConflict { try cell.solve(width: 90) }
  }

  @Test func failsWhereThereAreFrames() {
    let failures = CapturedFailures.during { expectConflict { try cell.solve(width: 100) } }
    #expect(failures.map(\.message) == ["expected a conflict, but the layout has frames"])
    #expect(failures.first?.attachments.first?.contents == "cell (0, 0, 100, 20)\n")
  }

  @Test func failsForOtherErrors() {
    let stray = LayoutView("stray")
    stray.makeConstraints { make in
      make.left.equalToSuperview(fileID: "App/Cell.swift", line: 9)
    }
    let messages = CapturedFailures.messages { expectConflict { try stray.solve() } }
    #expect(
      messages == [
        "expected a conflict, but there is another error: App/Cell.swift:9: stray.left: there is "
          + "no superview; add the view to one first"
      ])
  }

  @Test func failsForOtherMembers() {
    let messages = CapturedFailures.messages {
      expectConflict(among: ["wide", "tall"]) { try cell.solve(width: 90) }
    }
    #expect(
      messages == [
        """
        the conflict is among other constraints
        not a member: tall
        unexpected: cell.width == 90  the canvas
        these required constraints cannot all hold:
          cell.width == 90   the canvas
          cell.width == 100  "wide", App/Cell.swift:2
        cell.width: 90, not 100.
        Leaving out any one of them makes the others solvable; so does lowering one, for example \
        `cell.width == 100 @high`.
        """
      ])
  }
}
