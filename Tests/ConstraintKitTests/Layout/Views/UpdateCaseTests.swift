import ConstraintKit
import TestSupport
import Testing

/// A row of `updateCases`: what an update does to the constraints that were made first.
struct UpdateCase: Decodable, Sendable, CustomTestStringConvertible {
  var lib: String
  var first: String
  var update: String
  var count: Int?
  var result: String

  var testDescription: String { "\(lib): \(first), then \(update)" }

  static let all: [UpdateCase] = {
    struct File: Decodable { var updateCases: [UpdateCase] }
    return (try? Fixtures.json("autolayout.json", as: File.self).updateCases) ?? []
  }()
}

/// A statement of an update case, `left == w.left + 10` or `width == p.width * 5`.
struct UpdateStatement {
  let view: String
  let attribute: LayoutAttribute
  let target: String
  let anchor: LayoutAttribute
  var multiplier: Double?
  var offset: Double?

  init(_ text: some StringProtocol) throws {
    let words = text.split { $0 == " " }.map { String($0) }
    guard words.count == 3 || words.count == 5, words[1] == "==" else {
      throw CaseError.unknown(String(text))
    }
    let left = words[0].split { $0 == "." }.map { String($0) }
    let right = words[2].split { $0 == "." }.map { String($0) }
    view = left.count == 2 ? left[0] : "view"
    target = right[0]
    attribute = try Self.attribute(left[left.count - 1])
    anchor = try Self.attribute(right[right.count - 1])
    guard words.count == 5 else { return }
    if words[3] == "*" { multiplier = Double(words[4]) } else { offset = Double(words[4]) }
  }

  private static func attribute(_ name: String) throws -> LayoutAttribute {
    guard let found = LayoutAttribute.allCases.first(where: { "\($0)" == name }) else {
      throw CaseError.unknown(name)
    }
    return found
  }

  static func list(_ text: String) throws -> [UpdateStatement] {
    if text == "(none)" { return [] }
    let text = text == "any" ? "left == w.left + 10" : text
    return try text.split { $0 == ";" }.map { try UpdateStatement($0) }
  }
}

@Suite struct UpdateCaseTests {
  let root = LayoutView("root")
  let views: [String: LayoutView]

  init() {
    var views: [String: LayoutView] = [:]
    for name in ["view", "bar", "w", "p", "a", "b", "l1", "l2"] {
      let view = LayoutView(name)
      root.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  private func state(_ statement: UpdateStatement, in make: ConstraintMaker) throws {
    let target = try #require(views[statement.target])
    let anchor = try #require(target.anchor(statement.anchor))
    let made = make.adding([GuideAttribute(statement.attribute)]).equalTo(anchor)
    if let multiplier = statement.multiplier { made.multipliedBy(multiplier) }
    if let offset = statement.offset { made.offset(offset) }
  }

  /// The view that the statements are about, with the statements of a case.
  private func apply(
    _ statements: [UpdateStatement],
    by method: (LayoutView, (ConstraintMaker) -> Void) -> Void
  ) throws -> LayoutView {
    let view = try #require(views[statements.first?.view ?? "view"])
    method(view) { make in
      for statement in statements {
        #expect(throws: Never.self) { try state(statement, in: make) }
      }
    }
    return view
  }

  @Test(arguments: UpdateCase.all) func findsOrAdds(_ test: UpdateCase) throws {
    _ = try apply(UpdateStatement.list(test.first)) { $0.makeConstraints($1) }
    let refused = problems(of: root)
    if !refused.isEmpty { #expect(refused.map(\.kind) == [.mixedAxes(.left, .top, view: "w")]) }
    let view = try apply(UpdateStatement.list(test.update)) { $0.updateConstraints($1) }
    let constants = try? root.model().constraints.map(\.constant)
    switch (test.lib, test.result) {
    case ("Masonry", "constant 20"):
      #expect(constants == [20])
    case ("Masonry", "added"), ("Masonry", "added, then conflict"):
      #expect(view.constraints.count == test.count)
    case ("SnapKit", "constant 15"):
      // `left == w.top` mixes axes, so the first block isn't made, and the update adds.
      #expect(refused.count == 1)
      #expect(view.constraints.count == 1)
    case ("SnapKit", "fatal error: no match"):
      #expect(view.constraints.count == 2)
    case ("SnapKit", "behaves as make"):
      #expect(constants == [10])
    default: Issue.record("an unknown case: \(test)")
    }
  }

  @Test func fileIsThere() {
    #expect(UpdateCase.all.count == 7)
  }

  /// The SnapKit case without its mixed axes.
  @Test func oneOfTwoGetsTheNewConstant() throws {
    let view = try #require(views["view"])
    let w = try #require(views["w"])
    view.makeConstraints { make in
      make.top.equalTo(w).offset(50)
      make.left.equalTo(w).offset(50)
    }
    view.updateConstraints { make in make.top.equalTo(w.top).offset(15) }
    #expect(
      try statements(of: root) == ["view.top == w.top + 15", "view.left == w.left + 50"])
  }

  @Test func anAddedConstraintMayConflict() throws {
    let bar = try #require(views["bar"])
    for (index, name) in ["l1", "l2"].enumerated() {
      let label = try #require(views[name])
      label.makeConstraints { make in make.centerX.equalTo(100 * index) }
      bar.updateConstraints { make in make.centerX.equalTo(label) }
    }
    let error = #expect(throws: LayoutError.self) { try root.solve(width: 375, height: 100) }
    guard case .unsatisfiable(let conflict) = error else {
      Issue.record("not a conflict: \(String(describing: error))")
      return
    }
    #expect(conflict.members.count == 4)
  }
}

extension LayoutView {
  fileprivate func anchor(_ attribute: LayoutAttribute) -> (any ConstraintTargetConvertible)? {
    switch attribute {
    case .left: left
    case .right: right
    case .top: top
    case .width: width
    case .centerX: centerX
    default: nil
    }
  }
}
