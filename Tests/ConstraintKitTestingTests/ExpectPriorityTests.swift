import ConstraintKit
import ConstraintKitTesting
import Testing

@Suite struct ExpectPriorityTests {
  private let cell = LayoutView("cell")
  private let title = LayoutView("title", content: .size(width: 200, height: 20))
  private let badge = LayoutView("badge", content: .size(width: 60, height: 20))

  private func solution(width: Double) throws -> LayoutSolution {
    cell.addSubviews(title, badge)
    cell.constrain {
      title.left == cell.left
      badge.left == title.right + 8
      badge.right == cell.right
      badge.width == 100 ~ .medium
      for view in [title, badge] {
        view.top == cell.top
        view.bottom == cell.bottom
      }
    }
    return try cell.solve(width: width)
  }

  @Test func passes() throws {
    badge.compression.horizontal = .high + 1
    let narrow = try solution(width: 200)
    narrow.expectPriority(
      .compression(of: badge, .horizontal), winsOver: .compression(of: title, .horizontal))
    narrow.expectPriority("badge.left == title.right + 8", winsOver: "badge.width == 100")
    let wide = try cell.solve(width: 290)
    wide.expectPriority(
      .compression(of: title, .horizontal), winsOver: "badge.width == 100 @medium")
  }

  @Test func theOtherWins() throws {
    title.compression.horizontal = .high + 1
    let solution = try solution(width: 230)
    let messages = CapturedFailures.messages {
      solution.expectPriority(
        .compression(of: badge, .horizontal), winsOver: .compression(of: title, .horizontal))
    }
    #expect(
      messages.first?.hasPrefix(
        """
        horizontal compression resistance of title wins over horizontal compression resistance of \
        badge:
        badge.width = 22
        """) ?? false)
  }

  @Test func theyDoNotCompete() throws {
    let solution = try solution(width: 308)
    let messages = CapturedFailures.messages {
      solution.expectPriority(
        .compression(of: title, .horizontal), winsOver: "badge.width == 100")
    }
    #expect(
      messages == [
        "horizontal compression resistance of title and \"badge.width == 100\" both hold: they "
          + "don't compete at this size; what gives way is:\n"
          + "  badge.width <= 60 @low  it hugs its content, "
          + "ConstraintKitTestingTests/ExpectPriorityTests.swift:8, off by 40"
      ])
  }

  /// The weaker wish for a wide badge breaks the tie.
  @Test func equalPrioritiesDoNotWin() throws {
    let solution = try solution(width: 230)
    let messages = CapturedFailures.messages {
      solution.expectPriority(
        .compression(of: badge, .horizontal), winsOver: .compression(of: title, .horizontal))
    }
    #expect(
      messages == [
        "horizontal compression resistance of badge wins over horizontal compression resistance of "
          + "title, but not by its priority: both have high"
      ])
  }

  @Test func anotherDecides() throws {
    let solution = try solution(width: 230)
    let messages = CapturedFailures.messages {
      solution.expectPriority("title.top == cell.top", winsOver: "badge.width == 100")
    }
    #expect(
      messages.first?.hasPrefix(
        "\"badge.width == 100\" doesn't hold, but not because of \"title.top == cell.top\":\n"
          + "badge.width = ") ?? false)
  }

  @Test func neitherHolds() throws {
    var kept: Constraint?
    cell.makeConstraints { make in
      kept = make.height.equalTo(30).priority(.low).constraint
    }
    let constraint = try #require(kept)
    let solution = try solution(width: 230)
    let messages = CapturedFailures.messages {
      solution.expectPriority(.constraint(constraint), winsOver: "badge.width == 100")
    }
    #expect(
      messages.first?.hasPrefix(
        "neither `cell.height == 30 @low` nor \"badge.width == 100\" holds:\ncell.height = 20\n")
        ?? false)
  }

  @Test func unknownConstraints() throws {
    let solution = try solution(width: 230)
    let messages = CapturedFailures.messages {
      solution.expectPriority("a", winsOver: .hugging(of: LayoutView("b"), .vertical))
      solution.expectPriority("badge.width == 100", winsOver: .text("b"))
    }
    #expect(messages.count == 2)
    #expect(messages[0].hasPrefix("there is no constraint \"a\"; there are:\n  badge.top"))
    #expect(messages[1].hasPrefix("there is no constraint \"b\"; there are:\n  badge.top"))
  }
}
