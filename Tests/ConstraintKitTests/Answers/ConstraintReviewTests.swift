import ConstraintKit
import Testing

@Suite struct ConstraintReviewTests {
  private let cell = LayoutView("cell")
  private let card = LayoutView("card")

  init() {
    cell.addSubview(card)
  }

  @Test func eachDoesSomething() throws {
    card.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.size.equalTo(40)
    }
    let review = try cell.solve(width: 375, height: 100).review()
    #expect(review.isEmpty)
    #expect(review.description == "each constraint does something")
  }

  @Test func duplicatesInOtherWords() throws {
    cell.constrain {
      card.left == cell.left + 10
      cell.left + 10 == card.left
      2 * card.width == 80
      card.width == 40 ~ .low
      card.width >= 40
      card.right <= cell.right
      cell.right >= card.right
    }
    let review = try cell.solve(width: 375, height: 100).review()
    #expect(
      review.duplicates.map { [$0.constraint.statement, $0.original.statement] } == [
        ["card.left == cell.left + 10", "cell.left == card.left - 10"],
        ["card.width == 40 @low", "2 * card.width == 80"],
        ["card.right <= cell.right", "cell.right >= card.right"],
      ])
    #expect(review.implied.map(\.statement) == ["card.width >= 40"])
  }

  /// The weaker one is the duplicate, also where it comes first.
  @Test func theWeakerIsTheDuplicate() throws {
    cell.constrain {
      card.width == 40 ~ .low
      card.width == 40
    }
    let duplicates = try cell.solve(width: 375, height: 100).review().duplicates
    #expect(duplicates.map(\.constraint.source) == [.explicit(0)])
  }

  @Test func inertOnes() throws {
    cell.constrain {
      card.width == 40
      card.width == 60 ~ .high
      card.left >= cell.left + 10
      card.left == cell.left + 50 ~ .medium
      card.left == cell.left + 20 ~ .medium
      card.top == cell.top
      card.height == 50
    }
    let review = try cell.solve(width: 375, height: 100).review()
    #expect(review.inert.map(\.constraint.source) == [.explicit(1), .explicit(2), .explicit(4)])
    #expect(
      review.inert.map(\.reason) == [
        .overridden(error: 20, by: [try stated(0)]), .slack(40),
        .overridden(error: 30, by: [try stated(3)]),
      ])
  }

  private func stated(_ index: Int) throws -> StatedConstraint {
    try cell.model(width: 375, height: 100).stated(.explicit(index))
  }

  /// Two edges and a size too many: any one follows from the others, and one is told.
  @Test func impliedOnes() throws {
    cell.constrain {
      card.left == cell.left + 10
      card.width == cell.width - 20
      card.right == cell.right - 10
      card.right <= cell.right
      card.top == cell.top
      card.height == 50
      card.height >= 0
    }
    let review = try cell.solve(width: 375, height: 100).review()
    #expect(
      review.implied.map(\.statement) == [
        "card.right == cell.right - 10", "card.right <= cell.right", "card.height >= 0",
      ])
    #expect(review.duplicates.isEmpty)
  }

  /// What holds for this canvas only isn't implied.
  @Test func theCanvasImpliesNothing() throws {
    cell.constrain {
      cell.width == 375
      card.edges == cell.edges
    }
    #expect(try cell.solve(width: 375, height: 100).review().implied.isEmpty)
  }

  /// A group follows as a whole or not at all; what it follows from is minimal.
  @Test func groups() throws {
    cell.constrain {
      card.left == cell.left
      card.right == cell.right
      card.top == cell.top
      card.bottom == cell.bottom
      card.width == cell.width
      card.height == cell.height
      card.width <= cell.width
    }
    let solution = try cell.solve(width: 375, height: 100)
    let whole = solution.impliedConstraints(among: [[4, 5], [6]])
    #expect(whole.map(\.constraints) == [[4, 5], [6]])
    #expect(
      whole.map(\.causes) == [(0..<4).map { .explicit($0) }, [.explicit(0), .explicit(1)]])
    #expect(solution.impliedConstraints(among: [[4, 5]], ignoring: [3]).isEmpty)
    #expect(
      solution.impliedConstraints(among: [[0, 1, 2, 3], [4, 5]])
        .map(\.constraints) == [[4, 5]])
  }

  @Test func breakpoints() throws {
    cell.constrain {
      card.left == cell.left
      card.width <= 120
      card.width == cell.width / 3 ~ .high
    }
    let solution = try cell.solve(width: 320, height: 100)
    #expect(solution.breakpoints(of: .horizontal, to: 430) == [360])
    #expect(solution.breakpoints(of: .horizontal, to: 350).isEmpty)
  }

  /// The root's constraints are about its alignment rectangle, breakpoints about the canvas.
  @Test func breakpointsBesideInsets() throws {
    cell.alignmentRectInsets = LayoutInsets(top: 0, left: 4, bottom: 0, right: 6)
    cell.constrain {
      card.left == cell.left
      card.width <= 120
      card.width == cell.width / 3 ~ .high
    }
    let solution = try cell.solve(width: 320, height: 100)
    #expect(solution.breakpoints(of: .horizontal, to: 430) == [370])
    #expect(solution.breakpoints(of: .horizontal, to: .infinity).isEmpty)
  }

  /// What is said to do nothing can be left out.
  @Test func leavingThemOutChangesNothing() throws {
    cell.constrain {
      card.left == cell.left + 10
      card.width == cell.width - 20
      card.right == cell.right - 10
      card.right == cell.right - 10
      card.width <= 1000
      card.top == cell.top
      card.height == 50
      card.height == 60 ~ .low
    }
    let engine = LayoutEngine()
    var model = try cell.model(width: 375, height: 100)
    let solution = try engine.solve(model)
    let review = solution.review()
    let idle =
      review.implied.map(\.source) + review.duplicates.map(\.constraint.source)
      + review.inert.map(\.constraint.source)
    #expect(idle.count == 4)
    for case .explicit(let index) in idle { model.constraints[index].isActive = false }
    let lean = try engine.solve(model)
    #expect(lean.frames == solution.frames)
    #expect(lean.review().isEmpty)
  }

  @Test func readsAsATable() throws {
    card.makeConstraints { make in
      make.width.equalTo(40, fileID: "App/Cell.swift", line: 3)
      make.width.equalTo(40, fileID: "App/Cell.swift", line: 4).labeled("again")
      make.width.lessThanOrEqualTo(90, fileID: "App/Cell.swift", line: 5)
      make.height.equalTo(10, fileID: "App/Cell.swift", line: 6)
      make.height.equalTo(30, fileID: "App/Cell.swift", line: 7).priority(.high)
    }
    #expect(
      try cell.solve(width: 375, height: 100).review().description == """
        duplicates:
          card.width == 40  "again", App/Cell.swift:4  repeats card.width == 40  App/Cell.swift:3
        never binding in this solution:
          card.width <= 90         App/Cell.swift:5  50 to spare
          card.height == 30 @high  App/Cell.swift:7  off by 20, fixed by `card.height == 10`
        implied by the other required constraints:
          card.width <= 90  App/Cell.swift:5
        """)
  }
}
