import TestSupport
import Testing

@testable import constraint_cli

@Suite struct ArgumentParserFuzzTests {
  private static let pieces =
    CommandSpec.all.map(\.command.rawValue)
    + FlagSpec.all.flatMap { [$0.flag.spelling, $0.flag.spelling + "=", $0.flag.spelling + "=1"] }
    + FlagSpec.all.compactMap { $0.short.map { "-\($0)" } }
    + ["-", "--", "---", "-=", "--=", "-qvo", "-W=1", "a.layout", "", "=", "1", "-1", "nan", "x=y"]
    + ["1,2,3,4", "auto", "full", "json", "(", "\u{1b}[31m", "\n", "头像", "-头像", "--头像=头像"]

  @Test("Any arguments are understood, or refused with a message fit to be shown")
  func randomArguments() throws {
    var generator = SeededGenerator(seed: 2026)
    for round in 0..<5000 {
      let count = Int.random(in: 0...6, using: &generator)
      let arguments = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }
      do throws(UsageError) {
        let reader = OptionReader(try ArgumentParser.parse(arguments)) { _ in nil }
        _ = try InputOptions(reader)
        _ = try OutputOptions(reader)
        _ = try DiagnosticOptions(reader)
      } catch {
        let message = UsageMessage.text(error, command: ArgumentParser.command(in: arguments))
        #expect(message.hasPrefix("error: "), "seed 2026, round \(round): \(arguments)")
        #expect(!message.contains("\u{1b}"), "seed 2026, round \(round): \(arguments)")
        #expect(message.hasSuffix("for more information.\n"))
      }
    }
  }
}
