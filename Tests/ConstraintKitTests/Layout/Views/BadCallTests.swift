import ConstraintKit
import Testing

/// What can't be, and how it is told: the line, the views, the reason.
struct BadCall: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let call: @Sendable (BadCallViews) -> Void

  init(_ text: String, _ call: @escaping @Sendable (BadCallViews) -> Void) {
    testDescription = text
    self.text = text
    self.call = call
  }

  static let file: StaticString = "App/Cell.swift"

  /// Each is written at line 12.
  static let all = [
    BadCall("view.left: can't be compared with `other.top`, which lies on the other axis") { v in
      v.make { $0.left.equalTo(v.other.top, fileID: file, line: 12) }
    },
    BadCall("view.width: can't be compared with `other.left`, since only one of them is a size") {
      v in
      v.make { $0.width.equalTo(v.other.left, fileID: file, line: 12) }
    },
    BadCall("view.left, top: `left, top` can't be matched with `width, height`") { v in
      v.make { $0.left.top.equalTo(LayoutSize(1, 2), fileID: file, line: 12) }
    },
    BadCall("view.width: `width` can't be matched with `centerX, centerY`") { v in
      v.make { $0.width.equalTo(LayoutPoint(1, 2), fileID: file, line: 12) }
    },
    BadCall("view.width: the offset can't be nan") { v in
      v.make { $0.width.equalTo(v.other, fileID: file, line: 12).offset(Double.nan) }
    },
    BadCall("view.left: the inset can't be inf") { v in
      v.make { $0.left.equalTo(v.other, fileID: file, line: 12).inset(Double.infinity) }
    },
    BadCall("view.width: the number can't be nan") { v in
      v.make { $0.width.equalTo(Double.nan, fileID: file, line: 12) }
    },
    BadCall("view.width: the multiplier can't be nan") { v in
      v.make { $0.width.equalTo(v.other, fileID: file, line: 12).multipliedBy(Double.nan) }
    },
    BadCall("view.width: division by zero") { v in
      v.make { $0.width.equalTo(v.other, fileID: file, line: 12).dividedBy(0) }
    },
    BadCall("view.width: a multiplier needs a view or an anchor to multiply") { v in
      v.make { $0.width.equalTo(4, fileID: file, line: 12).multipliedBy(2) }
    },
    BadCall("view.left: `sizeOffset` says nothing about any of the attributes") { v in
      v.make { $0.left.equalTo(v.other, fileID: file, line: 12).sizeOffset(LayoutSize(1, 2)) }
    },
    BadCall("view.left: the priority 1200 isn't above 0 and at most 1000") { v in
      v.make { $0.left.equalTo(v.other, fileID: file, line: 12).priority(1200) }
    },
    BadCall("view.left, top: the constraint has no relation, such as `equalTo`") { v in
      v.view.makeConstraints(fileID: file, line: 12) { make in _ = make.left.top }
    },
    BadCall("view: `root` can't lie inside itself") { v in
      v.view.addSubview(v.root, fileID: file, line: 12)
    },
    BadCall("view.left: `stranger` isn't in the tree that is solved; was addSubview forgotten?") {
      v in
      v.make { $0.left.equalTo(v.stranger, fileID: file, line: 12) }
    },
    BadCall("view.left: `removed` isn't in the tree that is solved; was addSubview forgotten?") {
      v in
      let removed = LayoutView("removed")
      v.root.addSubview(removed)
      removed.removeFromSuperview()
      v.strangers.append(removed)
      v.make { $0.left.equalTo(removed, fileID: file, line: 12) }
    },
    BadCall("view.left: `gone` no longer exists: nothing holds it; was addSubview forgotten?") {
      v in
      v.make { $0.left.equalTo(LayoutView("gone"), fileID: file, line: 12) }
    },
    BadCall("gone.left: `gone` no longer exists: nothing holds it; was addSubview forgotten?") {
      v in
      var kept: Constraint?
      do {
        let gone = LayoutView("gone")
        kept =
          gone.prepareConstraints { make in
            make.left.equalTo(v.view, fileID: file, line: 12)
          }.first
      }
      kept?.activate()
    },
    BadCall("view.width: the offset can't be nan") { v in
      v.kept { $0.width.equalTo(1) }?.update(offset: Double.nan, fileID: file, line: 12)
    },
    BadCall("view.width: the priority 0 isn't above 0 and at most 1000") { v in
      v.kept { $0.width.equalTo(1) }?.update(priority: 0, fileID: file, line: 12)
    },
    BadCall("view.width: a multiplier needs a view or an anchor to multiply") { v in
      v.kept { $0.width.equalTo(1) }?.update(multiplier: 2, fileID: file, line: 12)
    },
    BadCall("view.width: can't be compared with `other.left`, since only one of them is a size") {
      v in
      v.kept { $0.width.equalTo(1) }?.update(target: v.other.left, fileID: file, line: 12)
    },
    BadCall("view.left: the constraint has several targets, and this needs one") { v in
      v.root.constrain { v.view.left + v.view.right == v.other.left + v.other.right }
        .first?.update(multiplier: 2, fileID: file, line: 12)
    },
    BadCall("view.left: `centerOffset` says nothing about any of the attributes") { v in
      v.kept { $0.left.equalTo(1) }?
        .update(centerOffset: LayoutPoint(1, 2), fileID: file, line: 12)
    },
  ]
}

/// The views that the calls are about; a class, since the calls may keep views alive in it.
final class BadCallViews {
  let root = LayoutView("root")
  let view = LayoutView("view")
  let other = LayoutView("other")
  let stranger = LayoutView("stranger")
  var strangers: [LayoutView] = []

  init() {
    root.addSubviews(view, other)
  }

  func make(_ body: (ConstraintMaker) -> Void) {
    view.makeConstraints(body)
  }

  func kept(_ body: (ConstraintMaker) -> Void) -> Constraint? {
    view.makeConstraints(body).first
  }
}

@Suite struct BadCallTests {
  @Test(arguments: BadCall.all) func isToldWithItsLine(_ bad: BadCall) {
    let views = BadCallViews()
    bad.call(views)
    let error = #expect(throws: LayoutError.self) { try views.root.solve(width: 100) }
    #expect(error.map { "\($0)" } == "App/Cell.swift:12: \(bad.text)")
  }

  /// A number that is refused leaves the constraint as it was.
  @Test func aRefusedUpdateChangesNothing() throws {
    let views = BadCallViews()
    let kept = try #require(views.kept { $0.width.equalTo(views.other).offset(3) })
    kept.update(offset: Double.nan).update(multiplier: Double.infinity).update(priority: -1)
    kept.update(target: views.other.top)
    #expect(problems(of: views.root).count == 4)
    views.view.removeConstraints()
    kept.activate()
    #expect(try statements(of: views.root) == ["view.width == other.width + 3"])
  }

  @Test func aStatementThatIsChangedAfterItsBlockIsTold() {
    let views = BadCallViews()
    var late: ConstraintMakerEditable?
    views.make { late = $0.width.equalTo(4) }
    late?.priority(-3)
    #expect(problems(of: views.root).map(\.kind) == [.badPriority(-3)])
  }
}
