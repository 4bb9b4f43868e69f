import Foundation
import Testing

/// `COLUMNS` of any value: nothing crashes, and nothing is wider than it has to be.
@Suite struct ScreenWidthTests {
  private static let layout = """
    canvas: (375, 100)
    image photo { left, top == super + 10; size == (80, 80) }
    label title { text: "A title of several words"; left == photo.right + 10; top == photo }

    """

  private func output(_ arguments: [String], columns: String) throws -> String {
    try withTemporaryFolder { folder in
      try folder.writing(Self.layout, to: "a.layout")
      let outcome = try CommandLineTool.run(
        arguments, in: folder, environment: ["COLUMNS": columns])
      #expect(outcome.status == 0, "\(outcome.error)")
      return outcome.output
    }
  }

  @Test("A picture in text is as wide as the screen", arguments: [24, 25, 47, 80, 200])
  func picture(columns: Int) throws {
    let lines = try output(["render", "-f", "txt", "a.layout"], columns: "\(columns)")
      .split(separator: "\n")
    #expect(lines.map(\.count).max() == columns)
  }

  @Test(
    "What is no width, or far too much, gives a picture all the same",
    arguments: [
      ("", 80), ("0", 80), ("-5", 80), ("x", 80), ("1", 24), ("23", 24), ("9999999999", 1_000),
    ])
  func odd(columns: String, width: Int) throws {
    let text = try output(["render", "-f", "txt", "a.layout"], columns: columns)
    #expect(text.split(separator: "\n").map(\.count).max() == width)
  }

  @Test("Explanations are wrapped too", arguments: [20, 40, 80])
  func explanation(columns: Int) throws {
    let text = try output(["explain", "E0206"], columns: "\(columns)")
    let prose = text.split(separator: "\n").filter { !$0.hasPrefix(" ") && $0.contains(" ") }
      .prefix { $0 != "Mended:" }
    let paragraph = prose.dropFirst().prefix { !$0.hasPrefix("error") }
    #expect(paragraph.count > 1 && paragraph.allSatisfy { $0.count <= columns })
  }

  @Test(
    "A layout without an area is told, not drawn",
    arguments: [
      ("canvas: (375, 0)", "375 wide and 0 high"), ("canvas: (0, 50)", "0 wide and 50 high"),
      ("canvas: (0, 0)", "0 wide and 0 high"),
    ])
  func empty(source: String, size: String) throws {
    let outcome = try CommandLineTool.run(["render", "-f", "txt", "-"], input: source + "\n")
    #expect(outcome.status == 0)
    #expect(outcome.output == "nothing to draw: root is \(size)\n")
  }
}
