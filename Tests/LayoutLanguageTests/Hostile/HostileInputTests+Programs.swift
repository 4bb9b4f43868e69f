import ConstraintKit
import LayoutLanguage
import TestSupport
import Testing

/// Rows 19–23, 33 and 34: programs that ask for too much.
extension HostileInputTests {
  @Test(
    "Row 19: a range of 1e12 is refused before it is gone through",
    arguments: [
      ("for i in 0..<1e12 { }", "a.layout:1:1"),
      ("let a = 1\n for i in -1e12...1e12 { view v[i] { } }", "a.layout:2:2"),
    ])
  func rangeWithoutEnd(text: String, place: String) {
    #expect(findings(text) == ["E0701 \(place)"])
  }

  @Test("Row 19: an empty range of large numbers is gone through")
  func emptyRangeOfLargeNumbers() {
    #expect(findings("for i in 1e12..<1e12 { }") == [])
  }

  /// The default is of fewer loops, and of a limit that is as much smaller.
  @Test("Row 20: nested loops end at the limit of statements")
  func billionLaughs() {
    let depth = Soak.factor > 1 ? 10 : 6
    var limits = LayoutLimits()
    if depth < 10 { limits.maxStatements = 10_000 }
    let loops = (0..<depth).map { "for i\($0) in 0..<10 {\n" }.joined()
    let text = loops + "let x = 1\n" + String(repeating: "}", count: depth)
    #expect(findings(text, limits: limits) == ["E0701 a.layout:\(depth):1"])
  }

  @Test("Row 20: the limit of statements is exact", arguments: [(499, true), (500, false)])
  func statementLimit(count: Int, isAllowed: Bool) {
    var limits = LayoutLimits()
    limits.maxStatements = 1_000
    let found = findings("for i in 0..<\(count) { let x = 1 }", limits: limits)
    #expect(found.contains("E0701 a.layout:1:1") != isAllowed)
  }

  @Test("Row 21: doubled strings end at the limit of their bytes")
  func doubledStrings() {
    let doubling = (1...40).map { "let s\($0) = s\($0 - 1) + s\($0 - 1)\n" }.joined()
    #expect(findings("let s0 = \"0123456789\"\n" + doubling) == ["E0701 a.layout:21:11"])
  }

  @Test(
    "Row 22: a component that contains itself is told with the chain",
    arguments: [
      ("component A { A a }\nA a", "1:15", "A (line 2) → A (line 1) …"),
      (
        "component A { B b }\ncomponent B { A a }\nA a", "2:15",
        "A (line 3) → B (line 1) → A (line 2) …"
      ),
    ])
  func recursiveComponents(text: String, place: String, chain: String) {
    let found = told(text).filter { $0.diagnostic.code == .recursiveComponent }
    #expect(found.map(\.place) == ["a.layout:" + place])
    #expect(
      found.first?.diagnostic.message
        == "`A` contains itself without a shrinking condition: \(chain), depth 64")
  }

  @Test("Row 23: a let is visible only after its line")
  func letsInACircle() throws {
    let found = told("let a = b\nlet b = a\nwidth == b")
    #expect(found.map { "\($0.diagnostic.code) \($0.place)" } == ["E0301 a.layout:1:9"])
    #expect(
      found.first?.diagnostic.notes.first == "`b` (line 2) is visible only after its line")
  }

  @Test("Row 33: of a thousand contradictions one minimal set is told, and that there are more")
  func thousandContradictions() throws {
    var text = "view a { left, top == super; height == 3 }\n"
    for width in 0..<1_000 { text += "a.width == \(width)\n" }
    let found = told(text)
    #expect(found.map { "\($0.diagnostic.code) \($0.place)" } == ["E0401 a.layout:3:1"])
    let diagnostic = try #require(found.first?.diagnostic)
    #expect(diagnostic.secondary.map(\.message) == ["a.width == 0"])
    #expect(
      diagnostic.notes == [
        "minimal: the other 1004 required constraints are not involved; removing any one of these "
          + "two ends this conflict; another is left, and told then"
      ])
  }

  @Test("Row 33: of two conflicts apart from each other the first is told, and that there are more")
  func twoConflicts() throws {
    let text = """
      view a { left, top == super; size == 3; width == 4 }
      view b { left, top == super; size == 3; width == 4 }
      """
    let note = try #require(told(text).first?.diagnostic.notes.first)
    #expect(note.hasSuffix("of these two ends this conflict; another is left, and told then"))
  }

  @Test("Row 33: five thousand wishes that lose are looked at within a number of steps")
  func losingWishes() throws {
    let count = Soak.factor > 1 ? 5_000 : 120
    var limits = LayoutLimits()
    if count < 5_000 { limits.maxCheckSteps = 5_000 }
    var text = "canvas: (400, 300)\nview v0 { left, top == super; size == 10 }\n"
    for index in 1..<count {
      text += "view v\(index) { left == v\(index - 1).right; top == super; size == 10 }\n"
      text += "v\(index).left == 5 @high\n"
    }
    let found = told(text, limits: limits).filter { $0.diagnostic.code == .inertPriority }
    let note = try #require(found.last?.diagnostic)
    #expect(note.level == .note)
    let left = thousands(count - found.count)
    #expect(
      note.message.hasPrefix("\(left) of \(thousands(count - 1)) wishes that lose aren't looked")
    )
    #expect(found.dropLast().allSatisfy { $0.diagnostic.level == .warning })
    #expect(found.count > 30)
  }

  private func thousands(_ number: Int) -> String {
    let rest = String(number % 1_000)
    return number < 1_000
      ? rest : "\(number / 1_000)," + String(repeating: "0", count: 3 - rest.count) + rest
  }

  @Test("Row 34: many views in one row have their places")
  func viewsInARow() throws {
    let count = Soak.length(short: 2_000, full: 200_000)
    let row = "row r { left, top == super; for i in 0..<\(count) { view v[i] { size == 1 } } }"
    let last = try #require(try layout(row).view("r.v[\(count - 1)]"))
    #expect(last.frame == LayoutRect(x: Double(count - 1), y: 0, width: 1, height: 1))
  }

  @Test("Row 34: the limit of views is exact", arguments: [(100, true), (101, false)])
  func viewLimit(count: Int, isAllowed: Bool) {
    var limits = LayoutLimits()
    limits.maxViews = 100
    let text = "for i in 0..<\(count) { view v[i] { edges == super } }"
    #expect(findings(text, limits: limits).contains("E0701 a.layout:1:25") != isAllowed)
  }
}
