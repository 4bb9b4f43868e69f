import ConstraintKit
import ConstraintKitTesting
import Testing

@Suite struct ExpectFrameTests {
  private let cell = LayoutView("cell")
  private let avatar = LayoutView("avatar")
  private let solution: LayoutSolution

  init() throws {
    let (cell, avatar) = (cell, avatar)
    cell.addSubview(avatar)
    avatar.makeConstraints { make in
      make.left.equalTo(cell.left, fileID: "App/Cell.swift", line: 12).offset(20)
      make.top.equalTo(cell.top, fileID: "App/Cell.swift", line: 13).offset(1.0 / 3)
      make.size.equalTo(40, fileID: "App/Cell.swift", line: 14)
    }
    solution = try cell.solve(width: 375, height: 80)
  }

  @Test func passes() {
    solution.expectFrame(
      of: avatar, LayoutRect(x: 20, y: 0.3333, width: 40, height: 40), accuracy: 0.001)
    solution.expectFrame(of: avatar, x: 20, height: 40)
    solution.expectFrame(of: cell, LayoutRect(width: 375, height: 80))
    solution.expectValue(of: cell.right - avatar.right, 315)
    solution.expectValue(of: avatar.centerX, 40)
  }

  @Test func failsWithTheReason() throws {
    let failures = CapturedFailures.during {
      solution.expectFrame(of: avatar, LayoutRect(x: 16, y: 0.3333, width: 40, height: 44))
    }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(
      failure.message == """
        avatar.x is 20, not 16:
        avatar.left = 20
          + 20  avatar.left == cell.left + 20  App/Cell.swift:12
        avatar.height is 40, not 44:
        avatar.height = 40
          + 40  avatar.height == 40  App/Cell.swift:14
        """)
    #expect(failure.attachments.map(\.name) == ["frames.txt", "layout.svg"])
    #expect(failure.attachments[0].contents == "\(solution)\n")
    #expect(failure.attachments[1].contents == solution.svg())
    #expect("\(failure.location.fileID)".hasSuffix("ExpectFrameTests.swift"))
  }

  /// Frames are full frames, constraints are about alignment rectangles.
  @Test func alignmentRectanglesAreNotFrames() throws {
    avatar.alignmentRectInsets = LayoutInsets(2)
    let solution = try cell.solve(width: 375, height: 80)
    solution.expectFrame(of: avatar, x: 18, width: 44)
    let messages = CapturedFailures.messages { solution.expectFrame(of: avatar, x: 20) }
    #expect(messages.first?.hasPrefix("avatar.x is 18, not 20:\navatar.left = 20\n") ?? false)
  }

  @Test func differencesBelowAMillionthAreShown() {
    let messages = CapturedFailures.messages {
      solution.expectFrame(of: avatar, x: 20.000_000_01, accuracy: 0)
    }
    #expect(messages.first?.hasPrefix("avatar.x is 20, not 20.00000001:") ?? false)
  }

  @Test func valuesFailToo() {
    let messages = CapturedFailures.messages {
      solution.expectValue(of: avatar.right - avatar.left, 41)
    }
    #expect(messages.first?.hasPrefix("avatar.right - avatar.left is 40, not 41:") ?? false)
  }

  /// A number that isn't one is never near.
  @Test func notANumberFails() {
    let messages = CapturedFailures.messages { solution.expectFrame(of: avatar, x: .nan) }
    #expect(messages.count == 1)
  }

  @Test func aViewOfAnotherTreeFails() {
    let stranger = LayoutView("stranger")
    let messages = CapturedFailures.messages {
      solution.expectFrame(of: stranger, x: 0)
      solution.expectValue(of: stranger.left, 0)
      solution.expectDetermined(stranger)
    }
    #expect(
      messages == [
        "stranger isn't in the tree that was solved",
        "a view of the sum isn't in the tree that was solved",
        "stranger isn't in the tree that was solved",
      ])
  }
}
