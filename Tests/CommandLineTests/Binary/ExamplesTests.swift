import Foundation
import TestSupport
import Testing

/// The project's own examples, through the tool: the first ones, since `Scripts/check-examples` runs
/// all of them.
@Suite struct ExamplesTests {
  private static let folder = Fixtures.projectFolder.appending(path: "Examples")
  /// Two of the examples are faulty on purpose.
  private static let faulty = ["90-conflict.layout", "91-ambiguous.layout"]

  private static var sound: [String] {
    get throws {
      try folder.names.filter { $0.hasSuffix(".layout") && $0.hasPrefix("0") }
    }
  }

  @Test("The expectations of an example hold", arguments: try sound)
  func expectations(name: String) throws {
    let outcome = try CommandLineTool.run(["test", name], in: Self.folder)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.hasSuffix(" passed, 0 failed in 1 file\n"))
    #expect(!outcome.output.hasPrefix("0 passed"))
  }

  @Test("An example can be drawn", arguments: try sound)
  func drawing(name: String) throws {
    let outcome = try CommandLineTool.run(["render", name], in: Self.folder)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.hasPrefix("<svg ") && outcome.output.hasSuffix("</svg>\n"))
  }

  @Test(
    "A changed copy fails",
    arguments: [
      ("01-avatar-row.layout", "size == (40, 40)", "size == (41, 40)"),
      ("02-nine-grid.layout", "i % cols *", "i % 2 *"),
      ("04-comments-footer.layout", "comment[i - 1].bottom + 5", "comment[i - 1].bottom + 6"),
      ("06-smart-cell.layout", "@low ", "@required "),
    ])
  func mutations(name: String, original: String, changed: String) throws {
    let text = try Self.folder.appending(path: name).text()
    #expect(text.contains(original))
    let mutant = text.replacing(original, with: changed)
    let outcome = try CommandLineTool.run(["test", "-"], in: Self.folder, input: mutant)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("error[E0801]"))
    let summary = try #require(outcome.output.split(separator: "\n").last)
    #expect(!summary.hasSuffix("passed, 0 failed in 1 file"))
  }

  @Test("The faulty examples are found so")
  func faults() throws {
    let outcome = try CommandLineTool.run(
      ["check", "--diagnostics", "concise"] + Self.faulty, in: Self.folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.split(separator: "\n").map { $0.prefix { $0 != "]" } } == [
        "90-conflict.layout:5:3: error[E0401", "91-ambiguous.layout:3:6: error[E0402",
      ])
  }

  @Test("The feed of four posts is solved whole")
  func feed() throws {
    let outcome = try CommandLineTool.run(["solve", "feed.layout", "-f", "csv"], in: Self.folder)
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty)
    let cells = outcome.output.split(separator: "\n").filter { $0.contains(",FriendsCell,") }
    #expect(cells.count == 4)
  }
}
