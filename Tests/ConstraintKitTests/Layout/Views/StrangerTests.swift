import ConstraintKit
import Testing

/// Constraints whose owner isn't in the tree that is solved, but that name a view of it.
@Suite struct StrangerTests {
  private let screen = LayoutView("screen")
  private let box = LayoutView("box")
  private let lost = LayoutView("lost")

  init() {
    screen.addSubview(box)
    box.makeConstraints { make in make.edges.equalToSuperview() }
  }

  @Test func aViewThatWasNeverAddedIsTold() throws {
    lost.makeConstraints { make in
      make.top.left.equalTo(screen, fileID: "App/Cell.swift", line: 12)
    }
    let error = #expect(throws: LayoutError.self) { try screen.solve(width: 100, height: 50) }
    #expect(
      error.map { "\($0)" }
        == "App/Cell.swift:12: lost.top, left: `lost` isn't in the tree that is solved; "
        + "was addSubview forgotten?")
    screen.addSubview(lost)
    lost.makeConstraints { make in make.size.equalTo(10) }
    #expect(try screen.solve(width: 100, height: 50).frame(of: lost)?.width == 10)
  }

  @Test func aViewOfAnotherTreeIsTold() {
    let other = LayoutView("other")
    other.addSubview(lost)
    other.constrain { lost.top == box.bottom }
    other.constrain { lost.width + lost.height == box.width }
    #expect(
      problems(of: screen).map(\.kind) == Array(repeating: .otherTree(view: "lost"), count: 2))
    #expect(problems(of: other).map(\.kind) == Array(repeating: .otherTree(view: "box"), count: 2))
    other.removeConstraints()
    lost.removeConstraints()
    #expect(problems(of: screen).isEmpty)
  }

  /// A tree that is kept solved hears of it too, and of its end.
  @Test func aTreeThatIsKeptSolved() throws {
    func solve() throws { _ = try screen.solve(width: 100, height: 50) }
    for _ in 0..<3 { try solve() }
    let made = lost.makeConstraints { make in make.top.equalTo(box) }
    for _ in 0..<2 { #expect(throws: LayoutError.self) { try solve() } }
    made.deactivate()
    for _ in 0..<3 { try solve() }
    made.activate()
    #expect(throws: LayoutError.self) { try solve() }
    lost.remakeConstraints { make in make.width.equalTo(10) }
    for _ in 0..<3 { try solve() }
    lost.makeConstraints { make in make.width.equalTo(10) }.first?.update(target: box.width)
    #expect(throws: LayoutError.self) { try solve() }
  }

  @Test func constraintsThatComeBeforeTheViewsAreFine() throws {
    let inner = LayoutView("inner")
    inner.makeConstraints { make in make.edges.equalTo(lost).inset(5) }
    lost.makeConstraints { make in make.edges.equalTo(screen).inset(10) }
    lost.addSubview(inner)
    screen.addSubview(lost)
    for _ in 0..<3 {
      let solution = try screen.solve(width: 100, height: 50)
      #expect(solution.absoluteFrame(of: inner) == LayoutRect(x: 15, y: 15, width: 70, height: 20))
    }
    // A part of the tree alone leaves out what reaches out of it.
    #expect(throws: Never.self) { try lost.solve(width: 10, height: 10) }
  }

  @Test func theConstraintsOfAViewThatIsGoneGoWithIt() throws {
    do {
      let gone = LayoutView("gone")
      gone.makeConstraints { make in make.edges.equalTo(box) }
      #expect(problems(of: screen).map(\.kind) == [.otherTree(view: "gone")])
    }
    #expect(problems(of: screen).isEmpty)
  }

  /// What was a tree falls apart when its root goes.
  @Test func viewsThatLostTheirRoot() {
    let (first, second) = (LayoutView("first"), LayoutView("second"))
    do {
      let root = LayoutView("root")
      root.addSubviews(first, second)
      root.constrain { first.left == second.right }
    }
    #expect(problems(of: second).map(\.kind) == [.otherTree(view: "first")])
    #expect(problems(of: first).map(\.kind) == [.otherTree(view: "second")])
  }

  /// Neither a constraint nor its views are kept alive by what it names.
  @Test func nothingIsKeptAlive() {
    weak var constraint: Constraint?
    do {
      let gone = LayoutView("gone")
      constraint = gone.makeConstraints { make in make.top.equalTo(box) }.first
      #expect(constraint != nil)
    }
    #expect(constraint == nil)
  }
}
