import ConstraintKit
import Testing

/// Views for the two spellings of a constraint.
struct PairViews {
  let cell = LayoutView("cell")
  let avatar = LayoutView("avatar")
  let name = LayoutView.label("Name", name: "name")

  init() {
    cell.addSubviews(avatar, name)
  }

  /// The constraints as the engine gets them.
  func lowered() throws -> [Lowered] {
    try cell.model().constraints.map {
      Lowered(
        terms: $0.terms, relation: $0.relation, constant: $0.constant, priority: $0.priority,
        label: $0.label)
    }
  }

  struct Lowered: Equatable {
    let terms: [LayoutConstraint.Term]
    let relation: Relation
    let constant: Double
    let priority: Priority
    let label: String?
  }
}

/// The same constraints in both spellings.
struct SpellingPair: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let closure: @Sendable (PairViews, ConstraintMaker) -> Void
  let operators: @Sendable (PairViews) -> LayoutConstraintBuilder.Component

  init(
    _ description: String, _ closure: @escaping @Sendable (PairViews, ConstraintMaker) -> Void,
    @LayoutConstraintBuilder operators:
      @escaping @Sendable (PairViews) ->
      LayoutConstraintBuilder.Component
  ) {
    testDescription = description
    self.closure = closure
    self.operators = operators
  }

  static let all = [
    SpellingPair("an edge and an offset") { v, make in
      make.left.equalTo(v.name.right).offset(10)
    } operators: { v in
      v.avatar.left == v.name.right + 10
    },
    SpellingPair("all relations") { v, make in
      make.top.greaterThanOrEqualToSuperview().offset(8)
      make.bottom.lessThanOrEqualToSuperview().offset(-8)
      make.centerY.equalToSuperview()
    } operators: { v in
      v.avatar.top >= v.cell.top + 8
      v.avatar.bottom <= v.cell.bottom - 8
      v.avatar.centerY == v.cell.centerY
    },
    SpellingPair("sizes") { v, make in
      make.width.equalTo(40)
      make.height.greaterThanOrEqualTo(20.5)
      make.size.lessThanOrEqualTo(LayoutSize(50, 60))
    } operators: { v in
      v.avatar.width == 40
      v.avatar.height >= 20.5
      v.avatar.size <= LayoutSize(50, 60)
    },
    SpellingPair("multipliers") { v, make in
      make.width.equalTo(v.avatar.height).multipliedBy(16.0 / 9)
      make.height.equalTo(v.cell).dividedBy(2).offset(-4)
      make.centerX.equalToSuperview().multipliedBy(0.5)
    } operators: { v in
      v.avatar.width == 16.0 / 9 * v.avatar.height
      v.avatar.height == v.cell.height / 2 - 4
      v.avatar.centerX == 0.5 * v.cell.centerX
    },
    SpellingPair("priorities and labels") { v, make in
      make.left.equalToSuperview().priority(.low)
      make.right.equalToSuperview().priority(749)
      make.top.equalToSuperview().priorityHigh().labeled("top")
      make.bottom.equalToSuperview().priority(.required - 0.5)
    } operators: { v in
      v.avatar.left == v.cell.left ~ .low
      v.avatar.right == v.cell.right ~ 749
      (v.avatar.top == v.cell.top ~ .high).labeled("top")
      v.avatar.bottom == v.cell.bottom ~ .required - 0.5
    },
    SpellingPair("groups") { v, make in
      make.edges.equalTo(v.cell)
      make.center.equalTo(v.name.center).priority(.medium)
      make.size.equalTo(v.name)
      make.directionalEdges.greaterThanOrEqualTo(v.cell.directionalEdges)
      make.horizontalEdges.equalTo(v.cell.safeArea)
    } operators: { v in
      v.avatar.edges == v.cell.edges
      v.avatar.center == v.name.center ~ .medium
      v.avatar.size == v.name.size
      v.avatar.directionalEdges >= v.cell.directionalEdges
      v.avatar.horizontalEdges == v.cell.safeArea
    },
    SpellingPair("insets") { v, make in
      make.edges.equalTo(LayoutInsets(1, 2, 3, 4))
      make.left.equalToSuperview().inset(5)
      make.trailing.equalToSuperview().inset(LayoutDirectionalInsets(trailing: 6))
    } operators: { v in
      v.avatar.edges == LayoutInsets(1, 2, 3, 4)
      v.avatar.left == v.cell.left + 5
      v.avatar.trailing == v.cell.trailing - 6
    },
    SpellingPair("guides") { v, make in
      make.top.equalTo(v.cell.safeAreaLayoutGuide)
      make.leading.equalTo(v.cell.margins.leading)
      make.width.equalTo(v.cell.readable)
      make.bottomMargin.equalTo(v.cell.bottom)
    } operators: { v in
      v.avatar.top == v.cell.safeArea.top
      v.avatar.leading == v.cell.margins.leading
      v.avatar.width == v.cell.readable.width
      v.avatar.margins.bottom == v.cell.bottom
    },
    SpellingPair("baselines") { v, make in
      make.firstBaseline.equalTo(v.name.lastBaseline).offset(4)
      make.baseline.equalTo(v.name)
    } operators: { v in
      v.avatar.firstBaseline == v.name.lastBaseline + 4
      v.avatar.baseline == v.name.baseline
    },
    SpellingPair("several targets") { v, make in
      make.width.greaterThanOrEqualTo(ConstraintTarget.each(v.name, v.cell.height, 40))
      make.top.equalTo([v.name, v.cell])
    } operators: { v in
      [v.avatar.width >= v.name.width, v.avatar.width >= v.cell.height]
      v.avatar.width >= 40
      [v.avatar.top == v.name.top, v.avatar.top == v.cell.top]
    },
  ]
}

@Suite struct SpellingPairTests {
  @Test(arguments: SpellingPair.all) func bothAreOneThing(_ pair: SpellingPair) throws {
    let closures = PairViews()
    closures.avatar.makeConstraints { make in pair.closure(closures, make) }
    let operators = PairViews()
    operators.cell.constrain { pair.operators(operators) }
    #expect(try closures.lowered() == operators.lowered())
    #expect(try !closures.lowered().isEmpty)
  }
}
