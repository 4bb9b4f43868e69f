import ConstraintKit
import Testing

/// Constraints that are kept, changed and switched. Reports 18 and 19.
@Suite struct KeptConstraintTests {
  let root = LayoutView("root")
  let box = LayoutView("box")
  let other = LayoutView("other")

  init() {
    root.addSubviews(box, other)
  }

  private func text() throws -> [String] { try statements(of: root) }

  @Test func constantsAreReplaced() throws {
    let made = box.makeConstraints { make in
      make.height.equalTo(100)
      make.left.top.equalTo(other).offset(20)
      make.size.center.equalToSuperview()
    }
    #expect(made.count == 3)
    made[0].update(offset: 150)
    made[1].update(inset: LayoutInsets(1, 2, 3, 4))
    made[2].update(sizeOffset: LayoutSize(5, 6)).update(centerOffset: LayoutPoint(7, 8))
    #expect(
      try text() == [
        "box.height == 150", "box.left == other.left + 2", "box.top == other.top + 1",
        "box.width == root.width + 5", "box.height == root.height + 6",
        "box.centerX == root.centerX + 7", "box.centerY == root.centerY + 8",
      ])
  }

  @Test func theLastModifierCounts() throws {
    box.makeConstraints { make in
      make.left.equalTo(20).offset(5)
      make.right.equalToSuperview().offset(4).inset(3)
      make.size.equalTo(other).offset(1).sizeOffset(LayoutSize(2, 3))
      make.width.top.equalTo(other).sizeOffset(LayoutSize(2, 3))
    }
    #expect(
      try text() == [
        "box.left == root.left + 25", "box.right == root.right - 3",
        "box.width == other.width + 2", "box.height == other.height + 3",
        "box.width == other.width + 2", "box.top == other.top",
      ])
  }

  @Test func multipliersTargetsAndPrioritiesChange() throws {
    let made = box.makeConstraints { make in
      make.width.equalTo(other).multipliedBy(5).offset(1)
      make.left.equalTo(other.right).offset(10).priority(.low)
      make.top.equalTo(20)
    }
    made[0].update(multiplier: 10).update(priority: 999)
    made[1].update(target: root.left).update(priority: .required)
    made[2].update(target: other.bottom)
    #expect(
      try text() == [
        "box.width == 10 * other.width + 1 @999", "box.left == root.left + 10",
        "box.top == other.bottom",
      ])
    #expect(made[0].priority == Priority(999))
    made[0].update(target: 40)
    made[1].update(target: other)
    #expect(
      try text() == [
        "box.width == 41 @999", "box.left == other.left + 10", "box.top == other.bottom",
      ])
  }

  @Test func constraintsOfOperatorsChange() throws {
    let made = root.constrain {
      2 * box.width == other.height + 8
      box.left == other.right
    }
    made[0].update(multiplier: 3).update(offset: 9)
    made[1].update(target: other.left)
    #expect(try text() == ["2 * box.width == 6 * other.height + 9", "box.left == other.left"])
  }

  @Test func constraintsAreSwitched() throws {
    let wide = box.prepareConstraints { make in
      make.width.equalTo(400)
      make.height.equalTo(1)
    }
    #expect(wide.map(\.isActive) == [false, false])
    Constraint.activate(wide)
    #expect(try text() == ["box.width == 400", "box.height == 1"])
    wide[0].isActive = false
    #expect(try text() == ["box.height == 1"])
    wide.deactivate()
    #expect(try text().isEmpty)
    wide[1].isActive = true
    #expect(try text() == ["box.height == 1"])
  }

  @Test func aConstraintMayBeActivatedInItsBlock() throws {
    box.makeConstraints { make in
      make.width.equalTo(1).constraint.activate()
      make.height.equalTo(2)
    }
    #expect(try text() == ["box.width == 1", "box.height == 2"])
  }

  @Test func anUpdateHandsOutWhatItFound() throws {
    box.makeConstraints { make in make.left.top.equalTo(other).offset(1) }
    let found = box.updateConstraints { make in make.left.top.equalTo(other).offset(2) }
    found[0].update(offset: 3)
    #expect(found[0].isActive)
    #expect(try text() == ["box.left == other.left + 3", "box.top == other.top + 3"])
    found[0].isActive = false
    #expect(try text().isEmpty)
  }

  @Test func anUpdateOfAPartLeavesTheRest() throws {
    box.makeConstraints { make in make.left.top.equalTo(other).offset(1) }
    box.updateConstraints { make in make.top.bottom.equalTo(other).offset(2) }
    #expect(
      try text() == [
        "box.left == other.left + 1", "box.top == other.top + 2",
        "box.bottom == other.bottom + 2",
      ])
  }

  @Test func severalViewsAreConstrainedAtOnce() throws {
    let made = [box, other].makeConstraints { make in
      make.left.equalToSuperview().offset(3)
      make.width.equalTo(4)
    }
    #expect(made.count == 4)
    [box, other].updateConstraints { make in make.width.equalTo(5) }
    #expect(
      try text() == [
        "box.left == root.left + 3", "box.width == 5", "other.left == root.left + 3",
        "other.width == 5",
      ])
    [box, other].removeConstraints()
    #expect(try text().isEmpty)
  }

  @Test func aBadStatementForOneViewStopsAll() {
    let alone = LayoutView("alone")
    [box, alone].makeConstraints { make in make.left.equalToSuperview() }
    #expect(box.constraints.isEmpty)
    #expect(alone.constraints.isEmpty)
    #expect(problems(of: alone).map(\.kind) == [.noSuperview])
  }

  @Test func aBadRemakeLeavesWhatIsThere() throws {
    box.makeConstraints { make in make.width.equalTo(1) }
    box.remakeConstraints { make in
      make.height.equalTo(2)
      make.width.equalTo(other.left)
    }
    #expect(box.constraints.count == 1)
    #expect(problems(of: root).count == 1)
    box.remakeConstraints { make in make.height.equalTo(2) }
    #expect(try text() == ["box.height == 2"])
  }
}
