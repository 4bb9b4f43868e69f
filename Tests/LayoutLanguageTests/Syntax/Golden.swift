import Foundation
import TestSupport
import Testing

/// Recorded texts. With `RECORD_GOLDEN=1` in the environment they are written anew, and the test
/// fails so that a recording is never mistaken for a pass.
enum Golden {
  static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" }

  static func expect(_ text: String, matches path: String) throws {
    if isRecording {
      try Data(text.utf8).write(to: Fixtures.url(path))
      Issue.record("recorded \(path)")
    } else {
      let expected = String(decoding: try Fixtures.data(path), as: UTF8.self)
      #expect(text == expected)
    }
  }
}
