import Foundation
import Testing

/// A script with the tool, and what comes of it.
struct ToolCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Run in an empty folder.
  var script: String
  var status: Int32
  /// Each is in what the tool said.
  var messages: [String]

  init(_ name: String, _ script: String, _ status: Int32, _ messages: String...) {
    testDescription = name
    self.script = script
    self.status = status
    self.messages = messages
  }

  /// Runs the script; whatever it does, nothing half-written is left, and no control character gets
  /// out.
  func check() throws {
    try withTemporaryFolder { folder in
      let outcome = try CommandLineTool.shell(script, in: folder)
      let said = outcome.output + outcome.error
      #expect(outcome.status == status, "\(said)")
      for message in messages { #expect(said.contains(message), "\(said)") }
      #expect(!said.contains("internal error"))
      #expect(!said.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(said)")
      #expect(try !folder.names.contains { $0.hasSuffix(".tmp") })
    }
  }
}
