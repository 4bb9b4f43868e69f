import Foundation
import TestSupport
import Testing

/// Sessions with the tool, word for word: what was typed after `$ `, what came out (stdout and
/// stderr as they came), and `=> N` where the exit code isn't 0.
///
/// With `RECORD_TRANSCRIPTS=1` the files are written anew, and the tests fail.
@Suite struct TranscriptTests {
  static let folder = Fixtures.url("cli/transcripts")

  @Test("The tool answers as recorded", arguments: try folder.names.filter { $0.hasSuffix(".txt") })
  func transcript(name: String) throws {
    let url = Self.folder.appending(path: name)
    let recorded = try url.text()
    var actual = ""
    for command in recorded.split(separator: "\n") where command.hasPrefix("$ ") {
      actual += try Self.play(String(command))
    }
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1" {
      try Data(actual.utf8).write(to: url)
      Issue.record("recorded \(name)")
    }
    #expect(actual == recorded)
  }

  private static func play(_ command: String) throws -> String {
    let outcome = try CommandLineTool.shell(
      "{ \(command.dropFirst(2))\n} 2>&1", in: Fixtures.url("cli/inputs"))
    let output = outcome.output.replacing(/\([0-9.]+ s\)/, with: "(0.01 s)")
    let status = outcome.status == 0 ? "" : "=> \(outcome.status)\n"
    return "\(command)\n\(output)\(status)\n"
  }
}
