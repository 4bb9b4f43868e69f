import LayoutLanguage
import TestSupport
import Testing

/// What the help of W1006 says mends it: followed, it leaves no fault.
@Suite("Views beyond their superview") struct OverflowHelpTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    /// What each help has in it, and what is written for it in the place of what.
    var steps: [(part: String, old: String, new: String)]

    var testDescription: String { text }
  }

  private static let inCanvas = "canvas: (0, 0)\nview a { left, top == super; size == 30 }\n"
  private static let inView =
    "canvas: (320, 480)\nview p { left, top == super; size == 20\n"
    + "view a { left, top == super; size == 30 } }\n"
  private static let inOpenView =
    "canvas: (320, 480)\nview p { left, top == super; height == 40; width >= 20\n"
    + "view a { left, top == super; size == 30 } }\n"

  @Test(arguments: [
    Case(
      text: inCanvas,
      steps: [("`(30, 0)`", "(0, 0)", "(30, 0)"), ("`(30, 30)`", "(30, 0)", "(30, 30)")]),
    Case(
      text: inCanvas,
      steps: [
        ("`(auto, 0)` with `right == a + …`", "(0, 0)\n", "(auto, 0)\nright == a + 0\n"),
        ("`(auto, auto)` with `bottom == a + …`", "(auto, 0)\n", "(auto, auto)\nbottom == a + 4\n"),
      ]),
    Case(text: inCanvas.replacing("(0, 0)", "(20, 40)"), steps: [("`a` smaller", "30", "20")]),
    Case(
      text: inView,
      steps: [
        ("`p` is 20 wide: make it at least 30", "size == 20", "size == (30, 20)"),
        ("`p` is 20 high: make it at least 30", "(30, 20)", "(30, 30)"),
      ]),
    Case(text: inView, steps: [("or `a` smaller", "size == 30", "size == 20")]),
    Case(
      text: inOpenView,
      steps: [("add `right == a + …` to it", "width >= 20", "right == a + 0")]),
  ])
  func helpsWhenFollowed(_ example: Case) throws {
    var text = example.text
    for step in example.steps {
      let found = Self.warnings(of: text).first(where: { $0.code == .overflowingFrame })
      let help = try #require(found?.fixes.first).message
      #expect(help.contains(step.part), "\(help)")
      text = text.replacing(step.old, step.new)
    }
    #expect(Self.warnings(of: text).map(\.message) == [])
  }

  private static func warnings(of text: String) -> [Diagnostic] {
    let loaded = LayoutProgram.load(source: text, name: "a.layout")
    return loaded.program?.check().diagnostics ?? loaded.diagnostics
  }
}

extension String {
  /// With each `old` in it as `new`.
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
