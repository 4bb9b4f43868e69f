import ConstraintKit
import Testing

/// The constraints of a tree as text, without solving it.
func statements(of view: LayoutView, direction: LayoutDirection = .leftToRight) throws -> [String] {
  let model = try view.model(direction: direction)
  return model.constraints.indices.map { model.statement(of: .explicit($0)) }
}

/// What goes wrong in making the model of a tree.
func problems(of view: LayoutView) -> [LayoutProblem] {
  do {
    _ = try view.model()
    return []
  } catch .invalid(let problems) {
    return problems
  } catch {
    return []
  }
}

@Suite struct LayoutViewConstraintTests {
  let cell = LayoutView("cell")
  let avatar = LayoutView("avatar")
  let name = LayoutView("name")

  init() {
    cell.addSubviews(avatar, name)
  }

  @Test func chainsOfAttributesShareTheirTarget() throws {
    avatar.makeConstraints { make in
      make.left.top.equalToSuperview().offset(20)
      make.size.equalTo(40)
    }
    #expect(
      try statements(of: cell) == [
        "avatar.left == cell.left + 20", "avatar.top == cell.top + 20", "avatar.width == 40",
        "avatar.height == 40",
      ])
  }

  @Test func modifiersApplyToTheTarget() throws {
    name.makeConstraints { make in
      make.left.equalTo(avatar.right).offset(10).priority(.high - 1).labeled("gap")
      make.right.lessThanOrEqualToSuperview().inset(20).priority(760)
      make.width.equalTo(avatar.height).multipliedBy(3).dividedBy(2)
      make.height.greaterThanOrEqualTo(avatar).offset(-4.5)
      make.centerX.equalToSuperview().multipliedBy(0.5)
    }
    #expect(
      try statements(of: cell) == [
        "name.left == avatar.right + 10 @749", "name.right <= cell.right - 20 @760",
        "name.width == 1.5 * avatar.height", "name.height >= avatar.height - 4.5",
        "name.centerX == 0.5 * cell.centerX",
      ])
    #expect(try cell.model().constraints.first?.label == "gap")
  }

  @Test func bothSpellingsAreOneThing() throws {
    name.makeConstraints { make in
      make.left.equalTo(avatar.right).offset(10)
      make.width.lessThanOrEqualTo(avatar).multipliedBy(2).offset(8).priority(.low)
      make.edges.equalTo(cell.safeArea).inset(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
      make.size.equalTo(LayoutSize(width: 30, height: 40)).priority(999.5)
      make.center.equalTo(avatar)
      make.top.greaterThanOrEqualTo(cell.margins.bottom)
    }
    let closures = try statements(of: cell)
    name.removeConstraints()
    cell.constrain {
      name.left == avatar.right + 10
      name.width <= 2 * avatar.width + 8 ~ .low
      name.left == cell.safeArea.left + 2
      name.top == cell.safeArea.top + 1
      name.right == cell.safeArea.right - 4
      name.bottom == cell.safeArea.bottom - 3
      name.size == LayoutSize(width: 30, height: 40) ~ 999.5
      name.center == avatar.center
      name.top >= cell.margins.bottom
    }
    #expect(try statements(of: cell) == closures)
  }

  @Test(arguments: [true, false]) func buildersTakeConditionsAndLoops(_ isWide: Bool) throws {
    cell.constrain {
      if isWide { avatar.width == 60 }
      for edge in [avatar.left, avatar.right] { edge >= cell.left + 8 }
      switch isWide {
      case true: name.height == 1
      case false: name.height == 2
      }
      (avatar.left + name.right) / 2 == cell.centerX
      name.left == avatar.left + avatar.width * 0.25 - 3
      name.width == avatar.right - cell.left ~ .high - 1
    }
    let always = [
      "avatar.left >= cell.left + 8", "avatar.right >= cell.left + 8",
      "0.5 * avatar.left == -0.5 * name.right + cell.centerX",
    ]
    let own = [
      "name.height == \(isWide ? 1 : 2)", "name.left == avatar.left + 0.25 * avatar.width - 3",
      "name.width == avatar.right - cell.left @749",
    ]
    #expect(try statements(of: cell) == (isWide ? ["avatar.width == 60"] : []) + always + own)
  }

  @Test func numbersOnEdgesCountFromTheSuperview() throws {
    avatar.makeConstraints { make in
      make.left.top.equalTo(20)
      make.right.equalTo(-20)
      make.centerY.equalTo(5)
    }
    #expect(
      try statements(of: cell) == [
        "avatar.left == cell.left + 20", "avatar.top == cell.top + 20",
        "avatar.right == cell.right - 20", "avatar.centerY == cell.centerY + 5",
      ])
  }

  @Test func originsAreTheLinesOfTheStatements() throws {
    let line = #line
    avatar.makeConstraints { make in
      make.left.equalTo(1)
      make.top
        .equalTo(2)
    }
    cell.constrain {
      avatar.width == 3
      avatar.height == 4
    }
    let lines = try cell.model().constraints.map { constraint -> Int in
      if case .swift(_, let line) = constraint.origin { line } else { 0 }
    }
    #expect(lines.map { $0 - line } == [2, 4, 7, 8])
  }

  @Test func referencesChangeAndComeAndGo() throws {
    var top: Constraint?
    avatar.makeConstraints { make in
      top = make.top.left.equalToSuperview().offset(20).constraint
      make.width.equalTo(1)
    }
    top?.update(offset: 8).update(priority: .low)
    #expect(
      try statements(of: cell) == [
        "avatar.top == cell.top + 8 @low", "avatar.left == cell.left + 8 @low",
        "avatar.width == 1",
      ])
    top?.uninstall()
    top?.uninstall()
    #expect(try statements(of: cell) == ["avatar.width == 1"])
    #expect(top?.isActive == false)
    top?.update(inset: 3)
    top?.install()
    top?.install()
    #expect(
      try statements(of: cell) == [
        "avatar.width == 1", "avatar.top == cell.top + 3 @low",
        "avatar.left == cell.left + 3 @low",
      ])
  }

  @Test func updateFindsTheSameRelationAndElseAdds() throws {
    avatar.makeConstraints { make in
      make.left.top.equalTo(name).offset(50)
      make.width.equalTo(name).multipliedBy(5)
    }
    avatar.updateConstraints { make in
      make.top.equalTo(name).offset(15)
      make.width.equalTo(name).multipliedBy(10)
      make.left.equalTo(name.right)
    }
    #expect(
      try statements(of: cell) == [
        "avatar.left == name.left + 50", "avatar.top == name.top + 15",
        "avatar.width == 5 * name.width", "avatar.width == 10 * name.width",
        "avatar.left == name.right",
      ])
  }

  @Test func remakingKeepsTheNumberOfConstraints() throws {
    for pass in 1...50 {
      avatar.remakeConstraints { make in
        make.left.top.equalTo(pass)
        make.size.equalTo(40)
      }
      #expect(try statements(of: cell).count == 4)
    }
    avatar.updateConstraints { make in make.left.equalTo(7) }
    #expect(try statements(of: cell).first == "avatar.left == cell.left + 7")
    #expect(avatar.constraints.count == 2)
  }
}
