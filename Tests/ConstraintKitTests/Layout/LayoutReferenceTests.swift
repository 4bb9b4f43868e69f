import ConstraintKit
import Testing

/// Where positions are measured, and what that makes of multipliers and right-to-left text.
@Suite struct LayoutReferenceTests {
  let root = LayoutView("root")
  let panel = LayoutView("panel")
  let first = LayoutView("first")
  let second = LayoutView("second")

  init() {
    root.addSubview(panel)
    panel.addSubviews(first, second)
    panel.makeConstraints { make in
      make.left.equalTo(100)
      make.top.equalTo(50)
      make.width.equalTo(300)
      make.height.equalTo(90)
    }
    for view in [first, second] {
      view.makeConstraints { make in
        make.size.equalTo(30)
        make.top.equalTo(0)
      }
    }
  }

  @Test func multiplesAreOfTheSuperviewsOwnCentre() throws {
    first.makeConstraints { make in make.centerX.equalToSuperview().multipliedBy(1.0 / 3) }
    second.makeConstraints { make in
      make.right.equalToSuperview().multipliedBy(0.5)
      make.bottom.equalTo(first).multipliedBy(2).priority(.high)
    }
    let solution = try root.solve(width: 500, height: 200)
    #expect(solution.frame(of: first)?.x == 35)
    #expect(solution.absoluteFrame(of: first) == LayoutRect(x: 135, y: 50, width: 30, height: 30))
    #expect(solution.frame(of: second)?.x == 120)
  }

  @Test func siblingsAreMeasuredInTheirSuperview() throws {
    first.makeConstraints { make in make.left.equalTo(40) }
    second.makeConstraints { make in make.left.equalTo(first).multipliedBy(2) }
    let solution = try root.solve(width: 500, height: 200)
    #expect(solution.frame(of: second)?.x == 80)
  }

  @Test func cousinsAreMeasuredInTheirCommonAncestor() throws {
    let far = LayoutView("far")
    root.addSubview(far)
    far.constrain {
      far.left == 2 * first.left
      far.top == panel.bottom + 5
      far.size == 10
      first.left == panel.left + 20
      second.left == first.right
    }
    let solution = try root.solve(width: 500, height: 200)
    #expect(solution.frame(of: far) == LayoutRect(x: 240, y: 145, width: 10, height: 10))
    let node = try #require(solution.node(of: first))
    #expect(solution.value(of: .attribute(.right, node: node)) == 50)
    let panelNode = try #require(solution.node(of: panel))
    let twice: [LayoutConstraint.Term] = [
      .init(2, .attribute(.left, node: node)), .init(1, .attribute(.centerX, node: panelNode)),
    ]
    #expect(solution.value(of: twice) == 2 * 20 + 150)
  }

  @Test func rootIsMeasuredInItself() throws {
    let solution = try root.solve(width: 500, height: 200)
    #expect(solution.value(of: .attribute(.left, node: 0)) == 0)
    #expect(solution.value(of: .attribute(.right, node: 0)) == 500)
    #expect(solution.value(of: .attribute(.centerY, node: 0)) == 100)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func leadingFollowsTheText(_ direction: LayoutDirection) throws {
    first.constrain {
      first.leading == panel.leading + 20
      second.leading == first.trailing + 5
    }
    let solution = try root.solve(width: 500, height: 200, direction: direction)
    let isMirrored = direction == .rightToLeft
    #expect(solution.frame(of: first)?.x == (isMirrored ? 250 : 20))
    #expect(solution.frame(of: second)?.x == (isMirrored ? 215 : 55))
    let node = try #require(solution.node(of: second))
    #expect(solution.value(of: .attribute(.leading, node: node)) == 55)
    #expect(solution.value(of: .attribute(.trailing, node: node)) == 85)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func leadingMultipliesAlongTheText(_ direction: LayoutDirection) throws {
    first.constrain {
      first.leading == panel.trailing * 0.5 + 10
      second.centerX == first.leading
    }
    let solution = try root.solve(width: 500, height: 200, direction: direction)
    let isMirrored = direction == .rightToLeft
    #expect(solution.frame(of: first)?.x == (isMirrored ? 110 : 160))
    #expect(solution.frame(of: second)?.centerX == (isMirrored ? 140 : 160))
  }

  /// Report 23: insets on leading and trailing count, and mirror.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func insetsArePhysical(_ direction: LayoutDirection) throws {
    let insets = LayoutInsets(top: 10, left: 20, bottom: 30, right: 40)
    first.remakeConstraints { make in make.directionalEdges.equalToSuperview().inset(insets) }
    let solution = try root.solve(width: 500, height: 200, direction: direction)
    #expect(solution.frame(of: first) == LayoutRect(x: 20, y: 10, width: 240, height: 50))
  }

  /// Report 23.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func offsetsMirror(_ direction: LayoutDirection) throws {
    first.remakeConstraints { make in
      make.leading.equalToSuperview().offset(10)
      make.trailing.equalToSuperview().offset(-40)
    }
    let solution = try root.solve(width: 500, height: 200, direction: direction)
    #expect(solution.frame(of: first)?.x == (direction == .rightToLeft ? 40 : 10))
    #expect(solution.frame(of: first)?.width == 250)
  }

  @Test(arguments: LayoutAttribute.allCases) func insetsMoveEachAttribute(
    _ attribute: LayoutAttribute
  ) throws {
    let insets = LayoutInsets(top: 10, left: 20, bottom: 30, right: 40)
    let expected: [LayoutAttribute: Double] = [
      .top: 10, .firstBaseline: 10, .left: 20, .leading: 20, .bottom: -30, .lastBaseline: -30,
      .right: -40, .trailing: -40, .centerX: -10, .centerY: -10, .width: -60, .height: -40,
    ]
    first.remakeConstraints { make in
      make.adding([GuideAttribute(attribute)]).equalToSuperview().inset(insets)
    }
    let model = try first.superview?.superview?.model()
    #expect(
      model?.constraints.first { $0.terms.count == 2 && $0.constant == expected[attribute] } != nil)
  }
}
