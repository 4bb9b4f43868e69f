import LayoutLanguage
import TestSupport
import Testing

/// Examples with one number changed: what they expect no longer holds, and that is noticed.
@Suite("Mutated examples")
struct MutatedExampleTests {
  struct Mutation: CustomTestStringConvertible {
    var file: String
    var old: String
    var new: String
    /// What fails, and what the message says.
    var message: String

    var testDescription: String { "\(file): \(old) becomes \(new)" }
  }

  @Test(arguments: [
    Mutation(
      file: "01-avatar-row.layout", old: "avatar.right + 10", new: "avatar.right + 12",
      message: "`name.left` is 72, expected 70 (off by 2); "
        + "fixed by line 13 `left  == avatar.right + 12` and 2 more"),
    Mutation(
      file: "04-comments-footer.layout", old: "comment.last.bottom + 10",
      new: "comment.last.bottom + 11",
      message: "`footer.height` is 65, expected 64 (off by 1); "
        + "fixed by line 26 `bottom == box` and 6 more"),
    Mutation(
      file: "02-nine-grid.layout", old: "maxWidth - gap * 2", new: "maxWidth - gap * 3",
      message: "width of `frame(grid.cell[0])` is 255, expected 265 (off by −10); "
        + "the constraint that fixes it: line 15 `size == side`"),
  ])
  func fails(_ mutation: Mutation) throws {
    let original = try String(
      decoding: Examples.files.read(mutation.file, limit: 1 << 20).bytes, as: UTF8.self)
    let source = original.replacing(mutation.old, with: mutation.new)
    #expect(source != original)
    let loaded = LayoutProgram.load(
      source: Array(source.utf8), name: mutation.file, files: Examples.files)
    let report = try #require(loaded.program).runTests()
    #expect(!report.succeeded)
    let failures = report.outcomes.compactMap(\.failure)
    #expect(failures.allSatisfy { $0.code == .expectationFailed })
    #expect(failures.map(\.message).contains(mutation.message), "\(failures.map(\.message))")
  }
}
